/** What is known of the solutions of ax² + bx + c = 0 is carried over to an equation with the same coefficients in another expression. */
import { asFractions } from '../manners.ts';
import { mul, rat, toLatex, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { signedInt } from '../draws.ts';
import { bug, numberAnswer } from '../answers.ts';
import { persist } from '../persist.ts';
import { stem, shifted, onlySums } from './known-sums.ts';

/** Both solutions are known; nx − q takes the place of x. */
function bothKnown(random: Random): Draft | null {
  const [r, s, n, q] = [signedInt(random, 1, 12), signedInt(random, 1, 15), random.int(2, 6), signedInt(random, 1, 11)];
  if (r >= s || r + q === 0 || s + q === 0) return null;
  const [low, high] = [rat(r + q, n), rat(s + q, n)];
  const ask = random.pick(['greater', 'lesser', 'product'] as const);
  const value = { greater: high, lesser: low, product: mul(low, high) }[ask];
  const of = (one: Rational, two: Rational) => (ask === 'greater' ? two : ask === 'lesser' ? one : mul(one, two));
  if (ask === 'product' && value.d > 36n) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The solutions of the second equation are ${math(toLatex(low))} and ${math(toLatex(high))}.`,
    bugs: [
      bug(
        'SIGN',
        of(rat(r - q, n), rat(s - q, n)),
        `The number ${math(Math.abs(q))} has to be ${q > 0 ? 'added' : 'subtracted'} when ${math(`${term(n, 'x')}${signed(-q)}`)} is solved for ${math('x')}.`,
      ),
      bug(
        'INVOP',
        of(rat(n * r - q), rat(n * s - q)),
        `This puts the solutions in for ${math('x')}; set ${math(`${term(n, 'x')}${signed(-q)}`)} equal to each of them, and solve for ${math('x')}.`,
      ),
      bug(
        ask === 'product' ? 'VIETA' : 'LOST',
        of(low, high) === low ? high : ask === 'product' ? rat(r + s + 2 * q, n) : low,
        ask === 'product'
          ? `This is the sum of the solutions; multiply ${math(toLatex(low))} by ${math(toLatex(high))}.`
          : `This is the ${ask === 'greater' ? 'lesser' : 'greater'} solution; for the ${ask} one, solve ${math(`${term(n, 'x')}${signed(-q)} = ${ask === 'greater' ? s : r}`)}.`,
      ),
      bug(
        'STOP',
        of(rat(r + q), rat(s + q)),
        ask === 'product'
          ? `This multiplies the values of ${math(term(n, 'x'))}; divide each by ${math(n)} first.`
          : `This is ${math(term(n, 'x'))}; divide it by ${math(n)}.`,
      ),
      bug(
        'SHIFT',
        of(rat(r, n), rat(s, n)),
        `This solves ${math(`${term(n, 'x')} = ${ask === 'lesser' ? r : s}`)}; the whole of ${math(`${term(n, 'x')}${signed(-q)}`)} has to be equal to ${math(ask === 'lesser' ? r : s)}.`,
      ),
      bug(
        'STOP',
        of(rat(r), rat(s)),
        `This answers the question for the first equation; set ${math(`${term(n, 'x')}${signed(-q)}`)} equal to ${math(r)} and ${math(s)}.`,
      ),
    ],
  });
  const { inner, equation } = shifted(n, q);
  return (
    answer && {
      parameters: { kind: 'both', r, s, n, q, ask },
      stem: stem(
        random,
        `the solutions ${math(r)} and ${math(s)}`,
        equation,
        ask === 'product' ? 'What is the product of the solutions' : `What is the ${ask} of the two solutions`,
      ),
      answer,
      steps: [
        `The second equation is the first one with ${math(inner)} in place of ${math('x')}. So it is true when ${math(inner)} is equal to a solution of the first equation; ${math('a')}, ${math('b')}, and ${math('c')} are not needed.`,
        `${math(`${inner} = ${r}`)} gives ${math(`x = ${toLatex(low)}`)}, and ${math(`${inner} = ${s}`)} gives ${math(`x = ${toLatex(high)}`)}.`,
        ask === 'product'
          ? `The product is ${math(toLatex(value))}.`
          : `The ${ask} one is ${math(toLatex(value))}. Check: for it, ${math(inner)} is ${math(ask === 'greater' ? s : r)}.`,
      ],
      takeaway: 'When the same expression stands in place of x everywhere, set it equal to the known solutions.',
    }
  );
}

/** √x or x² takes the place of x: one of the known solutions leads to nothing. */
function oneLost(random: Random): Draft | null {
  const root = random.chance(1, 2);
  const u = random.int(2, 12);
  const v = random.int(2, root ? 12 : 60);
  const positive = root ? u : u * u;
  if (v === positive || (!root && Number.isInteger(Math.sqrt(v)))) return null;
  const value = root ? u * u : u;
  const ask = root ? 'only' : random.pick(['positive', 'product'] as const);
  const key = ask === 'product' ? -u * u : value;
  const answer = numberAnswer({
    ...asFractions,
    typed: true,
    key,
    why: 'Only the positive one of the known solutions leads to real solutions.',
    bugs: root
      ? [
          bug('EXTR', v * v, `This squares ${math(-v)}, but a square root is never negative; only ${math(`\\sqrt{x} = ${u}`)} gives a solution.`),
          bug(
            'EXTR',
            u * u + v * v,
            `This adds an extraneous solution; ${math(`\\sqrt{x} = ${-v}`)} is impossible, so only ${math(`\\sqrt{x} = ${u}`)} counts.`,
          ),
          bug('STOP', u, `This is ${math('\\sqrt{x}')}; square it to get ${math('x')}.`),
          bug('STOP', -v, `This is a solution of the first equation; in the second one, ${math('\\sqrt{x}')} takes its place and cannot be negative.`),
        ]
      : [
          bug(
            ask === 'product' ? 'STOP' : 'LOST',
            ask === 'product' ? u : -key,
            ask === 'product'
              ? `This is only the positive solution; multiply it by the negative one, ${math(-u)}.`
              : `This is the negative solution; ${math(`x^2 = ${u * u}`)} also gives the positive one.`,
          ),
          bug(
            ask === 'product' ? 'SIGN' : 'STOP',
            u * u,
            ask === 'product'
              ? 'The two solutions have opposite signs, so their product is negative.'
              : `This is ${math('x^2')}; take its positive square root.`,
          ),
          bug('VIETA', -v * u * u, `This is the product of the solutions of the first equation; set ${math('x^2')} equal to the positive one, ${math(u * u)}.`),
          bug('INVOP', u ** 4, `This squares ${math(positive)}; take a square root instead.`),
        ],
  });
  const second = root ? 'ax + b\\sqrt{x} + c = 0' : 'ax^4 + bx^2 + c = 0';
  const inner = root ? '\\sqrt{x}' : 'x^2';
  return (
    answer && {
      parameters: { kind: root ? 'root' : 'fourth', u, v, ask },
      stem: stem(
        random,
        `the solutions ${math(-v)} and ${math(positive)}`,
        second,
        ask === 'only' ? 'only' : ask === 'positive' ? 'What is the positive solution' : 'What is the product of all real solutions',
      ),
      answer,
      steps: [
        `The second equation is the first one with ${math(inner)} in place of ${math('x')}, so ${math(inner)} has to be ${math(-v)} or ${math(positive)}.`,
        `${math(`${inner} = ${-v}`)} has no real solution, since ${root ? 'a square root' : 'a square'} of a real number is never negative.`,
        `${math(`${inner} = ${positive}`)} gives ${math(root ? `x = ${u * u}` : `x = ${u}`)}${root ? '' : ` or ${math(`x = ${-u}`)}`}.${ask === 'product' ? ` The product is ${math(key)}.` : ''}`,
      ],
      takeaway: 'Find the expression that takes the place of x, set it equal to the known solutions, and see which of them it can reach.',
    }
  );
}

export const solutionsSubstituted: Generator = {
  archetype: 'NLE-s',
  topicId: 17,
  version: 2,
  levels: [4, 5],
  skillTags: ['quadratic-in-form', 'substitution', 'sum-and-product'],
  draft(random, level) {
    const kind = level === 5 ? onlySums : random.pick([bothKnown, bothKnown, oneLost]);
    return persist(() => kind(random));
  },
};
