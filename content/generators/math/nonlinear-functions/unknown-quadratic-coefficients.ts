/** Quadratic functions with unknown coefficients, pinned down by vertex, symmetry or intercepts. */
import { div, mul, rat, sub, toLatex, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, linearFactor, minusRoot, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

/** y = ax² + bx + c through a vertex and the y-intercept: a + b + c. */
function sumOfCoefficients(random: Random): Draft | null {
  const [h, k] = [random.pick([-1, 1]) * random.int(2, 6), random.pick([-1, 1]) * random.int(1, 20)];
  const a = rat(random.pick([-1, 1]) * random.int(1, 6), random.pick([1, 1, 2, 4]));
  const c = mul(a, rat(h * h));
  const intercept = rat(c.n + BigInt(k) * c.d, c.d);
  if (intercept.d !== 1n || intercept.n === 0n) return null;
  const y0 = Number(intercept.n);
  const value = (shift: number): Rational => {
    const r = mul(a, rat(shift * shift));
    return rat(r.n + BigInt(k) * r.d, r.d);
  };
  const right = value(1 - h);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: right,
    why: `The value of ${math('ax^2 + bx + c')} at ${math('x = 1')} is ${math('a + b + c')}, and it equals ${math(toLatex(right))}.`,
    bugs: [
      bug(
        'VERT',
        value(1 + h),
        `This uses ${math(`a(${minusRoot(-h)})^2`)}, which has the wrong sign for the ${math('x')}-coordinate of the vertex; use ${math(`a(${minusRoot(h)})^2`)}.`,
      ),
      bug('STOP', a, `This is only ${math('a')}; ${math('a + b + c')} is the value at ${math('x = 1')}.`),
      bug('VERT', sub(right, rat(k)), `This leaves out the ${math('y')}-coordinate of the vertex; ${k > 0 ? 'add' : 'subtract'} ${math(Math.abs(k))}.`),
      bug('STOP', sub(right, rat(y0)), `This is ${math('a + b')}; you still need to add ${math('c')}.`),
      bug('VERT', k, `This is the ${math('y')}-coordinate of the vertex; ${math('a + b + c')} is the value at ${math('x = 1')}.`),
      bug(
        'SIGN',
        sub(rat(2 * k), right),
        `This has the wrong sign for ${math('a')}; the parabola opens ${a.n > 0n ? 'upward' : 'downward'}, so it is ${math(toLatex(a))}.`,
      ),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'sum', h, k, y0 },
    stem: `In the ${math('xy')}-plane, the graph of ${math('y = ax^2 + bx + c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants, has its vertex at ${math(`(${h}, ${k})`)} and passes through the point ${math(`(0, ${y0})`)}. What is the value of ${math('a + b + c')}?`,
    answer,
    steps: [
      `The sum ${math('a + b + c')} is the value of the expression at ${math('x = 1')}. Use vertex form to find that value.`,
      `The vertex gives ${math(`y = a${linearFactor(h)}^2${signed(k)}`)}. At ${math('x = 0')}: ${math(`${y0} = ${h * h}a${signed(k)}`)}, so ${math(`a = ${toLatex(a)}`)}.`,
      `At ${math('x = 1')}: ${math(`y = ${toLatex(a)} \\cdot ${bracketed(1 - h)}^2${signed(k)} = ${toLatex(right)}`)}.`,
      `Check: the point ${math(`(0, ${y0})`)} works because ${math(`${toLatex(a)} \\cdot ${h * h}${signed(k)} = ${y0}`)}.`,
    ],
    takeaway: 'The sum of the coefficients of a polynomial is its value at x = 1.',
  };
}

/** f(p) = f(q): the axis lies halfway, and a third value follows. */
function symmetry(random: Random): Draft | null {
  const [h, reach] = [random.pick([-1, 1]) * random.int(1, 7), random.int(2, 6)];
  const [p, q] = [h - reach, h + reach];
  const a = random.pick([-3, -2, -1, 1, 2, 3]);
  const k = random.pick([-1, 1]) * random.int(1, 25);
  const level = a * reach * reach + k;
  const other = random.int(1, 8);
  const x = h + random.pick([-1, 1]) * other;
  if (other === reach || level === 0 || p === 0 || q === 0) return null;
  const right = a * other * other + k;
  const word = a > 0 ? 'minimum' : 'maximum';
  const rule = math(`a(${minusRoot(h)})^2${signed(k)}`);
  const linear = div(rat((level - k) * other), rat(reach));
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: right,
    why: `The vertex is ${math(`(${h}, ${k})`)} and the leading coefficient is ${math(a)}, so ${math(`f(${x}) = ${right}`)}.`,
    bugs: [
      bug(
        'GROW',
        rat(linear.n + BigInt(k) * linear.d, linear.d),
        `This assumes a constant rate of change away from the vertex; a quadratic function does not have one, so use ${rule}.`,
      ),
      bug('VERT', a * x * x + k, `This puts the vertex at ${math('x = 0')}, but it is at ${math(`x = ${h}`)}.`),
      bug('STOP', level, `This is the value at ${math(`x = ${p}`)} and ${math(`x = ${q}`)}; use it to find ${math('a')} in ${rule}.`),
      bug('VERT', a * other * other, `This leaves out the ${word} value; ${k > 0 ? 'add' : 'subtract'} ${math(Math.abs(k))}.`),
      bug('SIGN', k - a * other * other, `This has the wrong sign for the leading coefficient, so the parabola opens the wrong way; it is ${math(a)}.`),
      bug('VERT', a * (x + h) ** 2 + k, `This uses ${math(`x = ${-h}`)} as the axis of symmetry instead of ${math(`x = ${h}`)}.`),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'symmetry', p, q, level, k, x },
    stem: `For the quadratic function ${math('f')}, ${math(`f(${p}) = f(${q}) = ${level}`)}, and the ${word} value of ${math('f(x)')} is ${math(k)}. What is the value of ${math(`f(${x})`)}?`,
    answer,
    steps: [
      `Points of a parabola at the same height are symmetric about its axis, so the vertex is halfway between ${math(p)} and ${math(q)}.`,
      `${math(`\\frac{${p} + ${bracketed(q)}}{2} = ${h}`)}, so ${math(`f(x) = a${linearFactor(h)}^2${signed(k)}`)}. From ${math(`f(${q}) = ${level}`)}: ${math(`${reach * reach}a${signed(k)} = ${level}`)}, so ${math(`a = ${a}`)}.`,
      `${math(`f(${x}) = ${a} \\cdot ${bracketed(x - h)}^2${signed(k)} = ${right}`)}.`,
      `Check: ${math(`f(${p}) = ${a} \\cdot ${bracketed(p - h)}^2${signed(k)} = ${level}`)}.`,
    ],
    takeaway: 'If a quadratic function has the same value at two inputs, the vertex is exactly halfway between them.',
  };
}

/** Two x-intercepts and the maximum or minimum value fix everything. */
function interceptsAndExtreme(random: Random): Draft | null {
  const [r, s] = [random.int(-9, 6), random.int(-5, 12)];
  const gap = s - r;
  if (gap < 4 || gap % 2 !== 0 || r === 0 || s === 0 || r + s === 0) return null;
  const m = gap / 2;
  const h = (r + s) / 2;
  const k = random.pick([-1, 1]) * random.int(1, 40);
  const a = rat(-k, m * m);
  if (a.d > 9n) return null;
  const asked = random.pick(['a', 'c'] as const);
  const c = mul(a, rat(r * s));
  if (asked === 'c' && c.d !== 1n) return null;
  const right = asked === 'a' ? a : c;
  const word = k > 0 ? 'maximum' : 'minimum';
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: right,
    why: `With ${math(`f(x) = a${linearFactor(r)}${linearFactor(s)}`)}, the condition ${math(`f(${h}) = ${k}`)} gives ${math(`a = ${toLatex(a)}`)}${asked === 'c' ? `, so ${math(`c = ${toLatex(c)}`)}` : ''}.`,
    bugs: [
      bug(
        'SIGN',
        rat(-right.n, right.d),
        `The sign is reversed; the parabola must open ${k > 0 ? 'downward' : 'upward'} to have a ${word}, so ${math('a')} is ${k > 0 ? 'negative' : 'positive'}.`,
      ),
      bug(
        'HALF',
        asked === 'a' ? rat(-k, gap * gap) : rat(-k * r * s, gap * gap),
        'This uses the full distance between the intercepts; the vertex is half that distance from each one.',
      ),
      bug(
        'STOP',
        asked === 'a' ? c : a,
        `This is the value of ${math(asked === 'a' ? 'c' : 'a')}; ${asked === 'a' ? 'divide' : 'multiply'} it by ${math(r * s)}, the product of the zeros, to get ${math(asked)}.`,
      ),
      bug(
        'INTC',
        asked === 'a' ? rat(k, r * s) : r * s,
        asked === 'a'
          ? `This treats ${math(k)} as the ${math('y')}-intercept, but it is the ${word} value, at ${math(`x = ${h}`)}.`
          : `This leaves out the leading coefficient; multiply by ${math(`a = ${toLatex(a)}`)}.`,
      ),
      bug(
        'VERT',
        asked === 'a' ? rat(-k, m) : k,
        asked === 'a'
          ? `This does not square the distance from the vertex to an intercept; divide ${math(-k)} by ${math(m * m)}, not by ${math(m)}.`
          : `This is the ${word} value; it occurs at ${math(`x = ${h}`)}, not at ${math('x = 0')}.`,
      ),
      bug(
        'HALF',
        asked === 'a' ? rat(k, gap) : rat(-k * r * s, m),
        asked === 'a'
          ? `This does not square a distance, uses the full distance between the intercepts, and reverses the sign; divide ${math(-k)} by ${math(`${m}^2`)}.`
          : `This does not square the distance from the vertex to an intercept; divide by ${math(m * m)}, not by ${math(m)}.`,
      ),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'intercepts', r, s, k, asked },
    stem: `The function ${math('f')} is defined by ${math('f(x) = ax^2 + bx + c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants. The graph of ${math('y = f(x)')} in the ${math('xy')}-plane passes through ${math(`(${r}, 0)`)} and ${math(`(${s}, 0)`)}, and the ${word} value of ${math('f(x)')} is ${math(k)}. What is the value of ${math(asked)}?`,
    answer,
    steps: [
      `The two zeros give the form ${math(`f(x) = a${linearFactor(r)}${linearFactor(s)}`)}, and the ${word} occurs halfway between them.`,
      `The midpoint is ${math(`x = \\frac{${r} + ${bracketed(s)}}{2} = ${h}`)}, where ${math(`f(${h}) = a${bracketed(h - r).startsWith('(') ? bracketed(h - r) : `(${h - r})`}(${h - s}) = ${-m * m}a`)}.`,
      `Setting this equal to ${math(k)} gives ${math(`a = ${toLatex(a)}`)}.${asked === 'c' ? ` Then ${math(`c = f(0) = ${toLatex(a)}(${-r})(${-s}) = ${toLatex(c)}`)}.` : ''}`,
      `Check: the sign of ${math('a')} makes the parabola open ${k > 0 ? 'downward' : 'upward'}, so the function has a ${word}.`,
    ],
    takeaway: 'If you know two zeros and one more value, write the quadratic as a(x − r)(x − s) and solve for a.',
  };
}

export const unknownQuadraticCoefficients: Generator = {
  archetype: 'NLF-l',
  topicId: 16,
  version: 3,
  levels: [5],
  skillTags: ['quadratic-vertex', 'symmetry', 'unknown-coefficients'],
  draft: (random) => random.pick([sumOfCoefficients, symmetry, interceptsAndExtreme])(random),
};
