/**
 * Freezes the practice exams: draws a pool of Math questions, assembles each form by its recipes,
 * and writes the forms and the Math they use as JSON. The same sources give the same files.
 *
 *   npm run content:assemble -- [--forms 2] [--seeds 6]
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { makeQuestion } from '#content/generators/make-question.ts';
import { authoredItems } from '#content/items/reading-writing/all.ts';
import { readingWritingQuestions } from '#content/items/exam-questions.ts';
import { alike, jaccard, mostAlike, shingles } from '#content/verify/gates/duplicates.ts';
import { assembleForm, type AssembledModule } from '#core/exams/assemble.ts';
import { recipesFor } from '#core/exams/blueprint.ts';
import type { PoolQuestion } from '#core/exams/pick-questions.ts';
import type { Question } from '#core/questions/question.ts';

const { values } = parseArgs({ options: { forms: { type: 'string', default: '2' }, seeds: { type: 'string', default: '6' } } });
const root = path.join(import.meta.dirname, '..');

/** Seeds of exam questions start here; practice pools use others. */
const firstSeed = 1;

const toPool = (question: Question, form?: number): PoolQuestion => ({
  id: question.id,
  topicId: question.topicId,
  archetype: question.archetype,
  difficulty: question.difficulty,
  format: question.format,
  key: question.format === 'choice' ? question.solution.key : null,
  ...(form !== undefined && { form }),
});

const formOf = new Map<string, number>(authoredItems.flatMap(({ items }) => items.map(({ id, form }) => [id, form] as const)));
const written = readingWritingQuestions();
const drawn = mathGenerators.flatMap((generator) =>
  generator.levels.flatMap((level) =>
    Array.from({ length: Number(values.seeds) }, (_, index) => makeQuestion(generator, firstSeed + index, level)).filter((question) => question !== null),
  ),
);
const byId = new Map([...written, ...drawn].map((question) => [question.id, question]));
if (byId.size !== written.length + drawn.length) throw new Error('two questions have the same id');
const pool = [...written.map((question) => toPool(question, formOf.get(question.id))), ...drawn.map((question) => toPool(question))];

/** A drawn question that reads like one of its topic that is already used never comes beside it; written ones are compared by the tests. */
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

const seedsTried = 20;

/** The form of the first seed whose questions differ enough. Throws where the pool is too small. */
function firstUnrepetitive(number: number, usedIds: ReadonlySet<string>): readonly AssembledModule[] | undefined {
  for (let attempt = 0; attempt < seedsTried; attempt++) {
    const assembly = assembleForm({ pool, recipes: recipesFor(number), seed: 20_261 + number + 100 * attempt, formNumber: number, usedIds });
    if (!assembly.ok) throw new Error(`Form ${number} cannot be assembled:\n${assembly.missing.join('\n')}`);
    if (!isRepetitive(assembly.modules.flatMap(({ questionIds }) => questionIds))) return assembly.modules;
  }
  return undefined;
}

const used = new Set<string>();
const forms = Array.from({ length: Number(values.forms) }, (_, index) => {
  const number = index + 1;
  const usedIds = new Set([...used, ...similarTo(used).map(({ id }) => id)]);
  const assembled = firstUnrepetitive(number, usedIds);
  if (!assembled) throw new Error(`Form ${number}: ${seedsTried} seeds gave questions that are too much alike`);
  const modules = assembled.map(({ position, route, questionIds, pretestIds }) => ({ position, route, questionIds, pretestIds }));
  for (const id of modules.flatMap(({ questionIds }) => questionIds)) used.add(id);
  return { number, modules: modules.sort((a, b) => a.position - b.position) };
});

const frozen = drawn.filter(({ id }) => used.has(id)).sort((a, b) => a.topicId - b.topicId || a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));
fs.writeFileSync(path.join(root, 'content/exams/forms.json'), `${JSON.stringify(forms, null, 1)}\n`);
fs.writeFileSync(path.join(root, 'content/items/math/frozen.json'), `[\n${frozen.map((question) => JSON.stringify(question)).join(',\n')}\n]\n`);
console.log(`${forms.length} forms, ${used.size} questions, ${frozen.length} of them Math, from a pool of ${pool.length}.`);
