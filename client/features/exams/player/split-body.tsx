import { GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { readSetting, writeSetting } from '#client/platform/storage.ts';
import { useMediaQuery } from '#client/platform/viewport.ts';

const [narrowest, widest, step] = [25, 75, 5] as const;
const settingKey = 'exam.split';
const clamp = (percent: number) => Math.min(widest, Math.max(narrowest, percent));
const remembered = () => clamp(Number(readSetting(settingKey) ?? 50) || 50);

export interface SplitBodyProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly leftLabel: string;
  /** Changes with the question, so that both sides begin at the top. */
  readonly resetKey: string;
  readonly zoom: number;
  /** On small screens the right side comes first and the left can be unfolded under this name. */
  readonly foldLeft?: string;
}

const side = 'min-w-0 overflow-y-auto overscroll-contain font-serif text-lg';

/** Passage and question side by side with a divider that moves by pointer and keyboard; stacked on small screens, with a switch from one to the other that stays in view. */
export function SplitBody({ left, right, leftLabel, resetKey, zoom, foldLeft }: SplitBodyProps) {
  const wide = useMediaQuery('(min-width: 768px)');
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(remembered);
  const hasPassage = foldLeft === undefined;
  // What lies over a passage stays within it (notes-panel.tsx). Nothing lies over directions, which come and go with the kind of question:
  // said on the root, it has the style of every element worked out anew, those of an open calculator too.
  useLayoutEffect(() => {
    if (!hasPassage) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--passage-width', `${percent}%`);
    return () => void style.removeProperty('--passage-width');
  }, [hasPassage, percent]);
  const move = (next: number) => {
    setPercent(clamp(next));
    writeSetting(settingKey, String(Math.round(clamp(next))));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (box && event.currentTarget.hasPointerCapture(event.pointerId)) move(((event.clientX - box.left) / box.width) * 100);
  };
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = { ArrowLeft: percent - step, ArrowRight: percent + step, Home: narrowest, End: widest, Enter: 50 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(target);
  };

  if (!wide) {
    const show = (which: 'left' | 'right') => () => frame.current?.querySelector(`[data-side=${which}]`)?.scrollIntoView();
    return (
      <div key={resetKey} ref={frame} className="h-full overflow-y-auto font-serif text-lg">
        {hasPassage ? (
          <div role="group" aria-label="Go to" className="sticky top-0 z-10 grid grid-cols-2 border-b border-line bg-paper font-sans text-sm font-semibold">
            <button type="button" className="min-h-11 hover:bg-hover" onClick={show('left')}>
              {leftLabel}
            </button>
            <button type="button" className="min-h-11 border-l border-line hover:bg-hover" onClick={show('right')}>
              Question
            </button>
          </div>
        ) : null}
        {hasPassage ? (
          <section aria-label={leftLabel} data-side="left" className="scroll-mt-11 border-b-4 border-hover px-4 py-5" style={{ zoom }}>
            <h2 className="sr-only">{leftLabel}</h2>
            {left}
          </section>
        ) : null}
        <section aria-label="Question and answers" data-side="right" className="scroll-mt-11 px-4 py-5 wrap-anywhere" style={{ zoom }}>
          {right}
        </section>
        {hasPassage ? null : (
          <details className="border-t-4 border-hover px-4 py-3" style={{ zoom }}>
            <summary className="disclosure min-h-11 content-center font-sans text-base font-semibold">{foldLeft}</summary>
            {left}
          </details>
        )}
      </div>
    );
  }
  return (
    <div ref={frame} className="flex h-full">
      {/* A passage takes the focus itself (for highlights); directions must be reachable to scroll. */}
      <section
        key={`left ${resetKey}`}
        aria-label={leftLabel}
        tabIndex={hasPassage ? undefined : 0}
        className={`${side} shrink-0`}
        style={{ width: `${percent}%` }}
      >
        <div className="split-side mx-auto max-w-2xl py-8" style={{ zoom }}>
          <h2 className="sr-only">{leftLabel}</h2>
          {left}
        </div>
      </section>
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={hasPassage ? 'Width of the passage' : 'Width of the directions'}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={narrowest}
        aria-valuemax={widest}
        onKeyDown={key}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => move(50)}
        className="relative z-10 w-1 shrink-0 cursor-col-resize touch-none bg-line-strong/60 before:absolute before:-inset-x-3 before:inset-y-0 hover:bg-primary"
      >
        <span aria-hidden className="absolute left-1/2 top-1/2 flex h-10 w-5 -translate-1/2 items-center justify-center rounded-control bg-ink text-paper">
          <GripVertical size={16} />
        </span>
      </div>
      <section key={`right ${resetKey}`} aria-label="Question and answers" className={`${side} grow basis-0`}>
        <div className="split-side mx-auto max-w-2xl py-8" style={{ zoom }}>
          {right}
        </div>
      </section>
    </div>
  );
}
