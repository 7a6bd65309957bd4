import type { AngleUnit } from '../language/real.ts';
import { functionHead, letterHead, tokensOf } from './definitions.ts';
import { isFitRow } from './fit-rows.ts';
import { readRowsWith } from './read-rows.ts';
import type { Meaning, ReadRow, Row } from './row.ts';

/** What of a row decides its meaning. */
const contentOf = ({ text, table, domain }: Row): string => JSON.stringify([text, table, domain]);

/**
 * A reader that remembers: while what rows define for each other stays the same, a row that did not
 * change keeps its very meaning, and so everything computed from that. With each key only the row
 * being typed is read and drawn anew.
 */
export function rowReader(): (rows: readonly Row[], unit: AngleUnit) => readonly ReadRow[] {
  let definitions = '';
  let meanings = new Map<string, { readonly content: string; readonly meaning: Meaning }>();
  return (rows, unit) => {
    const withTokens = rows.map((row) => ({ row, tokens: tokensOf(row) }));
    const defining = withTokens.filter(({ row, tokens }) => row.table || isFitRow(tokens) || functionHead(tokens) || letterHead(tokens));
    const now = JSON.stringify([unit, ...defining.map(({ row }) => [row.id, contentOf(row)])]);
    const old = now === definitions ? meanings : new Map<string, { readonly content: string; readonly meaning: Meaning }>();
    const read = readRowsWith(withTokens, unit, (row) => {
      const known = old.get(row.id);
      return known?.content === contentOf(row) ? known.meaning : null;
    });
    definitions = now;
    meanings = new Map(read.map((row) => [row.id, { content: contentOf(row), meaning: row.meaning }]));
    return read;
  };
}
