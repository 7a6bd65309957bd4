/** What ways are built from: the parameters a generator drew, the formulas of the stem, and what is read where. */
import * as z from 'zod';
import { calculate } from '#core/calculator/language/calculate.ts';
import type { Question } from '#core/questions/question.ts';
import { added, bothSides, formulas, polynomial, typed } from './text.ts';
import type { Reading, Way, WayOf, Which } from './way.ts';

const parametersOf = ({ provenance }: Question): unknown =>
  provenance.kind === 'generated' || provenance.kind === 'drawn' ? provenance.parameters : undefined;

/** A way from parameters of this shape; drawn differently, by another version of the generator, the question has none. */
export const from =
  <S extends z.ZodType>(schema: S, way: (drawn: z.output<S>, question: Question) => Way | null): WayOf =>
  (question) => {
    const parsed = schema.safeParse(parametersOf(question));
    return parsed.success ? way(parsed.data, question) : null;
  };

export const meeting = (which: Which, asked = 'x'): Reading => ({ of: 'intersection', which, asked });

/** The sides of the stem's one equation, graphed. */
export const graphed = ({ stem }: Question, reading: Reading): Way | null => {
  const [rows, ...more] = formulas(stem)
    .flatMap((formula) => bothSides(formula) ?? [])
    .reduce<string[][]>((pairs, row, index) => {
      if (index % 2 === 0) pairs.push([row]);
      else pairs.at(-1)?.push(row);
      return pairs;
    }, []);
  return rows && more.length === 0 ? { rows, reading } : null;
};

/** One solution, which is asked for. */
export const solved: WayOf = (question) => graphed(question, meeting('only'));

export const equationAndAsked = from(z.object({ equation: z.string(), asked: z.string() }), ({ equation, asked }) => {
  const [rows, expression] = [bothSides(equation), typed(asked)];
  return rows && expression !== null ? { rows, reading: meeting('only', expression) } : null;
});

export const systemAndAsked = from(z.object({ equations: z.array(z.string()).length(2), asked: z.string() }), ({ equations, asked }) => {
  const [rows, expression] = [equations.map(typed), typed(asked)];
  return rows.every((row) => row !== null) && expression !== null ? { rows, reading: meeting('only', expression) } : null;
});

export const whichOf: Readonly<Record<string, Which>> = {
  greater: 'greatest',
  lesser: 'least',
  positive: 'positive',
  negative: 'negative',
  'greater-x': 'greatest',
  'lesser-x': 'least',
  'positive-x': 'positive',
  'negative-x': 'negative',
};

export const line: Reading = { of: 'line' };
export const value: Reading = { of: 'value' };

/** The rule of the function that the stem defines, in x. */
export function ruleIn({ stem }: Question): string | null {
  const [rule, ...more] = formulas(stem).flatMap((formula) => /^(?:[a-z]\(x\)|y)\s*=(.*)$/s.exec(formula)?.[1] ?? []);
  return rule === undefined || more.length > 0 ? null : typed(rule);
}

/** The first equation or inequality of the stem that is no definition of a point or constant. */
export function relationIn({ stem }: Question, sign: RegExp = /=/): string | null {
  const found = formulas(stem).find((formula) => sign.test(formula) && !formula.includes('\\begin'));
  return found === undefined ? null : typed(found);
}

/** With x written as something else. */
export const inPlaceOf = (letter: string, text: string, other: string): string =>
  text.replace(/sqrt|root|log|[a-z]/gi, (word) => (word === letter ? other : word));

/** Equal for every x: so for these, and that settles the constants, which stand on the right. */
export function identity(one: string, other: string, xs: readonly number[]): readonly string[] {
  const [left, right] = /[a-wyz]/i.test(one.replaceAll(/sqrt|root/g, '')) ? [other, one] : [one, other];
  return [`x_1 = [${xs.join(', ')}]`, `${inPlaceOf('x', left, 'x_1')} ~ ${inPlaceOf('x', right, 'x_1')}`];
}

/** The line through a point, as it is first written down: `y = (2/3)(x - 4) + 1`. */
export function pointSlope(slope: string, x: number, y: number): string {
  const [, sign = '', size = ''] = /^(-?)(.*)$/.exec(slope) ?? [];
  const factor = `${sign}${size === '1' ? '' : size.includes('/') ? `(${size})` : size}`;
  return x === 0 ? `y = ${polynomial([slope, 'x'], [y, ''])}` : `y = ${factor === '' ? `x${added(-x)}` : `${factor}(x${added(-x)})`}${added(y)}`;
}

/** Data and the row that fits a formula in x to them. */
export const fitted = (xs: readonly (number | string)[], ys: readonly (number | string)[], formula: string): readonly string[] => [
  `x_1 = [${xs.join(', ')}]`,
  `y_1 = [${ys.join(', ')}]`,
  `y_1 ~ ${inPlaceOf('x', formula, 'x_1')}`,
];

/** What is given, and the choices, each as a row; null where they are no formulas. */
export function againstChoices(given: string | null, question: Question, rowOf: (choice: string) => string | null): Way | null {
  if (given === null || question.format !== 'choice') return null;
  const choices = question.choices.map(({ text }) => {
    const choice = typed(text.replace(/^\\\(|\\\)$/g, ''));
    return choice === null ? null : rowOf(choice);
  });
  return choices.every((choice) => choice !== null) ? { rows: [given, ...choices], reading: { of: 'same graph' } } : null;
}

/** The choices as rows, to be compared with the figure of the question; null where it has none. */
export function figureChoices(question: Question): Way | null {
  if (question.stimulus?.kind !== 'figure' || question.format !== 'choice') return null;
  const rows = question.choices.map(({ text }) => typed(text.replace(/^\\\(|\\\)$/g, '').replace(/^[fgh]\(x\)/, 'y')));
  return rows.every((row) => row !== null) ? { rows, reading: { of: 'figure' } } : null;
}

/** All formulas of the stem that can be typed. */
export const formulasOf = ({ stem }: Question): readonly string[] => formulas(stem).flatMap((formula) => typed(formula) ?? []);

/** Whole numbers at which both sides have a value, enough of them to settle up to three constants; null where none are. */
export function settling(...sides: readonly string[]): readonly number[] | null {
  const isBelow = (side: string) => [...side.matchAll(/\((\d*)x ([+-]) (\d+)\)/g)];
  const poles = new Set(sides.flatMap(isBelow).map(([, a = '', sign, b]) => (Number(b) / Number(a || 1)) * (sign === '+' ? -1 : 1)));
  const below = sides.flatMap((side) => [...side.matchAll(/\/\((x\^2[^()]*)\)/g)].map(([, text = '']) => text));
  const isZero = (text: string, x: number) => {
    const found = calculate(text, 'radians', { x });
    return found.ok && found.result.type === 'number' && found.result.value === 0;
  };
  const xs = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((x) => !poles.has(x) && !below.some((text) => isZero(text, x)));
  return xs.length < 4 ? null : xs.slice(0, 4);
}
