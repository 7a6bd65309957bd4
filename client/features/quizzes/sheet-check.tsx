import type { ReactNode } from 'react';
import type { Quiz } from '#contract/quizzes.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { formatCount } from '#client/ui/format.ts';
import type { SheetStand } from './sheet-state.ts';
import type { Sheet } from './use-sheet.ts';

interface SheetCheckProps {
  readonly quiz: Quiz;
  readonly sheet: Sheet;
  readonly standAt: (position: number) => SheetStand;
  readonly onGo: (position: number) => void;
  readonly note: ReactNode;
}

const standNames = { open: 'not answered', unreadable: 'not a number or a fraction', answered: 'answered' } as const satisfies Record<SheetStand, string>;
const standLooks = {
  open: 'border-dashed border-line-strong',
  unreadable: 'border-danger bg-danger-soft',
  answered: 'border-primary bg-primary-soft',
} as const satisfies Record<SheetStand, string>;

/** All questions at a glance before the quiz is submitted. */
export function SheetCheck({ quiz, sheet, standAt, onGo, note }: SheetCheckProps) {
  const counted = (stand: SheetStand) => quiz.questions.filter((_, position) => standAt(position) === stand).length;
  const [open, unreadable] = [counted('open'), counted('unreadable')];
  return (
    <div className="max-w-3xl">
      <p className="max-w-prose text-muted">
        {open === 0 && unreadable === 0 ? 'You have answered every question. ' : ''}
        {open === 0 ? '' : `${formatCount(open, 'question is', 'questions are')} unanswered. There is no penalty for a guess. `}
        {unreadable === 0 ? '' : `${formatCount(unreadable, 'entry is', 'entries are')} not a number or a fraction and would count as wrong. `}
        After you submit, each answer is explained and you cannot change it.
      </p>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {quiz.questions.map(({ question }, position) => {
          const { guessed } = sheet.answerAt(position);
          const stand = standAt(position);
          return (
            <li key={question.id}>
              <button
                type="button"
                onClick={() => onGo(position)}
                aria-label={`Question ${position + 1}, ${stand === 'answered' && guessed ? 'guessed' : standNames[stand]}`}
                className={cx('relative min-h-12 w-full rounded-control border font-semibold tabular hover:bg-hover', standLooks[stand])}
              >
                {position + 1}
                {stand === 'unreadable' ? (
                  <span aria-hidden className="absolute right-1.5 top-0.5 text-xs text-danger">
                    !
                  </span>
                ) : guessed ? (
                  <span aria-hidden className="absolute right-1.5 top-0.5 text-xs text-muted">
                    ?
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-6">
        {note}
        <div role="alert" className="empty:hidden">
          {sheet.failure ? <Alert tone="danger">{sheet.failure.message} Your answers stay on this device.</Alert> : null}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="large" busy={sheet.submitting} busyLabel={sheet.waiting ? 'Waiting for the server…' : 'Submitting…'} onClick={sheet.submit}>
          Submit quiz
        </Button>
        <Button size="large" variant="quiet" onClick={() => onGo(quiz.questions.length - 1)}>
          Back to the questions
        </Button>
      </div>
    </div>
  );
}
