/** What the calculator makes of a way's rows, and the key a student compares it with. */
import { calculate } from '#core/calculator/language/calculate.ts';
import { fitView } from '#core/calculator/graph/fit-view.ts';
import { findMarks, type Mark } from '#core/calculator/graph/marks.ts';
import { initialView, type Size, type View } from '#core/calculator/graph/view.ts';
import type { Curve, Drawing, ReadRow } from '#core/calculator/rows/row.ts';
import type { AngleUnit } from '#core/calculator/language/real.ts';
import { rowReader } from '#core/calculator/rows/row-reader.ts';
import type { Question } from '#core/questions/question.ts';
import { typed } from '../text.ts';

/** The graph of a docked calculator, and of a sheet on a phone. */
const sizes: readonly Size[] = [
  { width: 460, height: 340 },
  { width: 390, height: 180 },
];

export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

/** @throws where the text has no value */
export function numberOf(text: string, values: Readonly<Record<string, number>> = {}): number {
  const found = calculate(text, 'radians', values);
  if (!found.ok || found.result.type !== 'number') throw new Error(`${text} has no value`);
  return found.result.value;
}

/** @throws where the calculator cannot read a row */
export function readRows(rows: readonly string[], unit: AngleUnit = 'radians'): readonly ReadRow[] {
  const read = rowReader()(
    rows.map((text, index) => ({ id: `r${index + 1}`, text, hidden: false })),
    unit,
  );
  for (const { meaning, text } of read) if (meaning.kind === 'error') throw new Error(`${text}: ${meaning.message}`);
  return read;
}

export interface Shown {
  readonly size: Size;
  readonly view: View;
  readonly marks: readonly Mark[];
}

/** The graph as it opens, on both screens. */
export const shown = (read: readonly ReadRow[]): readonly Shown[] =>
  sizes.map((size) => {
    const view = fitView(read, size) ?? initialView(size);
    return { size, view, marks: findMarks(read, view, size) };
  });

/** @throws where the row draws nothing */
export function drawingOf(row: ReadRow | undefined): Drawing {
  if (row?.meaning.kind !== 'drawing') throw new Error(`${row?.text} draws nothing`);
  return row.meaning;
}

/** @throws where the row does not draw exactly one curve */
export function curveOf(row: ReadRow | undefined): Curve {
  const [curve, ...more] = drawingOf(row).curves;
  if (!curve || more.length > 0) throw new Error(`${row?.text} draws no single curve`);
  return curve;
}

/** A formula without its delimiters and its unit as it is typed; any other text as it is. */
function plain(text: string): string {
  const formula = /^\\\((.*)\\\)$/s.exec(text)?.[1];
  if (formula === undefined) return text;
  return typed(formula.replace(/\\?%$|\^\\circ$/, '').replace(/^\\\$/, '')) ?? formula;
}

/** The choices as they are typed, and which of them is the key. @throws where answers are typed */
export function choicesOf(question: Question): { readonly texts: readonly string[]; readonly key: number } {
  if (question.format !== 'choice') throw new Error(`${question.id} has no choices`);
  const { key } = question.solution;
  return { texts: question.choices.map(({ text }) => plain(text)), key: question.choices.findIndex(({ id }) => id === key) };
}

/** The key as it is typed. */
export function keyOf(question: Question): string {
  if (question.format === 'spr') return question.solution.keys[0] ?? '';
  const { texts, key } = choicesOf(question);
  return texts[key] ?? '';
}
