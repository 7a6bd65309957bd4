/** Which batch questions are published and for what use, and the file that is shipped. */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Difficulty } from '#core/questions/question.ts';
import { repeatedTexts, writtenText } from '#content/exams/apart.ts';
import forms from '#content/exams/forms.json' with { type: 'json' };
import type { BatchItem } from '#content/items/batch.ts';
import { fromBatch } from '#content/items/from-batch.ts';
import { publishedQuestions, useSchema, type PublishedQuestion } from '#content/items/published.ts';
import { toQuestion } from '#content/items/to-question.ts';
import { levelsOf } from '#content/judgments/figures.ts';
import { describeItem } from '#content/verify/reading-writing/description.ts';
import { allBatchItems, kept } from './batches.ts';
import { judgedBatches, printOf, readJudgments } from './judgment-files.ts';

const folder = path.join(import.meta.dirname, '../content/items/reading-writing');
export type Use = z.infer<typeof useSchema>;

const usesSchema = z.record(z.string().regex(/^q-[0-9a-v]{16}$/), useSchema);
export const readUses = (): Record<string, Use> => usesSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, 'uses.json'), 'utf8')));

export const writeUses = (uses: Readonly<Record<string, Use>>): void =>
  fs.writeFileSync(
    path.join(folder, 'uses.json'),
    `${JSON.stringify(Object.fromEntries(Object.entries(usesSchema.parse(uses)).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`,
  );

/** Every reading of every batch. */
export const allRecorded = () => judgedBatches().flatMap(readJudgments);

/** Level of each question as set by its readers; only readings of the current text count. */
export const presentLevels = (items: readonly BatchItem[]) => levelsOf(allRecorded(), new Map(items.map((item) => [item.id, printOf(item)])));

/** Ids of the questions that a form asks; the others published for exams wait for one. */
const placedIds = (): ReadonlySet<string> => new Set(forms.flatMap(({ modules }) => modules.flatMap(({ questionIds }) => questionIds)));

/** Levels that stay what they were: an exam was assembled by them, and its modules ask the same questions at the same levels for ever. */
function levelsInExams(): Map<string, Difficulty> {
  const used = placedIds();
  return new Map(publishedQuestions().flatMap(({ question }) => (used.has(question.id) ? [[question.id, question.difficulty]] : [])));
}

/** The published questions in their shipped shape, with the stored order of their choices. */
export function buildPublished(orders: Readonly<Record<string, string>>): PublishedQuestion[] {
  const items = allBatchItems();
  const uses = readUses();
  const sources = kept();
  const levels = new Map([...presentLevels(items), ...levelsInExams()]);
  const missing = Object.keys(uses).filter((id) => !items.some((item) => item.id === id));
  if (missing.length > 0) throw new Error(`published, but in no batch: ${missing.join(', ')}`);
  return items.flatMap((item) => {
    const use = uses[item.id];
    const order = orders[item.id];
    const { rests } = describeItem(item, sources, () => true);
    return use && order ? [{ use, sources: [...rests], question: toQuestion(fromBatch(item, sources, levels.get(item.id)), order) }] : [];
  });
}

/** Who gets to see it: whoever takes exams, everybody who practices, or only those who have the hardest sets. */
const sideOf = (use: Use): 'exams' | 'hardest' | 'open' => (use.startsWith('exam') ? 'exams' : use === 'hardest' ? 'hardest' : 'open');

/**
 * Questions that changed sides since they were published: asked in exams and elsewhere, their keys would be known, and the hardest sets
 * ask nothing that anybody else gets. One that no form asks may become predictive, which is an exam, too, that asks nobody what they have
 * lately seen; or it may go to a hardest set, since nobody has seen it.
 */
export const changedSides = (
  before: readonly Pick<PublishedQuestion, 'use' | 'question'>[],
  after: readonly Pick<PublishedQuestion, 'use' | 'question'>[],
  placed: ReadonlySet<string>,
): string[] => {
  const uses = new Map(before.map(({ use, question }) => [question.id, use]));
  return after.flatMap(({ use, question: { id } }) => {
    const former = uses.get(id);
    if (former === undefined || sideOf(former) === sideOf(use)) return [];
    const isFree = sideOf(former) === 'exams' && !placed.has(id);
    return isFree && (use === 'predictive' || use === 'hardest') ? [] : [`${id} was published for ${former} and cannot become ${use}`];
  });
};

export const writePublished = (orders: Readonly<Record<string, string>>): void => {
  const published = buildPublished(orders);
  const problems = [
    ...changedSides(publishedQuestions(), published, placedIds()).map((problem) => `${problem} (decision 26)`),
    ...repeatedTexts(published.map(writtenText)).map((problem) => `${problem} (decision 97)`),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
  const lines = published.map((one) => JSON.stringify(one));
  fs.writeFileSync(path.join(folder, 'published.json'), lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`);
};
