/** Re-solver for tables with gaps: every table of whole numbers that fits what is shown and told is tried. */
import { equal, mul, rat, type Rational } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { numericVerdict, tableOf, textParameter } from './read-numbers.ts';

type Cells = readonly [number, number, number, number];

export const filledTable: Resolver = (question, drawn) => {
  const { columns, rows } = tableOf(question);
  const names = { rows: [rows[0]?.[0] ?? '', rows[1]?.[0] ?? ''], columns: [columns[1] ?? '', columns[2] ?? ''] };
  const shown = rows.map((cells) => cells.slice(1).map((text) => (text === '' ? null : Number(text))));
  const all = shown[2]?.[2] ?? 0;
  const fitsShown = ([a, b, c, d]: Cells) => {
    const full = [
      [a, b, a + b],
      [c, d, c + d],
      [a + c, b + d, a + b + c + d],
    ];
    return full.every((line, i) => line.every((value, j) => shown[i]?.[j] == null || shown[i]?.[j] === value));
  };
  const tables: Cells[] = [];
  const upTo = (known: number | null | undefined) => (known == null ? Array.from({ length: all + 1 }, (_, n) => n) : [known]);
  for (const a of upTo(shown[0]?.[0]))
    for (const b of shown[0]?.[2] == null ? upTo(shown[0]?.[1]) : [shown[0][2] - a])
      for (const c of shown[2]?.[0] == null ? upTo(shown[1]?.[0]) : [shown[2][0] - a]) {
        const table: Cells = [a, b, c, all - a - b - c];
        if (Math.min(...table) >= 0 && fitsShown(table)) tables.push(table);
      }
  const [row, column] = textParameter(drawn, 'asked').split('/');
  const [r, c] = [names.rows.indexOf(row ?? ''), names.columns.indexOf(column ?? '')];
  if (r < 0 || c < 0) throw new Error('cell not in the table');
  const at = (table: Cells, i: number, j: number) => table[2 * i + j] ?? 0;
  const among = (table: Cells, i: number, j: number) => rat(at(table, i, j), at(table, i, 0) + at(table, i, 1));
  const told = ((): ((table: Cells) => boolean) => {
    const [, p, q] = /probability of selecting [^.]*? is \\\(\\frac\{(\d+)\}\{(\d+)\}/.exec(question.stem) ?? [];
    // In a chain, the probability is told of the other row and the asked column.
    if (p !== undefined) return (table) => equal(among(table, 1 - r, c), rat(Number(p), Number(q)));
    const times = /twice/.test(question.stem) ? 2 : Number(/(\d) times/.exec(question.stem)?.[1]);
    const more = (table: Cells, j: number): boolean => {
      const [one, two]: Rational[] = [among(table, r, j), among(table, 1 - r, j)];
      return one !== undefined && two !== undefined && equal(one, mul(rat(times), two));
    };
    const named = drawn.told;
    return (table) => more(table, typeof named === 'string' ? names.columns.indexOf(named) : c);
  })();
  const positive = (table: Cells) => [0, 1].every((i) => at(table, i, 0) + at(table, i, 1) > 0);
  const fits = tables.filter((table) => positive(table) && told(table));
  const [fit] = fits;
  if (!fit || fits.length !== 1) throw new Error(`${fits.length} tables fit`);
  return numericVerdict(question, rat(at(fit, r, c), at(fit, 0, c) + at(fit, 1, c)));
};
