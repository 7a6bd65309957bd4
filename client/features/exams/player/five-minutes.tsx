import { Clock, X } from 'lucide-react';
import { memo, useState } from 'react';
import { useSecondsLeft } from './use-exam.ts';

/** When the banner appears and when it leaves by itself, s. */
const [from, until] = [300, 240];

/** Tells once that five minutes are left. It waits for a pause in what a screen reader says, and covers no question. */
export const FiveMinutes = memo(function FiveMinutes() {
  const seconds = useSecondsLeft();
  const [dismissed, setDismissed] = useState(false);
  // A module opened in its last minutes needs no banner: its time is on screen.
  const [begunAt] = useState(seconds);
  const shown = seconds !== null && (begunAt ?? seconds + 1) > from && seconds <= from && seconds > until && !dismissed;
  return (
    <div role="status">
      {shown ? (
        <p className="flex items-center justify-center gap-2.5 border-b border-line bg-raised px-3 text-sm">
          <Clock aria-hidden size={18} className="shrink-0 text-danger" />
          <span className="py-2 font-medium">5 minutes remaining in this module.</span>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => setDismissed(true)}
            className="inline-flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink"
          >
            <X aria-hidden size={16} />
          </button>
        </p>
      ) : null}
    </div>
  );
});
