import { useEffect, useState } from 'react';

const durationMs = 900;
const seenKey = (id: string) => `ascent.result-seen.${id}`;

function firstTime(id: string): boolean {
  try {
    if (sessionStorage.getItem(seenKey(id))) return false;
    sessionStorage.setItem(seenKey(id), '1');
    return true;
  } catch {
    return false;
  }
}

/** Counts from `from` up to `to` in tens, once per result and visit; at once where less motion is preferred. */
export function useCountUp(id: string, from: number, to: number): number {
  const [shown, setShown] = useState(to);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden' || !firstTime(id)) return;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - begin) / durationMs));
      setShown(Math.round((from + (to - from) * (1 - (1 - share) ** 3)) / 10) * 10);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(to);
    };
  }, [id, from, to]);
  return shown;
}
