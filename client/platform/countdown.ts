import { useEffect, useState } from 'react';

/** Seconds left, counted down on this device; the second element of the pair restarts it. */
export function useCountdown(initialSeconds: number): readonly [left: number, restart: (seconds: number) => void] {
  const [end, setEnd] = useState(() => performance.now() + initialSeconds * 1000);
  const [left, setLeft] = useState(initialSeconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);
  return [left, (seconds) => setEnd(performance.now() + seconds * 1000)];
}
