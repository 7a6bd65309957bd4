/** What a section score would be if one of its questions had not been asked. */
import type { Section } from '../topics/topics.ts';
import { ability, scaleScore, thetaMax, type ItemParameters } from './scoring.ts';

export interface ScoredSection {
  readonly section: Section;
  /** Its scored questions, and whether each was right. */
  readonly items: readonly ItemParameters[];
  readonly responses: readonly boolean[];
  /** Where 800 lay, as it was stored with the score. */
  readonly thetaMax: number;
}

/** How close two abilities must be to count as computed from the same questions. */
const same = 1e-6;

/**
 * `left` is the index of the question left out. Where the student took the harder path, its top moves with the question, so that
 * an otherwise perfect record scores 800; on the easier one the stored top stands.
 */
export function scoreWithout({ section, items, responses, thetaMax: top }: ScoredSection, left: number): number {
  const rest = items.filter((_, index) => index !== left);
  const isTopPath = Math.abs(thetaMax(items) - top) < same;
  const { theta } = ability(
    rest,
    responses.filter((_, index) => index !== left),
  );
  return scaleScore(section, theta, isTopPath ? thetaMax(rest) : top);
}
