/** Readings of batches, read from and written to their files in `content/judgments/batches/<batch>/`. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { choiceTexts, type BatchItem } from '#content/items/batch.ts';
import { carryOver, copyEditsSchema, type CopyEdit } from '#content/judgments/copy-edits.ts';
import { plantedSchema, recordedSchema, sheetsSchema, type Entry, type OpenEntry, type Planted, type Sheets } from '#content/judgments/record.ts';

const root = path.join(import.meta.dirname, '../content/judgments/batches');
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

export const passFolder = (batch: string, pass: number): string => path.join(root, batch, `pass-${pass}`);
const recordFile = (batch: string) => path.join(root, batch, 'recorded.json');

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
export function writeJson(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
}

/** The parts of a question that readers judge: text, stem, choices and key. Improving the explanation does not change them. */
export const printOf = (item: BatchItem): string => sha(JSON.stringify([item.stimulus, item.stem, item.correct.text, choiceTexts(item).slice(1)])).slice(0, 16);

export function readPlanted(batch: string): Planted {
  const file = path.join(root, batch, 'planted.json');
  return fs.existsSync(file) ? plantedSchema.parse(readJson(file)) : [];
}

export const readSheets = (batch: string, pass: number): Sheets => sheetsSchema.parse(readJson(path.join(passFolder(batch, pass), 'sheets.json')));

export const judgedBatches = (): string[] => (fs.existsSync(root) ? fs.readdirSync(root).toSorted() : []);

/** The same JSON for the same values, whatever the order of their fields. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const sealOf = (before: string, entry: OpenEntry): string => {
  const { pass, sheet, step, recorded, findings, comparisons } = entry;
  return sha(`${before}\n${stable([pass, sheet, step, recorded, findings, comparisons])}`);
};

/** Entries whose seal does not match: somebody changed a figure after it was recorded. */
export const brokenSeals = (entries: readonly Entry[]): string[] =>
  entries.filter((entry, index) => entry.seal !== sealOf(entries[index - 1]?.seal ?? '', entry)).map(({ pass, sheet }) => `pass ${pass}, ${sheet}`);

export function readRecorded(batch: string): Entry[] {
  const file = recordFile(batch);
  return fs.existsSync(file) ? recordedSchema.parse(readJson(file)) : [];
}

const copyEditsFile = (batch: string) => path.join(root, batch, 'copy-edits.json');

export function readCopyEdits(batch: string): CopyEdit[] {
  const file = copyEditsFile(batch);
  return fs.existsSync(file) ? copyEditsSchema.parse(readJson(file)) : [];
}

export const writeCopyEdits = (batch: string, edits: readonly CopyEdit[]): void => writeJson(copyEditsFile(batch), copyEditsSchema.parse(edits));

/** What was recorded of a batch, as it counts for the present texts. Readers also compare with questions of other batches. */
export const readJudgments = (batch: string): Entry[] => carryOver(readRecorded(batch), judgedBatches().flatMap(readCopyEdits));

/** The entries plus a new one. Throws if this sheet is already recorded: first figures never change. */
export function withEntry(entries: readonly Entry[], entry: OpenEntry): Entry[] {
  if (entries.some(({ pass, sheet }) => pass === entry.pass && sheet === entry.sheet))
    throw new Error(`pass ${entry.pass}, ${entry.sheet} is recorded and stays as it is`);
  return [...entries, { ...entry, seal: sealOf(entries.at(-1)?.seal ?? '', entry) }];
}

export const writeRecorded = (batch: string, entries: readonly Entry[]): void => writeJson(recordFile(batch), recordedSchema.parse(entries));
