/** Tables: what their columns hold. */
import { calculate, evaluator } from '../language/calculate.ts';
import type { Context } from '../language/compile.ts';
import { attempt } from '../language/expression-error.ts';
import { parseExpression } from '../language/parse.ts';
import { tokenize, withProducts } from '../language/tokens.ts';
import { numberOf, type Numbers, type Point } from '../language/values.ts';
import type { Row } from './row.ts';

/** The name in a column's head, or null if that is a formula or nothing. */
export function columnName(head: string): string | null {
  const found = attempt(() => tokenize(head));
  const [only, more] = found.ok ? found.value : [];
  return only?.kind === 'name' && !more ? only.name : null;
}

/** A cell: a number, also typed as a fraction or with a percent sign; NaN for anything else. */
function cellValue(text: string): number {
  if (text.trim() === '') return Number.NaN;
  const found = calculate(text.replace(/[$,](?=\d)/g, ''), 'radians');
  return found.ok && found.result.type === 'number' ? found.result.value : Number.NaN;
}

/** The columns a student filled in, by name; rows that are blank in all of them are left out. */
export function columnLists(row: Row): ReadonlyMap<string, Numbers> {
  const columns = (row.table ?? []).flatMap(({ head, cells }) => {
    const name = columnName(head);
    return name === null ? [] : [{ name, values: cells.map(cellValue), filled: cells.some((cell) => cell.trim() !== '') }];
  });
  const entered = columns.filter(({ filled }) => filled);
  const length = Math.max(0, ...entered.map(({ values }) => values.length));
  const kept = Array.from({ length }, (_, index) => index).filter((index) => entered.some(({ values }) => !Number.isNaN(values[index] ?? Number.NaN)));
  return new Map(entered.map(({ name, values }) => [name, kept.map((index) => values[index] ?? Number.NaN)]));
}

export interface ReadTable {
  readonly columns: readonly (Numbers | null)[];
  readonly errors: readonly (string | null)[];
  readonly points: readonly Point[];
}

/** Every column row by row: typed values, or those of a formula in the head such as 2x1 + 1, for the values of the first column. */
export function readTable(row: Row, context: Context): ReadTable {
  const table = row.table ?? [];
  const typed = table.map(({ head, cells }) => (columnName(head) === null && head.trim() !== '' ? null : cells.map(cellValue)));
  const first = columnName(table[0]?.head ?? '');
  const inputs = typed[0] ?? [];
  let at = 0;
  const rowContext: Context = {
    ...context,
    names: new Map([
      ...context.names,
      ...table.flatMap(({ head }, index) => {
        const name = columnName(head);
        return name === null ? [] : [[name, numberOf(() => typed[index]?.[at] ?? Number.NaN)] as const];
      }),
      ...(first === null || context.names.has('x') ? [] : [['x', numberOf(() => inputs[at] ?? Number.NaN)] as const]),
    ]),
  };
  const errors: (string | null)[] = [];
  const columns = table.map(({ head }, index) => {
    const own = typed[index];
    errors.push(null);
    if (own) return own;
    const found = attempt(() => {
      const valueHere = evaluator(
        parseExpression(
          withProducts(tokenize(head), ([letter = '']) => rowContext.names.has(letter)),
          new Set(context.functions.keys()),
        ),
        rowContext,
      );
      return inputs.map((_, place) => {
        at = place;
        const result = valueHere();
        return result.type === 'number' ? result.value : Number.NaN;
      });
    });
    if (found.ok) return found.value;
    errors[index] = found.error.message;
    return null;
  });
  const points = columns
    .slice(1)
    .flatMap((column) =>
      (column ?? []).flatMap((y, index): readonly Point[] => (Number.isFinite((inputs[index] ?? Number.NaN) + y) ? [[inputs[index] ?? 0, y]] : [])),
    );
  return { columns, errors, points };
}
