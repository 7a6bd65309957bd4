/** Vertex, maximum or minimum of a quadratic function in vertex, factored or standard form. */
import { evaluatePolynomial, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bracketed, linearFactor, minusRoot, numberAnswer, signed, tex, times, wrongNumber } from '../option-kit.ts';

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
      ? `${times(a, '')}(x${signed(-h)})^2${signed(k)}`
      : form === 'factored'
        ? `${times(a, '')}${linearFactor(r)}${linearFactor(s)}`
        : polynomialLatex(p);
  const extreme = a > 0 ? 'minimum' : 'maximum';
  const value = asksPlace ? h : k;
  const constant = a * h * h + k;
  const place = [
    wrongNumber(k, 'VERT', `This is the ${extreme} value itself; the question asks for the ${tex('x')}-value where it occurs.`),
    ...{
      vertex: [
        wrongNumber(-h, 'SIGN', `The sign is reversed; ${tex(`(${minusRoot(h)})^2`)} is 0 at ${tex(`x = ${h}`)}.`),
        wrongNumber(-k, 'VERT', `This is the opposite of the ${extreme} value; the question asks for the ${tex('x')}-value where it occurs.`),
        wrongNumber(a, 'RATE0', `This is the leading coefficient, which tells which way the parabola opens.`),
        wrongNumber(constant, 'INTC', `This is ${tex(`${letter}(0)`)}, the ${tex('y')}-coordinate of the ${tex('y')}-intercept.`),
      ],
      factored: [
        wrongNumber(-h, 'SIGN', `This uses ${tex(-r)} and ${tex(-s)} as the zeros; the zeros are ${tex(r)} and ${tex(s)}.`),
        wrongNumber(2 * h, 'VERT', 'This adds the zeros; the vertex is halfway between them, so divide the sum by 2.'),
        wrongNumber(half, 'VERT', 'This is half the distance between the zeros; the vertex is at their midpoint.'),
        wrongNumber(r, 'INTC', 'This is a zero of the function; the vertex is halfway between the two zeros.'),
        wrongNumber(s, 'INTC', 'This is a zero of the function; the vertex is halfway between the two zeros.'),
      ],
      standard: [
        wrongNumber(-h, 'SIGN', `This uses ${tex('\\frac{b}{2a}')}; the vertex is at ${tex('x = -\\frac{b}{2a}')}.`),
        wrongNumber(2 * h, 'VERT', `This leaves out the 2 in ${tex('-\\frac{b}{2a}')}.`),
        wrongNumber(a * h, 'VERT', `This divides by 2 but not by the leading coefficient ${tex(a)}.`),
        wrongNumber(constant, 'INTC', `This is ${tex(`${letter}(0)`)}, the ${tex('y')}-coordinate of the ${tex('y')}-intercept.`),
      ],
    }[form],
  ];
  const height = [
    wrongNumber(h, 'VERT', `This is the ${tex('x')}-value where the ${extreme} occurs; the question asks for the value of the function there.`),
    ...(form === 'factored' ? [] : [wrongNumber(-k, 'SIGN', `The sign of the ${extreme} value is reversed.`)]),
    wrongNumber(constant, 'INTC', `This is ${tex(`${letter}(0)`)}, not the value at the vertex.`),
    wrongNumber(evaluatePolynomial(p, -h), 'SIGN', `This is ${tex(`${letter}(${-h})`)}; the vertex is at ${tex(`x = ${h}`)}.`),
    ...{
      vertex: [
        wrongNumber(k + a, 'VERT', `This adds the leading coefficient to ${tex(k)}; at ${tex(`x = ${h}`)}, the squared term is 0.`),
        ...(a === 1 ? [] : [wrongNumber(a * k, 'DIST', `This multiplies ${tex(k)} by ${tex(a)}, which multiplies only the squared term.`)]),
      ],
      factored: [
        ...(a === 1 ? [] : [wrongNumber(-half * half, 'STOP', `This leaves out the leading coefficient ${tex(a)}.`)]),
        wrongNumber(
          a * half * half,
          'SIGN',
          `This multiplies ${tex(a)} by ${tex(half)} and ${tex(half)}; one of the factors is negative at ${tex(`x = ${h}`)}.`,
        ),
      ],
      standard: [
        wrongNumber(-a * h * h, 'STOP', `This leaves out the constant term ${tex(constant)}.`),
        wrongNumber(constant + a * h * h, 'SIGN', `This adds ${tex(a * h * h)} to the constant term; completing the square subtracts it.`),
        ...(Math.abs(a) === 1
          ? []
          : [wrongNumber(constant - h * h, 'DIST', `This does not multiply ${tex(h * h)} by ${tex(a)} before subtracting it from the constant term.`)]),
      ],
    }[form],
  ];
  const wrong = asksPlace ? place : height;
  const format = random.chance(1, 3) ? 'spr' : 'choice';
  const answer = numberAnswer(
    format,
    value,
    asksPlace
      ? `The vertex is at ${tex(`(${h}, ${k})`)}, so the ${extreme} occurs at ${tex(`x = ${h}`)}.`
      : `The vertex is at ${tex(`(${h}, ${k})`)}, so the ${extreme} value is ${tex(k)}.`,
    wrong,
  );
  if (!answer) return null;
  const asked = asksPlace
    ? random.pick([
        `For what value of ${tex('x')} does ${tex(`${letter}(x)`)} reach its ${extreme}?`,
        `The ${extreme} of ${tex(`${letter}(x)`)} occurs at what value of ${tex('x')}?`,
        `At what value of ${tex('x')} is ${tex(`${letter}(x)`)} at its ${extreme}?`,
        `The graph of ${tex(`y = ${letter}(x)`)} in the ${tex('xy')}-plane is a parabola. What is the ${tex('x')}-coordinate of its vertex?`,
      ])
    : random.pick([
        `What is the ${extreme} value of ${tex(`${letter}(x)`)}?`,
        `The graph of ${tex(`y = ${letter}(x)`)} in the ${tex('xy')}-plane has its vertex at ${tex('(h, k)')}. What is the value of ${tex('k')}?`,
        `What is the ${tex('y')}-coordinate of the vertex of the graph of ${tex(`y = ${letter}(x)`)} in the ${tex('xy')}-plane?`,
      ]);
  const check = evaluatePolynomial(p, h + 1);
  const working =
    form === 'vertex'
      ? [
          `In vertex form, ${tex('a(x - h)^2 + k')}, the vertex is ${tex('(h, k)')}. Here the squared term is 0 when ${tex(`x = ${h}`)}.`,
          `So the vertex is ${tex(`(${h}, ${k})`)}.`,
        ]
      : form === 'factored'
        ? [
            `The vertex of a parabola is halfway between its zeros, which here are ${tex(r)} and ${tex(s)}.`,
            `Its ${tex('x')}-coordinate is ${tex(`\\frac{${r} + ${bracketed(s)}}{2} = ${h}`)}, and ${tex(`${letter}(${h}) = ${k}`)}.`,
          ]
        : [
            `For ${tex('ax^2 + bx + c')}, the vertex is at ${tex('x = -\\frac{b}{2a}')}.`,
            `Here ${tex(`x = -\\frac{${toLatex(rat(-2 * a * h))}}{2(${a})} = ${h}`)}, and ${tex(`${letter}(${h}) = ${k}`)}.`,
          ];
  return {
    parameters: { form, a, h, k, asksPlace },
    stem: `${random.pick([`The function ${tex(letter)} is defined by ${tex(`${letter}(x) = ${rule}`)}.`, `A quadratic function is given by ${tex(`${letter}(x) = ${rule}`)}.`])} ${asked}`,
    answer,
    steps: [
      ...working,
      `Check the symmetry: ${tex(`${letter}(${h - 1}) = ${letter}(${h + 1}) = ${toLatex(check)}`)}, so ${tex(`x = ${h}`)} is the axis of symmetry, and ${asksPlace ? `the ${extreme} occurs there` : `the ${extreme} value is ${tex(k)}`}.`,
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
