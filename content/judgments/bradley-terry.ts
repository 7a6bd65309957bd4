/**
 * Positions on one scale from pairwise comparisons (Bradley and Terry, 1952): the odds that one question is judged harder than the
 * other are exp(difference of their positions). Each position has a normal prior, so that a question that won or lost every
 * comparison still has a finite position.
 */
import type { Difficulty } from '#core/questions/question.ts';
import { anchorLevel } from './anchors.ts';

export interface Comparison {
  readonly harder: string;
  readonly easier: string;
}

export interface Prior {
  readonly mean: number;
  readonly deviation: number;
}

export interface Place {
  /** In logits; 0 is the middle of the scale. */
  readonly place: number;
  /** Its standard error, from the curvature at the maximum. */
  readonly error: number;
}

/** Distance between neighboring levels, in logits: three readers in four call the higher one harder. */
const levelDistance = 1.5;
const anchorPrior = (level: number): Prior => ({ mean: (level - 3) * levelDistance, deviation: 0.4 });
const questionPrior: Prior = { mean: 0, deviation: 2.5 };

/** Priors: anchors are near their level; about a question nothing is known. */
const usualPrior = (id: string): Prior => {
  const level = anchorLevel(id);
  return level === undefined ? questionPrior : anchorPrior(level);
};

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** The most probable positions of everything compared. The log posterior is concave, so coordinate ascent converges. */
export function fitPlaces(comparisons: readonly Comparison[], priorOf: (id: string) => Prior = usualPrior): Map<string, Place> {
  const ids = [...new Set(comparisons.flatMap(({ harder, easier }) => [harder, easier]))];
  const against = new Map<string, { other: string; won: boolean }[]>(ids.map((id) => [id, []]));
  for (const { harder, easier } of comparisons) {
    against.get(harder)?.push({ other: easier, won: true });
    against.get(easier)?.push({ other: harder, won: false });
  }
  const places = new Map(ids.map((id) => [id, priorOf(id).mean]));
  const slopeAndCurve = (id: string): [number, number] => {
    const own = places.get(id) ?? 0;
    const { mean, deviation } = priorOf(id);
    let slope = (mean - own) / deviation ** 2;
    let curve = 1 / deviation ** 2;
    for (const { other, won } of against.get(id) ?? []) {
      const expected = logistic(own - (places.get(other) ?? 0));
      slope += (won ? 1 : 0) - expected;
      curve += expected * (1 - expected);
    }
    return [slope, curve];
  };
  for (let round = 0; round < 2000; round++) {
    let largest = 0;
    for (const id of ids) {
      const [slope, curve] = slopeAndCurve(id);
      const step = Math.max(-1, Math.min(1, slope / curve));
      places.set(id, (places.get(id) ?? 0) + step);
      largest = Math.max(largest, Math.abs(step));
    }
    if (largest < 1e-7) break;
  }
  return new Map(ids.map((id) => [id, { place: places.get(id) ?? 0, error: 1 / Math.sqrt(slopeAndCurve(id)[1]) }]));
}

/** Where one level ends and the next begins: halfway between their anchors as fitted, kept in order even if readers mixed two up. */
export function levelBounds(places: ReadonlyMap<string, Place>): number[] {
  const middle = (level: number) => {
    const own = [...places].filter(([id]) => anchorLevel(id) === level).map(([, { place }]) => place);
    return own.length === 0 ? anchorPrior(level).mean : own.reduce((sum, place) => sum + place, 0) / own.length;
  };
  return [1, 2, 3, 4].map((level) => (middle(level) + middle(level + 1)) / 2).toSorted((a, b) => a - b);
}

export const levelAt = (place: number, bounds: readonly number[]): Difficulty => (1 + bounds.filter((bound) => place > bound).length) as Difficulty;

/** The level of every compared question. */
export function judgedLevels(comparisons: readonly Comparison[]): Map<string, Difficulty> {
  const places = fitPlaces(comparisons);
  const bounds = levelBounds(places);
  return new Map([...places].filter(([id]) => anchorLevel(id) === undefined).map(([id, { place }]) => [id, levelAt(place, bounds)]));
}
