import type { AngleUnit } from '../language/real.ts';
import { functionHead, letterHead, tokensOf } from './definitions.ts';
import { isFitRow } from './fit-rows.ts';
import { readRowsWith } from './read-rows.ts';
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
  let remembered = new Map<string, Remembered>();
  return (rows, unit) => {
    const withTokens = rows.map((row) => ({ row, tokens: tokensOf(row) }));
    const defining = withTokens.filter(({ row, tokens }) => row.table || isFitRow(tokens) || functionHead(tokens) || letterHead(tokens));
    const now = JSON.stringify([unit, ...defining.map(({ row }) => [row.id, contentOf(row)])]);
    const old = now === definitions ? remembered : new Map<string, Remembered>();
    const read = readRowsWith(withTokens, unit, (row): Meaning | null => {
      const known = old.get(row.id);
      return known?.content === contentOf(row) ? known.read.meaning : null;
    }).map((row, index) => {
      const known = old.get(row.id);
      return known && known.from === rows[index] && known.read.number === row.number ? known.read : row;
    });
    definitions = now;
    remembered = new Map(read.flatMap((row, index) => (rows[index] ? [[row.id, { from: rows[index], content: contentOf(row), read: row }]] : [])));
    return read;
  };
}
