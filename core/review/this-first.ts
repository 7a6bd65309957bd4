/** What to go over before more of what keeps going wrong. */
import { accuracy } from '../progress/accuracy.ts';
import { strengthOf } from '../progress/strength.ts';

interface Edge {
  readonly archetype: string;
  readonly leansOn: string;
}

export interface ArchetypeRecord {
  readonly answers: number;
  readonly correct: number;
  /** Misses in the error log that are still open. */
  readonly openMisses: number;
}

/** Misses that say more than one slip. */
const minMisses = 2;

/**
 * The edges to follow: from an archetype with two open misses to what it leans on, where that is weak or was never asked. A right answer at
 * something that leans on a prerequisite counts as half an answer at it, so that nobody is sent back to basics they use daily.
 */
export function thisFirst<E extends Edge>(edges: readonly E[], recordOf: (archetype: string) => ArchetypeRecord): E[] {
  const isWeak = (archetype: string): boolean => {
    const own = recordOf(archetype);
    const used = edges.filter(({ leansOn }) => leansOn === archetype).reduce((sum, edge) => sum + recordOf(edge.archetype).correct / 2, 0);
    const [answers, correct] = [own.answers + used, own.correct + used];
    return answers < 1 || strengthOf(accuracy(correct, answers)) === 'weak';
  };
  return edges
    .filter(({ archetype, leansOn }) => recordOf(archetype).openMisses >= minMisses && isWeak(leansOn))
    .toSorted((a, b) => recordOf(b.archetype).openMisses - recordOf(a.archetype).openMisses);
}
