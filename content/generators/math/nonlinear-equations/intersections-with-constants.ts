/** A line and a parabola that meet twice, where the x-coordinates are known only by their midpoint or their difference. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, linear, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { signedInt } from '../draws.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { persist } from '../persist.ts';

/** −u/a as it is printed, u a difference or a number. */
const minusOver = (u: string | number, a: number) =>
  a === -1 ? `${u}` : a === 1 ? `-${typeof u === 'number' ? bracketed(u) : `(${u})`}` : `-\\frac{${u}}{${a}}`;
/** a·p² as it is printed, p a number. */
const squared = (a: number, p: number) => (Math.abs(a) === 1 ? `${a < 0 ? '-' : ''}${bracketed(p)}^2` : `${a} \\cdot ${bracketed(p)}^2`);
const xy = `In the ${math('xy')}-plane`;

/** The slope of the line is unknown, the middle of the two points is known by its x-coordinate. */
function middle(random: Random): Draft | null {
  const [a, h] = [random.pick([1, 2, 3, -1, -2]), signedInt(random, 2, 8)];
  const [b, c, d] = [signedInt(random, 1, 15), signedInt(random, 1, 30), signedInt(random, 1, 20)];
  const m = b + 2 * a * h;
  const y = m * h + d;
  // Two points: h² − (c − d)/a must be positive; a perfect square would let the points be guessed.
  if (m === 0 || y === 0 || Math.abs(y) > 99 || h * h - (c - d) / a <= 0 || Number.isInteger(Math.sqrt(h * h - (c - d) / a))) return null;
  const ask = random.pick(['m', 'y'] as const);
  const at = a * h * h + b * h + c;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: ask === 'm' ? m : y,
    why: `The ${math('x')}-coordinates have the sum ${math(2 * h)}, so ${math(`m = ${m}`)}.`,
    bugs:
      ask === 'm'
        ? [
            bug(
              'VIETA',
              b + a * h,
              `This takes ${math(h)} for the sum of the ${math('x')}-coordinates; the midpoint is half of the sum, so the sum is ${math(2 * h)}.`,
            ),
            bug(
              'SIGN',
              b - 2 * a * h,
              `The sum of the solutions of ${math(`${term(a, 'x^2')} + (${b} - m)x${signed(c - d)} = 0`)} has the opposite sign of the middle coefficient: ${math(a === 1 ? `2 \\cdot ${bracketed(h)} = m${signed(-b)}` : `2 \\cdot ${bracketed(h)} = ${minusOver(`${b} - m`, a)}`)}.`,
            ),
            bug(
              'VERT',
              2 * a * h,
              `This leaves out the term ${math(term(b, 'x'))} of the parabola; the coefficient of ${math('x')} is ${math(`${b} - m`)}, not ${math('-m')}.`,
            ),
            bug(
              'SIGN',
              -m,
              `This is ${math('-m')}: from ${math(`${b} - m = ${-2 * a * h}`)}, it subtracts ${math(b)} and stops. Change the sign to get ${math('m')}.`,
            ),
            ...(a === 1
              ? []
              : [
                  bug(
                    'VIETA',
                    b + 2 * h,
                    `This leaves out the leading coefficient: the sum of the ${math('x')}-coordinates is ${math(minusOver(`${b} - m`, a))}.`,
                  ),
                ]),
            bug('STOP', y, `This is the ${math('y')}-coordinate of the midpoint; the question asks for the slope ${math('m')}.`),
          ]
        : [
            bug(
              'STOP',
              m,
              `This is the value of ${math('m')}; the midpoint is on the line, so its ${math('y')}-coordinate is ${math(`${m} \\cdot ${bracketed(h)}${signed(d)}`)}.`,
            ),
            bug(
              'VERT',
              at,
              `This uses the parabola, but the midpoint of the segment is on the line: put ${math(`x = ${h}`)} into ${math(`y = ${term(m, 'x')}${signed(d)}`)}.`,
            ),
            bug(
              'VIETA',
              (b + a * h) * h + d,
              `This takes ${math(h)} for the sum of the ${math('x')}-coordinates; the midpoint is half of the sum, so the sum is ${math(2 * h)}.`,
            ),
            bug('SIGN', (b - 2 * a * h) * h + d, `The slope must be ${math(m)}: the sum of the solutions has the opposite sign of the middle coefficient.`),
            bug('STOP', m * h, `This leaves out the ${math('y')}-intercept of the line; ${d > 0 ? 'add' : 'subtract'} ${math(Math.abs(d))}.`),
            bug('STOP', 2 * y, `This is the sum of the ${math('y')}-coordinates of the two points; the midpoint has half of it.`),
          ],
  });
  const [parabola, line] = [math(`y = ${polynomialLatex(polynomial(a, b, c))}`), math(`y = mx${signed(d)}`)];
  const question = ask === 'm' ? `What is the value of ${math('m')}?` : `What is the ${math('y')}-coordinate of the midpoint?`;
  return (
    answer && {
      parameters: { kind: 'middle', a, b, c, d, h, ask },
      stem: random.pick([
        `${xy}, the line ${line}, where ${math('m')} is a constant, intersects the parabola ${parabola} at two points. The midpoint of the line segment between these points has an ${math('x')}-coordinate of ${math(h)}. ${question}`,
        `${xy}, the graphs of ${parabola} and ${line}, where ${math('m')} is a constant, intersect at points ${math('P')} and ${math('Q')}. The ${math('x')}-coordinate of the midpoint of segment ${math('PQ')} is ${math(h)}. ${question}`,
        ...(ask === 'm'
          ? [
              `${xy}, the graphs of ${parabola} and ${line}, where ${math('m')} is a constant, intersect at ${math('(p, q)')} and ${math('(r, s)')}. If ${math(`p + r = ${2 * h}`)}, what is the value of ${math('m')}?`,
            ]
          : [
              `The line ${line}, where ${math('m')} is a constant, intersects the parabola ${parabola} at points ${math('A')} and ${math('B')} in the ${math('xy')}-plane. Point ${math('M')}, with ${math('x')}-coordinate ${math(h)}, is the midpoint of segment ${math('AB')}. What is the ${math('y')}-coordinate of point ${math('M')}?`,
            ]),
      ]),
      answer,
      steps: [
        `At the two points, ${math(`${polynomialLatex(polynomial(a, b, c))} = mx${signed(d)}`)}, that is ${math(`${term(a, 'x^2')} + (${b} - m)x${signed(c - d)} = 0`)}. The points themselves are not needed.`,
        `The sum of the solutions is ${math(minusOver(`${b} - m`, a))}; as the number halfway between them is ${math(h)}, this sum is ${math(2 * h)}. So ${math(`m = ${b}${signed(2 * a * h)} = ${m}`)}.`,
        ask === 'm'
          ? `Check: with ${math(`m = ${m}`)}, the equation is ${math(`${term(a, 'x^2')}${signed(b - m, 'x')}${signed(c - d)} = 0`)}, whose solutions have the sum ${math(2 * h)}.`
          : `The midpoint is on the line: ${math(`y = ${m} \\cdot ${bracketed(h)}${signed(d)} = ${y}`)}. Check: the parabola has another value there, ${math(at)}.`,
      ],
      takeaway: 'Where a line meets a parabola twice, the sum of the x-coordinates follows from the coefficients, without solving.',
    }
  );
}

/** The points are (p, q) and (p + g, r): the sum of the x-coordinates gives p. */
function apart(random: Random): Draft | null {
  const [a, p, g] = [random.pick([1, 1, 2, 3, -1, -2]), signedInt(random, 1, 9), random.int(2, 9)];
  const [b, free] = [signedInt(random, 1, 12), signedInt(random, 1, 25)];
  const m = b + a * (2 * p + g);
  const onLine = random.chance(1, 2);
  // The constant k is the line's or the parabola's; the other one is known.
  const gap = a * p * (p + g);
  const [c, d] = onLine ? [free, free - gap] : [free + gap, free];
  const k = onLine ? d : c;
  const q = m * p + d;
  if (m === 0 || m === b || p + g === 0 || k === 0 || q === 0 || Math.abs(k) > 150) return null;
  const ask = random.pick(onLine ? (['p', 'k', 'q'] as const) : (['p', 'k'] as const));
  const key = { p, k, q }[ask];
  const wrongP = 2 * p + g;
  const negated = minusOver(b - m, a);
  const fromP = (x: number) => ({ p: x, k: onLine ? free - a * x * (x + g) : free + a * x * (x + g), q: a * x * x + b * x + free })[ask];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The sum of the ${math('x')}-coordinates is ${math(wrongP)}, so ${math(`p = ${p}`)}.`,
    bugs: [
      bug(
        'STOP',
        ask === 'p' ? wrongP : p,
        ask === 'p'
          ? `This is the sum of the ${math('x')}-coordinates, ${math(`2p + ${g}`)}; solve it for ${math('p')}.`
          : `This is the value of ${math('p')}; substitute ${math(`x = ${p}`)} to find ${math(ask)}.`,
      ),
      bug(
        'SWAP',
        ask === 'p' ? p + g : fromP(p + g),
        `This takes ${math(p + g)} for ${math('p')}; it is the ${math('x')}-coordinate of the other point, so subtract ${math(g)}.`,
      ),
      bug(
        'SIGN',
        fromP(-p - g),
        `The sum of the ${math('x')}-coordinates has the wrong sign: setting the equations equal and subtracting ${math(term(m, 'x'))} gives a sum of ${math(wrongP)}.`,
      ),
      bug(
        'VIETA',
        ask === 'p' ? rat(wrongP, 2) : fromP(wrongP),
        ask === 'p'
          ? `This is the number halfway between the two ${math('x')}-coordinates; ${math('p')} is less than that by half of ${math(g)}.`
          : `This takes the sum of the ${math('x')}-coordinates, ${math(wrongP)}, for ${math('p')}; solve ${math(`p + (p + ${g}) = ${wrongP}`)}.`,
      ),
      bug(
        'SIGN',
        -key,
        {
          p: `From ${math(`2p + ${g} = ${wrongP}`)}, this subtracts ${math(wrongP)} from ${math(g)}; subtract ${math(g)} from ${math(wrongP)}.`,
          k: `From ${math(`${q} = ${q - k} + k`)}, this takes ${math(`${q - k} - ${bracketed(q)}`)}; take ${math(`${q} - ${bracketed(q - k)}`)}.`,
          q: `Substitute ${math(`x = ${p}`)} in the equation of the parabola: the result is ${math(q)}, not ${math(-q)}.`,
        }[ask],
      ),
      bug(
        ask === 'q' ? 'SWAP' : 'STOP',
        ask === 'q' ? q + m * g : ask === 'k' ? gap : wrongP - g,
        ask === 'q'
          ? `This is the value of ${math('r')}, which belongs to ${math(`x = ${p + g}`)}; for ${math('q')}, substitute ${math(`x = ${p}`)}.`
          : ask === 'k'
            ? `This is the difference of the two constants; combine it with the known one, ${math(free)}.`
            : `This is ${math('2p')}; divide it by 2.`,
      ),
    ],
  });
  const parabola = math(`y = ${onLine ? polynomialLatex(polynomial(a, b, c)) : `${polynomialLatex(polynomial(a, b, 0))} + k`}`);
  const line = math(`y = ${onLine ? `${term(m, 'x')} + k` : linear(m, d).replace(/(?<=x)([+-])/, ' $1 ')}`);
  const points = `${math('(p, q)')} and ${math(`(p + ${g}, r)`)}`;
  const where = `where ${math('k')} is a constant`;
  return (
    answer && {
      parameters: { kind: 'apart', a, b, free, m, g, onLine, ask },
      stem: random.pick([
        `${xy}, the graphs of ${parabola} and ${line}, ${where}, intersect at ${points}. What is the value of ${math(ask)}?`,
        onLine
          ? `${xy}, the line ${line}, ${where}, intersects the parabola ${parabola} at the points ${points}. What is the value of ${math(ask)}?`
          : `${xy}, the parabola ${parabola}, ${where}, intersects the line ${line} at the points ${points}. What is the value of ${math(ask)}?`,
        `For some constant ${math('k')}, the graphs of ${parabola} and ${line} in the ${math('xy')}-plane intersect at ${points}. What is the value of ${math(ask)}?`,
      ]),
      answer,
      steps: [
        `Set the two expressions equal and collect: ${math(`${term(a, 'x^2')}${signed(b - m, 'x')} ${onLine ? `+ (${c} - k)` : `+ (k${signed(-d)})`} = 0`)}. The sum of the solutions does not depend on ${math('k')}.`,
        `It is ${math(negated === `${wrongP}` ? negated : `${negated} = ${wrongP}`)}. So ${math(`p + (p + ${g}) = ${wrongP}`)}, which gives ${math(`p = ${p}`)}.`,
        ...(ask === 'p'
          ? []
          : [
              onLine
                ? `On the parabola, ${math(`q = ${squared(a, p)}${b < 0 ? ' - ' : ' + '}${Math.abs(b)} \\cdot ${bracketed(p)}${signed(c)} = ${q}`)}${ask === 'k' ? `; on the line, ${math(`${q} = ${m} \\cdot ${bracketed(p)} + k`)}, so ${math(`k = ${k}`)}` : ''}.`
                : `On the line, ${math(`q = ${m} \\cdot ${bracketed(p)}${signed(d)} = ${q}`)}; on the parabola, ${math(`${q} = ${a * p * p + b * p} + k`)}, so ${math(`k = ${k}`)}.`,
            ]),
        `Check: with ${math(`k = ${k}`)}, the equation is ${math(`${term(a, 'x^2')}${signed(b - m, 'x')}${signed(c - d)} = 0`)}, whose solutions are ${math(p)} and ${math(p + g)}.`,
      ],
      takeaway: 'The sum and the difference of two unknown x-coordinates give both; the sum comes from the coefficients.',
    }
  );
}

export const intersectionsWithConstants: Generator = {
  archetype: 'NLE-r',
  topicId: 17,
  version: 3,
  levels: [5],
  skillTags: ['nonlinear-system', 'unknown-constants', 'sum-and-product'],
  draft(random) {
    const kind = random.pick([middle, apart]);
    return persist(() => kind(random));
  },
};
