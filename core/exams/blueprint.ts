/**
 * What a form is made of: how many questions of which skill and level each of its six modules has.
 * Domain shares follow the published test specification; the split by skill and level is ours.
 */
import { difficulties, type Difficulty } from '../questions/question.ts';
import { topicById, topics, type Section, type TopicId } from '../topics/topics.ts';
import type { ModulePosition, ModuleRoute } from './format.ts';

/** One kind of question in a module. */
export interface RecipeSlot {
  readonly topicId: TopicId;
  readonly count: number;
  /** Archetype letters this slot takes, e.g. `abcde`; all if absent. */
  readonly letters?: string;
  /** Place of its group in the module; equal numbers are one group, ordered by difficulty alone. Math has one group. */
  readonly group: number;
}

export interface ModuleRecipe {
  readonly section: Section;
  readonly position: ModulePosition;
  readonly route: ModuleRoute;
  readonly slots: readonly RecipeSlot[];
  /** Questions of each level, whichever slots they are in. */
  readonly levels: Readonly<Record<Difficulty, number>>;
  /** Fewest and most student-produced responses. */
  readonly spr: { readonly min: number; readonly max: number };
}

type ByRoute<T> = Readonly<Record<ModuleRoute, T>>;

/** Topic, group, archetype letters, then the questions in base, easier and harder. Group 6: Conventions are ordered by difficulty only. */
type ReadingWritingRow = readonly [TopicId, number, string | undefined, number, number, number];

const readingWritingCounts: readonly ReadingWritingRow[] = [
  [4, 0, undefined, 4, 5, 4],
  [5, 1, undefined, 3, 2, 2],
  [6, 2, undefined, 1, 1, 1],
  [1, 3, undefined, 2, 2, 1],
  [3, 4, 'abcde', 2, 3, 2],
  [3, 4, 'fghij', 1, 1, 2],
  [2, 5, undefined, 2, 1, 2],
  [9, 6, undefined, 3, 3, 4],
  [10, 6, undefined, 3, 4, 3],
  [8, 7, undefined, 3, 3, 2],
  [7, 8, undefined, 3, 2, 4],
];

/** Levels are found by readers who compare questions. They put few at either end, so that a module has few of levels 1 and 5. */
const readingWritingLevels = {
  base: { 1: 2, 2: 9, 3: 9, 4: 6, 5: 1 },
  easier: { 1: 5, 2: 14, 3: 7, 4: 1, 5: 0 },
  harder: { 1: 0, 2: 1, 3: 11, 4: 11, 5: 4 },
} as const satisfies ByRoute<Record<Difficulty, number>>;

/** Questions per Math topic for base, easier and harder; topics 21–25 and 28/29 rotate by form. */
const mathCounts: readonly (readonly [TopicId, number, number, number])[] = [
  [11, 1, 2, 1],
  [12, 2, 2, 1],
  [13, 2, 1, 1],
  [14, 2, 2, 2],
  [15, 1, 1, 2],
  [16, 3, 3, 3],
  [17, 2, 2, 3],
  [18, 2, 2, 2],
  [19, 1, 1, 0],
  [20, 1, 1, 1],
  [26, 1, 1, 1],
  [27, 1, 1, 1],
];

/** Two data topics per module, by form; over five forms 21–25 come 12, 7, 5, 4 and 2 times. Readers of whole harder modules missed center and spread. */
const rotation: readonly ByRoute<readonly [TopicId, TopicId]>[] = [
  { base: [21, 22], easier: [21, 23], harder: [22, 24] },
  { base: [21, 23], easier: [21, 22], harder: [21, 25] },
  { base: [21, 22], easier: [22, 23], harder: [21, 24] },
  { base: [21, 24], easier: [21, 22], harder: [23, 25] },
  { base: [21, 22], easier: [21, 23], harder: [21, 24] },
];

/** A strong reader found harder modules with fewer hard questions softer than the test's (docs/content-quality.md). */
const mathLevels = {
  base: { 1: 4, 2: 5, 3: 7, 4: 4, 5: 2 },
  easier: { 1: 7, 2: 7, 3: 5, 4: 2, 5: 1 },
  harder: { 1: 0, 2: 2, 3: 4, 4: 10, 5: 6 },
} as const satisfies ByRoute<Record<Difficulty, number>>;

const routes = ['base', 'easier', 'harder'] as const satisfies readonly ModuleRoute[];

function readingWritingRecipe(route: ModuleRoute): ModuleRecipe {
  return {
    section: 'reading-writing',
    position: route === 'base' ? 0 : 1,
    route,
    slots: readingWritingCounts.map(([topicId, group, letters, base, easier, harder]): RecipeSlot => {
      return { topicId, group, count: { base, easier, harder }[route], ...(letters && { letters }) };
    }),
    levels: readingWritingLevels[route],
    spr: { min: 0, max: 0 },
  };
}

/** Topics 28 and 29: the harder module has both; the other two take turns by form, so that every student sees both. */
function upperGeometry(formNumber: number, route: ModuleRoute): TopicId[] {
  if (route === 'harder') return [28, 29];
  return (formNumber % 2 === 1) === (route === 'base') ? [28] : [29];
}

function mathRecipe(formNumber: number, route: ModuleRoute): ModuleRecipe {
  const turn = rotation[(formNumber - 1) % rotation.length];
  if (!turn) throw new RangeError(`form numbers start at 1: ${formNumber}`);
  const fixed = mathCounts.map(([topicId, base, easier, harder]): RecipeSlot => ({ topicId, group: 0, count: { base, easier, harder }[route] }));
  const turning = [...turn[route], ...upperGeometry(formNumber, route)].map((topicId): RecipeSlot => ({ topicId, group: 0, count: 1 }));
  return {
    section: 'math',
    position: route === 'base' ? 2 : 3,
    route,
    levels: mathLevels[route],
    spr: { min: 5, max: 6 },
    slots: [...fixed, ...turning].filter(({ count }) => count > 0),
  };
}

/** The six recipes of a form (1, 2, …): Reading and Writing base, easier, harder, then Math. Throws on other numbers. */
export function recipesFor(formNumber: number): ModuleRecipe[] {
  if (!Number.isInteger(formNumber) || formNumber < 1) throw new RangeError(`form numbers start at 1: ${formNumber}`);
  return [...routes.map((route) => readingWritingRecipe(route)), ...routes.map((route) => mathRecipe(formNumber, route))];
}

/** Questions in a module of this recipe. */
export const recipeSize = (recipe: ModuleRecipe): number => difficulties.reduce((sum, level) => sum + recipe.levels[level], 0);

/** Module 1 and the mean of the two second modules, averaged over the rotation. */
function shareOf(topicId: TopicId): number {
  const { section } = topicById(topicId);
  let own = 0;
  let all = 0;
  for (const recipe of rotation.flatMap((_, index) => recipesFor(index + 1))) {
    if (recipe.section !== section) continue;
    const weight = recipe.route === 'base' ? 1 : 0.5;
    all += weight * recipeSize(recipe);
    for (const slot of recipe.slots) if (slot.topicId === topicId) own += weight * slot.count;
  }
  return own / all;
}

const shares = new Map(topics.map(({ id }) => [id, shareOf(id)]));

/** The share of a section's questions that a topic has, from 0 to 1. */
export const sectionShare = (topicId: TopicId): number => shares.get(topicId) ?? 0;
