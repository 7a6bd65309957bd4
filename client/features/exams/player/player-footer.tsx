import { Popover } from '@base-ui/react/popover';
import { ChevronUp, X } from 'lucide-react';
import { memo, useState } from 'react';
import { slotTitle } from '#core/exams/shape.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import type { ExamSnapshot } from '../engine/snapshot.ts';
import { useExam, useShape } from './use-exam.ts';
import { GridLegend, QuestionGrid, type QuestionGridProps } from './question-grid.tsx';
import { isQuiet, SaveStatus } from '#client/kits/save-status.tsx';

interface GridPopoverProps extends QuestionGridProps {
  readonly onReview: () => void;
}

const GridPopover = memo(function GridPopover({ module, answers, current, onGo, onReview }: GridPopoverProps) {
  const shape = useShape();
  const [open, setOpen] = useState(false);
  const count = module.questions.length;
  const leave = (go: () => void) => () => {
    setOpen(false);
    go();
  };
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger className="inline-flex min-h-11 items-center gap-2 rounded-control bg-ink px-4 text-sm font-semibold text-paper hover:opacity-90 sm:text-base">
        <span className="tabular whitespace-nowrap">
          <span className="max-sm:sr-only">Question </span>
          {(current ?? 0) + 1} of {count}
        </span>
        <ChevronUp aria-hidden size={18} className={open ? 'rotate-180' : ''} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="top" sideOffset={14} collisionPadding={12} className="z-40">
          <Popover.Popup className="flex max-h-[calc(100dvh-8rem)] w-[min(34rem,calc(100vw-1.5rem))] flex-col gap-4 overflow-y-auto rounded-card border border-line bg-raised p-5 text-ink floating outline-none">
            <div className="flex items-start justify-between gap-3">
              <Popover.Title className="grow pt-2 pl-11 text-center text-lg font-semibold">{slotTitle(shape, module.position)} questions</Popover.Title>
              <Popover.Close
                render={
                  <IconButton label="Close">
                    <X aria-hidden size={20} />
                  </IconButton>
                }
              />
            </div>
            <div className="border-y border-line py-3">
              <GridLegend current />
            </div>
            <div className="pt-3">
              <QuestionGrid module={module} answers={answers} current={current} onGo={(index) => leave(() => onGo(index))()} />
            </div>
            <Button variant="secondary" size="small" className="self-center" onClick={leave(onReview)}>
              Go to Review Page
            </Button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
});

export interface PlayerFooterProps {
  readonly name: string;
  readonly snapshot: ExamSnapshot;
  readonly grid: GridPopoverProps | null;
  readonly onBack: (() => void) | null;
  readonly onNext: () => void;
  /** Next does nothing yet but says why. */
  readonly nextWaits: boolean;
  /** Next submits the module, once it is armed; null where it only leads to the next question. */
  readonly nextSubmits: { readonly armed: boolean } | null;
}

/** Name and save state, the question grid, Back and Next. */
export function PlayerFooter({ name, snapshot, grid, onBack, onNext, nextWaits, nextSubmits }: PlayerFooterProps) {
  const { preview } = useExam();
  const locked = nextSubmits !== null && !nextSubmits.armed;
  return (
    <footer className="relative z-10 bg-primary-soft">
      <div aria-hidden className="exam-rule" />
      <nav
        aria-label="Question navigation"
        className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:px-6"
      >
        <div className={cx('flex min-w-0 flex-col', !isQuiet(snapshot.save) && 'max-sm:col-span-full')}>
          <span className="truncate font-semibold max-sm:hidden">{name}</span>
          {preview ? null : <SaveStatus save={snapshot.save} needsSignIn={snapshot.needsSignIn} />}
        </div>
        <div
          className={cx(
            'flex justify-center max-[17rem]:col-span-2 max-[17rem]:justify-start',
            !isQuiet(snapshot.save) && 'max-sm:col-span-2 max-sm:justify-start',
          )}
        >
          {grid ? <GridPopover {...grid} /> : null}
        </div>
        <div className="flex justify-end gap-2 max-[17rem]:col-span-full">
          {onBack ? (
            <Button className="max-sm:px-3" onClick={onBack}>
              Back
            </Button>
          ) : null}
          <Button
            className={cx('max-sm:px-3', nextWaits && 'opacity-55')}
            aria-disabled={locked}
            // The second half of a double click was meant for the page before.
            onClick={(event) => (nextSubmits && (locked || event.detail > 1) ? undefined : onNext())}
          >
            Next
          </Button>
        </div>
      </nav>
    </footer>
  );
}
