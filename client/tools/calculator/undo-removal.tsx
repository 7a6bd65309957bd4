import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Removal } from './removed-rows.ts';
import { keepFocus } from './row-shell.tsx';

/** It may lie over a row. Ctrl+Z works later, too. */
const shownMs = 12_000;

interface UndoRemovalProps {
  /** What was deleted last; null if it is not to be said any more. */
  readonly removal: Removal | null;
  readonly onUndo: () => void;
  readonly onSeen: () => void;
}

/** Says what was deleted and offers it back, at the foot of the rows. */
export function UndoRemoval({ removal, onUndo, onSeen }: UndoRemovalProps) {
  useEffect(() => {
    if (!removal) return;
    const timer = setTimeout(onSeen, shownMs);
    return () => clearTimeout(timer);
  }, [removal, onSeen]);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a page that scrolls, a phone's, the foot of the rows may be below the window.
    if (removal) status.current?.scrollIntoView({ block: 'nearest' });
  }, [removal]);
  return (
    <div ref={status} role="status" className="rows-undo flex justify-center px-2 print:hidden">
      {removal ? (
        <div className="flex items-center gap-2 rounded-card border border-line-strong bg-raised px-3 text-sm floating">
          {removal.said}
          <Button size="small" variant="quiet" onPointerDown={keepFocus} onClick={onUndo}>
            <Undo2 aria-hidden size={15} /> Undo
          </Button>
        </div>
      ) : null}
    </div>
  );
}
