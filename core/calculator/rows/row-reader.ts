import type { AngleUnit } from '../language/real.ts';
import { functionHead, letterHead, readTokens, type Known } from './definitions.ts';
import { isFitRow } from './fit-rows.ts';
import { knownTo, readRowsWith } from './read-rows.ts';
import type { Meaning, ReadRow, Row } from './row.ts';

/** What of a row decides its meaning. */
const contentOf = ({ text, table, domain }: Row): string => JSON.stringify([text, table, domain]);

interface Remembered {
  readonly from: Row;
  readonly content: string;
  readonly read: ReadRow;
}

/**
 * A reader that remembers: while what rows define for each other stays the same, a row that did not
 * change keeps its very meaning, and so everything computed from that; one that stands where it stood is
 * the very same object. With each key only the row being typed is read and drawn anew.
 */
export function rowReader(): (rows: readonly Row[], unit: AngleUnit) => readonly ReadRow[] {
  let definitions = '';
  let known: Known | null = null;
  let remembered = new Map<string, Remembered>();
  return (rows, unit) => {
    const withTokens = readTokens(rows);
    const defining = withTokens.filter(({ row, tokens }) => row.table || isFitRow(tokens) || functionHead(tokens) || letterHead(tokens));
    const now = JSON.stringify([unit, ...defining.map(({ row }) => [row.id, contentOf(row)])]);
    if (known === null || now !== definitions) {
      known = knownTo(withTokens, unit);
      remembered = new Map();
    }
    const old = remembered;
    const read = readRowsWith(withTokens, known, (row): Meaning | null => {
      const before = old.get(row.id);
      return before?.content === contentOf(row) ? before.read.meaning : null;
    }).map((row, index) => {
      const before = old.get(row.id);
      return before && before.from === rows[index] && before.read.number === row.number ? before.read : row;
    });
    definitions = now;
    remembered = new Map(read.flatMap((row, index) => (rows[index] ? [[row.id, { from: rows[index], content: contentOf(row), read: row }]] : [])));
    return read;
  };
}
