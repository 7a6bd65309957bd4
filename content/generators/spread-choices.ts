/** Wrong choices picked so that "the choice most like the others" is no better a guess than any other. */
import type { Random } from '#core/random.ts';

type Features = ReadonlyMap<string, number>;

/** Words, numbers, symbols and neighboring pairs of them, as a reader compares choices at a glance. */
function features(text: string): Features {
  const tokens = text.replaceAll(/\\[()]/g, '').match(/\\?[a-zA-Z]+|\d+(?:\.\d+)?|[^\s\w]/g) ?? [];
  const counts = new Map<string, number>();
  for (const [index, token] of tokens.entries())
    for (const feature of [token, `${token} ${tokens[index + 1] ?? ''}`]) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

const size = (counts: Features) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Shared part of two texts' features, from 0 to 1. */
function likeness(one: Features, other: Features): number {
  const shared = [...one].reduce((sum, [feature, count]) => sum + Math.min(count, other.get(feature) ?? 0), 0);
  return (2 * shared) / Math.max(1, size(one) + size(other));
}

/** The texts that are most like the rest, by index; all of them when none stands out. */
export function mostLikeTheOthers(texts: readonly string[]): number[] {
  const all = texts.map(features);
  const likes = all.map((one, index) => all.reduce((sum, other, at) => (at === index ? sum : sum + likeness(one, other)), 0));
  const most = Math.max(...likes);
  return likes.flatMap((like, index) => (like >= most - 1e-9 ? [index] : []));
}

/** Every way to take three of a list. */
const triples = <T>(list: readonly T[]): T[][] => list.flatMap((a, i) => list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c])));

/** With more candidates than this, some are dropped at random: the work grows with their cube. */
const maxCandidates = 8;

/**
 * Three of the wrong choices, with `below` of them from `lower` and the rest from `upper`, such that the key is
 * most like the others in about one draw of four, as far as the choices allow it.
 */
export function spreadChoices<T extends { readonly text: string }>(
  random: Random,
  correct: { readonly text: string },
  lower: readonly T[],
  upper: readonly T[],
  below: number,
): T[] {
  const candidates = [...random.shuffle(lower).slice(0, maxCandidates / 2 + below), ...random.shuffle(upper).slice(0, maxCandidates / 2 + 3 - below)];
  const sets = random.shuffle(triples(candidates)).filter((set) => set.filter((option) => lower.includes(option)).length === below);
  const wantHub = random.chance(1, 4);
  return sets.find((set) => mostLikeTheOthers([correct, ...set].map(({ text }) => text)).includes(0) === wantHub) ?? sets[0] ?? [];
}

/** The chance that "the choice most like the others" is the first of these texts. */
function chanceOfFirst(texts: readonly string[]): number {
  const likely = mostLikeTheOthers(texts);
  return likely.includes(0) ? 1 / likely.length : 0;
}

/**
 * Three of the wrong choices that fit together, where a question has several parts and none of them alone is to give the key away.
 * In three draws of four, "the choice most like the others" is no better than a guess, as far as the choices allow it. Null where no three fit.
 */
export function threeThatFit<T>(
  random: Random,
  {
    correct,
    wrong,
    textOf,
    fits,
  }: { readonly correct: string; readonly wrong: readonly T[]; readonly textOf: (option: T) => string; readonly fits: (set: readonly T[]) => boolean },
): readonly T[] | null {
  const sets = random.shuffle(triples(wrong)).filter(fits);
  const mayBeHub = random.chance(1, 4);
  return sets.find((set) => mayBeHub || chanceOfFirst([correct, ...set.map(textOf)]) <= 1 / 4) ?? sets[0] ?? null;
}
