/**
 * Adds practice exams to the existing ones, or puts other questions into some of them: draws a pool of fresh Math questions,
 * assembles each form by its recipes, and freezes the forms and the Math they use as JSON. The other forms stay as they are.
 *
 *   npm run content:assemble -- [--forms 1] [--draws 6]
 *   npm run content:assemble -- --replace 1 --replace 2 [--section math] [--route harder] [--draws 6] [--without q-…] [--without TWO-l]
 *
 * `--without`: written questions, or Math archetypes, that readers want out of the new modules: too easy, not like the test's yet,
 * or one of two questions that answer each other.
 */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearness } from '#content/exams/apart.ts';
import frozenForms from '#content/exams/forms.json' with { type: 'json' };
import { floorProblems, isHard, wornArchetypes, type FormMath } from '#content/exams/math-floors.ts';
import { dealt, withoutUnwanted } from '#content/exams/offered.ts';
import { publishedTexts, writtenForm } from '#content/exams/published-texts.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { publishedForms, publishedSources } from '#content/items/published.ts';
import { hardestQuestions } from '#content/items/hardest-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { alike, fingerprint, jaccard, mostAlike, shingles } from '#content/verify/gates/duplicates.ts';
import { singleGateProblems } from '#content/verify/gates/single.ts';
import { assembleForm, type AssembledModule } from '#core/exams/assemble.ts';
import { recipesFor, type ModuleRecipe } from '#core/exams/blueprint.ts';
import type { PoolQuestion } from '#core/exams/pick-questions.ts';
import type { Question } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { drawFresh, freshId } from './draw-fresh.ts';
import { softCells } from './soft-cells.ts';
import { toldClaims } from './told-claims.ts';

const { values } = parseArgs({
  options: {
    forms: { type: 'string', default: '1' },
    replace: { type: 'string', multiple: true, default: [] },
    section: { type: 'string' },
    route: { type: 'string' },
    draws: { type: 'string', default: '6' },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const replaced = new Set(values.replace.map(Number));
const isWanted = ({ section, route }: ModuleRecipe) =>
  (values.section === undefined || section === values.section) && (values.route === undefined || route === values.route);
const root = path.join(import.meta.dirname, '..');

const sourcesOf = publishedSources();
const toPool = (question: Question, form?: number): PoolQuestion => ({
  id: question.id,
  topicId: question.topicId,
  archetype: question.archetype,
  difficulty: question.difficulty,
  format: question.format,
  key: question.format === 'choice' ? question.solution.key : null,
  ...(form !== undefined && { form }),
  sources: sourcesOf.get(question.id) ?? [],
});

const existing = examQuestions();
const frozenMath = existing.filter(({ provenance }) => provenance.kind === 'generated');
const written = existing.filter(({ provenance }) => provenance.kind !== 'generated');
const writtenIds = new Set(written.map(({ id }) => id));
/** Asked elsewhere. */
const practice = [...practiceQuestions(), ...hardestQuestions()];
const known = new Set([...existing, ...practice].map(fingerprint));
const formOf = publishedForms();
const soft = softCells();
const drawn = mathGenerators
  .flatMap((generator) =>
    generator.levels.flatMap((level) => (soft.has(`${generator.archetype}/${level}`) ? [] : drawFresh(generator, level, Number(values.draws)))),
  )
  .filter((question) => !known.has(fingerprint(question)) && singleGateProblems(question).length === 0);
const byId = new Map([...existing, ...practice, ...drawn].map((question) => [question.id, question]));
const pool = withoutUnwanted(
  [...written.map((question) => toPool(question, formOf.get(question.id))), ...drawn.map((question) => toPool(question))],
  values.without,
);

/** A drawn question that reads like a used one of its topic is rejected; hand-written ones are compared by the tests. */
const similarTo = (ids: ReadonlySet<string>) => {
  const kept = [...ids].flatMap((id) => byId.get(id) ?? []).map((question) => ({ topicId: question.topicId, set: shingles(question) }));
  return drawn.filter((question) => {
    const own = shingles(question);
    return !ids.has(question.id) && kept.some(({ topicId, set }) => topicId === question.topicId && jaccard(own, set) >= mostAlike.inTopic);
  });
};
/** Two questions of one form that are too much alike. */
const isRepetitive = (ids: readonly string[]) =>
  alike(
    ids.flatMap((id) => byId.get(id) ?? []),
    mostAlike.inExam,
  ).length > 0;

const seedsTried = 100;

const isMath = ({ position }: { readonly position: number }) => position >= 2;
const questionsOf = (modules: readonly Pick<Module, 'questionIds'>[]) => modules.flatMap(({ questionIds }) => questionIds).flatMap((id) => byId.get(id) ?? []);
const mathOf = (modules: readonly Omit<Module, 'id'>[]): FormMath => {
  const math = modules.filter(isMath);
  return { math: questionsOf(math), harder: questionsOf(math.filter(({ route }) => route === 'harder')) };
};

type Module = Pick<AssembledModule, 'questionIds' | 'pretestIds'> & { readonly id: string; readonly position: number; readonly route: string };
interface Form {
  readonly number: number;
  readonly modules: readonly Module[];
}
const placeOf = ({ position, route }: Pick<Module, 'position' | 'route'>): string => `${position} ${route}`;
const idsOf = ({ modules }: Form) => modules.flatMap(({ questionIds }) => questionIds);

/** New modules of form `number` that differ enough from each other and from `kept`, and whose Math has what it needs. Throws if the pool is too small. */
function firstFit(
  number: number,
  offered: readonly PoolQuestion[],
  kept: Form['modules'],
  usedIds: ReadonlySet<string>,
  otherForms: readonly Form[],
): AssembledModule[] | undefined {
  const others = otherForms.map(({ modules }) => mathOf(modules));
  const sourcesElsewhere = new Set(otherForms.flatMap(({ modules }) => questionsOf(modules)).flatMap(({ id }) => sourcesOf.get(id) ?? []));
  const recipes = recipesFor(number).filter(isWanted);
  const places = new Set(recipes.map(placeOf));
  const inSamePlaces = questionsOf(otherForms.flatMap(({ modules }) => modules.filter((module) => isMath(module) && places.has(placeOf(module)))));
  const archetypesElsewhere = new Map([...Map.groupBy(inSamePlaces, ({ archetype }) => archetype)].map(([archetype, asked]) => [archetype, asked.length]));
  const keptQuestions = questionsOf(kept).map((question) => toPool(question));
  for (let attempt = 0; attempt < seedsTried; attempt++) {
    const seed = randomInt(2 ** 31);
    const assembly = assembleForm({ pool: offered, recipes, seed, formNumber: number, usedIds, kept: keptQuestions, sourcesElsewhere, archetypesElsewhere });
    if (!assembly.ok) throw new Error(`Form ${number} cannot be assembled:\n${assembly.missing.join('\n')}`);
    const { modules } = assembly;
    const whole = [...kept, ...modules];
    const ids = whole.flatMap(({ questionIds }) => questionIds);
    if ((!modules.some(isMath) || floorProblems(mathOf(whole), others).length === 0) && !isRepetitive(ids)) return [...modules];
  }
  return undefined;
}

const numbers = replaced.size > 0 ? [...replaced] : Array.from({ length: Number(values.forms) }, (_, index) => frozenForms.length + index + 1);
/** Every form, without the modules that are to be assembled anew until they are. */
const forms = new Map<number, Form>(
  frozenForms.map(({ number, modules }) => {
    const anew = new Set(replaced.has(number) ? recipesFor(number).filter(isWanted).map(placeOf) : []);
    return [number, { number, modules: modules.filter((module) => !anew.has(placeOf(module))) }];
  }),
);
// Math that an exam no longer asks is retired; what was written may be asked in another place.
const used = new Set([...[...forms.values()].flatMap(idsOf), ...frozenMath.map(({ id }) => id), ...practice.map(({ id }) => id)]);
const dealtTo = dealt(
  pool.filter(({ id, form }) => form === undefined && writtenIds.has(id)),
  numbers,
  seededRandom(randomInt(2 ** 31)),
);
const { byId: texts, outside } = publishedTexts(toldClaims());
for (const number of numbers) {
  const kept = forms.get(number)?.modules ?? [];
  const others = [...forms.values()].filter((form) => form.number !== number);
  const usedIds = new Set([...used, ...similarTo(used).map(({ id }) => id)]);
  const otherTexts = others.map((form) => writtenForm(form, texts));
  const isNear = (id: string) => {
    const text = texts.get(id);
    return text !== undefined && nearness(text, otherTexts, outside).length > 0;
  };
  const worn = wornArchetypes(others.map(({ modules }) => mathOf(modules)));
  const offered = pool.filter(
    (question) => (dealtTo.get(question.id) ?? number) === number && !isNear(question.id) && !(isHard(question) && worn.has(question.archetype)),
  );
  const assembled = firstFit(number, offered, kept, usedIds, others);
  if (!assembled) throw new Error(`Form ${number}: ${seedsTried} tries gave questions that are too much alike, or Math below its floors`);
  const modules = assembled.map(({ position, route, questionIds, pretestIds }) => ({ id: freshId('m'), position, route, questionIds, pretestIds }));
  for (const id of modules.flatMap(({ questionIds }) => questionIds)) used.add(id);
  forms.set(number, { number, modules: [...kept, ...modules].sort((a, b) => a.position - b.position) });
}
const allForms = [...forms.values()].sort((a, b) => a.number - b.number);

const asked = new Set(allForms.flatMap(idsOf));
const math = [...frozenMath, ...drawn]
  .filter(({ id }) => asked.has(id))
  .sort((a, b) => a.topicId - b.topicId || a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));
fs.writeFileSync(path.join(root, 'content/exams/forms.json'), `${JSON.stringify(allForms, null, 1)}\n`);
fs.writeFileSync(path.join(root, 'content/items/math/frozen.json'), `[\n${math.map((question) => JSON.stringify(question)).join(',\n')}\n]\n`);
console.log(`Forms ${numbers.join(', ')} assembled; ${math.length} Math questions are frozen. Now: npm run content:release`);
