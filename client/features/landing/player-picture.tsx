import { Bookmark } from 'lucide-react';
import { cx } from '../../ui/class-names.ts';

const choices = ['provisional', 'abundant', 'remote', 'orderly'] as const;
const struck = 2;
const chosen = 0;

/** The exam player with a question of our own; a picture, not a control. */
export function PlayerPicture() {
  return (
    <div
      role="img"
      aria-label="The exam player: a passage on the left, a question with four answer choices on the right, a countdown at the top and question navigation at the bottom."
      className="overflow-hidden rounded-card border border-line bg-raised shadow-float"
    >
      <div aria-hidden>
        <div className="grid grid-cols-[1fr_auto] items-center gap-4 border-b-2 border-dashed border-topic-blue bg-primary-soft px-4 py-3 sm:grid-cols-3 sm:px-6">
          <p className="truncate text-sm font-medium">Section 1, Module 1: Reading and Writing</p>
          <p className="text-lg font-semibold tabular sm:text-center">24:18</p>
          <p className="hidden justify-end gap-5 text-xs text-muted sm:flex">
            <span>Highlights &amp; Notes</span>
            <span>More</span>
          </p>
        </div>
        <div className="grid sm:grid-cols-2">
          <p className="border-b border-line px-4 py-6 font-serif text-base sm:border-b-0 sm:border-r sm:px-8 sm:py-10 sm:text-lg">
            A tide pool looks settled, yet each one is remade twice a day. To a marine biologist its order is only{' '}
            <span className="whitespace-nowrap">_______</span>: whatever takes hold on the rock this morning must be ready to begin again by evening.
          </p>
          <div className="px-4 py-6 sm:px-8 sm:py-8">
            <p className="flex items-center gap-3 bg-hover text-sm">
              <span className="inline-flex size-8 items-center justify-center bg-ink font-semibold text-paper">7</span>
              <Bookmark size={16} /> Mark for Review
            </p>
            <p className="mt-4 font-serif text-base">Which choice completes the text with the most logical and precise word or phrase?</p>
            <div className="mt-4 flex flex-col gap-2.5">
              {choices.map((choice, index) => (
                <p
                  key={choice}
                  className={cx(
                    'relative flex items-center gap-3 rounded-control border px-3 py-2 font-serif text-base',
                    index === chosen ? 'border-primary outline-1 outline-primary' : 'border-line-strong',
                    index === struck && 'text-muted line-through',
                  )}
                >
                  <span
                    className={cx(
                      'inline-flex size-6 items-center justify-center rounded-full border font-sans text-xs font-semibold',
                      index === chosen ? 'border-primary bg-primary text-on-primary' : 'border-line-strong',
                    )}
                  >
                    {'ABCD'.charAt(index)}
                  </span>
                  {choice}
                </p>
              ))}
            </div>
          </div>
        </div>
        <div className="flex items-center justify-between gap-4 border-t-2 border-dashed border-topic-blue bg-primary-soft px-4 py-3 sm:px-6">
          <span className="hidden text-sm font-medium sm:block">Practice Exam 1</span>
          <span className="rounded-control bg-ink px-3.5 py-1.5 text-sm font-medium text-paper">Question 7 of 27</span>
          <span className="flex gap-2">
            <span className="rounded-control border border-line-strong bg-raised px-3.5 py-1.5 text-sm font-medium max-sm:hidden">Back</span>
            <span className="rounded-control bg-primary px-3.5 py-1.5 text-sm font-medium text-on-primary">Next</span>
          </span>
        </div>
      </div>
    </div>
  );
}
