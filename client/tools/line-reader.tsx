import { GripHorizontal, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { useDrag } from './panel/use-drag.ts';
import { useFocusReturn } from './panel/use-focus-return.ts';
import { fitStrip, nudge, type Page, type Strip } from './line-strip.ts';
import type { LineReaderProps } from './tool-props.ts';

const help = 'Up and down arrows move the strip, plus and minus change its height, Escape closes.';

/** The question's page: the exam's header with its clock and the footer stay bright. */
function measure(): Page {
  const main = document.getElementById('main')?.getBoundingClientRect();
  // A page may be longer than the window, and scrolled.
  return { top: Math.round(Math.max(0, main?.top ?? 0)), bottom: Math.round(Math.min(window.innerHeight, main?.bottom ?? window.innerHeight)) };
}

/** Also after a banner has pushed it down, or the page was scrolled. */
function usePage(active: boolean): Page {
  const [page, setPage] = useState(measure);
  useEffect(() => {
    if (!active) return undefined;
    const update = () =>
      setPage((before) => {
        const now = measure();
        return now.top === before.top && now.bottom === before.bottom ? before : now;
      });
    const observer = new ResizeObserver(update);
    const main = document.getElementById('main');
    if (main) observer.observe(main);
    update();
    addEventListener('resize', update);
    addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('resize', update);
      removeEventListener('scroll', update);
    };
  }, [active]);
  return page;
}

const shade = 'pointer-events-none fixed inset-x-0 bg-black/60';

/** Darkens the page but for a strip of a few lines, which moves by pointer and arrow keys. */
export function LineReader({ active, onClose }: LineReaderProps) {
  const [strip, setStrip] = useState<Strip>({ top: 200, height: 84 });
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useFocusReturn(active, frame, handle);
  const page = usePage(active);
  const { top, height } = fitStrip(strip, page);
  const [moved, setMoved] = useState('');
  const put = (next: Strip) => {
    const fitted = fitStrip(next, page);
    setStrip(fitted);
    setMoved(`${Math.round(fitted.top - page.top)} from the top, ${Math.round(fitted.height)} high.`);
  };
  const here = () => ({ top, height });
  const drag = useDrag(here, (from, _, dy) => put({ ...from, top: from.top + dy }));
  const grow = useDrag(here, (from, _, dy) => put({ ...from, height: from.height + dy }));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else {
      const next = nudge({ top, height }, event.key, event.shiftKey);
      if (!next) return;
      put(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  if (!active && moved !== '') setMoved('');
  return (
    <>
      {/* Outside of what is hidden while it is off: what comes with its words is not read out. */}
      <p role="status" className="sr-only">
        {active ? moved || 'Line reader is on.' : ''}
      </p>
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
            aria-label="Move the line reader"
            title={help}
            {...drag}
            className="flex min-h-11 cursor-ns-resize touch-none items-center gap-2 rounded-control px-3 text-sm font-medium select-none hover:bg-hover"
          >
            <GripHorizontal aria-hidden size={18} /> Line Reader
          </button>
          <button
            type="button"
            aria-label="Height of the strip. Plus and minus change it."
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
      </div>
    </>
  );
}
