import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import type { Section } from '#core/topics/topics.ts';
import { Button } from '#client/ui/button.tsx';
import { SprRules } from './spr-directions.tsx';

const directions = {
  'reading-writing': (
    <>
      <p>
        Each question in this section comes with a short text or a pair of texts; some also have a table or a graph. Read the text, then choose the best answer.
      </p>
      <p>All questions are multiple choice with four answers, and exactly one is best. There is no penalty for a wrong answer, so answer every question.</p>
    </>
  ),
  math: (
    <>
      <p>The questions in this section cover a range of math skills. You may use the calculator and the reference sheet on every question.</p>
      <p>
        Unless a question says otherwise, variables and expressions represent real numbers, figures are drawn to scale, figures lie in a plane, and a function’s
        domain is all real numbers for which its value is real.
      </p>
      <p>Most questions have four choices with exactly one right answer. For the others you type the answer yourself:</p>
      <SprRules />
    </>
  ),
} as const satisfies Record<Section, ReactNode>;

export interface DirectionsProps {
  readonly section: Section;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What this section asks for; opens by itself at its start. */
export const Directions = memo(function Directions({ section, open, onOpenChange }: DirectionsProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Popover.Trigger className="relative -ml-1 inline-flex items-center gap-1 rounded-control px-1 text-sm font-medium hover:bg-hover before:absolute before:-inset-x-1 before:-inset-y-2.5">
        Directions
        <ChevronDown aria-hidden size={16} className={open ? 'rotate-180' : ''} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="start" sideOffset={12} collisionPadding={12} className="z-40">
          <Popover.Popup
            initialFocus={close}
            className="flex max-h-[min(42rem,calc(100dvh-9rem))] w-[min(46rem,calc(100vw-1.5rem))] flex-col rounded-card border border-line bg-raised text-ink floating outline-none"
          >
            <div className="flex flex-col gap-3 overflow-y-auto px-6 pt-5 font-serif text-lg">
              <Popover.Title className="font-sans text-lg font-semibold">Directions</Popover.Title>
              {directions[section]}
            </div>
            <div className="mt-4 flex justify-end border-t border-line px-6 py-3">
              <Popover.Close
                render={
                  <Button ref={close} size="small">
                    Close
                  </Button>
                }
              />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
});
