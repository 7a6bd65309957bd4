import { GripHorizontal, X } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { useDrag } from './panel/grab-handle.tsx';
import { useFocusReturn } from './panel/use-focus-return.ts';
import { fitStrip, nudge, type Page, type Strip } from './line-strip.ts';
import type { LineReaderProps } from './tool-props.ts';

const help = 'Up and down arrows move the strip, plus and minus change its height, Escape closes.';
const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};
/** The question's page: the exam's header with its clock and the footer stay bright. */
function usePage(): Page {
  const edge = (side: 'top' | 'bottom', otherwise: number) => Math.round(document.getElementById('main')?.getBoundingClientRect()[side] ?? otherwise);
  // A page may be longer than the window, and scrolled.
  const top = useSyncExternalStore(subscribe, () => Math.max(0, edge('top', 0)));
  const bottom = useSyncExternalStore(subscribe, () => Math.min(window.innerHeight, edge('bottom', window.innerHeight)));
  return { top, bottom };
}

const shade = 'pointer-events-none fixed inset-x-0 bg-black/60';

/** Darkens the page but for a strip of a few lines, which moves by pointer and arrow keys. */
export function LineReader({ active, onClose }: LineReaderProps) {
  const [strip, setStrip] = useState<Strip>({ top: 200, height: 84 });
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useFocusReturn(active, frame, handle);
  const page = usePage();
  const { top, height } = fitStrip(strip, page);
  const drag = useDrag((_, dy) => setStrip(fitStrip({ top: top + dy, height }, page)));
  const grow = useDrag((_, dy) => setStrip(fitStrip({ top, height: height + dy }, page)));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else {
      const next = nudge({ top, height }, event.key, event.shiftKey);
      if (!next) return;
      setStrip(fitStrip(next, page));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={frame} role="region" aria-label="Line reader" hidden={!active} data-keys="own" onKeyDown={press}>
      <div aria-hidden className={`${shade} z-20`} style={{ top: page.top, height: top - page.top }} />
      <div aria-hidden className={`${shade} z-20`} style={{ top: top + height, height: Math.max(0, page.bottom - top - height) }} />
      <div aria-hidden className="pointer-events-none fixed inset-x-0 z-20 border-y-2 border-primary" style={{ top, height }} />
      <div
        className="fixed right-3 z-20 flex items-center rounded-control border border-line-strong bg-raised text-ink floating"
        style={{ top: Math.min(top + height + 6, page.bottom - 54) }}
      >
        <button
          ref={handle}
          type="button"
          aria-label={`Move the line reader. ${help}`}
          title={help}
          {...drag}
          className="flex min-h-11 cursor-ns-resize touch-none items-center gap-2 rounded-control px-3 text-sm font-medium select-none hover:bg-hover"
        >
          <GripHorizontal aria-hidden size={18} /> Line Reader
        </button>
        <button
          type="button"
          aria-label={`Height of the strip: ${Math.round(height)} pixels. Plus and minus change it.`}
          title="Drag to change the height"
          {...grow}
          className="flex size-11 cursor-ns-resize touch-none items-center justify-center rounded-control text-lg text-muted select-none hover:bg-hover hover:text-ink"
        >
          <span aria-hidden>↕</span>
        </button>
        <IconButton label="Close line reader" onClick={onClose}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <p role="status" className="sr-only">
        {active ? `Line reader is on: ${Math.round(top)} from the top, ${Math.round(height)} high. ${help}` : ''}
      </p>
    </div>
  );
}
