import fs from 'node:fs';
import path from 'node:path';
import { drawingVersion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { judgeCells, levelSheetsSchema } from '#content/judgments/math-levels.ts';
import { softAmong } from '#content/judgments/soft-cells.ts';

const readings = path.join(import.meta.dirname, '../content/judgments/math');
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Such as `SYS-h/4`. An exam needs hard questions that are hard, so it asks none of them. The last reading of a cell counts. */
export function softCells(): Set<string> {
  const versions = new Map(mathGenerators.map((generator) => [generator.archetype, drawingVersion(generator)]));
  const names = fs.readdirSync(readings).filter((name) => name.startsWith('levels-'));
  return softAmong(
    names.toSorted().map((name) => {
      const folder = path.join(readings, name);
      const prepared = levelSheetsSchema.parse(readJson(path.join(folder, 'sheets.json')));
      const files = prepared.sheets.map(({ sheet }): [string, string] => [sheet, path.join(folder, `answers-${sheet}.json`)]);
      return {
        prepared,
        judged: judgeCells(prepared, new Map(files.filter(([, file]) => fs.existsSync(file)).map(([sheet, file]) => [sheet, readJson(file)]))),
      };
    }),
    versions,
  );
}
