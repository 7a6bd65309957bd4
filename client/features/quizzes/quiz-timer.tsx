import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCountdown } from '#client/platform/countdown.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { formatClock, formatCount } from '#client/ui/format.ts';

/** From here on the time cannot be hidden. */
const lastSeconds = 60;

const secondsIn = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

/** The time left of a quiz, as the server counts it; `onUp` is called once. */
export function QuizTimer({ remainingMs, onUp }: { readonly remainingMs: number; readonly onUp: () => void }) {
  const [left, restart] = useCountdown(secondsIn(remainingMs));
  const [hidden, setHidden] = useState(false);
  const called = useRef(false);
  // The server says it anew whenever the page comes back into view; what was chosen here stays.
  const count = useEffectEvent((ms: number) => {
    called.current = false;
    restart(secondsIn(ms));
  });
  useEffect(() => count(remainingMs), [remainingMs]);
  useEffect(() => {
    if (left > 0 || called.current) return;
    called.current = true;
    onUp();
  }, [left, onUp]);
  const last = left <= lastSeconds;
  return (
    <section aria-label="Timer" className="flex items-center gap-1">
      {hidden && !last ? null : (
        <time role="timer" className={cx('px-2 text-lg font-semibold tabular', last && 'text-danger')} aria-label={`${formatClock(left * 1000)} remaining`}>
          {formatClock(left * 1000)}
        </time>
      )}
      {last ? null : (
        <Button variant="quiet" size="small" onClick={() => setHidden(!hidden)}>
          {hidden ? 'Show time' : 'Hide time'}
        </Button>
      )}
      <span role="alert" className="sr-only">
        {left === lastSeconds ? `${formatCount(1, 'minute')} remaining.` : ''}
      </span>
    </section>
  );
}
