/** Which section score students of a given ability get in an exam that nobody has taken yet, from simulated students. */
import type { Random } from '../random.ts';
import type { Section } from '../topics/topics.ts';
import { routeAfterModuleOne, type RoutingThreshold } from './routing.ts';
import { probabilityRight, scaleScore, scoreSection, type ItemParameters } from './scoring.ts';

interface SimulatedModule {
  readonly route: 'base' | 'easier' | 'harder';
  /** Scored questions only. */
  readonly items: readonly ItemParameters[];
}

/** One place in a section: a module, or an easier and a harder one with what decides between them. */
export interface SimulatedSlot {
  readonly modules: readonly SimulatedModule[];
  /** The place within the section, from 0, and the threshold that decide; null for a single module. */
  readonly routedBy: { readonly place: number; readonly threshold: RoutingThreshold } | null;
}

export interface ExpectedScore {
  /** The score an exam without any error would give, 200 to 800. */
  readonly truth: number;
  readonly mean: number;
  /** Four of five simulated students score between these. */
  readonly low: number;
  readonly high: number;
  /** The share that takes a harder module, 0 to 1; null where there is none. */
  readonly harder: number | null;
}

/** No top of the scale: its first segment goes on above 700. */
const straight = Number.NEGATIVE_INFINITY;
const abilities = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5] as const;
const fine = 2 ** 30;
const real = (random: Random): number => (random.int(0, fine) + 0.5) / (fine + 1);

const at = (sorted: readonly number[], share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;

/** `simulees` students for each of eleven abilities. The section must have at least one scored question on every route. */
export function expectedScores(section: Section, slots: readonly SimulatedSlot[], random: Random, simulees = 60): ExpectedScore[] {
  const hardest = ({ modules }: SimulatedSlot) => modules.find(({ route }) => route === 'harder') ?? modules[0];
  const hardPathItems = slots.flatMap((slot) => hardest(slot)?.items ?? []);
  const take = (theta: number) => {
    const right: boolean[][] = [];
    const items: ItemParameters[] = [];
    let harder = false;
    for (const { modules, routedBy } of slots) {
      const deciding = routedBy ? (right[routedBy.place] ?? []) : [];
      const route = routedBy ? routeAfterModuleOne(section, deciding.filter(Boolean).length, deciding.length, routedBy.threshold) : null;
      const module = modules.find((one) => one.route === route) ?? modules[0];
      harder ||= route === 'harder';
      items.push(...(module?.items ?? []));
      right.push((module?.items ?? []).map((item) => real(random) < probabilityRight(item, theta)));
    }
    return { harder, score: scoreSection({ section, items, responses: right.flat(), hardPathItems }).score };
  };
  const isAdaptive = slots.some(({ routedBy }) => routedBy !== null);
  return abilities.map((theta) => {
    const taken = Array.from({ length: simulees }, () => take(theta));
    const scores = taken.map(({ score }) => score).sort((a, b) => a - b);
    return {
      truth: scaleScore(section, theta, straight),
      mean: scores.reduce((sum, score) => sum + score, 0) / simulees,
      low: at(scores, 0.1),
      high: at(scores, 0.9),
      harder: isAdaptive ? taken.filter(({ harder }) => harder).length / simulees : null,
    };
  });
}
