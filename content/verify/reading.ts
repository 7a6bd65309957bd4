/** How re-solvers read a question: the mathematics in its text, the choices that pass a test. */
import type { Figure } from '#core/questions/figure.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Rational } from '#core/rational.ts';
import { toText } from '#core/rational.ts';
import { nearly, parseLatex } from './latex-expression.ts';
import type { Verdict } from './resolver.ts';

/** The contents of every \( … \) in the text, in order. */
export const mathIn = (text: string): string[] => [...text.matchAll(/\\\(([\s\S]*?)\\\)/g)].map(([, latex = '']) => latex);

/** The first mathematics in the text. Throws when there is none. */
export function firstMath(text: string): string {
  const [latex] = mathIn(text);
  if (latex === undefined) throw new Error(`no mathematics in ${text}`);
  return latex;
}

/** Everything a student reads before the choices. */
export function wholeText(question: LearnerQuestion): string {
  const { stimulus } = question;
  return `${stimulus && 'text' in stimulus && stimulus.text ? `${stimulus.text} ` : ''}${question.stem}`;
}

/** Every equation in the text as its two sides. */
export const equationsIn = (text: string): [string, string][] =>
  mathIn(text).flatMap((latex) => {
    const [left, right, more] = latex.split('=');
    return left !== undefined && right !== undefined && more === undefined ? [[left.trim(), right.trim()] as [string, string]] : [];
  });

/** Right side of the equation whose left side reads `name`, e.g. `f(x)`. Throws when there is none. */
export function definedAs(text: string, name: string): string {
  const found = equationsIn(text).find(([left]) => left === name);
  if (!found) throw new Error(`no definition of ${name}`);
  return found[1];
}

/** All numbers in a text outside and inside mathematics, thousands separators removed. */
export const numbersIn = (text: string): number[] =>
  [...text.replaceAll('{,}', ',').matchAll(/-?\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([token]) => Number(token.replaceAll(',', '')));

/** The choices that pass the test. */
export function choicesWhere(question: LearnerQuestion, test: (text: string) => boolean): Verdict {
  if (question.format !== 'choice') throw new Error('not a choice question');
  return { format: 'choice', right: question.choices.filter(({ text }) => test(text)).map(({ id }) => id) };
}

/** The choices whose graph passes the test. */
export function choicesShowing(question: LearnerQuestion, test: (figure: Figure) => boolean): Verdict {
  if (question.format !== 'choice') throw new Error('not a choice question');
  return { format: 'choice', right: question.choices.filter(({ figure }) => figure !== undefined && test(figure)).map(({ id }) => id) };
}

/** Whether the choices are graphs. */
export const hasGraphs = (question: LearnerQuestion): boolean => question.format === 'choice' && question.choices.some(({ figure }) => figure !== undefined);

export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));

/** Answers either format from the one numeric value that is right. */
export function valueVerdict(question: LearnerQuestion, value: Rational): Verdict {
  if (question.format === 'spr') return { format: 'spr', values: [toText(value)] };
  return choicesWhere(question, (text) => near(nearly(parseLatex(firstMath(text))), Number(value.n) / Number(value.d)));
}

/** Abscissae for comparing expressions: no small rationals, so accidental zeros and poles are missed. */
export const probes = [0.37, 1.61, 2.29, 3.13, 5.07, 0.113, 7.19, 4.43] as const;

/** Whether two expressions agree at every probe, in all the given letters. */
export function sameExpression(one: string, other: string, letters: readonly string[] = ['x'], points: readonly number[] = probes): boolean {
  const [a, b] = [parseLatex(one), parseLatex(other)];
  return points.every((_, index) => {
    const env = Object.fromEntries(letters.map((letter, shift) => [letter, points[(index + 3 * shift) % points.length] ?? 1]));
    const [left, right] = [nearly(a, env), nearly(b, env)];
    return near(left, right);
  });
}
