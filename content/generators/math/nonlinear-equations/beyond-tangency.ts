/** A line that meets a parabola in exactly one point, with an unknown slope, intercept or coefficient: something beyond the constant is asked. */
import { asFractions } from '../manners.ts';
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { equal, mul, neg, rat, toLatex, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, linear, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { difference } from './tangent-difference.ts';
import { signedInt } from '../draws.ts';
import { asked, swapped } from './one-point.ts';

/** Unknown slope m: (b − m)² = 4a(c − d), and a sign decides between the two slopes. */
function unknownSlope(random: Random): Draft | null {
  const [a, t] = [random.pick([-2, -1, 1, 1, 2, 3]), random.int(1, 6)];
  const b = random.pick([0, signedInt(random, 1, 9)]);
  const d = signedInt(random, 1, 20);
  // c − d = at², so the slopes are b ± 2at and the points are at x = ±t.
  const c = d + a * t * t;
  const positive = random.chance(1, 2);
  const [one, two] = [b + 2 * a * t, b - 2 * a * t];
  if (one * two >= 0 || c === 0) return null;
  const m = positive === one > 0 ? one : two;
  const x = (m - b) / (2 * a);
  const y = m * x + d;
  const ask = random.pick(['x', 'y', 'x + y'] as const);
  const key = ask === 'x' ? x : ask === 'y' ? y : x + y;
  const other = m === one ? two : one;
  const [otherX, otherY] = [-x, other * -x + d];
  if (y === 0 || key === 0) return null;
  const parabola = polynomialLatex(polynomial(a, b, c));
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The slope is ${math(m)}, and the point is ${math(`(${x}, ${y})`)}.`,
    bugs: [
      bug('STOP', m, `This is the value of ${math('m')}; substitute it in ${math(`y = mx${signed(d)}`)}, and find the point where the graphs meet.`),
      bug(
        'LOST',
        ask === 'x' ? otherX : ask === 'y' ? otherY : otherX + otherY,
        `This belongs to the other line through ${math(`(0, ${d})`)}, with ${math(`m = ${other}`)}; here ${math('m')} is ${positive ? 'positive' : 'negative'}, so use ${math(`m = ${m}`)}.`,
      ),
      bug('SWAP', ask === 'x' ? y : x, swapped(ask, x, y)),
      bug(
        'STOP',
        ask === 'x + y' ? y : x + y,
        ask === 'x + y'
          ? `This is only the ${math('y')}-coordinate; add ${math(`x = ${x}`)}.`
          : `This is the sum of the coordinates; the question asks for ${math(ask)} alone.`,
      ),
      bug(
        'VERT',
        ask === 'x' ? rat(-b, 2 * a) : rat(4 * a * c - b * b, 4 * a),
        `This belongs to the vertex of the parabola. The common point is where ${math(`${parabola} = ${term(m, 'x')}${signed(d)}`)}.`,
      ),
      bug(
        'DISC',
        ask === 'x' ? (m - b) / a : m * ((m - b) / a) + d,
        `This divides by ${math(a)} instead of ${math(2 * a)} to find the ${math('x')}-coordinate.`,
      ),
      bug('INTC', d, `This is the ${math('y')}-intercept of the line; the line meets the parabola at ${math(`x = ${x}`)}, not at ${math('x = 0')}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'slope', a, b, c, d, positive, ask },
      stem: asked(random, parabola, `mx${signed(d)}`, 'm', `a ${positive ? 'positive' : 'negative'} constant`, `What is the value of ${math(ask)}?`, 'point'),
      answer,
      steps: [
        `At a common point, ${math(`${parabola} = mx${signed(d)}`)}. Exactly one point means that this equation has exactly one solution, so its discriminant is 0.`,
        `In standard form: ${math(`${term(a, 'x^2')}${b === 0 ? ' - m' : ` + (${b} - m)`}x${signed(c - d)} = 0`)}. So ${math(`${b === 0 ? 'm^2' : `(${b} - m)^2`} = 4 \\cdot ${bracketed(a)} \\cdot ${bracketed(c - d)} = ${4 * a * (c - d)}`)}, which gives ${math(`m = ${Math.max(one, two)}`)} or ${math(`m = ${Math.min(one, two)}`)}. Here ${math(`m = ${m}`)}.`,
        `The one solution is ${math(`x = ${b === 0 ? '' : '-'}\\frac{${b === 0 ? 'm' : `${b} - m`}}{2 \\cdot ${bracketed(a)}} = ${x}`)}, and ${math(`y = ${m} \\cdot ${bracketed(x)}${signed(d)} = ${y}`)}.${ask === 'x + y' ? ` The sum is ${math(`${x + y}`)}.` : ''}`,
        `Check: the parabola gives ${math(`${a} \\cdot ${bracketed(x)}^2${b === 0 ? '' : ` + ${bracketed(b)} \\cdot ${bracketed(x)}`}${signed(c)} = ${y}`)} as well.`,
      ],
      takeaway: 'First find the constant from a discriminant of 0, then the point; a condition on the sign picks one of two slopes.',
    }
  );
}

/** Unknown leading coefficient a. */
function unknownLeading(random: Random): Draft | null {
  const [u, x] = [signedInt(random, 2, 16), signedInt(random, 1, 8)];
  const b = signedInt(random, 1, 12);
  const m = b - u;
  const d = signedInt(random, 1, 20);
  // ax² + ux + w = 0 has the double solution x: u = −2ax and w = ax².
  const a = rat(-u, 2 * x);
  const w = mul(a, rat(x * x));
  if (w.d !== 1n || a.d > 4n || m === 0 || equal(a, rat(1))) return null;
  const c = Number(w.n) + d;
  const y = m * x + d;
  const ask = random.pick(['x', 'y', 'x', 'x + y', 'a'] as const);
  const key = ask === 'x' ? rat(x) : ask === 'y' ? rat(y) : ask === 'a' ? a : rat(x + y);
  if (key.n === 0n || c === 0 || y === 0) return null;
  const parabola = `ax^2${signed(b).replace(/ 1$/, ' ')}x${signed(c)}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `With ${math(`a = ${toLatex(a)}`)}, the only common point is ${math(`(${x}, ${y})`)}.`,
    bugs: [
      bug(
        'STOP',
        ask === 'a' ? x : a,
        ask === 'a'
          ? `This is the ${math('x')}-coordinate of the point; substitute it in both equations to find ${math('a')}.`
          : `This is the value of ${math('a')}; with it, solve ${math(`${parabola} = ${term(m, 'x')}${signed(d)}`)} to find the point.`,
      ),
      bug(
        'SIGN',
        neg(key),
        {
          x: `This leaves out the minus sign in ${math(`x = -\\frac{${u}}{2a}`)}; with it, ${math(`x = ${x}`)}.`,
          y: `Substitute ${math(`x = ${x}`)} in the line: ${math(`${m} \\cdot ${bracketed(x)}${signed(d)} = ${y}`)}, not ${math(-y)}.`,
          'x + y': `This reverses the signs of both coordinates; add ${math(x)} and ${math(y)}.`,
          a: `This sets ${math(`${bracketed(u)}^2 + 4a \\cdot ${bracketed(c - d)}`)} equal to 0; subtract in the discriminant: ${math(`${bracketed(u)}^2 - 4a \\cdot ${bracketed(c - d)} = 0`)}.`,
        }[ask],
      ),
      bug('SWAP', ask === 'x' ? y : x, swapped(ask, x, y)),
      bug(
        'VERT',
        ask === 'a' ? rat(b * b, 4 * (c - d)) : ask === 'y' ? x + y : y,
        ask === 'a'
          ? `This leaves out the slope of the line; after ${math(term(m, 'x'))} is subtracted from both sides, the coefficient of ${math('x')} is ${math(u)}.`
          : ask === 'y'
            ? `This is the sum of the coordinates; the question asks for ${math('y')} alone.`
            : ask === 'x'
              ? `This is the ${math('y')}-coordinate of the point; the question asks for ${math('x')}.`
              : `This is only the ${math('y')}-coordinate of the point; add ${math(`x = ${x}`)}.`,
      ),
      bug(
        'DISC',
        ask === 'a' ? rat((b + m) ** 2, 4 * (c - d)) : 2 * x,
        ask === 'a'
          ? `This adds ${math(term(m, 'x'))} to both sides; subtract it, so that the coefficient of ${math('x')} is ${math(`${b} - ${bracketed(m)} = ${u}`)}.`
          : `This divides ${math(-u)} by ${math('a')}; in ${math(`ax^2${signed(u, 'x')}${signed(c - d)} = 0`)}, divide it by ${math('2a')}.`,
      ),
      bug(
        'DISC',
        ask === 'a' ? rat(u * u, c - d) : m * 2 * x + d,
        ask === 'a'
          ? `This leaves out the ${math('4')} in the discriminant: set ${math(`${bracketed(u)}^2 - 4a \\cdot ${bracketed(c - d)}`)} equal to 0.`
          : `This takes ${math(2 * x)} for the ${math('x')}-coordinate; dividing by ${math('2a')} instead of ${math('a')} gives ${math(x)}.`,
      ),
      bug(
        'INTC',
        d,
        ask === 'a'
          ? `This is the ${math('y')}-intercept of the line; ${math('a')} follows from a discriminant of 0.`
          : `This is the ${math('y')}-intercept of the line; the line meets the parabola at ${math(`x = ${x}`)}, not at ${math('x = 0')}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'leading', b, c, d, m, ask },
      stem: asked(
        random,
        parabola,
        `${term(m, 'x')}${signed(d)}`,
        'a',
        'a nonzero constant',
        `What is the value of ${math(ask)}?`,
        ask === 'a' ? 'constant' : 'point',
      ),
      answer,
      steps: [
        `At a common point, ${math(`${parabola} = ${term(m, 'x')}${signed(d)}`)}, that is ${math(`ax^2${signed(u)}x${signed(c - d)} = 0`)}. It has exactly one solution, so the discriminant is 0.`,
        `${math(`${bracketed(u)}^2 - 4a \\cdot ${bracketed(c - d)} = 0`)}, so ${math(`a = \\frac{${u * u}}{${4 * (c - d)}} = ${toLatex(a)}`)}.`,
        `The one solution is ${math(`x = -\\frac{${u}}{2a} = ${x}`)}, and the line gives ${math(`y = ${m} \\cdot ${bracketed(x)}${signed(d)} = ${y}`)}.${ask === 'x + y' ? ` The sum is ${math(x + y)}.` : ''}`,
        `Check: the double solution of ${math(`ax^2${signed(u)}x${signed(c - d)} = 0`)} has the square ${math(`\\frac{${c - d}}{a} = ${x * x}`)}.`,
      ],
      takeaway: 'Set the two expressions equal, collect everything on one side, and let the discriminant be 0.',
    }
  );
}

/** Unknown intercept: the point or the x-intercept of the line is asked. */
function unknownIntercept(random: Random): Draft | null {
  const [a, x, b, c] = [random.pick([-3, -2, -1, 1, 2, 3, 4]), signedInt(random, 1, 7), signedInt(random, 1, 14), signedInt(random, 1, 25)];
  const m = b + 2 * a * x;
  const k = c - a * x * x;
  if (m === 0 || k === 0) return null;
  const y = m * x + k;
  const ask = random.pick(['y', 'x + y', 'zero', 'zero'] as const);
  const zero = rat(-k, m);
  const key: Rational = ask === 'zero' ? zero : ask === 'y' ? rat(y) : rat(x + y);
  if (key.n === 0n || key.d > 9n) return null;
  const parabola = polynomialLatex(polynomial(a, b, c));
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The constant is ${math(`k = ${k}`)}, and the point is ${math(`(${x}, ${y})`)}.`,
    bugs: [
      bug(
        'STOP',
        k,
        ask === 'zero'
          ? `This is the value of ${math('k')}, the ${math('y')}-intercept of the line; set ${math('y')} equal to 0 to find its ${math('x')}-intercept.`
          : `This is the value of ${math('k')}; use it in ${math(`y = ${term(m, 'x')} + k`)} at ${math(`x = ${x}`)}.`,
      ),
      bug(
        'STOP',
        x,
        ask === 'zero'
          ? `This is the ${math('x')}-coordinate of the common point; first find ${math('k')}, then solve ${math(`0 = ${term(m, 'x')} + k`)}.`
          : swapped(ask, x, y),
      ),
      bug(
        'SIGN',
        ask === 'zero' ? rat(-key.n, key.d) : m * -x + k,
        ask === 'zero'
          ? `${math(`0 = ${linear(m, k)}`)} gives ${math(`x = ${toLatex(zero)}`)}; ${math(k)} changes its sign when it moves to the other side.`
          : `This uses ${math(-x)} as the ${math('x')}-coordinate of the point; it is ${math(x)}.`,
      ),
      bug(
        ask === 'zero' ? 'RECIP' : 'VERT',
        ask === 'zero' ? rat(-m, k) : rat(4 * a * c - b * b, 4 * a),
        ask === 'zero'
          ? `This inverts the quotient; in ${math(`0 = ${linear(m, k)}`)}, divide by the slope, ${math(m)}.`
          : `This is the ${math('y')}-coordinate of the vertex of the parabola; the line touches it at ${math(`x = ${x}`)}.`,
      ),
      bug(
        ask === 'zero' ? 'INTC' : 'DISC',
        ask === 'zero' ? y : m * 2 * x + k,
        ask === 'zero'
          ? `This is the ${math('y')}-coordinate of the common point; at the ${math('x')}-intercept of the line, ${math('y')} is 0.`
          : `This divides by ${math(a)} instead of ${math(2 * a)} to find the ${math('x')}-coordinate.`,
      ),
      bug(
        ask === 'zero' ? 'INTC' : 'STOP',
        ask === 'zero' ? rat(-c, m) : ask === 'y' ? x + y : y,
        ask === 'zero'
          ? `This takes the ${math('y')}-intercept of the parabola, ${math(c)}, for ${math('k')}; a discriminant of 0 gives ${math(`k = ${k}`)}.`
          : ask === 'y'
            ? `This is the sum of the coordinates; the question asks for ${math('y')} alone.`
            : `This is only the ${math('y')}-coordinate; add ${math(`x = ${x}`)}.`,
      ),
    ],
  });
  const question = ask === 'zero' ? `What is the ${math('x')}-coordinate of the ${math('x')}-intercept of the line?` : `What is the value of ${math(ask)}?`;
  return (
    answer && {
      parameters: { kind: 'intercept', a, b, c, m, ask },
      stem:
        ask === 'zero'
          ? random.pick([
              `In the ${math('xy')}-plane, the line ${math(`y = ${term(m, 'x')} + k`)}, where ${math('k')} is a constant, intersects the parabola ${math(`y = ${parabola}`)} at exactly one point. ${question}`,
              `In the ${math('xy')}-plane, a line with a slope of ${math(m)} intersects the graph of ${math(`y = ${parabola}`)} at exactly one point. ${question}`,
            ])
          : asked(random, parabola, `${term(m, 'x')} + k`, 'k', 'a constant', question, 'point'),
      answer,
      steps: [
        `At a common point, ${math(`${parabola} = ${term(m, 'x')} + k`)}, where ${math('k')} is the ${math('y')}-intercept of the line. There is exactly one, so the discriminant is 0, and the solution is ${math('x = -\\frac{b}{2a}')} of the equation in standard form.`,
        `Standard form: ${math(`${term(a, 'x^2')}${signed(b - m)}x + (${c} - k) = 0`)}. So ${math(`x = -\\frac{${b - m}}{2 \\cdot ${bracketed(a)}} = ${x}`)}.`,
        `The parabola gives ${math(`y = ${y}`)} there, so ${math(`k = ${y} - ${bracketed(m * x)} = ${k}`)}.`,
        ask === 'zero'
          ? `The line ${math(`y = ${linear(m, k)}`)} crosses the ${math('x')}-axis at ${math(`x = ${toLatex(zero)}`)}.`
          : ask === 'y'
            ? `So the ${math('y')}-coordinate of the point is ${math(y)}.`
            : `The sum of the coordinates is ${math(`${x} + ${bracketed(y)} = ${x + y}`)}.`,
      ],
      takeaway: 'When a quadratic equation has exactly one solution, that solution is −b/(2a).',
    }
  );
}

export const beyondTangency: Generator = {
  archetype: 'NLE-o',
  topicId: 17,
  version: 1,
  levels: [4, 5],
  skillTags: ['linear-quadratic-system', 'discriminant', 'unknown-coefficients'],
  draft: (random, level) => random.pick(level === 4 ? [unknownIntercept, difference] : [unknownSlope, unknownLeading])(random),
};
