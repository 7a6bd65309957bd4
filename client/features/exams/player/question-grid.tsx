import { Bookmark, MapPin } from 'lucide-react';
import type { ModuleView } from '#contract/exam-modules.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { cx } from '#client/ui/class-names.ts';
import { hasAnswer } from '../engine/snapshot.ts';

export interface QuestionGridProps {
  readonly module: ModuleView;
  readonly answers: ReadonlyMap<string, AnswerState>;
  /** Index of the question on screen; null on the review page. */
  readonly current: number | null;
  readonly onGo: (index: number) => void;
}

/** What the marks of the grid mean. */
export const GridLegend = ({ current }: { readonly current: boolean }) => (
  <ul aria-label="Legend" className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 text-sm">
    {current ? (
      <li className="flex items-center gap-1.5">
        <MapPin aria-hidden size={18} /> Current
      </li>
    ) : null}
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-4.5 rounded-xs border border-dashed border-ink" /> Unanswered
    </li>
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-4.5 rounded-xs bg-primary" /> Answered
    </li>
    <li className="flex items-center gap-1.5">
      <Bookmark aria-hidden size={18} className="fill-danger text-danger" /> For Review
    </li>
  </ul>
);

/** All questions of the module with their state; a click goes there. */
export function QuestionGrid({ module, answers, current, onGo }: QuestionGridProps) {
  return (
    <ol className={cx('mx-auto flex flex-wrap justify-center gap-x-3 gap-y-4', module.questions.length % 9 === 0 ? 'max-w-116' : 'max-w-142')}>
      {module.questions.map(({ id }, index) => {
        const state = answers.get(id);
        const [answered, marked, here] = [hasAnswer(state), state?.marked ?? false, index === current];
        return (
          <li key={id} className="relative">
            {here ? <MapPin aria-hidden size={16} className="absolute -top-4 left-1/2 -translate-x-1/2" /> : null}
            <button
              type="button"
              onClick={() => onGo(index)}
              aria-current={here ? 'step' : undefined}
              aria-label={`Question ${index + 1}, ${answered ? 'answered' : 'unanswered'}${marked ? ', marked for review' : ''}`}
              className={cx(
                'relative inline-flex size-10 items-center justify-center rounded-xs text-base font-semibold pointer-coarse:size-11',
                answered ? 'bg-primary text-on-primary hover:bg-primary-hover' : 'border border-dashed border-ink text-primary hover:bg-hover',
                here && 'underline decoration-2 underline-offset-4',
              )}
            >
              {index + 1}
              {marked ? <Bookmark aria-hidden size={16} className="absolute -right-1.5 -top-1.5 fill-danger text-danger" /> : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
