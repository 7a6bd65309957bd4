import type { ReactNode } from 'react';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { PracticeText } from '#client/tools/annotations/practice-text.tsx';
import { cx } from '#client/ui/class-names.ts';
import { Stimulus } from '#client/ui/question/stimulus.tsx';

/** What is asked, with what it is about beside it where there is room; the answer goes below. */
export function QuestionBody({ question, children }: { readonly question: ShownQuestion; readonly children: ReactNode }) {
  const beside = question.stimulus !== undefined;
  return (
    <div className="@container">
      <div className={cx('grid gap-x-10 gap-y-6 font-serif text-lg', beside && '@3xl:grid-cols-2')}>
        {question.stimulus ? (
          <div className="min-w-0">
            <Stimulus stimulus={question.stimulus} Text={PracticeText} />
          </div>
        ) : null}
        <div className={cx('min-w-0', !beside && 'max-w-3xl')}>
          <div className="mb-5">
            <PracticeText target="stem" text={question.stem} />
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
