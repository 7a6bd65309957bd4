/** Cells of Math that readers of levels found easier than their label says, by more than the error of where they place them. */
import type { judgeCells, levelSheetsSchema } from './math-levels.ts';
import type * as z from 'zod';

type Judged = Pick<ReturnType<typeof judgeCells>, 'bounds' | 'cells'>;
type Placed = Pick<Judged['cells'][number], 'id' | 'level' | 'judged' | 'place' | 'error'>;

/** One reading: the version of the generator that each cell was drawn by, and where its readers put the cells. */
export interface LevelReading {
  readonly prepared: { readonly cells: readonly Pick<z.infer<typeof levelSheetsSchema>['cells'][number], 'id' | 'version'>[] };
  readonly judged: { readonly bounds: Judged['bounds']; readonly cells: readonly Placed[] };
}

const archetypeOf = (cell: string): string => cell.replace(/\/.*/, '');

/**
 * Such as `SYS-h/4`. Of several readings, oldest first, the last of a cell counts; what readers judged of another version of a generator
 * than the present one (`versions`, by archetype) says nothing.
 */
export function softAmong(readings: readonly LevelReading[], versions: ReadonlyMap<string, number>): Set<string> {
  const soft = new Set<string>();
  for (const { prepared, judged } of readings) {
    const versionRead = new Map(prepared.cells.map(({ id, version }) => [id, version]));
    for (const { id, level, judged: found, place, error } of judged.cells) {
      if (versionRead.get(id) !== versions.get(archetypeOf(id))) continue;
      const leastPlace = judged.bounds[level - 2];
      if (found < level && leastPlace !== undefined && place + error < leastPlace) soft.add(id);
      else soft.delete(id);
    }
  }
  return soft;
}
