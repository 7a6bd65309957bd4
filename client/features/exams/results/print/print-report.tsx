import type { ExamResult, ReviewQuestion } from '#contract/exam-results.ts';
import { slotName } from '#core/exams/shape.ts';
import { topicName } from '#core/topics/topics.ts';
import { outcomeNames } from '#client/ui/question/outcome.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { AnswersExplained, QuestionText, Solution } from '#client/ui/question/explanation.tsx';
import { examAnswer } from '#client/features/exams/results/exam-answer.ts';
import { byModule, outcomeOf, type Response } from '../result-view.ts';
import { durationText } from '../result-words.ts';
import { EstimateLine, Paper, Scores, Topics } from './parts.tsx';
import { signs, useReviews } from './reviews.ts';

function PrintedQuestion({ response, review }: { readonly response: Response; readonly review: ReviewQuestion | undefined }) {
  const outcome = outcomeOf(response);
  return (
    <article className="print-question">
      <header>
        <h3>
          {signs[outcome]} Question {response.number}: {topicName(response.topicId)}
        </h3>
        <p className="text-sm text-muted">
          {[
            outcomeNames[outcome],
            `your answer: ${response.answer ?? 'none'}`,
            durationText(response.timeSpentMs),
            `level ${response.difficulty} of 5`,
            response.marked ? 'marked for review' : '',
            response.pretest ? 'unscored question' : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {review ? (
        <div className="print-text mt-3 font-serif">
          <QuestionText review={review} />
          <RichText text={review.question.stem} className="print-stem mt-3 mb-3" />
          <AnswersExplained review={review} given={examAnswer(review)} />
          <div className="mt-4 font-sans">
            <Solution review={review} />
          </div>
        </div>
      ) : (
        <p className="text-sm">
          {response.explained
            ? 'The explanation did not load. Print this page while you’re online.'
            : 'Left blank in a module that was submitted early: not explained yet.'}
        </p>
      )}
    </article>
  );
}

/** The whole result for paper: scores, topics, every question with its explanation. */
export function PrintReport({ result }: { readonly result: ExamResult }) {
  const reviews = useReviews(result);
  return (
    <Paper result={result}>
      <Scores result={result} />
      <Topics result={result} />
      <EstimateLine />
      {byModule(result.responses).map((group) => (
        <section key={group.position} className="print-module">
          <h2>{slotName(result.shape, group.position)}</h2>
          {group.responses.map((response) => (
            <PrintedQuestion key={response.questionId} response={response} review={reviews.get(response.questionId)} />
          ))}
        </section>
      ))}
    </Paper>
  );
}
