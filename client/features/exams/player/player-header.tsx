import type { ReactNode } from 'react';
import { slotAt, slotTitle } from '#core/exams/shape.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { Directions } from './directions.tsx';
import { Timer } from './timer.tsx';
import { useShape } from './use-exam.ts';

export interface PlayerHeaderProps {
  readonly position: number;
  readonly directionsOpen: boolean;
  readonly onDirections: (open: boolean) => void;
  readonly timerHidden: boolean;
  readonly onTimerHidden: (hidden: boolean) => void;
  readonly tools: ReactNode;
}

/** Where you are, how much time is left, and the tools. */
export function PlayerHeader({ position, directionsOpen, onDirections, timerHidden, onTimerHidden, tools }: PlayerHeaderProps) {
  const shape = useShape();
  const { section, stage, label, timeLimit } = slotAt(shape, position);
  const alone = shape.filter((slot) => slot.section === section).length === 1;
  return (
    <header aria-label="Test controls" className="relative z-10 bg-primary-soft">
      {/* On a phone with large text, the tools go into a second row. */}
      <div className="flex min-h-18 flex-wrap items-center justify-between gap-2 px-3 py-2 sm:grid sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:px-6">
        <div className="flex min-w-24 flex-1 basis-0 flex-col items-start gap-1 sm:min-w-0">
          <h1 className="w-full text-base leading-tight font-semibold lg:text-lg">
            <span className="max-md:hidden">{slotTitle(shape, position)}</span>
            <span aria-hidden className="text-sm md:hidden">
              {label ?? (alone ? sectionNames[section] : `${sectionNames[section]} ${stage}`)}
            </span>
            <span className="sr-only md:hidden">{slotTitle(shape, position)}</span>
          </h1>
          <Directions section={section} open={directionsOpen} onOpenChange={onDirections} />
        </div>
        <Timer hidden={timerHidden} onHide={onTimerHidden} timeLimit={timeLimit} />
        <div role="group" aria-label="Tools" className="flex min-w-fit flex-1 basis-0 flex-wrap justify-end">
          {tools}
        </div>
      </div>
      <div aria-hidden className="exam-rule" />
    </header>
  );
}
