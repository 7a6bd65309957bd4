import fs from 'node:fs';
import path from 'node:path';
import { drawingVersion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { judgeCells, levelSheetsSchema } from '#content/judgments/math-levels.ts';
import { asReading, sortingReaders, sortingSchema } from '#content/judgments/math-sorting.ts';
import { softAmong, type LevelReading } from '#content/judgments/soft-cells.ts';

const readings = path.join(import.meta.dirname, '../content/judgments/math');
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The answers that are there, by the name of their sheet. */
function answersIn(folder: string, sheets: readonly string[]): Map<string, unknown> {
  const files = sheets.map((sheet): [string, string] => [sheet, path.join(folder, `answers-${sheet}.json`)]);
  return new Map(files.filter(([, file]) => fs.existsSync(file)).map(([sheet, file]) => [sheet, readJson(file)]));
}

function readingIn(folder: string): LevelReading {
  const mapping = readJson(path.join(folder, 'sheets.json'));
  const sorting = sortingSchema.safeParse(mapping);
  if (sorting.success) {
    const sheets = sorting.data.sheets.flatMap(({ sheet }) => sortingReaders.map((reader) => `${sheet}-reader-${reader}`));
    return asReading(sorting.data, answersIn(folder, sheets));
  }
  const prepared = levelSheetsSchema.parse(mapping);
  const answers = answersIn(
    folder,
    prepared.sheets.map(({ sheet }) => sheet),
  );
  return { prepared, judged: judgeCells(prepared, answers) };
}

/** Such as `SYS-h/4`. An exam needs hard questions that are hard, so it asks none of them. The last reading of a cell counts. */
export function softCells(): Set<string> {
  const versions = new Map(mathGenerators.map((generator) => [generator.archetype, drawingVersion(generator)]));
  const names = fs.readdirSync(readings).filter((name) => name.startsWith('levels-'));
  return softAmong(
    names.toSorted().map((name) => readingIn(path.join(readings, name))),
    versions,
  );
}
