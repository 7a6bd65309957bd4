import { useEffect, useState } from 'react';
import { readSetting, writeSetting } from '#client/platform/storage.ts';

const durationMs = 900;
const settingKey = 'scores-seen';
const remembered = 40;

/** Whether this result is being viewed for the first time on this device; afterward it no longer is. */
function firstTime(id: string): boolean {
  const seen = (readSetting(settingKey) ?? '').split(' ');
  if (seen.includes(id)) return false;
  writeSetting(settingKey, [id, ...seen].slice(0, remembered).join(' '));
  return true;
}

/** Counts from `from` up to `to` in tens, once per result and device; at once where less motion is preferred. */
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
