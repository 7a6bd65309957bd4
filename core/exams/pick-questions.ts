/**
 * Chooses the questions of one module: skill counts and level counts exactly, archetypes once
 * where avoidable. The choice is a flow (skill → archetype → question → level and format), solved
 * exactly, so that "not possible" is a fact about the pool and not a failed search.
 */
import type { Random } from '../random.ts';
import type { ChoiceId } from '../questions/choices.ts';
import { difficulties, type Difficulty, type Question } from '../questions/question.ts';
import { sectionNames, topicName, type TopicId } from '../topics/topics.ts';
import type { ModuleRecipe, RecipeSlot } from './blueprint.ts';
import { flowNetwork } from './min-cost-flow.ts';

/** What assembly needs of a question. */
export interface PoolQuestion {
  readonly id: string;
  readonly topicId: TopicId;
  /** `SYS-h` */
  readonly archetype: string;
  readonly difficulty: Difficulty;
  readonly format: Question['format'];
  /** Null for student-produced responses. */
  readonly key: ChoiceId | null;
  /** Written for this form only; absent: any form. */
  readonly form?: number | undefined;
  /** What its text rests on; a form uses nothing twice. */
  readonly sources?: readonly string[];
}

export type Picked = { readonly ok: true; readonly questions: readonly PoolQuestion[] } | { readonly ok: false; readonly missing: readonly string[] };

/** A second question of one archetype in a module costs more than any other preference. */
const repeatInModule = 1_000_000;
const repeatInForm = 300;
const sourceElsewhere = 200;
const archetypeElsewhere = 150;
const chanceCost = 60;

type SprPlan = Readonly<Record<Difficulty, number>>;

/** Whether this slot takes this question. */
export const slotTakes = (slot: RecipeSlot, question: PoolQuestion): boolean =>
  question.topicId === slot.topicId && (slot.letters?.includes(question.archetype.slice(-1)) ?? true);

const moduleName = ({ section, route }: ModuleRecipe): string => `${sectionNames[section]}, ${route} module`;
const slotName = ({ topicId, letters }: RecipeSlot): string => `${topicName(topicId)}${letters ? ` (archetypes ${letters.at(0)}–${letters.at(-1)})` : ''}`;

/** Ways to spread the student-produced responses over the levels, most even first. */
function sprPlans(recipe: ModuleRecipe): SprPlan[] {
  const share =
    (recipe.spr.min + recipe.spr.max) /
    2 /
    Math.max(
      1,
      difficulties.reduce((sum, level) => sum + recipe.levels[level], 0),
    );
  let plans: Record<Difficulty, number>[] = [{ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }];
  for (const level of difficulties) {
    plans = plans.flatMap((plan) => Array.from({ length: Math.ceil(recipe.levels[level] / 2) + 1 }, (_, count) => ({ ...plan, [level]: count })));
  }
  const total = (plan: SprPlan) => difficulties.reduce((sum, level) => sum + plan[level], 0);
  const unevenness = (plan: SprPlan) => difficulties.reduce((sum, level) => sum + (plan[level] - share * recipe.levels[level]) ** 2, 0);
  return plans.filter((plan) => total(plan) >= recipe.spr.min && total(plan) <= recipe.spr.max).sort((a, b) => unevenness(a) - unevenness(b));
}

interface Wishes {
  readonly random: Random;
  /** How often each archetype is already in this form. */
  readonly usedArchetypes: ReadonlyMap<string, number>;
  /** How often other forms ask each archetype in the modules that are assembled. */
  readonly archetypesElsewhere: ReadonlyMap<string, number>;
  /** Sources of other forms. */
  readonly sourcesElsewhere: ReadonlySet<string>;
}

/** Solves one module; with a plan, formats are split by level, without one they are free. */
function solve(recipe: ModuleRecipe, pool: readonly PoolQuestion[], wishes: Wishes, plan: SprPlan | null): { questions: PoolQuestion[]; cost: number } {
  const network = flowNetwork();
  const picks: { edge: number; question: PoolQuestion }[] = [];
  const demands = new Map<string, number>();
  const connected = new Set<string>();
  for (const [index, slot] of recipe.slots.entries()) {
    network.connect('source', `slot ${index}`, slot.count, 0);
    for (const question of pool) {
      if (!slotTakes(slot, question)) continue;
      const level = question.difficulty;
      const format = plan ? question.format : '';
      const wanted = !plan ? recipe.levels[level] : format === 'spr' ? plan[level] : recipe.levels[level] - plan[level];
      if (wanted === 0) continue;
      const demand = `demand ${level} ${format}`;
      demands.set(demand, wanted);
      const archetype = `archetype ${index} ${question.archetype}`;
      if (!connected.has(archetype)) {
        connected.add(archetype);
        for (let repeat = 0; repeat < slot.count; repeat++) network.connect(`slot ${index}`, archetype, 1, repeat * repeatInModule);
      }
      const elsewhere = (question.sources ?? []).filter((source) => wishes.sourcesElsewhere.has(source)).length;
      const cost =
        wishes.random.int(0, chanceCost) +
        repeatInForm * (wishes.usedArchetypes.get(question.archetype) ?? 0) +
        archetypeElsewhere * (wishes.archetypesElsewhere.get(question.archetype) ?? 0) +
        sourceElsewhere * elsewhere;
      network.connect(archetype, `question ${question.id}`, 1, cost);
      picks.push({ question, edge: network.connect(`question ${question.id}`, demand, 1, 0) });
    }
  }
  for (const [demand, wanted] of demands) network.connect(demand, 'sink', wanted, 0);
  const { cost } = network.solve('source', 'sink');
  return { cost, questions: picks.filter(({ edge }) => network.flowOn(edge) > 0).map(({ question }) => question) };
}

/** What the pool lacks for this module, in sentences. `best` is as much as could be placed. */
function explain(recipe: ModuleRecipe, pool: readonly PoolQuestion[], best: readonly PoolQuestion[]): string[] {
  const missing: string[] = [];
  const name = moduleName(recipe);
  for (const slot of recipe.slots) {
    const own = pool.filter((question) => slotTakes(slot, question));
    if (own.length < slot.count) missing.push(`${name}: ${slotName(slot)} needs ${slot.count}, the pool has ${own.length}.`);
  }
  for (const level of difficulties) {
    const placed = best.filter(({ difficulty }) => difficulty === level).length;
    if (placed < recipe.levels[level]) missing.push(`${name}: level ${level} needs ${recipe.levels[level]}, at most ${placed} can be placed with this pool.`);
  }
  return missing;
}

/**
 * Questions of one kind are as good as each other here: as many of each as a slot can take at most
 * are enough to search among without losing a solution.
 */
function thinned(recipe: ModuleRecipe, available: readonly PoolQuestion[], random: Random): PoolQuestion[] {
  const enough = Math.max(0, ...recipe.slots.map(({ count }) => count));
  const usable = available.filter((question) => recipe.slots.some((slot) => slotTakes(slot, question)));
  const seen = new Map<string, number>();
  return random.shuffle(usable).filter(({ topicId, archetype, difficulty, format }) => {
    const kind = `${topicId} ${archetype} ${difficulty} ${format}`;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= enough;
  });
}

/** The questions of one module in no particular order, or what is missing. `available` holds only questions that may be used. */
export function pickQuestions(recipe: ModuleRecipe, available: readonly PoolQuestion[], wishes: Wishes): Picked {
  const size = recipe.slots.reduce((sum, { count }) => sum + count, 0);
  const pool = thinned(recipe, available, wishes.random);
  const free = solve(recipe, pool, wishes, null);
  if (free.questions.length < size) return { ok: false, missing: explain(recipe, available, free.questions) };
  if (recipe.spr.max === 0) return { ok: true, questions: free.questions };
  // Repeated archetypes are the lesser evil only if no spread of formats does without them.
  const unavoidable = Math.floor(free.cost / repeatInModule);
  let fallback: PoolQuestion[] | null = null;
  const have = (level: Difficulty, format: PoolQuestion['format']) =>
    pool.filter((question) => question.difficulty === level && question.format === format).length;
  const supply = difficulties.map((level) => ({ level, spr: have(level, 'spr'), choice: have(level, 'choice') }));
  for (const plan of sprPlans(recipe)) {
    if (supply.some(({ level, spr, choice }) => spr < plan[level] || choice < recipe.levels[level] - plan[level])) continue;
    const { questions, cost } = solve(recipe, pool, wishes, plan);
    if (questions.length < size) continue;
    if (Math.floor(cost / repeatInModule) <= unavoidable) return { ok: true, questions };
    fallback ??= questions;
  }
  if (fallback) return { ok: true, questions: fallback };
  return {
    ok: false,
    missing: [`${moduleName(recipe)}: no choice of questions has ${recipe.spr.min}–${recipe.spr.max} student-produced responses spread over the levels.`],
  };
}
