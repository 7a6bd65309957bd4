import { grades, type Grade } from '#core/flashcards/schedule.ts';
import { cx } from '#client/ui/class-names.ts';
import { gradeNames, whenText } from '../card-words.ts';

const tones = {
  again: 'border-danger text-danger',
  hard: 'border-warning text-warning',
  good: 'border-success text-success',
  easy: 'border-primary text-primary',
} as const satisfies Record<Grade, string>;

export interface GradeBarProps {
  readonly dates: Readonly<Record<Grade, number>>;
  readonly now: number;
  readonly onGrade: (grade: Grade) => void;
}

/** The four answers, each with when it brings the card back. */
export const GradeBar = ({ dates, now, onGrade }: GradeBarProps) => (
  <div role="group" aria-label="How well did you know it?" className="grid grid-cols-4 gap-2 sm:gap-3">
    {grades.map((grade, index) => (
      <button
        key={grade}
        type="button"
        onClick={() => onGrade(grade)}
        className={cx(
          'flex min-h-16 flex-col items-center justify-center rounded-control border bg-raised px-1 py-2 transition-colors duration-150 hover:bg-hover',
          tones[grade],
        )}
      >
        <span className="font-semibold">{gradeNames[grade]}</span>
        <span className="text-xs text-muted">{whenText(dates[grade], now)}</span>
        <kbd aria-hidden className="mt-0.5 hidden text-xs text-muted sm:block pointer-coarse:hidden">
          {index + 1}
        </kbd>
      </button>
    ))}
  </div>
);
