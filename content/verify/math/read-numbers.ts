/** For re-solvers: numbers read back from what the student sees, and verdicts from a value or a test of each choice. */
import { compare, equal, neg, parseRational, rat, toText, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { DataTable } from '#core/questions/question.ts';
import type { Json } from '#content/generators/generator.ts';
import type { Verdict } from '../resolver.ts';

/** All prose of the question before the choices. */
export function promptText(question: LearnerQuestion): string {
  const { stimulus } = question;
  return `${stimulus && 'text' in stimulus && stimulus.text ? `${stimulus.text} ` : ''}${question.stem}`;
}

const plain = (text: string) =>
  text
    .replaceAll('{,}', ',')
    .replaceAll(/\\[()]/g, ' ')
    .replaceAll(/\\([$%])/g, '$1');

/** Every unsigned number of a text in order, `1,250` and `2.5` included; digits inside words do not count. */
export function numbersIn(text: string): Rational[] {
  return [...plain(text).matchAll(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => read(digits.replace(/,$/, '')));
}

function read(text: string): Rational {
  const value = parseRational(text.replaceAll(',', ''));
  if (!value) throw new Error(`not a number: ${text}`);
  return value;
}

/** The one number a choice or cell shows, with sign; fractions in LaTeX included. */
export function numberOf(text: string): Rational {
  const shown = plain(text).trim();
  const fraction = /^(-?)\s*\\frac\{(\d+)\}\{(\d+)\}$/.exec(shown);
  if (fraction) return rat(BigInt(`${fraction[1]}${fraction[2]}`), BigInt(fraction[3] as string));
  const [value, ...more] = numbersIn(shown);
  if (!value || more.length > 0) throw new Error(`not one number: ${text}`);
  return shown.startsWith('-') ? neg(value) : value;
}

/** Right choices are those equal to the value; an entry is the value itself. */
export function numericVerdict(question: LearnerQuestion, value: Rational): Verdict {
  if (question.format === 'spr') return { format: 'spr', values: [toText(value)] };
  return { format: 'choice', right: question.choices.filter(({ text }) => equal(numberOf(text), value)).map(({ id }) => id) };
}

/** Right choices are those that pass the test. */
export function choiceVerdict(question: LearnerQuestion, isRight: (text: string) => boolean): Verdict {
  if (question.format !== 'choice') throw new Error('choices expected');
  return { format: 'choice', right: question.choices.filter(({ text }) => isRight(text)).map(({ id }) => id) };
}

export function tableOf(question: LearnerQuestion): DataTable {
  if (question.stimulus?.kind !== 'table') throw new Error('table expected');
  return question.stimulus.table;
}

/** The parameter as text; throws when it is something else. */
export function textParameter(parameters: Readonly<Record<string, Json>>, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string') throw new Error(`no text ${name}`);
  return value;
}

/** The parameter as a whole number. */
export function numberParameter(parameters: Readonly<Record<string, Json>>, name: string): number {
  const value = parameters[name];
  if (typeof value !== 'number') throw new Error(`no number ${name}`);
  return value;
}

/** The nth number, which must exist. */
export function nth(values: readonly Rational[], index: number): Rational {
  const value = values[index];
  if (!value) throw new Error(`no number ${index + 1}`);
  return value;
}

export const sum = (values: readonly Rational[]) => values.reduce((a, b) => rat(a.n * b.d + b.n * a.d, a.d * b.d), rat(0));

export const sorted = (values: readonly Rational[]) => [...values].sort(compare);
