/** What ways are built from where the answer is no point of a graph that the stem gives: equations set up, values worked out, choices typed in. */
import type { Question } from '#core/questions/question.ts';
import { meeting, value } from './builders.ts';
import { formulas, typed } from './text.ts';
import type { Way, WayOf, Which } from './way.ts';

/** A number as it is typed, without what floating point leaves. */
export const num = (of: number): string => String(Number(of.toFixed(9)));

/** The first of several ways that a question has: each is for one kind of draw. */
export const firstOf =
  (...ways: readonly WayOf[]): WayOf =>
  (question) => {
    for (const way of ways) {
      const found = way(question);
      if (found) return found;
    }
    return null;
  };

/** Both sides of an equation in x that the student sets up. */
export const equation = (left: string, right: string, asked = 'x', which: Which = 'only'): Way => ({
  rows: [`y = ${left}`, `y = ${right}`],
  reading: meeting(which, asked),
});

/** The choices as they are typed; null where one is no number or formula. */
function typedChoices(question: Question): readonly string[] | null {
  if (question.format !== 'choice') return null;
  const all = question.choices.map(({ text }) => (/^\\\(.*\\\)$/s.test(text) ? typed(text.slice(2, -2).replace(/\\?%$/, '').replace(/^\\\$/, '')) : null));
  return all.every((one) => one !== null) ? all : null;
}

/** Rows whose last has the answer's value, and the choices as a list to compare it with. In a graph x and y are no letters for a number. */
export function among(question: Question, rows: readonly string[]): Way | null {
  const choices = typedChoices(question);
  if (!choices || /\b\d*[xy]\b/.test(choices.join(' '))) return null;
  return { rows: [...rows, `[${choices.join(', ')}]`], reading: { of: 'same value' } };
}

/** Rows whose last has the answer's value: read as it is, or compared with choices where it has a root or π in it. */
export function workedOut(question: Question, ...rows: readonly string[]): Way | null {
  if (question.format === 'spr') return { rows, reading: value };
  const { key } = question.solution;
  return question.choices.some(({ id, text }) => id === key && /\\sqrt|\\pi/.test(text)) ? among(question, rows) : { rows, reading: value };
}

/** Rows whose last has the number before π of the answer, where every choice is such a number times π. */
export function inPi(question: Question, ...rows: readonly string[]): Way | null {
  if (question.format !== 'choice') return null;
  return question.choices.every(({ text }) => /^\\\((?:[\d{},]*\\pi|\\frac\{[\d{},]*\\pi\}\{[\d{},]+\})\\\)$/.test(text))
    ? { rows, reading: { of: 'times π' } }
    : null;
}

/** The formulas of the stem as they are typed, without those that are no plain arithmetic. */
export const typedFormulas = ({ stem }: Question): string[] => formulas(stem).flatMap((formula) => typed(formula) ?? []);

/** The numbers and fractions that stand alone in the stem's formulas, in order. */
export const numbersIn = (question: Question): string[] => typedFormulas(question).filter((text) => /^[\d.]+(?:\/[\d.]+)?$/.test(text));

/** The equations between units that the stem gives in parentheses. */
export const unitsIn = ({ stem }: Question): { readonly large: string; readonly small: string; readonly times: string }[] =>
  [...stem.matchAll(/1 ([a-z ]+?) = ([\d,]+) ([a-z ]+?)(?=[;)])/g)].map(([, large = '', times = '', small = '']) => ({
    large,
    small,
    times: times.replaceAll(',', ''),
  }));
