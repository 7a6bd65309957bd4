/** The ways of probability: quotients of counts as one row, equations and systems for missing counts. */
import * as z from 'zod';
import { equation, firstOf, numbersIn, workedOut } from '../answering.ts';
import { from, meeting, value } from '../builders.ts';
import type { WayOf } from '../way.ts';

const counts = z.array(z.array(z.number()));
const sum = (terms: readonly (number | string)[]) => terms.join(' + ');
const over = (above: readonly (number | string)[], below: readonly (number | string)[]) =>
  `${above.length === 1 ? sum(above) : `(${sum(above)})`}/(${sum(below)})`;

/** Of those in a row or column, or of those outside of it, the ones in a column or row. */
const conditional = from(
  z.object({ counts, row: z.number(), column: z.number(), byRow: z.boolean(), notKind: z.boolean() }),
  ({ counts: table, row, column, byRow, notKind }, question) => {
    // With its totals the table gives both numbers.
    if (question.stimulus?.kind !== 'table' || question.stimulus.table.columns.includes('Total')) return null;
    const cells = table.flatMap((line, r) =>
      line.map((count, c) => ({ count, condition: byRow ? r === row : c === column, asked: byRow ? c === column : r === row })),
    );
    const among = cells.filter(({ condition }) => condition !== notKind);
    return {
      rows: [
        over(
          among.filter(({ asked }) => asked).map(({ count }) => count),
          among.map(({ count }) => count),
        ),
      ],
      reading: value,
    };
  },
);

/** x stands for one count of the table. */
const missing = from(
  z.object({ counts, row: z.number(), column: z.number(), byRow: z.boolean(), inside: z.boolean(), otherColumn: z.number() }),
  ({ counts: table, row, column, byRow, inside, otherColumn }, question) => {
    const [probability] = numbersIn(question);
    if (probability === undefined) return null;
    const cells = table.flatMap((line, r) => line.map((count, c) => ({ count: r === row && c === column ? 'x' : count, r, c })));
    const among = cells.filter(({ r, c }) => !inside || (byRow ? r === row : c === column));
    const asked = among.filter(({ count, c }) => (inside ? count === 'x' : c === otherColumn));
    return equation(
      over(
        asked.map(({ count }) => count),
        among.map(({ count }) => count),
      ),
      probability,
    );
  },
);

const percents = z.object({ p: z.number(), q: z.number() });
const part = (percent: number) => `0.${String(percent).padStart(2, '0').replace(/0$/, '')}`;

const kinds = firstOf(
  from(z.object({ level: z.literal(3), third: z.number(), askTotal: z.boolean() }), ({ third, askTotal }, question) => {
    const [one, two] = numbersIn(question);
    if (one === undefined || two === undefined) return null;
    return { ...equation(`${one}*x + ${two}*x + ${third}`, 'x', askTotal ? 'x' : `${one}*x`), idea: 'x is the total.' };
  }),
  from(z.object({ level: z.literal(4), added: z.number(), askNotFirst: z.boolean() }), ({ added, askNotFirst }, question) => {
    const [before, after] = numbersIn(question);
    if (before === undefined || after === undefined) return null;
    return { ...equation(`(${before}*x + ${added})/(x + ${added})`, after, askNotFirst ? `x - ${before}*x` : 'x'), idea: 'x is the total before the change.' };
  }),
  from(
    z.object({ level: z.literal(5), added: z.number(), change: z.number(), removing: z.boolean(), asked: z.enum(['first', 'total', 'others']) }),
    ({ added, change, removing, asked }, question) => {
      const [one, two] = numbersIn(question);
      if (one === undefined || two === undefined) return null;
      return {
        rows: [`(x + ${added})/(y + ${added}) = ${one}`, removing ? `(x - ${change})/(y - ${change}) = ${two}` : `x/(y + ${change}) = ${two}`],
        reading: meeting('only', { first: 'x', total: 'y', others: 'y - x' }[asked]),
        idea: 'x is the number of the first kind, y the total.',
      };
    },
  ),
);

/** Two counts and the total of a table, and the share of one of them in its row. */
const chain = from(z.object({ kind: z.literal('chain'), counts, p: z.number(), q: z.number() }), ({ counts: table, p, q }, { stimulus }) => {
  const shown = stimulus?.kind === 'table' ? stimulus.table.rows.map((row) => row.slice(1, 3).map((cell) => (cell === '' ? null : Number(cell)))) : [];
  const total = stimulus?.kind === 'table' ? stimulus.table.rows.at(-1)?.at(-1) : undefined;
  const known = shown
    .slice(0, 2)
    .flatMap((line, r) => line.flatMap((count) => (count === null ? [] : [{ count, row: (table[r] ?? []).reduce((a, b) => a + b, 0) }])));
  const told = known.filter(({ count, row }) => count * q === p * row);
  const [one] = told;
  const other = known.find((cell) => cell !== one);
  if (told.length !== 1 || !one || !other || total === undefined) return null;
  return {
    rows: [`a = ${one.count}/(${p}/${q})`, `b = ${total} - a - ${other.count}`, `b/(b + ${one.count})`],
    reading: value,
    idea: 'a is the total of the row that the given probability is about, b the missing number in the column.',
  };
});

/** The totals of a table, and how many times as great one share is as another. */
const times = from(
  z.object({ kind: z.literal('times'), counts, asked: z.string(), told: z.string(), k: z.number() }),
  ({ counts: table, asked, told, k }, { stimulus }) => {
    if (stimulus?.kind !== 'table') return null;
    const [rowName, columnName] = asked.split('/');
    const { columns, rows } = stimulus.table;
    const [r, c] = [rows.findIndex(([name]) => name === rowName), columns.indexOf(columnName ?? '') - 1];
    const [mine, theirs] = [rows[r]?.at(-1), rows[1 - r]?.at(-1)];
    const column = rows.at(-1)?.[c + 1];
    if (columnName !== told || mine === undefined || theirs === undefined || column === undefined) return null;
    const isGreater = (table[r]?.[c] ?? 0) / Number(mine) > (table[1 - r]?.[c] ?? 0) / Number(theirs);
    const [left, right] = [`x/${mine}`, `(${column} - x)/${theirs}`];
    return {
      ...(isGreater ? equation(left, `${k}${right}`, `x/${column}`) : equation(`${k}${left}`, right, `x/${column}`)),
      idea: `x is the number for the row and column that are asked about; the other row has ${column} - x.`,
    };
  },
);

export const probability: Readonly<Record<string, WayOf>> = {
  'PRO-d': conditional,
  'PRO-e': missing,
  'PRO-f': firstOf(
    from(percents.extend({ kind: z.literal('total-b'), r: z.number() }), ({ p, q, r }) => ({
      rows: [`${part(p)}*${q} + ${part(100 - p)}*${r}`],
      reading: value,
    })),
    from(percents.extend({ kind: z.literal('neither'), r: z.number() }), ({ p, r }) => ({ rows: [`(100 - ${p})/100*(100 - ${r})`], reading: value })),
    from(percents.extend({ kind: z.literal('given-b'), r: z.number() }), ({ p, q, r }) => ({
      rows: [`a = ${part(p)}*${q}`, `b = ${part(100 - p)}*${r}`, 'a/(a + b)*100'],
      reading: value,
    })),
    from(percents.extend({ kind: z.literal('total-from-part'), u: z.number() }), ({ p, q, u }) => ({ rows: [`${part(p)}*${q}/${part(u)}`], reading: value })),
    from(percents.extend({ kind: z.literal('other-b'), u: z.number() }), ({ p, q, u }) => ({
      rows: [`a = ${part(p)}*${q}`, `b = a/${part(u)}`, `(b - a)/(100 - ${p})*100`],
      reading: value,
      idea: 'Of 100, a belong to both and b to the second.',
    })),
  ),
  'PRO-g': firstOf(
    from(z.object({ kind: z.literal('circles'), ring: z.boolean() }), ({ ring }, question) => {
      const [small, large, ...more] = numbersIn(question).toSorted((a, b) => Number(a) - Number(b));
      if (small === undefined || large === undefined || more.length > 0) return null;
      return { rows: [`${ring ? '1 - ' : ''}${small}^2/${large}^2`], reading: value };
    }),
    from(z.object({ kind: z.literal('rectangles'), W: z.number(), H: z.number(), w: z.number(), h: z.number(), not: z.boolean() }), ({ W, H, w, h, not }) => ({
      rows: [`${not ? '1 - ' : ''}${w}*${h}/(${W}*${H})`],
      reading: value,
    })),
  ),
  'PRO-h': kinds,
  'PRO-i': from(z.object({ counts, row: z.number(), column: z.number() }), ({ counts: table, row, column }, question) => {
    const total = (cells: readonly (number | undefined)[]) => cells.reduce<number>((all, count = 0) => all + count, 0);
    const both = table[row]?.[column] ?? 0;
    return workedOut(question, `(${total(table[row] ?? [])} + ${total(table.map((line) => line[column]))} - ${both})/${total(table.flat())}`);
  }),
  'PRO-j': firstOf(chain, times),
};
