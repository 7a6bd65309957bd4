/** Assembles a whole form: six modules that share no question and follow their recipes exactly. */
import { seededRandom, type Random } from '../random.ts';
import { choiceIds } from '../questions/choices.ts';
import type { Section } from '../topics/topics.ts';
import { balanceKeys } from './balance-keys.ts';
import type { ModuleRecipe } from './blueprint.ts';
import type { ModulePosition, ModuleRoute } from './format.ts';
import { choosePretest, orderQuestions } from './order-questions.ts';
import { pickQuestions, type PoolQuestion } from './pick-questions.ts';

export interface AssembledModule {
  readonly section: Section;
  readonly position: ModulePosition;
  readonly route: ModuleRoute;
  /** In the order they are taken. */
  readonly questionIds: readonly string[];
  /** The ones that do not count. */
  readonly pretestIds: readonly string[];
}

export interface AssemblyRequest {
  readonly pool: readonly PoolQuestion[];
  /** Usually `recipesFor(formNumber)`. */
  readonly recipes: readonly ModuleRecipe[];
  readonly seed: number;
  /** 1, 2, …; questions written for another form are left alone. */
  readonly formNumber: number;
  /** Questions of other forms. */
  readonly usedIds: ReadonlySet<string>;
  /** Questions of the form's modules that stay as they are: nothing comes from their sources, and their archetypes count as asked. */
  readonly kept?: readonly PoolQuestion[];
  /** Sources of other forms: a student who takes both should seldom read of one subject twice. */
  readonly sourcesElsewhere?: ReadonlySet<string>;
  /** How often other forms ask each archetype where these recipes ask: a student who takes several should meet different kinds of questions. */
  readonly archetypesElsewhere?: ReadonlyMap<string, number>;
}

export type Assembly =
  | { readonly ok: true; readonly modules: readonly AssembledModule[] }
  /** One sentence per thing the pool lacks. */
  | { readonly ok: false; readonly missing: readonly string[] };

/** How many whole forms are drawn; the best is kept. */
const attempts = 8;

interface Draft {
  readonly modules: { readonly recipe: ModuleRecipe; readonly questions: readonly PoolQuestion[] }[];
  readonly missing: string[];
}

/** How often a selection is repaired before its sources are considered too few. */
const repairs = 40;

/** Of picked questions that share a source, all but the one that is hardest to replace. */
function sharers(questions: readonly PoolQuestion[], pool: readonly PoolQuestion[]): Set<string> {
  const alternatives = ({ topicId, difficulty }: PoolQuestion) => pool.filter((other) => other.topicId === topicId && other.difficulty === difficulty).length;
  const taken = new Set<string>();
  const scarcestFirst = questions.map((question) => ({ question, left: alternatives(question) })).sort((a, b) => a.left - b.left);
  return new Set(
    scarcestFirst.flatMap(({ question: { id, sources = [] } }) => {
      if (sources.some((source) => taken.has(source))) return [id];
      for (const source of sources) taken.add(source);
      return [];
    }),
  );
}

/** A module's questions, no two from one source: those that share one are removed from the pool, and the module is picked again. */
function pickApart(recipe: ModuleRecipe, available: readonly PoolQuestion[], wishes: Parameters<typeof pickQuestions>[2]): ReturnType<typeof pickQuestions> {
  let pool = available;
  for (let repair = 0; ; repair++) {
    const picked = pickQuestions(recipe, pool, wishes);
    if (!picked.ok) return picked;
    const spare = pool.filter(({ sources = [] }) => !sources.some((source) => wishes.sourcesElsewhere.has(source)));
    const questions = balanceKeys(picked.questions, spare, wishes.random);
    const left = sharers(questions, pool);
    if (left.size === 0) return { ok: true, questions };
    if (repair === repairs) return { ok: false, missing: [`Module ${recipe.position}, ${recipe.route}: too many questions share their sources.`] };
    pool = pool.filter(({ id }) => !left.has(id));
  }
}

/** Picks the modules one after another in this order; the next cannot have what one takes, nor anything from the same source. */
function draw(request: AssemblyRequest, order: readonly ModuleRecipe[], random: Random): Draft {
  const { kept = [], sourcesElsewhere = new Set(), archetypesElsewhere = new Map() } = request;
  const usedArchetypes = new Map([...Map.groupBy(kept, ({ archetype }) => archetype)].map(([archetype, questions]) => [archetype, questions.length]));
  const keptSources = new Set(kept.flatMap(({ sources = [] }) => sources));
  const draft: Draft = { modules: [], missing: [] };
  let pool = request.pool.filter(
    ({ id, form, sources = [] }) =>
      !request.usedIds.has(id) && (form === undefined || form === request.formNumber) && !sources.some((source) => keptSources.has(source)),
  );
  for (const recipe of order) {
    const picked = pickApart(recipe, pool, { random, usedArchetypes, archetypesElsewhere, sourcesElsewhere });
    if (!picked.ok) {
      draft.missing.push(...picked.missing);
      continue;
    }
    const { questions } = picked;
    draft.modules.push({ recipe, questions });
    for (const { archetype } of questions) usedArchetypes.set(archetype, (usedArchetypes.get(archetype) ?? 0) + 1);
    const taken = new Set(questions.flatMap(({ id, sources = [] }) => [id, ...sources]));
    pool = pool.filter(({ id, sources = [] }) => !taken.has(id) && !sources.some((source) => taken.has(source)));
  }
  return draft;
}

/** Preferences a draft does not meet: an archetype twice in a module, keys out of balance. */
function shortcomings({ modules }: Draft): number {
  let points = 0;
  for (const { questions } of modules) {
    points += 10 * (questions.length - new Set(questions.map(({ archetype }) => archetype)).size);
    const withKey = questions.filter(({ key }) => key !== null).length;
    for (const id of choiceIds) points += (questions.filter(({ key }) => key === id).length - withKey / 4) ** 2 / 4;
  }
  return points;
}

/**
 * The form, or what the pool lacks. The same request gives the same form. Modules compete for
 * scarce questions, so several orders of picking are tried before the pool is called too small.
 */
export function assembleForm(request: AssemblyRequest): Assembly {
  const random = seededRandom(request.seed);
  const drafts = Array.from({ length: attempts }, (_, index) => draw(request, index === 0 ? request.recipes : random.shuffle(request.recipes), random));
  const [complete] = drafts.filter(({ missing }) => missing.length === 0).sort((a, b) => shortcomings(a) - shortcomings(b));
  if (!complete) {
    const [closest] = drafts.sort((a, b) => a.missing.length - b.missing.length);
    return { ok: false, missing: closest?.missing ?? [] };
  }
  const modules = request.recipes.map((recipe): AssembledModule => {
    const questions = orderQuestions(recipe, complete.modules.find((module) => module.recipe === recipe)?.questions ?? [], random);
    const pretest = choosePretest(recipe, questions, random);
    return {
      section: recipe.section,
      position: recipe.position,
      route: recipe.route,
      questionIds: questions.map(({ id }) => id),
      pretestIds: pretest.map(({ id }) => id),
    };
  });
  return { ok: true, modules };
}
