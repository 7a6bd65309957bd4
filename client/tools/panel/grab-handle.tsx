import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { arrow } from './geometry.ts';

export interface GrabHandleProps {
  /** “Move” or “Resize”. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onDrag: (dx: number, dy: number) => void;
  readonly onAnnounce: (text: string) => void;
  readonly className?: string;
}

/**
 * A handle that is dragged by pointer, or grabbed with Space or Enter and moved with the arrow
 * keys until Escape, Space or Enter releases it.
 */
export function GrabHandle({ label, icon, onDrag, onAnnounce, className }: GrabHandleProps) {
  const [grabbed, setGrabbed] = useState(false);
  const release = () => {
    if (grabbed) onAnnounce(`${label}: released.`);
    setGrabbed(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = grabbed ? arrow(event.key, event.shiftKey) : null;
    if (step) onDrag(...step);
    else if (grabbed && event.key === 'Escape') release();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const toggle = () => {
    if (grabbed) return release();
    setGrabbed(true);
    onAnnounce(`${label}: grabbed. Use the arrow keys, with Shift for small steps. Escape releases.`);
  };
  const drag = useDrag(onDrag);
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={grabbed}
      title={`${label}: drag, or press Space and use the arrow keys`}
      onKeyDown={press}
      onClick={(event) => {
        // A drag by pointer ends in a click as well; only the keyboard grabs.
        if (event.detail === 0) toggle();
      }}
      onBlur={release}
      {...drag}
      className={cx(
        'inline-flex size-11 shrink-0 touch-none items-center justify-center rounded-control text-muted hover:bg-hover hover:text-ink',
        grabbed && 'bg-primary text-on-primary hover:bg-primary hover:text-on-primary',
        className,
      )}
    >
      {icon}
    </button>
  );
}

/** Pointer handlers that report how far the pointer went since the last report. */
export function useDrag(onDrag: (dx: number, dy: number) => void) {
  const last = useRef<readonly [number, number] | null>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      last.current = [event.clientX, event.clientY];
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!last.current) return;
      const [dx, dy] = [event.clientX - last.current[0], event.clientY - last.current[1]];
      if (dx === 0 && dy === 0) return;
      last.current = [event.clientX, event.clientY];
      onDrag(dx, dy);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
