import { useEffect, useRef, type ReactNode } from 'react';
import type { QuizOutcome } from '#contract/quizzes.ts';
import { ConceptLink } from '#client/kits/concepts/concept-link.tsx';
import { CausePicker } from '#client/kits/mistakes/cause-picker.tsx';
import { ReportProblem } from '#client/kits/mistakes/report-problem.tsx';
import { PracticeText } from '#client/tools/annotations/practice-text.tsx';
import { SolveWithCalculator } from '#client/tools/solve-with-calculator.tsx';
import { cx } from '#client/ui/class-names.ts';
import { Explanation } from '#client/ui/question/explanation.tsx';
import { OutcomeMark } from '#client/ui/question/outcome-mark.tsx';
import './explained-answer.css';

interface ExplainedAnswerProps {
  readonly outcome: QuizOutcome;
  /** What was sent from this tab; the first answer counts, so another may have been recorded. Null: nothing was. */
  readonly givenHere: { readonly answer: string; readonly guessed: boolean } | null;
  /** Also asks what went wrong, for the error log. */
  readonly asks: boolean;
  readonly after: ReactNode;
}

/** The verdict, which takes the focus so that it is heard, and why each answer is right or wrong. */
export function ExplainedAnswer({ outcome, givenHere, asks, after }: ExplainedAnswerProps) {
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    verdict.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const { answer, correct, explained } = outcome;
  const isElsewhere = givenHere?.answer !== answer;
  const verdictText = `${isElsewhere ? `You already answered this in another tab or on another device: ${answer}. ` : ''}${
    correct ? 'That’s right.' : 'Not this time. See how it works below.'
  }`;
  return (
    <div className="@container">
      <p
        ref={verdict}
        tabIndex={-1}
        className={cx('mb-6 flex items-center gap-3 rounded-control px-4 py-3 font-medium outline-none', correct ? 'bg-success-soft' : 'bg-danger-soft')}
      >
        <OutcomeMark outcome={correct ? 'right' : 'wrong'} />
        {verdictText}
      </p>
      {asks && !correct ? (
        <div className="mb-6">
          <CausePicker questionId={explained.question.id} cause={givenHere?.guessed && !isElsewhere ? 'guessed' : null} canSkip />
        </div>
      ) : null}
      <Explanation
        review={explained}
        given={{ answer, label: 'Your answer', correct }}
        Text={PracticeText}
        way={<SolveWithCalculator review={explained} />}
        more={<ConceptLink review={explained} />}
      />
      <div className={cx('way-on mt-8 flex flex-wrap gap-3', explained.question.stimulus !== undefined && '@3xl:ml-[calc(50%+1.25rem)]')}>
        {after}
        {asks ? <ReportProblem questionId={explained.question.id} /> : null}
      </div>
    </div>
  );
}
