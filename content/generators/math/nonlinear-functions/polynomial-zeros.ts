/** NLF-k: zeros, factors and remainders of a polynomial function, from values, a condition or a graph. */
import { planeFigure } from '#content/figures/plane.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import { linearFactor, minusRoot } from '../formulas.ts';
import { math } from '../text.ts';
import { factorCondition } from './factor-condition.ts';
import { sign } from '../draws.ts';

/** p(k) = r: what must be true? */
function remainder(random: Random): Draft {
  const k = random.int(1, 9) * sign(random);
  const r = random.chance(1, 4) ? 0 : random.int(1, 12) * sign(random);
  const name = random.pick(['p', 'f', 'g', 'q']);
  const shown = math(`${name}(x)`);
  const statement = {
    rest: (divisor: number, rest: number) => `When ${shown} is divided by ${math(minusRoot(divisor))}, the remainder is ${math(rest)}.`,
    factor: (root: number) => `${math(minusRoot(root))} is a factor of ${shown}.`,
  };
  const right = r === 0 ? statement.factor(k) : statement.rest(k, r);
  const wrong: WrongOption[] = [];
  const push = (text: string, misconception: Misconception, why: string) => wrong.push({ text, value: text, misconception, why });
  if (r === 0) {
    push(
      statement.factor(-k),
      'ROOTS',
      `This factor is 0 at ${math(-k)}; nothing is known about ${math(`${name}(${-k})`)}, and the factor that is 0 at ${math(k)} is ${math(minusRoot(k))}.`,
    );
    push(statement.rest(k, k), 'SWAP', `The remainder is ${math(`${name}(${k})`)}, which is 0, not ${math(k)}.`);
    push(statement.rest(-k, 0), 'SIGN', `For this to be true, ${math(`${name}(${-k})`)} would have to be 0; only ${math(`${name}(${k})`)} is known.`);
    push(
      `${math(minusRoot(k))} is a factor of ${math(`${name}(x) + ${Math.abs(k)}`)}.`,
      'SHIFT',
      `At ${math(`x = ${k}`)}, this expression equals ${math(Math.abs(k))}, not 0.`,
    );
    push(
      `The graph of ${math(`y = ${name}(x)`)} passes through ${math(`(0, ${k})`)}.`,
      'INTC',
      `The graph passes through ${math(`(${k}, 0)`)}; the coordinates are switched here.`,
    );
  } else {
    push(statement.factor(k), 'STOP', `For this to be true, ${math(`${name}(${k})`)} would have to be 0, but it is ${math(r)}, which is the remainder.`);
    push(
      statement.factor(-k),
      'ROOTS',
      `For this to be true, ${math(`${name}(${-k})`)} would have to be 0; only ${math(`${name}(${k})`)} is known, and it tells about division by ${math(minusRoot(k))}.`,
    );
    push(
      statement.factor(r),
      'SWAP',
      `This confuses the value ${math(r)} with a zero of the function; it is the remainder in division by ${math(minusRoot(k))}.`,
    );
    push(statement.rest(-k, r), 'SIGN', `The value at ${math(`x = ${k}`)} is the remainder for ${math(minusRoot(k))}, not for ${math(minusRoot(-k))}.`);
    push(
      statement.rest(r, k),
      'SWAP',
      `This switches the input and the output; ${math(k)} belongs to the divisor, ${math(minusRoot(k))}, and ${math(r)} is the remainder.`,
    );
    push(
      statement.factor(-r),
      'SWAP',
      `This confuses the value ${math(r)} with a zero of the function; it is the remainder in division by ${math(minusRoot(k))}.`,
    );
  }
  return {
    parameters: { kind: 'remainder', k, r, name },
    stem: random.pick([
      `For a polynomial ${shown}, ${math(`${name}(${k}) = ${r}`)}. Which of the following must be true about ${shown}?`,
      `The polynomial function ${math(name)} has the value ${math(r)} at ${math(`x = ${k}`)}. Which of the following must be true?`,
      `If ${math(`${name}(${k}) = ${r}`)} for a polynomial function ${math(name)}, which statement must be true?`,
      `The graph of the polynomial function ${math(`y = ${name}(x)`)} passes through the point ${math(`(${k}, ${r})`)}. Which of the following must be true?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        text: right,
        value: right,
        why: `When a polynomial is divided by ${math(minusRoot(k))}, the remainder is its value at ${math(k)}, which is ${math(r)}.`,
      },
      wrong,
    },
    steps: [
      `Dividing by ${math(minusRoot(k))} gives ${math(`${name}(x) = (${minusRoot(k)}) \\cdot q(x) + R`)} where ${math('R')} is a constant.`,
      `At ${math(`x = ${k}`)}, the first part is 0, so ${math(`R = ${name}(${k}) = ${r}`)}.`,
      r === 0 ? `With remainder 0, ${math(minusRoot(k))} is a factor.` : `The remainder is not 0, so ${math(minusRoot(k))} is not a factor.`,
    ],
    takeaway: 'When p(x) is divided by x − k, the remainder is p(k); if p(k) = 0, then x − k is a factor.',
  };
}

/** A graph with simple and double zeros: which rule? */
function fromGraph(random: Random): Draft | null {
  const [one, two] = random.sample([-3, -2, -1, 1, 2, 3, 4], 2) as [number, number];
  const doubleFirst = random.chance(1, 2);
  const [single, double] = doubleFirst ? [two, one] : [one, two];
  if (Math.abs(one - two) < 2 || Math.abs(one) === Math.abs(two)) return null;
  const lead = random.chance(1, 2) ? 1 : -1;
  const peak = Math.max(
    ...Array.from({ length: 61 }, (_, i) => Math.min(one, two) + (Math.abs(one - two) * i) / 60).map((x) => Math.abs((x - single) * (x - double) ** 2)),
  );
  const a = (lead * random.pick([3, 4, 5])) / peak;
  const f = (x: number) => a * (x - single) * (x - double) ** 2;
  const rule = (s: number, d: number, sgn: number) => `${sgn < 0 ? '-' : ''}k${linearFactor(s)}${d === 0 ? 'x' : `(${minusRoot(d)})`}^2`;
  const option = (s: number, d: number, sgn: number, powers = '') => ({ text: math(`f(x) = ${powers || rule(s, d, sgn)}`), value: powers || rule(s, d, sgn) });
  const figure = planeFigure({
    window: { xMin: -5, xMax: 5, yMin: -6, yMax: 6 },
    square: true,
    title: 'Graph of a polynomial function',
    alt: `A curve in the xy-plane that meets the x-axis at x = ${Math.min(one, two)} and x = ${Math.max(one, two)}. At x = ${single} it crosses the axis, and at x = ${double} it touches the axis and turns back. To the far right it goes ${lead > 0 ? 'up' : 'down'}.`,
    items: [{ type: 'curve', f }],
  });
  return {
    parameters: { kind: 'graph', single, double, lead, peak: Math.round(Math.abs(a) * peak) },
    stimulus: { kind: 'figure', figure },
    stem: random.pick([
      `The graph of ${math('y = f(x)')} is shown, where ${math('f')} is a polynomial function. If ${math('k')} is a positive constant, which of the following could define ${math('f')}?`,
      `The graph of the polynomial function ${math('f')} is shown in the ${math('xy')}-plane. Which of the following could be an equation for ${math('f')}, where ${math('k > 0')}?`,
      `Which equation could define the function ${math('f')} whose graph is shown, where ${math('k')} is a positive constant?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        ...option(single, double, lead),
        why: `It is 0 at ${math(single)} and ${math(double)}, touches the axis where the factor is squared, and goes ${lead > 0 ? 'up' : 'down'} to the right.`,
      },
      wrong: [
        {
          ...option(double, single, lead),
          misconception: 'SWAP',
          why: `This touches the axis at ${math(single)} and crosses it at ${math(double)}; in the graph it is the other way around.`,
        },
        {
          ...option(-single, -double, lead),
          misconception: 'ROOTS',
          why: `This is 0 at ${math(-single)} and ${math(-double)}; a zero of ${math('r')} comes from the factor ${math('x - r')}.`,
        },
        {
          ...option(single, double, -lead),
          misconception: 'SIGN',
          why: `This goes ${lead > 0 ? 'down' : 'up'} to the far right; the graph goes ${lead > 0 ? 'up' : 'down'}.`,
        },
        {
          ...option(0, 0, 1, `${lead < 0 ? '-' : ''}k${linearFactor(single)}${linearFactor(double)}`),
          misconception: 'STOP',
          why: `This has degree 2 and would cross the axis at both zeros; at ${math(double)} the graph only touches it.`,
        },
        {
          ...option(-double, -single, lead),
          misconception: 'ROOTS',
          why: `The signs in the factors are reversed, and the wrong factor is squared; the graph crosses the axis at ${math(single)} and touches it at ${math(double)}.`,
        },
        {
          ...option(0, 0, 1, `${lead < 0 ? '-' : ''}k(${minusRoot(single)})^2(${minusRoot(double)})^2`),
          misconception: 'EXPO',
          why: `This touches the axis at both zeros; at ${math(single)} the graph crosses it.`,
        },
      ],
    },
    steps: [
      `The graph intersects the ${math('x')}-axis at ${math(single)} and ${math(double)}, so the factors are ${math(minusRoot(single))} and ${math(minusRoot(double))}.`,
      `It crosses the axis at ${math(single)}, so that factor has an odd power; it touches the axis at ${math(double)}, so that factor is squared.`,
      `To the far right it goes ${lead > 0 ? 'up, so the leading coefficient is positive' : 'down, so the leading coefficient is negative'}: ${math(`f(x) = ${rule(single, double, lead)}`)}.`,
    ],
    takeaway: 'A graph crosses the x-axis at a zero of odd multiplicity and only touches it at one of even multiplicity.',
  };
}

export const polynomialZeros: Generator = {
  archetype: 'NLF-k',
  topicId: 16,
  version: 3,
  levels: [3],
  skillTags: ['polynomial-function', 'factor-theorem'],
  draft: (random) => random.pick([remainder, fromGraph, factorCondition, factorCondition])(random),
};
