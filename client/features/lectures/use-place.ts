import { useEffect, useEffectEvent, useState } from 'react';

const settleMs = 1500;

/**
 * The part that is being read: the last whose heading has passed the upper third of the window. `onStay` is told once the student
 * has stayed with one for a moment.
 */
export function usePlace(partIds: readonly string[], onStay: (part: string) => void): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const stay = useEffectEvent(onStay);
  const key = partIds.join(' ');
  useEffect(() => {
    const find = () => {
      const passed = key.split(' ').filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 3);
      setCurrent(passed.at(-1) ?? null);
    };
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [key]);
  useEffect(() => {
    if (current === null) return undefined;
    const timer = setTimeout(() => stay(current), settleMs);
    return () => clearTimeout(timer);
  }, [current]);
  return current;
}
