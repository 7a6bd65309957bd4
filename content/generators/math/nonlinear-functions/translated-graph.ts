/** Translations of graphs: the equation of the moved graph, or a feature of it. */
import { evaluatePolynomial, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { linearFactor, minusRoot, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';

const units = (n: number) => `${n} ${n === 1 ? 'unit' : 'units'}`;

/** Rules as functions of the text that stands in place of x (an atom or something bracketed). */
const bases: readonly { readonly name: string; readonly rule: (inside: string) => string }[] = [
  { name: 'square', rule: (u) => `${u}^2` },
  { name: 'cube', rule: (u) => `${u}^3` },
  { name: 'absolute', rule: (u) => `|${u.replace(/[()]/g, '')}|` },
  { name: 'root', rule: (u) => `\\sqrt{${u.replace(/[()]/g, '')}}` },
  { name: 'exponential', rule: (u) => `2^{${u.replace(/[()]/g, '')}}`.replace('{x}', 'x') },
];

function equationOfMoved(random: Random): Draft | null {
  const base = random.pick(bases);
  const [h, k] = [random.pick([-1, 1]) * random.int(1, 8), random.pick([-1, 1]) * random.int(1, 9)];
  // Equal distances would hide the error of swapping them.
  if (Math.abs(h) === Math.abs(k)) return null;
  const form = (right: number, up: number) => `g(x) = ${base.rule(linearFactor(right))}${signed(up)}`;
  const value = (right: number, up: number) => `${right},${up}`;
  const sideways = `${units(Math.abs(h))} to the ${h > 0 ? 'right' : 'left'}`;
  const upright = `${units(Math.abs(k))} ${k > 0 ? 'up' : 'down'}`;
  return {
    parameters: { kind: 'equation', base: base.name, h, k },
    stem: random.pick([
      `The function ${math('f')} is defined by ${math(`f(x) = ${base.rule('x')}`)}. In the ${math('xy')}-plane, the graph of ${math('y = g(x)')} is the result of translating the graph of ${math('y = f(x)')} ${sideways} and ${upright}. Which equation defines function ${math('g')}?`,
      `The graph of ${math(`f(x) = ${base.rule('x')}`)} is shifted ${upright} and ${sideways} in the ${math('xy')}-plane. The result is the graph of function ${math('g')}. Which of the following defines ${math('g')}?`,
      `${math(`f(x) = ${base.rule('x')}`)}${'\n\n'}If the graph of the given function ${math('f')} in the ${math('xy')}-plane is moved ${sideways} and ${upright}, it becomes the graph of ${math('y = g(x)')}. Which equation defines ${math('g')}?`,
      `In the ${math('xy')}-plane, translating the graph of ${math(`f(x) = ${base.rule('x')}`)} ${upright} and ${sideways} gives the graph of a function ${math('g')}. Which of the following is an equation for ${math('g')}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(
        form(h, k),
        value(h, k),
        `Replacing ${math('x')} with ${math(minusRoot(h))} shifts the graph ${sideways}, and the ${math(signed(k).trim().replace(' ', ''))} at the end shifts it ${upright}.`,
      ),
      wrong: [
        wrongFormula(
          'SHIFT',
          form(-h, k),
          value(-h, k),
          `Replacing ${math('x')} with ${math(minusRoot(-h))} shifts the graph to the ${h > 0 ? 'left' : 'right'}, not to the ${h > 0 ? 'right' : 'left'}; replace it with ${math(minusRoot(h))}.`,
        ),
        wrongFormula(
          'SIGN',
          form(h, -k),
          value(h, -k),
          `This shifts the graph ${k > 0 ? 'down' : 'up'}; to shift it ${k > 0 ? 'up' : 'down'}, put ${math(signed(k).trim().replace(' ', ''))} at the end.`,
        ),
        wrongFormula(
          'SHIFT',
          form(-h, -k),
          value(-h, -k),
          `Both shifts go in the wrong direction; replace ${math('x')} with ${math(minusRoot(h))}, and put ${math(signed(k).trim().replace(' ', ''))} at the end.`,
        ),
        wrongFormula(
          'SWAP',
          form(-k, h),
          value(-k, h),
          `This switches the horizontal and vertical shifts; replace ${math('x')} with ${math(minusRoot(h))}, and put ${math(signed(k).trim().replace(' ', ''))} at the end.`,
        ),
      ],
    },
    steps: [
      `For ${math('g(x) = f(x - h) + k')}, the graph of ${math('f')} shifts right ${math('h')} units and up ${math('k')} units; if a value is negative, the direction is reversed.`,
      `A shift ${sideways} means ${math(`h = ${h}`)}; a shift ${upright} means ${math(`k = ${k}`)}. So ${math(form(h, k))}.`,
      `Check with a point: ${math(base.name === 'exponential' ? '(0, 1)' : '(0, 0)')} lies on the graph of ${math('f')}, and its image ${math(`(${h}, ${k + (base.name === 'exponential' ? 1 : 0)})`)} satisfies ${math(`g(${h}) = ${k + (base.name === 'exponential' ? 1 : 0)}`)}.`,
    ],
    takeaway: 'A change inside the function shifts the graph horizontally, in the opposite direction; a change outside shifts it vertically, as written.',
  };
}

function featureOfMoved(random: Random): Draft | null {
  const [a, v, w] = [random.pick([-2, -1, 1, 1, 2, 3]), random.pick([-1, 1]) * random.int(1, 6), random.pick([-1, 1]) * random.int(1, 15)];
  const p = polynomial(a, -2 * a * v, a * v * v + w);
  const [m, k] = [random.pick([-1, 1]) * random.int(1, 8), random.pick([-1, 1]) * random.int(1, 9)];
  const both = random.chance(1, 2);
  const place = v - m;
  const extreme = a > 0 ? 'minimum' : 'maximum';
  if (place === 0 || evaluatePolynomial(p, 0).n === 0n) return null;
  const value = both ? place + w + k : place;
  const shift = Math.abs(m);
  const direction = m > 0 ? 'left' : 'right';
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: both
      ? `The vertex of the graph of ${math('g')} is ${math(`(${place}, ${w + k})`)}, and ${math(`${place}${signed(w + k)} = ${value}`)}.`
      : `The vertex of the graph of ${math('f')} is at ${math(`x = ${v}`)}, and it shifts ${units(shift)} to the ${direction}.`,
    bugs: [
      bug(
        'SHIFT',
        both ? v + m + w + k : v + m,
        `This shifts the graph ${units(shift)} to the ${m > 0 ? 'right' : 'left'}, but ${math(`f(x${signed(m)})`)} shifts it to the ${direction}.`,
      ),
      bug(
        'STOP',
        both ? v + w : v,
        `This is for the graph of ${math('f')}, before the translation; shift it ${units(shift)} to the ${direction}${both ? ` and ${units(Math.abs(k))} ${k > 0 ? 'up' : 'down'}` : ''}.`,
      ),
      bug(
        both ? 'STOP' : 'SHIFT',
        both ? place : place + k,
        both
          ? `This is only the ${math('x')}-coordinate of the vertex; add the ${math('y')}-coordinate, ${math(w + k)}.`
          : `The constant ${math(k)} shifts the graph vertically and does not change where the ${extreme} occurs.`,
      ),
      bug(
        'VERT',
        both ? -v - m + w + k : -v - m,
        `This uses ${math(`x = ${-v}`)} as the axis of symmetry of the graph of ${math('f')} instead of ${math(`x = ${v}`)}.`,
      ),
      bug(
        both ? 'STOP' : 'VERT',
        both ? place + w : w + k,
        both
          ? `This leaves out the vertical shift by ${math(k)}, which makes the ${math('y')}-coordinate of the vertex ${math(w + k)}.`
          : `This is the ${extreme} value of ${math('g')}, which occurs at the ${math('x')}-coordinate of the vertex, ${math(place)}.`,
      ),
      bug(
        both ? 'SIGN' : 'SHIFT',
        both ? place + w - k : v - 2 * m,
        both
          ? `This shifts the graph vertically in the wrong direction; the ${math(k)} at the end shifts it ${k > 0 ? 'up' : 'down'}.`
          : `This applies the horizontal shift twice; ${m > 0 ? 'subtract' : 'add'} ${math(shift)} ${m > 0 ? 'from' : 'to'} ${math(v)} once.`,
      ),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'feature', a, v, w, m, k, both },
    stem: `${random.pick([`The function ${math('f')} is defined by ${math(`f(x) = ${polynomialLatex(p)}`)}, and ${math(`g(x) = f(x${signed(m)})${signed(k)}`)}.`, `The functions ${math('f')} and ${math('g')} satisfy ${math(`f(x) = ${polynomialLatex(p)}`)} and ${math(`g(x) = f(x${signed(m)})${signed(k)}`)}.`])} ${both ? `The vertex of the graph of ${math('y = g(x)')} in the ${math('xy')}-plane is ${math('(r, s)')}. What is the value of ${math('r + s')}?` : `For what value of ${math('x')} does ${math('g(x)')} reach its ${extreme}?`}`,
    answer,
    steps: [
      `Find the vertex of ${math('f')} first: its axis of symmetry is ${math(`x = -\\frac{b}{2a} = ${v}`)}, and ${math(`f(${v}) = ${w}`)}.`,
      `The graph of ${math(`y = f(x${signed(m)})${signed(k)}`)} is the graph of ${math('f')} shifted ${units(shift)} to the ${direction} and ${units(Math.abs(k))} ${k > 0 ? 'up' : 'down'}, so its vertex is ${math(`(${place}, ${w + k})`)}.`,
      `${both ? `The sum of the coordinates is ${math(`${place}${signed(w + k)} = ${value}`)}. ` : ''}Check: ${math(`x = ${place}`)} makes the input ${math(`x${signed(m)} = ${v}`)}, where ${math('f')} has its ${extreme}.`,
    ],
    takeaway: 'To find the vertex of f(x + m) + k, shift the vertex of f: left if m is positive, and up if k is positive.',
  };
}

export const translatedGraph: Generator = {
  archetype: 'NLF-h',
  topicId: 16,
  version: 3,
  levels: [3],
  skillTags: ['translations', 'function-notation'],
  draft: (random) => (random.chance(1, 2) ? equationOfMoved(random) : featureOfMoved(random)),
};
