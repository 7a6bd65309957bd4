import type { ExamResult, ReviewQuestion } from '#contract/exam-results.ts';
import { slotName } from '#core/exams/shape.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import { topicName } from '#core/topics/topics.ts';
import { useSession } from '#client/platform/session.ts';
import { ChoiceContent } from '#client/ui/question/choice-content.tsx';
import { QuestionText, Solution } from '#client/ui/question/explanation.tsx';
import { keysText } from '#client/ui/question/explanation-view.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { missesOf, type Response } from '../result-view.ts';
import { Paper } from './parts.tsx';
import { useReviews } from './reviews.ts';

const nameOf = (result: ExamResult, { position, number }: Response) => `${slotName(result.shape, position)}, question ${number}`;

/** A question as it was asked, with room for an answer. */
function MissedQuestion({
  name,
  number,
  review,
  topicId,
}: {
  readonly name: string;
  readonly number: number;
  readonly review: ReviewQuestion;
  readonly topicId: number;
}) {
  const { question } = review;
  return (
    <article className="print-question">
      <header>
        <h3>
          {number}. {topicName(topicId)}
        </h3>
        <p className="text-sm text-muted">{name}</p>
      </header>
      <div className="print-text mt-3 font-serif">
        <QuestionText review={review} />
        <RichText text={question.stem} className="print-stem mt-3 mb-3" />
        {question.format === 'choice' ? (
          <ul>
            {question.choices.map((choice) => (
              <li key={choice.id} className="print-keep mb-1.5 flex gap-2">
                <span>{choice.id})</span>
                <span className="min-w-0 grow">
                  <ChoiceContent choice={choice} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="font-sans">Answer: ____________</p>
        )}
      </div>
    </article>
  );
}

/** The misses as a worksheet: whose it is, the questions first, the answers with their explanations after. */
export function PrintMisses({ result }: { readonly result: ExamResult }) {
  const session = useSession();
  const reviews = useReviews(result);
  const misses = missesOf(result.responses, null).flatMap((response) => {
    const review = reviews.get(response.questionId);
    return review ? [{ response, review }] : [];
  });
  return (
    <Paper result={result} className="print-misses">
      <p className="text-lg font-semibold">{session.kind === 'user' ? session.me.name : null}</p>
      <section>
        <h2>The {misses.length === 1 ? 'question' : `${misses.length} questions`} you missed</h2>
        <div className="print-columns">
          {misses.map(({ response, review }, index) => (
            <MissedQuestion key={response.questionId} name={nameOf(result, response)} number={index + 1} review={review} topicId={response.topicId} />
          ))}
        </div>
      </section>
      <section className="print-module">
        <h2>Answers</h2>
        <div className="print-columns">
          {misses.map(({ response, review }, index) => (
            <article key={response.questionId} className="print-question">
              <h3>
                {index + 1}. {keysText(review.keys)}
              </h3>
              <p className="text-sm text-muted">
                {nameOf(result, response)} · {isAnswered(response.answer) ? `your answer then: ${response.answer.replace('-', '−')}` : 'no answer then'}
              </p>
              <div className="mt-2">
                <Solution review={review} />
              </div>
            </article>
          ))}
        </div>
      </section>
    </Paper>
  );
}
