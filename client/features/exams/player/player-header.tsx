import type { ReactNode } from 'react';
import type { ModulePosition } from '#core/exams/format.ts';
import { positionFacts } from '#core/exams/format.ts';
import { moduleTitle } from './status-pages.tsx';
import { Directions } from './directions.tsx';
import { Timer } from './timer.tsx';

export interface PlayerHeaderProps {
  readonly position: ModulePosition;
  readonly directionsOpen: boolean;
  readonly onDirections: (open: boolean) => void;
  readonly timerHidden: boolean;
  readonly onTimerHidden: (hidden: boolean) => void;
  readonly tools: ReactNode;
}

/** Where you are, how much time is left, and the tools. */
export function PlayerHeader({ position, directionsOpen, onDirections, timerHidden, onTimerHidden, tools }: PlayerHeaderProps) {
  const { section, stage } = positionFacts[position];
  return (
    <header aria-label="Test controls" className="relative z-10 bg-primary-soft">
      <div className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 px-3 py-2 sm:px-6">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h1 className="w-full text-base leading-tight font-semibold lg:text-lg">
            <span className="max-md:hidden">{moduleTitle(position)}</span>
            <span aria-hidden className="text-sm md:hidden">
              {section === 'math' ? 'Math' : 'Reading and Writing'} {stage}
            </span>
            <span className="sr-only md:hidden">{moduleTitle(position)}</span>
          </h1>
          <Directions section={section} open={directionsOpen} onOpenChange={onDirections} />
        </div>
        <Timer hidden={timerHidden} onHide={onTimerHidden} />
        <div role="group" aria-label="Tools" className="flex justify-end">
          {tools}
        </div>
      </div>
      <div aria-hidden className="exam-rule" />
    </header>
  );
}
