/** Re-solvers for stories of a fixed amount and a rate: the story's own numbers decide which equation or meaning fits. */
import { equal, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import { differenceForm, equationsIn, linearForm, mathIn, numbersIn } from '../evaluate-latex.ts';
import { choicesWhere } from '../verdicts.ts';
import type { Resolver } from '../resolver.ts';

const zero = rat(0);

const firstEquation = (text: string): [string, string] => {
  const [equation] = equationsIn(text);
  if (!equation) throw new Error(`no equation in ${text}`);
  return equation;
};

/** Stories tell the fixed amount, the rate, the units that are included, and the total, in this order. */
export const modelsStory: Resolver = (question, { letter }) => {
  const name = String(letter);
  // How many units cost nothing extra is told anywhere; what costs something, in this order.
  const [fixed = zero, rate = zero, total = zero] = numbersIn(question.stem.replace(/\bfirst \d+/, 'first'));
  const included = numbersIn(/\bfirst (\d+)/.exec(question.stem)?.[0] ?? '')[0] ?? zero;
  // rate·(letter − included) + fixed − total, up to a factor
  const constant = sub(sub(fixed, total), mul(rate, included));
  return choicesWhere(question, (text) => {
    const form = differenceForm(firstEquation(text), [name]);
    const [slope, rest] = [form[name] ?? zero, form[''] ?? zero];
    return slope.n !== 0n && equal(mul(slope, constant), mul(rest, rate));
  });
};

type Part = 'count' | 'total' | 'term' | 'fixed' | 'rate';

/** What a sentence speaks of; earlier rows are the narrower ones. */
const speaksOf: readonly (readonly [Part, RegExp])[] = [
  ['count', /^The number of (hours|months|minutes|shirts|days|crates|weeks|nights|candles|years)\b/],
  ['total', /\btotal\b|with all of|after the deposits|at the end|years after it was planted/],
  ['term', /together|from the hose|during the vacation|of all of the|nights alone|all of the candles|has grown|in the first/],
  ['fixed', /\bfee\b|\bbefore\b|without any|equipment alone|planted/],
  ['rate', /\beach\b|\bper\b/],
];

/** The asked part is recognized by its place in the equation, the choice by what its sentence counts. */
export const meaningOfPart: Resolver = (question) => {
  const [left] = firstEquation(question.stem);
  const asked = mathIn(question.stem).at(-1) ?? '';
  const [letter = ''] = left.match(/[a-z]/) ?? [];
  const form = linearForm(left, [letter]);
  const numbers = numbersIn(asked);
  const is = (value: Rational | undefined) => value !== undefined && numbers.length === 1 && equal(numbers[0] ?? neg(value), value);
  const part: Part | null = question.stem.includes('solution to the equation')
    ? 'count'
    : asked.includes(letter)
      ? asked === `${form[letter]?.n}${letter}`
        ? 'term'
        : null
      : is(form[letter])
        ? 'rate'
        : is(form[''])
          ? 'fixed'
          : null;
  return choicesWhere(question, (text) => (speaksOf.find(([, pattern]) => pattern.test(text))?.[0] ?? 'none') === part);
};
