import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital } from '#core/analytics/events.ts';
import type { VisitCounter } from './visit-count.ts';

/** How fast this page was; known in full only when it is left. */
export function measureSpeed(path: string, { add, flush }: VisitCounter): void {
  const properties: Partial<Record<Vital, number>> = {};
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB])
    on(({ name, value }) => {
      properties[name] = Math.round(value * 1000) / 1000;
    });
  let told = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (!told && Object.keys(properties).length > 0) add({ name: 'web_vitals', path, referrer: null, properties });
    told = true;
    flush();
  });
}
