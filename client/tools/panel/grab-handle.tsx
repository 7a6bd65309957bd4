import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { arrow } from './geometry.ts';
import type { DragHandlers } from './use-drag.ts';

export interface GrabHandleProps {
  /** “Move” or “Resize”. */
  readonly label: string;
  readonly icon: ReactNode;
  /** By the pointer. */
  readonly drag: DragHandlers;
  /** By the arrow keys. */
  readonly onStep: (dx: number, dy: number) => void;
  readonly onAnnounce: (text: string) => void;
  readonly className?: string;
}

/**
 * A handle that is dragged by pointer, or grabbed with Space or Enter and moved with the arrow
 * keys until Escape, Space or Enter releases it.
 */
export function GrabHandle({ label, icon, drag, onStep, onAnnounce, className }: GrabHandleProps) {
  const [grabbed, setGrabbed] = useState(false);
  const release = () => {
    if (grabbed) onAnnounce(`${label}: released.`);
    setGrabbed(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = grabbed ? arrow(event.key, event.shiftKey) : null;
    if (step) onStep(...step);
    else if (grabbed && event.key === 'Escape') release();
    // A held key grabs once; it would let go again at once.
    else if (!(event.repeat && event.key === 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const toggle = () => {
    if (grabbed) return release();
    setGrabbed(true);
    onAnnounce(`${label}: grabbed. Use the arrow keys, with Shift for small steps. Escape releases.`);
  };
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
