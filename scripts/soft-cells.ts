/** Cells of Math that readers of levels found easier than their label says, by more than the error of where they place them. */
import fs from 'node:fs';
import path from 'node:path';
import { drawingVersion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { judgeCells, levelSheetsSchema } from '#content/judgments/math-levels.ts';

const readings = path.join(import.meta.dirname, '../content/judgments/math');
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Such as `SYS-h/4`. An exam needs hard questions that are hard, so it asks none of them. What readers judged of an earlier version
 * of a generator says nothing of the present one.
 */
export function softCells(): Set<string> {
  const versions = new Map(mathGenerators.map((generator) => [generator.archetype, drawingVersion(generator)]));
  const soft = new Set<string>();
  for (const name of fs
    .readdirSync(readings)
    .filter((one) => one.startsWith('levels-'))
    .toSorted()) {
    const folder = path.join(readings, name);
    const prepared = levelSheetsSchema.parse(readJson(path.join(folder, 'sheets.json')));
    const files = prepared.sheets.map(({ sheet }): [string, string] => [sheet, path.join(folder, `answers-${sheet}.json`)]);
    const answers = new Map(files.filter(([, file]) => fs.existsSync(file)).map(([sheet, file]) => [sheet, readJson(file)]));
    const { bounds, cells } = judgeCells(prepared, answers);
    const versionRead = new Map(prepared.cells.map(({ id, version }) => [id, version]));
    for (const { id, level, judged, place, error } of cells) {
      if (versionRead.get(id) !== versions.get(id.replace(/\/.*/, ''))) continue;
      const leastPlace = bounds[level - 2];
      if (judged < level && leastPlace !== undefined && place + error < leastPlace) soft.add(id);
      else soft.delete(id);
    }
  }
  return soft;
}
