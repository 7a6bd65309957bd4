import { Clock } from 'lucide-react';
import { memo, useState } from 'react';
import { useSecondsLeft } from './use-exam.ts';
import { DismissButton } from './dismiss-button.tsx';

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
          <DismissButton onDismiss={() => setDismissed(true)} />
        </p>
      ) : null}
    </div>
  );
});
