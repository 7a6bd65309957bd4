/** Objects that are thrown or launched, and flights whose numbers suit them. */
import type { Random } from '#core/random.ts';

/** Opening, name, greatest believable starting height (feet), least and greatest believable speed (feet per second). */
const objects = [
  ['A ball is thrown upward from a platform', 'ball', 70, 0, 100],
  ['A toy rocket is launched from a rooftop', 'rocket', 100, 60, 200],
  ['A model rocket is launched from a launch tower', 'rocket', 120, 60, 300],
  ['A stone is thrown upward from the edge of a cliff', 'stone', 450, 0, 100],
  ['A firework shell is shot upward from a raised stand', 'shell', 70, 100, 300],
  ['A signal flare is fired upward from the top of a lighthouse', 'flare', 260, 100, 300],
  ['A flare is fired upward from a watchtower', 'flare', 120, 100, 300],
  ['A beanbag is tossed upward from a balcony', 'beanbag', 110, 0, 70],
  ['A tennis ball is hit upward from the top of a tower', 'tennis ball', 110, 0, 110],
  ['An arrow is shot upward from the top of a tower', 'arrow', 220, 40, 250],
  ['A basketball is thrown upward from the top of a parking garage', 'basketball', 150, 0, 90],
  ['A water balloon is tossed upward from a roof terrace', 'balloon', 110, 0, 70],
] as const;

/** A flight h(t) = at² + vt + start that lands at a whole second; `least` is the least time until the object is back at its starting height. */
export function drawFlight(random: Random, least: number) {
  const metric = random.chance(1, 3);
  const [g, unit] = metric ? [5, 'meters'] : [16, 'feet'];
  const [land, before] = [random.int(4, 16), random.int(1, 6)];
  const v = g * (land - before);
  const start = g * land * before;
  if (land - before < least || (metric && (land - before) % 2 !== 0)) return null;
  const peak = (land - before) / 2;
  const height = (g * (land + before) ** 2) / 4;
  if (!Number.isInteger(height) || height > 3000) return null;
  const feet = metric ? 3.28 : 1;
  const fitting = objects.filter(([, , highest, slowest, fastest]) => start * feet <= highest && v * feet >= slowest && v * feet <= fastest);
  if (fitting.length === 0) return null;
  const [opening, object] = random.pick(fitting);
  return { g, unit, land, before, a: -g, v, start, peak, height, opening, object };
}
export type Flight = NonNullable<ReturnType<typeof drawFlight>>;

/** `a ball`, `thrown upward from a platform`, `thrown`. */
export function wordsOf(opening: string) {
  const [subject = '', launch = ''] = opening.split(' is ');
  const [done = ''] = launch.split(' ');
  return { subject, launch, done };
}
