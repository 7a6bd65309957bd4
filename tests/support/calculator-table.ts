/** Tables of calculator inputs: the expected value of each, and the same expression for an independent library. */
import { all, create } from 'mathjs';
import { expect, test } from 'vitest';
import { treeOf } from '#core/calculator/field/field-state.ts';
import { writeTree } from '#core/calculator/field/write-tree.ts';
import { calculate } from '#core/calculator/language/calculate.ts';
import type { AngleUnit } from '#core/calculator/language/real.ts';

/** `reference`: the expression in mathjs syntax; `same` if that is the input itself, null if mathjs has no equivalent. */
export type Line = readonly [input: string, expected: number | readonly number[], reference: string | null];
export const same = 'same';

const mathjs = create(all ?? {}, {});

function plain(value: unknown): number | readonly number[] {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const found: unknown = mathjs.number(JSON.parse(JSON.stringify(value)).data ?? value);
  return Array.isArray(found) ? found.map(Number) : Number(found);
}

function close(found: number | readonly number[], expected: number | readonly number[], what: string, places: number): void {
  const [a, b] = [[found].flat(), [expected].flat()];
  expect(a.length, what).toBe(b.length);
  a.forEach((value, index) =>
    expect(Math.abs(value - (b[index] ?? Number.NaN)), `${what}: ${a} for ${b}`).toBeLessThanOrEqual(places * Math.max(1, Math.abs(b[index] ?? 0))),
  );
}

/** The calculator's value for an input. @throws Error with the calculator's message if the input is invalid */
export function valueOf(input: string, unit: AngleUnit = 'radians'): number | readonly number[] {
  const found = calculate(input, unit);
  if (!found.ok) throw new Error(`${input}: ${found.message}`);
  const { result } = found;
  if (result.type === 'number' || result.type === 'list') return result.value;
  return result.type === 'point' ? result.value : result.value.flat();
}

/** As the field shows it, an input is worth the same. */
function checkInField(input: string, expected: number | readonly number[], unit: AngleUnit): void {
  const line = treeOf(input, new Set());
  const { text } = writeTree(line);
  close(valueOf(text, unit), expected, `${input}, typeset: ${text}`, 1e-12);
  const structured = line.some(({ slots }) => slots.length > 0);
  if (/[\^/√|([]/.test(input)) expect(structured, `${input} is typeset`).toBe(true);
}

/** One test for each line. */
export function checkTable(lines: readonly Line[], unit: AngleUnit = 'radians'): void {
  test.each(lines)('%s', (input, expected, reference) => {
    close(valueOf(input, unit), expected, input, 1e-12);
    checkInField(input, expected, unit);
    if (reference !== null) close(plain(mathjs.evaluate(reference === same ? input : reference)), expected, `mathjs: ${reference}`, 1e-10);
  });
}
