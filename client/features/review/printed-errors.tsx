import { createPortal } from 'react-dom';
import type { printErrors } from '#contract/review.ts';
import { topicName } from '#core/topics/topics.ts';
import { causeNames } from '#client/kits/mistakes/cause-names.ts';
import type { Output } from '#client/platform/api.ts';
import { ChoiceContent } from '#client/ui/question/choice-content.tsx';
import { QuestionText, Solution } from '#client/ui/question/explanation.tsx';
import { keysText } from '#client/ui/question/explanation-view.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import '#client/ui/print.css';

type Items = Output<typeof printErrors>['items'];

/** The log on paper: the questions first, to be tried again, and after them the answers. */
export function PrintedErrors({ items }: { readonly items: Items }) {
  return createPortal(
    <div className="print-report">
      <p className="text-sm text-muted">SAT Ascent · Error log</p>
      <h1>Questions to try again</h1>
      {items.map(({ entry, explained }, index) => (
        <article key={entry.questionId} className="print-question">
          <header>
            <h3>
              {index + 1}. {topicName(entry.topicId)}, level {entry.level}
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
        {items.map(({ entry, explained }, index) => (
          <article key={entry.questionId} className="print-question">
            <header>
              <h3>
                {index + 1}. {keysText(explained.keys)}
              </h3>
              <p className="text-sm text-muted">
                You answered {entry.answer}
                {entry.cause === null || entry.cause === 'skipped' ? '' : `: ${causeNames[entry.cause]}`}.{entry.note ? ` Your note: ${entry.note}` : ''}
              </p>
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
