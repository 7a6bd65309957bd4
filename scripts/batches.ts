/** Batches of questions, read from their files together with their sources. */
import fs from 'node:fs';
import path from 'node:path';
import { batchSchema, type Batch, type BatchItem } from '#content/items/batch.ts';
import { plainWords } from '#content/verify/gates/question-texts.ts';
import type { Kept } from '#content/verify/reading-writing/kept.ts';
import { wordBank } from '#content/words/word-bank.ts';
import { keptDossiers, keptWorks } from './kept-content.ts';

const root = path.join(import.meta.dirname, '..');
export const batchFolder = path.join(root, 'content/items/reading-writing/batches');

export const batchNames = (): string[] =>
  fs
    .readdirSync(batchFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted();

/** Throws with a list of what is invalid, in the file's own terms. */
export function readBatch(name: string): Batch {
  const parsed = batchSchema.safeParse(JSON.parse(fs.readFileSync(path.join(batchFolder, `${name}.json`), 'utf8')));
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ path: at, message }) => `${name}.json ${at.join('.')}: ${message}`).join('\n'));
  if (parsed.data.batch !== name) throw new Error(`${name}.json calls itself ${parsed.data.batch}`);
  return parsed.data;
}

export const allBatches = (): Batch[] => batchNames().map(readBatch);
export const allBatchItems = (): BatchItem[] => allBatches().flatMap(({ items }) => items);

export function kept(): Kept {
  return { dossiers: new Map(keptDossiers().map((dossier) => [dossier.id, dossier])), works: new Map(keptWorks().map((work) => [work.id, work])) };
}

/** The closed list of words that people have proofread; the same for every batch. */
export const closedList = (): string[] => fs.readFileSync(path.join(root, 'content/verify/gates/known-words.txt'), 'utf8').split('\n');

/** Words of all earlier versions of sources: the list only grows, so that changing a dossier invalidates no batch. */
const onceReadFile = path.join(root, 'content/verify/reading-writing/words-read.txt');
const onceRead = (): string[] => (fs.existsSync(onceReadFile) ? fs.readFileSync(onceReadFile, 'utf8').split('\n').filter(Boolean) : []);

export function keepWordsRead(sources: Kept): void {
  const closed = new Set(closedList());
  fs.writeFileSync(
    onceReadFile,
    `${[...readElsewhere(sources)]
      .filter((word) => !closed.has(word))
      .toSorted()
      .join('\n')}\n`,
  );
}

/** Words already proofread elsewhere: in the word bank, dossiers and extracts, now or in earlier versions. */
export function readElsewhere({ dossiers, works }: Kept): Set<string> {
  const texts = [
    ...[...dossiers.values()].flatMap(({ title, discipline, region, people, claims }) => [
      discipline,
      region,
      title,
      ...people.map(({ name }) => name),
      ...claims.flatMap(({ claim, sources }) => [claim, ...sources.flatMap((source) => [source.title, source.words])]),
    ]),
    ...[...works.values()].flatMap(({ author, title, translator, passages }) => [
      author.name,
      title,
      translator ?? '',
      ...passages.flatMap(({ text, situation }) => [text, situation]),
    ]),
    ...wordBank.flatMap(({ word, senses, family }) => [
      word,
      ...senses.flatMap(({ definition, examples, synonyms, antonym }) => [
        definition,
        antonym ?? '',
        ...examples.map(({ text }) => text),
        ...synonyms.map((synonym) => synonym.word),
      ]),
      ...family.map((relative) => relative.word),
    ]),
  ];
  return new Set([...onceRead(), ...texts.flatMap(plainWords)]);
}

/** The words a batch is spell-checked against: the closed list, those proofread elsewhere, and its own. */
export const spellingOf = ({ words }: Pick<Batch, 'words'>, elsewhere: ReadonlySet<string>): Set<string> => new Set([...closedList(), ...elsewhere, ...words]);
