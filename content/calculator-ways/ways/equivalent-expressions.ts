/** The ways of equivalent expressions. */
import * as z from 'zod';
import type { Question } from '#core/questions/question.ts';
import { againstChoices, formulasOf, from, identity, inPlaceOf, meeting, settling } from '../builders.ts';
import { sameValue } from '../same-value.ts';
import { typed } from '../text.ts';
import type { Way, WayOf } from '../way.ts';

const isExpression = (text: string) => !/[=<>]/.test(text) && /[\d)a-z] [+-] |\^|\/|[)\w]\(|root/.test(text);
const lettersOf = (text: string): readonly string[] => [...new Set(text.replaceAll(/sqrt|root/g, ' ').match(/[a-z]/gi) ?? [])];

/** The expression the stem gives. */
const expressionIn = (question: Question): string | null => formulasOf(question).find(isExpression) ?? null;

/** An expression in one letter, against the choices. */
function sameGraph(question: Question): Way | null {
  const given = expressionIn(question);
  const [letter, ...more] = lettersOf(given ?? '');
  if (given === null || letter === undefined || more.length > 0) return null;
  const row = (text: string) => (lettersOf(text).every((one) => one === letter) ? `y = ${inPlaceOf(letter, text, 'x')}` : null);
  return againstChoices(row(given), question, row);
}

/** Its letters get values, which tell the choices apart. They are no x and y, which the calculator draws. */
function sameNumber(question: Question, first: number): Way | null {
  const given = expressionIn(question);
  const letters = lettersOf(given ?? '');
  if (given === null || letters.length === 0 || letters.length > 2 || !/quivalent|equal|factored|written|rewritten/.test(question.stem)) return null;
  const renamed = (text: string) => inPlaceOf('y', inPlaceOf('x', text, 'a'), 'b');
  return sameValue(question, Object.fromEntries(letters.map((letter, index) => [renamed(letter), first + index])), [], renamed(given), renamed);
}

/** Two expressions, or both sides of an equation, that are equal for every x; the rest of the letters are constants. */
function constantsOf(question: Question, asks: string): Way | null {
  const texts = formulasOf(question);
  const [first, second] =
    texts.find((text) => text.includes(' = ') && text.includes('x'))?.split(' = ') ?? texts.filter((text) => isExpression(text) && text.includes('x'));
  const asked = typed(asks);
  if (first === undefined || second === undefined || asked === null) return null;
  const xs = settling(first, second);
  return xs && { idea: 'Both are equal for every x, so also for these.', rows: identity(first, second, xs), reading: { of: 'constants', asked } };
}
const withAsks = (kind: string) => from(z.object({ kind: z.literal(kind), asks: z.string() }), ({ asks }, question) => constantsOf(question, asks));
const withAsk = (kind: string) => from(z.object({ kind: z.literal(kind), ask: z.string() }), ({ ask }, question) => constantsOf(question, ask));

const combinedPower = from(z.object({ kind: z.literal('combined'), letter: z.string() }), ({ letter }, question) => {
  const given =
    expressionIn(question)?.split(' = ')[0] ??
    formulasOf(question)
      .find((text) => text.includes(' = '))
      ?.split(' = ')[0];
  return given === undefined
    ? null
    : {
        idea: `Both are equal for every positive ${letter}, so also for these.`,
        rows: identity(inPlaceOf(letter, given, 'x'), 'x^k', [2, 3, 4]),
        reading: { of: 'constants', asked: 'k' },
      };
});

const isFactor = from(z.object({ kind: z.literal('which') }), (_, question) => {
  const way = sameGraph(question);
  return way && { idea: 'Where a factor is zero, so is the whole expression.', rows: way.rows, reading: { of: 'same zero' } };
});
const factorConstant = from(z.object({ kind: z.literal('constant'), r: z.number() }), ({ r }, question) => {
  const given = formulasOf(question).find((text) => isExpression(text) && text.includes('k'));
  return given === undefined
    ? null
    : {
        idea: `Where the factor is zero, at ${r}, so is the whole polynomial.`,
        rows: [`r = ${r}`, `${inPlaceOf('x', given, 'r')} ~ 0`],
        reading: { of: 'constants', asked: 'k' },
      };
});

const sumAndDifference = from(z.object({ kind: z.literal('difference'), s: z.number(), d: z.number(), k: z.number() }), ({ s, d, k }) => ({
  rows: [`x + y = ${s}`, `x - y = ${d}`],
  reading: meeting('only', `${k}x^2 - ${k}y^2`),
}));

const multiple = from(z.object({ kind: z.literal('multiple'), j: z.number() }), ({ j }, question) => {
  const [left, right] =
    formulasOf(question)
      .find((text) => text.includes('/'))
      ?.split(' = ') ?? [];
  const [, linear, below] = /^\((.*) \+ k\)\/(\(.*\))$/.exec(left ?? '') ?? [];
  if (left === undefined || right === undefined || linear === undefined || below === undefined) return null;
  const xs = settling(`${linear}/${below}`, right);
  return (
    xs && {
      idea: `A is ${j}B. Both sides are equal for every x, and the part with k may stand on the right.`,
      rows: identity(`${linear}/${below}`, `${right.replace('A/', `${j}B/`)} - k/${below}`, xs),
      reading: { of: 'constants', asked: 'k' },
    }
  );
});

export const equivalentExpressions: Readonly<Record<string, WayOf>> = {
  'EQX-a': (question) => sameNumber(question, 3),
  'EQX-b': (question) => sameNumber(question, 3),
  'EQX-c': sameGraph,
  'EQX-d': (question) => sameNumber(question, 2),
  'EQX-e': (question) => combinedPower(question) ?? sameNumber(question, 2),
  // Beyond all conditions that exclude values.
  'EQX-f': (question) => sameNumber(question, 20),
  'EQX-g': from(z.object({ asked: z.literal('whole') }), (_, question) => sameNumber(question, 20)),
  'EQX-h': (question) => withAsks('coefficients')(question) ?? withAsks('quotient')(question),
  'EQX-i': (question) => from(z.object({ kind: z.literal('form') }), (_, shown) => sameGraph(shown))(question) ?? withAsks('value')(question),
  'EQX-j': (question) => isFactor(question) ?? factorConstant(question),
  'EQX-k': (question) => sumAndDifference(question) ?? from(z.object({ a: z.number() }), (_, shown) => sameNumber(shown, 2))(question),
  'EQX-m': (question) => withAsk('combined')(question) ?? multiple(question),
  'EQX-n': withAsk('around'),
};
