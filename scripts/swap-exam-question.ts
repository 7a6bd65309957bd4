/**
 * Puts a fresh draw in the place of a Math question of an exam: the same archetype, level and format, by the generator's present
 * version. The former question is retired; whoever answered it keeps it. Its module gets a new id with the next release.
 *
 *   npm run content:swap -- [--figure] [--by NLF-g] q-… [q-…]     then npm run content:release
 *
 * `--figure`: the new question has a figure, or graphs as choices. Where the archetype draws none at this level, another one of
 * the same topic and level takes its place that the form does not ask yet. `--by`: that archetype of the same topic takes its place,
 * which is needed where the former one is of another level by now.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import katex from 'katex';
import forms from '#content/exams/forms.json' with { type: 'json' };
import type { Generator } from '#content/generators/generator.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { questionProblems } from '#content/verify/check-question.ts';
import { fingerprint, jaccard, mostAlike, mostAlikeStems, repeatsStory, shingles, stemShingles } from '#content/verify/gates/duplicates.ts';
import { singleGateProblems } from '#content/verify/gates/single.ts';
import { mathResolvers } from '#content/verify/math/registry.ts';
import type { Resolver } from '#content/verify/resolver.ts';
import type { Question } from '#core/questions/question.ts';
import { drawFresh } from './draw-fresh.ts';

const draws = 200;
const content = path.join(import.meta.dirname, '../content');
const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });
const taken = [...examQuestions(), ...practiceQuestions()];
const known = new Set(taken.map(fingerprint));

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { figure: { type: 'boolean', default: false }, by: { type: 'string' } },
});

const hasFigure = (question: Question): boolean =>
  question.stimulus?.kind === 'figure' || (question.format === 'choice' && question.choices.some(({ figure }) => figure));

/** What else the form of a question asks. */
function formOf({ id }: Question): Question[] {
  const form = forms.find(({ modules }) => modules.some(({ questionIds }) => questionIds.includes(id)));
  const ids = new Set(form?.modules.flatMap(({ questionIds }) => questionIds));
  return taken.filter((question) => ids.has(question.id) && question.id !== id);
}

/** The former question's own generator, or the one that is named; then, for a figure, those of its topic and level that are new to the form. */
function generatorsFor(former: Question): Generator[] {
  const wanted = options.by ?? former.archetype;
  const own = mathGenerators.filter(
    ({ archetype, topicId, levels }) => archetype === wanted && topicId === former.topicId && levels.includes(former.difficulty),
  );
  if (own.length === 0 && !options.figure) throw new Error(`${wanted} asks nothing of the topic and level of ${former.id}: name another archetype with --by`);
  if (!options.figure) return own;
  const beside = new Set([former, ...formOf(former)].map(({ archetype }) => archetype));
  return [
    ...own,
    ...mathGenerators.filter(({ topicId, levels, archetype }) => topicId === former.topicId && levels.includes(former.difficulty) && !beside.has(archetype)),
  ];
}

/** A draw that passes every gate, reads like no other question of its topic, and keeps the key where it was. */
function successorOf(former: Question): Question {
  const beside = taken.filter(({ id, topicId }) => id !== former.id && topicId === former.topicId);
  const others = beside.map(shingles);
  const stems = beside.map(stemShingles);
  const examined = new Set(frozen.map(({ id }) => id));
  const examStems = beside.filter(({ id }) => examined.has(id)).map(stemShingles);
  const formStems = formOf(former).map(stemShingles);
  const fits = (drawn: Question, resolver: Resolver | undefined) =>
    resolver !== undefined &&
    drawn.format === former.format &&
    (!options.figure || hasFigure(drawn)) &&
    (drawn.format !== 'choice' || former.format !== 'choice' || drawn.solution.key === former.solution.key) &&
    !known.has(fingerprint(drawn)) &&
    questionProblems(drawn, resolver, renderLatex).length === 0 &&
    singleGateProblems(drawn).length === 0 &&
    others.every((other) => jaccard(other, shingles(drawn)) < mostAlike.inTopic) &&
    examStems.every((other) => jaccard(other, stemShingles(drawn)) < mostAlikeStems.repeated) &&
    formStems.every((other) => jaccard(other, stemShingles(drawn)) < mostAlikeStems.inExam) &&
    !repeatsStory(drawn, stems);
  let found: Question | undefined;
  for (const generator of generatorsFor(former))
    found ??= drawFresh(generator, former.difficulty, draws).find((drawn) => fits(drawn, mathResolvers[generator.archetype]));
  if (!found) throw new Error(`${draws} draws of ${former.archetype} at level ${former.difficulty} gave none that fits`);
  known.add(fingerprint(found));
  taken.push(found);
  return found;
}

const file = path.join(content, 'items/math/frozen.json');
const frozen: Question[] = JSON.parse(fs.readFileSync(file, 'utf8'));
const successors = new Map(
  positionals.map((id) => {
    const former = frozen.find((question) => question.id === id);
    if (!former) throw new Error(`no exam asks ${id}, or it was written by hand`);
    return [id, successorOf(former)] as const;
  }),
);
const idNow = (id: string) => successors.get(id)?.id ?? id;
const math = frozen.map((question) => successors.get(question.id) ?? question);
const changed = forms.map((form) => ({
  ...form,
  modules: form.modules.map((module) => ({ ...module, questionIds: module.questionIds.map(idNow), pretestIds: module.pretestIds.map(idNow) })),
}));
fs.writeFileSync(path.join(content, 'exams/forms.json'), `${JSON.stringify(changed, null, 1)}\n`);
fs.writeFileSync(file, `[\n${math.map((question) => JSON.stringify(question)).join(',\n')}\n]\n`);
for (const [id, { id: now, archetype, stem }] of successors) console.log(`${id} → ${now} (${archetype}): ${stem}`);
console.log('Now: npm run content:release');
