import { Bookmark } from 'lucide-react';
import { cx } from '#client/ui/class-names.ts';

export interface QuestionBarProps {
  readonly number: number;
  readonly marked: boolean;
  readonly onMark: () => void;
  /** Absent for typed answers. */
  readonly eliminating?: boolean | undefined;
  readonly onEliminating?: () => void;
}

/** Number, Mark for Review, and the strike-through switch. */
export function QuestionBar({ number, marked, onMark, eliminating, onEliminating }: QuestionBarProps) {
  return (
    <div className="font-sans">
      <div className="flex min-h-9 items-stretch bg-hover">
        <h2 className="flex min-w-9 items-center justify-center bg-ink px-2 text-base font-bold text-paper">
          <span className="sr-only">Question </span>
          {number}
        </h2>
        <button
          type="button"
          aria-pressed={marked}
          onClick={onMark}
          className="relative flex items-center gap-2 px-3 text-left text-sm before:absolute before:-inset-y-1 before:inset-x-0 hover:underline"
        >
          <Bookmark aria-hidden size={18} className={cx(marked && 'fill-danger text-danger')} />
          <span className={cx(marked && 'font-semibold')}>Mark for Review</span>
        </button>
        {eliminating === undefined ? null : (
          <button
            type="button"
            aria-pressed={eliminating}
            aria-label="Cross out choices"
            title="Cross out choices you think are wrong"
            onClick={onEliminating}
            className={cx(
              'relative my-1 mr-1 ml-auto inline-flex w-9 items-center justify-center rounded-control border text-xs font-semibold before:absolute before:-inset-2',
              eliminating ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-raised hover:bg-sunken',
            )}
          >
            <span aria-hidden className="line-through decoration-2">
              ABC
            </span>
          </button>
        )}
      </div>
      <div aria-hidden className="exam-rule mt-1" />
    </div>
  );
}
