import { GripHorizontal, Maximize2, Minimize2, MoveDiagonal2, MoveHorizontal, MoveVertical, PanelLeft, PictureInPicture2, X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { bringToFront, useBehind, useFrontOnOpen, useIsFront } from './front.ts';
import { GrabHandle } from './grab-handle.tsx';
import type { Box } from './geometry.ts';
import { useBox, type BoxOptions } from './use-box.ts';
import { useDrag } from './use-drag.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface FloatingPanelProps extends BoxOptions {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Beside the title. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

const round = (value: number) => Math.round(value);

/**
 * A window inside the exam that leaves the rest usable: moved and resized by pointer and
 * keyboard, expanded and closed by buttons or Escape; docked beside the question where
 * there is room; a sheet at the bottom of small screens, one at a time.
 */
export function FloatingPanel({ title, open, onClose, controls, children, ...options }: FloatingPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { box, sheet, isExpanded, docked, toggleDocked, move, resize, toggleExpanded } = useBox(options, open);
  const isFront = useIsFront(options.id);
  useFrontOnOpen(options.id, open);
  // Two sheets would lie in the same place: the one opened last stays.
  useBehind(options.id, sheet && open, onClose);
  useFocusReturn(open, panel, heading);
  const moveBy = (from: Box, dx: number, dy: number) => {
    const next = move(from, dx, dy);
    setAnnouncement(`${round(next.x)} from the left, ${round(next.y)} from the top.`);
  };
  const resizeBy = (from: Box, dx: number, dy: number) => {
    const next = resize(from, dx, dy);
    setAnnouncement(`${round(next.width)} wide, ${round(next.height)} high.`);
  };
  const here = () => box;
  const moving = useDrag(here, moveBy);
  const resizing = useDrag(here, resizeBy);
  const mover = { label: 'Move', drag: moving, onStep: (dx: number, dy: number) => moveBy(box, dx, dy), onAnnounce: setAnnouncement };
  const resizer = { label: 'Resize', drag: resizing, onStep: (dx: number, dy: number) => resizeBy(box, dx, dy), onAnnounce: setAnnouncement };
  return (
    <div
      ref={panel}
      role="dialog"
      data-panel={options.id}
      data-sheet={sheet || undefined}
      aria-modal={false}
      aria-labelledby={id}
      hidden={!open}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      onPointerDownCapture={() => bringToFront(options.id)}
      onFocusCapture={() => bringToFront(options.id)}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height, zIndex: isFront ? 31 : 30 }}
      className={`fixed flex flex-col overflow-hidden border border-line-strong bg-raised text-ink ${docked ? 'border-y-0 border-l-0' : `floating ${sheet ? 'rounded-t-card border-x-0 border-b-0' : 'rounded-card'}`}`}
    >
      <div className="flex shrink-0 items-center gap-1 border-b border-line bg-sunken pr-1 pl-1 print:hidden">
        {sheet ? (
          <GrabHandle {...resizer} icon={<MoveVertical aria-hidden size={18} />} className="cursor-ns-resize" />
        ) : (
          <GrabHandle {...mover} icon={<GripHorizontal aria-hidden size={18} />} className="cursor-move" />
        )}
        <div {...(sheet ? {} : moving)} className={`flex min-h-11 min-w-0 grow items-center ${sheet ? '' : 'cursor-move touch-none select-none'}`}>
          <h2 ref={heading} id={id} tabIndex={-1} className="truncate text-base font-semibold outline-none">
            {title}
          </h2>
        </div>
        {controls}
        {docked ? <GrabHandle {...resizer} icon={<MoveHorizontal aria-hidden size={18} />} className="cursor-ew-resize" /> : null}
        {docked === null ? null : (
          <IconButton label={docked ? 'Float over the page' : 'Dock beside the question'} onClick={toggleDocked}>
            {docked ? <PictureInPicture2 aria-hidden size={18} /> : <PanelLeft aria-hidden size={18} />}
          </IconButton>
        )}
        <IconButton label={isExpanded ? 'Collapse' : 'Expand'} onClick={toggleExpanded}>
          {isExpanded ? <Minimize2 aria-hidden size={18} /> : <Maximize2 aria-hidden size={18} />}
        </IconButton>
        <IconButton label={`Close ${title.toLowerCase()}`} onClick={onClose}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <div className="min-h-0 grow">{children}</div>
      {sheet || docked ? null : (
        // A row of its own: in the corner it would lie over a key or the graph.
        <div className="flex shrink-0 justify-end border-t border-line bg-sunken print:hidden">
          <GrabHandle {...resizer} icon={<MoveDiagonal2 aria-hidden size={16} />} className="h-6! w-11! cursor-nwse-resize rounded-none!" />
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
