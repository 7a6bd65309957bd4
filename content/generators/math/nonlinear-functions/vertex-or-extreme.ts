/** Vertex, maximum or minimum of a quadratic function in vertex, factored or standard form. */
import { evaluatePolynomial, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, leading, linearFactor, minusRoot, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

function draft(random: Random): Draft | null {
  const form = random.pick(['vertex', 'factored', 'standard', 'standard'] as const);
  const a = random.pick([-3, -2, -1, 1, 2, 3, 4]);
  const asksPlace = random.chance(1, 2);
  // Not h, which names a coordinate of the vertex.
  const letter = random.pick(['f', 'g', 'p']);
  const h = random.pick([-1, 1]) * random.int(1, 9);
  const half = random.int(1, 6);
  const [r, s] = [h - half, h + half];
  if (form === 'factored' && (r === 0 || s === 0)) return null;
  const k = form === 'factored' ? -a * half * half : random.pick([-1, 1]) * random.int(1, 20);
  const p = polynomial(a, -2 * a * h, a * h * h + k);
  if (form === 'standard' && (Math.abs(a * h * h + k) > 120 || a * h * h + k === 0)) return null;
  const rule =
    form === 'vertex'
      ? `${leading(a)}(x${signed(-h)})^2${signed(k)}`
      : form === 'factored'
        ? `${leading(a)}${linearFactor(r)}${linearFactor(s)}`
        : polynomialLatex(p);
  const extreme = a > 0 ? 'minimum' : 'maximum';
  const value = asksPlace ? h : k;
  const constant = a * h * h + k;
  const place = [
    bug('VERT', k, `This is the ${extreme} value itself; the question asks for the ${math('x')}-value where it occurs.`),
    ...{
      vertex: [
        bug('SIGN', -h, `The sign is reversed; ${math(`(${minusRoot(h)})^2`)} is 0 at ${math(`x = ${h}`)}.`),
        bug('VERT', -k, `This is the opposite of the ${extreme} value; the question asks for the ${math('x')}-value where it occurs.`),
        bug('RATE0', a, `This is the leading coefficient, which tells which way the parabola opens; the vertex is where ${math(`(${minusRoot(h)})^2`)} is 0.`),
        bug('INTC', constant, `This is ${math(`${letter}(0)`)}; the vertex is where ${math(`(${minusRoot(h)})^2`)} is 0.`),
      ],
      factored: [
        bug('SIGN', -h, `This uses ${math(-r)} and ${math(-s)} as the zeros; the zeros are ${math(r)} and ${math(s)}.`),
        bug('VERT', 2 * h, 'This adds the zeros; the vertex is halfway between them, so divide the sum by 2.'),
        bug('VERT', half, 'This is half the distance between the zeros; the vertex is at their midpoint.'),
        bug('INTC', r, 'This is a zero of the function; the vertex is halfway between the two zeros.'),
        bug('INTC', s, 'This is a zero of the function; the vertex is halfway between the two zeros.'),
      ],
      standard: [
        bug('SIGN', -h, `This uses ${math('\\frac{b}{2a}')}; the vertex is at ${math('x = -\\frac{b}{2a}')}.`),
        bug('VERT', 2 * h, `This leaves out the 2 in ${math('-\\frac{b}{2a}')}; divide ${math(2 * a * h)} by ${math(2 * a)}.`),
        bug('VERT', a * h, `This divides by 2 but not by the leading coefficient; divide by ${math(a)} as well.`),
        bug('INTC', constant, `This is ${math(`${letter}(0)`)}; the vertex is at ${math('x = -\\frac{b}{2a}')}.`),
      ],
    }[form],
  ];
  const height = [
    bug('VERT', h, `This is the ${math('x')}-value where the ${extreme} occurs; the question asks for the value of the function there.`),
    ...(form === 'factored' ? [] : [bug('SIGN', -k, `The sign of the ${extreme} value is reversed; ${math(`${letter}(${h}) = ${k}`)}.`)]),
    bug('INTC', constant, `This is ${math(`${letter}(0)`)}; the vertex is at ${math(`x = ${h}`)}, so find ${math(`${letter}(${h})`)}.`),
    bug('SIGN', evaluatePolynomial(p, -h), `This is ${math(`${letter}(${-h})`)}; the vertex is at ${math(`x = ${h}`)}.`),
    ...{
      vertex: [
        bug('VERT', k + a, `This adds the leading coefficient to ${math(k)}; at ${math(`x = ${h}`)}, the squared term is 0.`),
        ...(a === 1
          ? []
          : [bug('DIST', a * k, `This multiplies ${math(k)} by ${math(a)}, which multiplies only the squared term; leave ${math(k)} as it is.`)]),
      ],
      factored: [
        ...(a === 1 ? [] : [bug('STOP', -half * half, `This leaves out the leading coefficient; multiply by ${math(a)} as well.`)]),
        bug('SIGN', a * half * half, `This multiplies ${math(a)} by ${math(half)} and ${math(half)}; one of the factors is negative at ${math(`x = ${h}`)}.`),
      ],
      standard: [
        bug('STOP', -a * h * h, `This leaves out the constant term; ${constant > 0 ? 'add' : 'subtract'} ${math(Math.abs(constant))}.`),
        bug('SIGN', constant + a * h * h, `This adds ${math(a * h * h)} to the constant term; completing the square subtracts it.`),
        ...(Math.abs(a) === 1
          ? []
          : [bug('DIST', constant - h * h, `This does not multiply ${math(h * h)} by ${math(a)} before subtracting it from the constant term.`)]),
      ],
    }[form],
  ];
  const wrong = asksPlace ? place : height;
  const typed = random.chance(1, 3);
  const answer = numberAnswer({
    ...asFractions,
    typed,
    key: value,
    why: asksPlace
      ? `The vertex is at ${math(`(${h}, ${k})`)}, so the ${extreme} occurs at ${math(`x = ${h}`)}.`
      : `The vertex is at ${math(`(${h}, ${k})`)}, so the ${extreme} value is ${math(k)}.`,
    bugs: wrong,
  });
  if (!answer) return null;
  const asked = asksPlace
    ? random.pick([
        `For what value of ${math('x')} does ${math(`${letter}(x)`)} reach its ${extreme}?`,
        `The ${extreme} of ${math(`${letter}(x)`)} occurs at what value of ${math('x')}?`,
        `At what value of ${math('x')} is ${math(`${letter}(x)`)} at its ${extreme}?`,
        `The graph of ${math(`y = ${letter}(x)`)} in the ${math('xy')}-plane is a parabola. What is the ${math('x')}-coordinate of its vertex?`,
      ])
    : random.pick([
        `What is the ${extreme} value of ${math(`${letter}(x)`)}?`,
        `The graph of ${math(`y = ${letter}(x)`)} in the ${math('xy')}-plane has its vertex at ${math('(h, k)')}. What is the value of ${math('k')}?`,
        `What is the ${math('y')}-coordinate of the vertex of the graph of ${math(`y = ${letter}(x)`)} in the ${math('xy')}-plane?`,
      ]);
  const check = evaluatePolynomial(p, h + 1);
  const working =
    form === 'vertex'
      ? [
          `In vertex form, ${math('a(x - h)^2 + k')}, the vertex is ${math('(h, k)')}. Here the squared term is 0 when ${math(`x = ${h}`)}.`,
          `So the vertex is ${math(`(${h}, ${k})`)}.`,
        ]
      : form === 'factored'
        ? [
            `The vertex of a parabola is halfway between its zeros, which here are ${math(r)} and ${math(s)}.`,
            `Its ${math('x')}-coordinate is ${math(`\\frac{${r} + ${bracketed(s)}}{2} = ${h}`)}, and ${math(`${letter}(${h}) = ${k}`)}.`,
          ]
        : [
            `For ${math('ax^2 + bx + c')}, the vertex is at ${math('x = -\\frac{b}{2a}')}.`,
            `Here ${math(`x = -\\frac{${toLatex(rat(-2 * a * h))}}{2(${a})} = ${h}`)}, and ${math(`${letter}(${h}) = ${k}`)}.`,
          ];
  return {
    parameters: { form, a, h, k, asksPlace },
    stem: `${random.pick([`The function ${math(letter)} is defined by ${math(`${letter}(x) = ${rule}`)}.`, `A quadratic function is given by ${math(`${letter}(x) = ${rule}`)}.`])} ${asked}`,
    answer,
    steps: [
      ...working,
      `Check the symmetry: ${math(`${letter}(${h - 1}) = ${letter}(${h + 1}) = ${toLatex(check)}`)}, so ${math(`x = ${h}`)} is the axis of symmetry, and ${asksPlace ? `the ${extreme} occurs there` : `the ${extreme} value is ${math(k)}`}.`,
    ],
    takeaway: 'Check whether the question asks where the maximum or minimum occurs (x) or what its value is (y).',
  };
}

export const vertexOrExtreme: Generator = {
  archetype: 'NLF-d',
  topicId: 16,
  version: 4,
  levels: [3],
  skillTags: ['quadratic-vertex', 'maximum-minimum'],
  draft,
};
