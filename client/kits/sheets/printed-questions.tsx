import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ExplainedQuestion } from '#core/questions/explanation.ts';
import { topicName } from '#core/topics/topics.ts';
import { ChoiceContent } from '#client/ui/question/choice-content.tsx';
import { QuestionText, Solution } from '#client/ui/question/explanation.tsx';
import { keysText } from '#client/ui/question/explanation-view.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import '#client/ui/print.css';

export interface PrintedQuestion {
  readonly id: string;
  readonly topicId: number;
  readonly level: number;
  readonly explained: ExplainedQuestion;
  /** Below its answer: what was answered before, a note. */
  readonly remark: ReactNode;
}

export interface PrintedQuestionsProps {
  /** Where the questions come from, e.g. "Error log". */
  readonly from: string;
  readonly questions: readonly PrintedQuestion[];
}

/** Questions on paper: first to be tried again, and after all of them the answers. */
export function PrintedQuestions({ from, questions }: PrintedQuestionsProps) {
  return createPortal(
    <div className="print-report">
      <p className="text-sm text-muted">SAT Ascent · {from}</p>
      <h1>Questions to try again</h1>
      {questions.map(({ id, topicId, level, explained }, index) => (
        <article key={id} className="print-question">
          <header>
            <h3>
              {index + 1}. {topicName(topicId)}, level {level}
            </h3>
          </header>
          <div className="print-text mt-3 font-serif">
            <QuestionText review={explained} />
            <RichText text={explained.question.stem} className="print-stem mt-3 mb-3" />
            {explained.question.format === 'choice' ? (
              <ul>
                {explained.question.choices.map((choice) => (
                  <li key={choice.id} className="flex gap-3">
                    <span>{choice.id}</span>
                    <ChoiceContent choice={choice} />
                  </li>
                ))}
              </ul>
            ) : (
              <p>Answer: ____________</p>
            )}
          </div>
        </article>
      ))}
      <section className="print-module">
        <h2>Answers</h2>
        {questions.map(({ id, explained, remark }, index) => (
          <article key={id} className="print-question">
            <header>
              <h3>
                {index + 1}. {keysText(explained.keys)}
              </h3>
              <p className="text-sm text-muted">{remark}</p>
            </header>
            <div className="print-text mt-2">
              <Solution review={explained} />
            </div>
          </article>
        ))}
      </section>
    </div>,
    document.body,
  );
}
