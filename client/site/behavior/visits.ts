import { postJson } from '#client/platform/post-json.ts';
import { createVisitCounter, isCounted, referrer, visitPath } from '#client/platform/visit-count.ts';

/** Counts the page, and how fast it was: the code that measures comes with the first touch, key or scroll, never before. */
export function countPage(): void {
  const route = document.documentElement.dataset['route'];
  if (route === undefined || !isCounted()) return;
  const visits = createVisitCounter((events) => void postJson(visitPath, { events }, { keepalive: true }), 1_000);
  visits.add({ name: 'pageview', path: route, referrer: referrer(), properties: {} });
  document.addEventListener('visibilitychange', visits.flush);
  let measured = false;
  const measure = async () => {
    if (measured) return;
    measured = true;
    const { measureSpeed } = await import('#client/platform/page-speed.ts');
    measureSpeed(route, visits);
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll']) addEventListener(sign, () => void measure(), { once: true, passive: true });
}
