/**
 * Puts a fresh draw in the place of a Math question of an exam: the same archetype, level and format, by the generator's present
 * version. The former question is retired; whoever answered it keeps it. Its module gets a new id with the next release.
 *
 *   npm run content:swap -- [--figure] [--by NLF-g] [--level 4] [--with TEXT] [--without TEXT] q-… [q-…=NLF-g/4]     then npm run content:release
 *
 * `--figure`: the new question has a figure, or graphs as choices. Where the archetype draws none at this level, another one of
 * the same topic and level takes its place that the form does not ask yet. `--by`: that archetype takes its place, which is needed
 * where the former one is of another level by now; `q-…=NLF-g` says so of one question among several. It may be of another topic of
 * the same domain, if the form's recipe asks for that topic there (core/exams/blueprint.ts).
 *
 * `--level`: the new question is of this level; `q-…=NLF-g/4` says so of one question. The questions of its module are then put in
 * order again, and what does not count stays the same. Only the harder Math module may ask more than its recipe.
 *
 * `--with`, `--without`: the new stem matches this expression, or does not; for an archetype that asks in more than one way.
 *
 * Of a few draws that fit, the one is taken that shares the fewest uncommon words with the rest of its form, so that a form tells
 * each kind of story once.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import katex from 'katex';
import * as z from 'zod';
import forms from '#content/exams/forms.json' with { type: 'json' };
import type { Generator } from '#content/generators/generator.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { hardestQuestions } from '#content/items/hardest-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { questionProblems } from '#content/verify/check-question.ts';
import { fingerprint, jaccard, mostAlike, mostAlikeStems, repeatsStory, shingles, stemShingles } from '#content/verify/gates/duplicates.ts';
import { singleGateProblems } from '#content/verify/gates/single.ts';
import { mathResolvers } from '#content/verify/math/registry.ts';
import type { Resolver } from '#content/verify/resolver.ts';
import { recipesFor } from '#core/exams/blueprint.ts';
import { orderQuestions } from '#core/exams/order-questions.ts';
import { difficulties, type Difficulty, type Question } from '#core/questions/question.ts';
import { seededRandom, seedFromText } from '#core/random.ts';
import { topicById, type TopicId } from '#core/topics/topics.ts';
import { drawFresh } from './draw-fresh.ts';

const draws = 400;
/** How many draws that fit are compared. */
const candidates = 4;
const content = path.join(import.meta.dirname, '../content');
const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });
const taken = [...examQuestions(), ...practiceQuestions(), ...hardestQuestions()];
const known = new Set(taken.map(fingerprint));

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    figure: { type: 'boolean', default: false },
    by: { type: 'string' },
    level: { type: 'string' },
    with: { type: 'string' },
    without: { type: 'string' },
  },
});

const hasFigure = (question: Question): boolean =>
  question.stimulus?.kind === 'figure' || (question.format === 'choice' && question.choices.some(({ figure }) => figure));

/** Ids of former questions and of what was drawn in their place. */
const replaced = new Map<string, string>();
const drawn = new Set<string>();

/** What else the form of a question asks by now. */
function formOf({ id }: Question): Question[] {
  const form = forms.find(({ modules }) => modules.some(({ questionIds }) => questionIds.includes(id)));
  const ids = new Set(form?.modules.flatMap(({ questionIds }) => questionIds.map((one) => replaced.get(one) ?? one)));
  return taken.filter((question) => ids.has(question.id) && question.id !== id);
}

/** The former question's own archetype and level, or what is named instead. */
interface Wanted {
  readonly archetype: string;
  readonly level: Difficulty;
}

const domainOf = (topicId: TopicId) => topicById(topicId).mainCategory;

/** The generator of what is wanted; then, for a figure, those of the former question's topic and of this level that are new to the form. */
function generatorsFor(former: Question, { archetype: wanted, level }: Wanted): Generator[] {
  const own = mathGenerators.filter(
    ({ archetype, topicId, levels }) => archetype === wanted && domainOf(topicId) === domainOf(former.topicId) && levels.includes(level),
  );
  if (own.length === 0 && !options.figure)
    throw new Error(`${wanted} asks nothing of level ${level} in the domain of ${former.id}: name another archetype with --by`);
  if (!options.figure) return own;
  const beside = new Set([former, ...formOf(former)].map(({ archetype }) => archetype));
  return [...own, ...mathGenerators.filter(({ topicId, levels, archetype }) => topicId === former.topicId && levels.includes(level) && !beside.has(archetype))];
}

/** Words outside mathematics. */
const wordsOf = ({ stem }: Question) =>
  new Set(
    stem
      .replaceAll(/\\\(.*?\\\)/gs, ' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [],
  );
const commonness = new Map<string, number>();
for (const question of taken) for (const word of wordsOf(question)) commonness.set(word, (commonness.get(word) ?? 0) + 1);
/** Words that more questions have than this say nothing about what a question tells of. */
const common = 60;

/** How many uncommon words a question has in common with the most alike of these. */
function sharedWords(question: Question, others: readonly Question[]): number {
  const own = [...wordsOf(question)].filter((word) => (commonness.get(word) ?? 0) <= common);
  return Math.max(
    0,
    ...others.map((other) => {
      const theirs = wordsOf(other);
      return own.filter((word) => theirs.has(word)).length;
    }),
  );
}

/** Draws that pass every gate, read like no other question of their topic, and keep the key where it was; of these the one most unlike its form. */
function successorOf(former: Question, wanted: Wanted): Question {
  for (const generator of generatorsFor(former, wanted)) {
    const best = bestDraw(former, generator, wanted.level);
    if (!best) continue;
    known.add(fingerprint(best));
    replaced.set(former.id, best.id);
    drawn.add(best.id);
    taken.push(best);
    return best;
  }
  throw new Error(`${draws} draws of ${wanted.archetype} at level ${wanted.level} gave none that fits`);
}

function bestDraw(former: Question, generator: Generator, level: Difficulty): Question | undefined {
  const beside = taken.filter(({ id, topicId }) => id !== former.id && !replaced.has(id) && topicId === generator.topicId);
  const others = beside.map(shingles);
  const stems = beside.map(stemShingles);
  const examined = new Set(examQuestions().map(({ id }) => id));
  const examStems = beside.filter(({ id }) => examined.has(id) || drawn.has(id)).map(stemShingles);
  const form = formOf(former);
  const formStems = form.map(stemShingles);
  const fits = (question: Question, resolver: Resolver | undefined) =>
    resolver !== undefined &&
    question.format === former.format &&
    (!options.figure || hasFigure(question)) &&
    (options.with === undefined || new RegExp(options.with).test(question.stem)) &&
    (options.without === undefined || !new RegExp(options.without).test(question.stem)) &&
    (question.format !== 'choice' || former.format !== 'choice' || question.solution.key === former.solution.key) &&
    !known.has(fingerprint(question)) &&
    others.every((other) => jaccard(other, shingles(question)) < mostAlike.inTopic) &&
    examStems.every((other) => jaccard(other, stemShingles(question)) < mostAlikeStems.repeated) &&
    formStems.every((other) => jaccard(other, stemShingles(question)) < mostAlikeStems.inExam) &&
    !repeatsStory(question, stems) &&
    questionProblems(question, resolver, renderLatex).length === 0 &&
    singleGateProblems(question).length === 0;
  const found: Question[] = [];
  for (let draw = 0; draw < draws && found.length < candidates; draw++)
    found.push(...drawFresh(generator, level, 1).filter((question) => fits(question, mathResolvers[generator.archetype])));
  return found.toSorted((one, other) => sharedWords(one, form) - sharedWords(other, form))[0];
}

const levelSchema = z.coerce.number().pipe(z.literal(difficulties));

/** `NLF-g`, `NLF-g/4` or nothing, and the options for all. */
function wantedFor(former: Question, named = options.by): Wanted {
  const [archetype, level = options.level] = named?.split('/') ?? [];
  return { archetype: archetype ?? former.archetype, level: level === undefined ? former.difficulty : levelSchema.parse(level) };
}

const file = path.join(content, 'items/math/frozen.json');
const frozen: Question[] = JSON.parse(fs.readFileSync(file, 'utf8'));
const successors = new Map<string, Question>();
for (const positional of positionals) {
  const [id = '', named] = positional.split('=');
  const former = frozen.find((question) => question.id === id);
  if (!former) throw new Error(`no exam asks ${id}, or it was written by hand`);
  try {
    successors.set(id, successorOf(former, wantedFor(former, named)));
  } catch (error) {
    // The others need not wait for one that finds no successor.
    console.error(`${id} stays: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
const idNow = (id: string) => successors.get(id)?.id ?? id;
const math = frozen.map((question) => successors.get(question.id) ?? question);
const mathById = new Map(math.map((question) => [question.id, question]));

/** How many orders are tried until the first and the last question count. */
const orders = 20;

/** As they stood, unless one of them is of another level now: then from easiest to hardest again. */
function inOrder(form: number, { position, route, questionIds, pretestIds }: (typeof forms)[number]['modules'][number]): string[] {
  const ids = questionIds.map(idNow);
  const questions = ids.flatMap((id) => mathById.get(id) ?? []);
  if (questions.every(({ difficulty }, index) => difficulty >= (questions[index - 1]?.difficulty ?? 1))) return ids;
  const recipe = recipesFor(form).find((one) => one.section === 'math' && one.position === position && one.route === route);
  if (!recipe) throw new Error(`no recipe for module ${position} (${route}) of form ${form}`);
  const asked = questions.map((question) => ({ ...question, key: question.format === 'choice' ? question.solution.key : null }));
  const unscored = new Set(pretestIds.map(idNow));
  const random = seededRandom(seedFromText(ids.join(' ')));
  for (let order = 0; order < orders; order++) {
    const ordered = orderQuestions(recipe, asked, random).map(({ id }) => id);
    if (![ordered[0], ordered.at(-1)].some((id) => id !== undefined && unscored.has(id))) return ordered;
  }
  throw new Error(`module ${position} (${route}) of form ${form} would begin or end with a question that does not count`);
}

const changed = forms.map((form) => ({
  ...form,
  modules: form.modules.map((module) => ({ ...module, questionIds: inOrder(form.number, module), pretestIds: module.pretestIds.map(idNow) })),
}));
fs.writeFileSync(path.join(content, 'exams/forms.json'), `${JSON.stringify(changed, null, 1)}\n`);
fs.writeFileSync(file, `[\n${math.map((question) => JSON.stringify(question)).join(',\n')}\n]\n`);
for (const [id, { id: now, archetype, difficulty, stem }] of successors) console.log(`${id} → ${now} (${archetype}/${difficulty}): ${stem}`);
console.log('Now: npm run content:release');
