/** Vertex, maximum or minimum of a quadratic function in vertex, factored or standard form. */
import { evaluatePolynomial, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bracketed, leading, linearFactor, minusRoot, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { numberAnswer, wrongNumber } from '../option-kit.ts';

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
    wrongNumber(k, 'VERT', `This is the ${extreme} value itself; the question asks for the ${math('x')}-value where it occurs.`),
    ...{
      vertex: [
        wrongNumber(-h, 'SIGN', `The sign is reversed; ${math(`(${minusRoot(h)})^2`)} is 0 at ${math(`x = ${h}`)}.`),
        wrongNumber(-k, 'VERT', `This is the opposite of the ${extreme} value; the question asks for the ${math('x')}-value where it occurs.`),
        wrongNumber(a, 'RATE0', `This is the leading coefficient, which tells which way the parabola opens.`),
        wrongNumber(constant, 'INTC', `This is ${math(`${letter}(0)`)}, the ${math('y')}-coordinate of the ${math('y')}-intercept.`),
      ],
      factored: [
        wrongNumber(-h, 'SIGN', `This uses ${math(-r)} and ${math(-s)} as the zeros; the zeros are ${math(r)} and ${math(s)}.`),
        wrongNumber(2 * h, 'VERT', 'This adds the zeros; the vertex is halfway between them, so divide the sum by 2.'),
        wrongNumber(half, 'VERT', 'This is half the distance between the zeros; the vertex is at their midpoint.'),
        wrongNumber(r, 'INTC', 'This is a zero of the function; the vertex is halfway between the two zeros.'),
        wrongNumber(s, 'INTC', 'This is a zero of the function; the vertex is halfway between the two zeros.'),
      ],
      standard: [
        wrongNumber(-h, 'SIGN', `This uses ${math('\\frac{b}{2a}')}; the vertex is at ${math('x = -\\frac{b}{2a}')}.`),
        wrongNumber(2 * h, 'VERT', `This leaves out the 2 in ${math('-\\frac{b}{2a}')}.`),
        wrongNumber(a * h, 'VERT', `This divides by 2 but not by the leading coefficient ${math(a)}.`),
        wrongNumber(constant, 'INTC', `This is ${math(`${letter}(0)`)}, the ${math('y')}-coordinate of the ${math('y')}-intercept.`),
      ],
    }[form],
  ];
  const height = [
    wrongNumber(h, 'VERT', `This is the ${math('x')}-value where the ${extreme} occurs; the question asks for the value of the function there.`),
    ...(form === 'factored' ? [] : [wrongNumber(-k, 'SIGN', `The sign of the ${extreme} value is reversed.`)]),
    wrongNumber(constant, 'INTC', `This is ${math(`${letter}(0)`)}, not the value at the vertex.`),
    wrongNumber(evaluatePolynomial(p, -h), 'SIGN', `This is ${math(`${letter}(${-h})`)}; the vertex is at ${math(`x = ${h}`)}.`),
    ...{
      vertex: [
        wrongNumber(k + a, 'VERT', `This adds the leading coefficient to ${math(k)}; at ${math(`x = ${h}`)}, the squared term is 0.`),
        ...(a === 1 ? [] : [wrongNumber(a * k, 'DIST', `This multiplies ${math(k)} by ${math(a)}, which multiplies only the squared term.`)]),
      ],
      factored: [
        ...(a === 1 ? [] : [wrongNumber(-half * half, 'STOP', `This leaves out the leading coefficient ${math(a)}.`)]),
        wrongNumber(
          a * half * half,
          'SIGN',
          `This multiplies ${math(a)} by ${math(half)} and ${math(half)}; one of the factors is negative at ${math(`x = ${h}`)}.`,
        ),
      ],
      standard: [
        wrongNumber(-a * h * h, 'STOP', `This leaves out the constant term ${math(constant)}.`),
        wrongNumber(constant + a * h * h, 'SIGN', `This adds ${math(a * h * h)} to the constant term; completing the square subtracts it.`),
        ...(Math.abs(a) === 1
          ? []
          : [wrongNumber(constant - h * h, 'DIST', `This does not multiply ${math(h * h)} by ${math(a)} before subtracting it from the constant term.`)]),
      ],
    }[form],
  ];
  const wrong = asksPlace ? place : height;
  const format = random.chance(1, 3) ? 'spr' : 'choice';
  const answer = numberAnswer(
    format,
    value,
    asksPlace
      ? `The vertex is at ${math(`(${h}, ${k})`)}, so the ${extreme} occurs at ${math(`x = ${h}`)}.`
      : `The vertex is at ${math(`(${h}, ${k})`)}, so the ${extreme} value is ${math(k)}.`,
    wrong,
  );
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
