/** Which questions are compared: each with others of its topic and with anchors, at least six times. */
import type { Random } from '#core/random.ts';
import { anchorsOf } from './anchors.ts';

export const minComparisons = 6;
const minAnchors = 2;

export interface Pair {
  readonly first: string;
  readonly second: string;
}

/** Pairs for the questions of one topic; opponents are chosen at random. What is only there `beside` the others meets neither anchors nor its like. */
export function pairsOf(topicId: number, ids: readonly string[], random: Random, beside: ReadonlySet<string> = new Set()): Pair[] {
  const circle = random.shuffle(ids);
  const reach = Math.min(2, Math.floor((circle.length - 1) / 2));
  const among = new Map<string, Pair>();
  circle.forEach((first, index) => {
    for (let step = 1; step <= reach; step++) {
      const second = circle[(index + step) % circle.length] ?? first;
      among.set([first, second].toSorted().join(' '), { first, second });
    }
  });
  if (circle.length === 2) among.set('', { first: circle[0] ?? '', second: circle[1] ?? '' });
  const met = (id: string) => [...among.values()].filter(({ first, second }) => first === id || second === id).length;
  const anchors = anchorsOf(topicId).map(({ id }) => id);
  const withAnchors = circle.flatMap((id, index) => {
    if (beside.has(id)) return [];
    const count = Math.min(anchors.length, Math.max(minAnchors, minComparisons - met(id)));
    // Anchors take turns, so that each is used about equally often.
    return Array.from({ length: count }, (_, step): Pair => ({ first: id, second: anchors[(index + step * 2) % anchors.length] ?? '' }));
  });
  return [...[...among.values()].filter(({ first, second }) => !beside.has(first) || !beside.has(second)), ...withAnchors];
}
