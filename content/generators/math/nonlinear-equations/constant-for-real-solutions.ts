/** The constant that gives a quadratic equation one, two or no real solutions. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { compare, neg, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

/** ax² + bx + c = 0 with an unknown constant term; exactly one real solution. */
function exactlyOne(random: Random): Draft | null {
  const [a, b] = [random.pick([-1, 1, 1]) * random.int(1, 9), random.pick([-1, 1]) * random.int(3, 24)];
  const d = random.pick([-1, 1]) * random.int(1, 12);
  const k = rat(b * b, 4 * a);
  const value = rat(k.n - BigInt(d) * k.d, k.d);
  if (value.n === 0n || k.d > 12n || (a === 1 && b % 2 === 0)) return null;
  const left = `${polynomialLatex(polynomial(a, b, 0))} + c`;
  const withRight = random.chance(1, 2);
  const answerValue = withRight ? value : k;
  const equation = withRight ? `${left} = ${-d}` : `${left} = 0`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key: answerValue,
    why: `For this value of ${math('c')}, the discriminant is 0.`,
    bugs: [
      bug(
        'SIGN',
        neg(answerValue),
        withRight
          ? `From ${math(`c${signed(d)} = ${toLatex(k)}`)}, this takes ${math(`${d} - ${bracketed(k)}`)}; take ${math(`${toLatex(k)} - ${bracketed(d)}`)}.`
          : `This adds ${math('4ac')} in the discriminant; ${math('b^2 - 4ac')} must be 0, so ${math('b^2 = 4ac')}.`,
      ),
      bug(
        'DISC',
        rat(b * b, 2 * a),
        `This divides ${math(`${bracketed(b)}^2`)} by ${math(`2 \\cdot ${bracketed(a)}`)}; divide it by ${math(`4 \\cdot ${bracketed(a)}`)}${withRight ? `, and remember the ${math(-d)} on the right side` : ''}.`,
      ),
      bug(
        'DISC',
        rat(b * b, 4),
        `This leaves out the leading coefficient ${math(a)}; divide ${math(`${bracketed(b)}^2`)} by ${math(`4 \\cdot ${bracketed(a)}`)}${withRight ? `, and remember the ${math(-d)} on the right side` : ''}.`,
      ),
      ...(withRight
        ? [
            bug('STOP', k, `The right side is not 0; in standard form, the constant is ${math(`c${signed(d)}`)}, not ${math('c')}.`),
            bug(
              'SIGN',
              rat(k.n + BigInt(d) * k.d, k.d),
              `From ${math(`c${signed(d)} = ${toLatex(k)}`)}, ${d > 0 ? 'subtract' : 'add'} ${math(Math.abs(d))} on both sides; this ${d > 0 ? 'adds' : 'subtracts'} it.`,
            ),
          ]
        : [
            bug('DISC', rat(b * b, a), `This uses ${math('b^2 = ac')}; the correct condition is ${math('b^2 = 4ac')}.`),
            bug(
              'VERT',
              rat(-b, 2 * a),
              `This is the solution of the equation; to find ${math('c')}, set ${math(`${bracketed(b)}^2${signed(-4 * a, 'c')}`)} equal to 0.`,
            ),
          ]),
      bug(
        'DISC',
        rat(b, 4 * a),
        `This does not square ${math(b)}: divide ${math(b * b)} by ${math(`4 \\cdot ${bracketed(a)}`)}${withRight ? `, and remember the ${math(-d)} on the right side` : ''}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'one', a, b, d: withRight ? d : 0 },
      stem: random.pick([
        `${math(equation)}${'\n\n'}In the given equation, ${math('c')} is a constant. The equation has exactly one real solution. What is the value of ${math('c')}?`,
        `The equation ${math(equation)}, where ${math('c')} is a constant, has exactly one real solution. What is the value of ${math('c')}?`,
        `${math(equation)}${'\n\n'}For what value of the constant ${math('c')} does the given equation have exactly one real solution?`,
      ]),
      answer,
      steps: [
        `A quadratic equation has exactly one real solution when its discriminant ${math('b^2 - 4ac')} is 0.`,
        withRight
          ? `In standard form, the constant is ${math(`c${signed(d)}`)}, so ${math(`${bracketed(b)}^2 - 4(${a})(c${signed(d)}) = 0`)}.`
          : `Here that means ${math(`${bracketed(b)}^2 - 4(${a})c = 0`)}.`,
        `${math(`${b * b} = ${4 * a}${withRight ? `(c${signed(d)})` : 'c'}`)}, so ${withRight ? `${math(`c${signed(d)} = ${toLatex(k)}`)} and ${math(`c = ${toLatex(value)}`)}` : math(`c = ${toLatex(k)}`)}.`,
        `Check: with this value of ${math('c')}, the only solution is ${math(`x = -\\frac{b}{2a} = ${toLatex(rat(-b, 2 * a))}`)}, and it makes both sides equal.`,
      ],
      takeaway: 'Exactly one real solution means the discriminant is 0; write the equation in standard form first.',
    }
  );
}

/** Largest or smallest whole constant for two or no real solutions, or the positive middle coefficient for exactly one. */
function boundary(random: Random): Draft | null {
  const [a, b] = [random.pick([-1, 1, 1]) * random.int(1, 6), random.pick([-1, 1]) * random.int(3, 19)];
  const limit = rat(b * b, 4 * a);
  const none = random.chance(1, 2);
  // a > 0: no real solutions above the limit, two below it; a < 0 the other way round.
  const above = none === a > 0;
  const floor = Number(limit.n / limit.d) - (limit.n < 0n && limit.n % limit.d !== 0n ? 1 : 0);
  const whole = limit.d === 1n;
  const value = above ? floor + 1 : whole ? floor - 1 : floor;
  if (value === 0) return null;
  const shown = `${polynomialLatex(polynomial(a, b, 0))} + c = 0`;
  const condition = none ? 'no real solutions' : 'two distinct real solutions';
  const bound = math(`c ${above ? '>' : '<'} ${toLatex(limit)}`);
  const bugs = [
    bug(
      'STRICT',
      above ? value - 1 : value + 1,
      whole
        ? `For this value, the discriminant is 0, so the equation has exactly one real solution; go one integer further.`
        : `For this value, the equation has ${none ? 'two real solutions' : 'no real solutions'}; the condition is ${bound}.`,
    ),
    bug('SIGN', -value, `This comes from ${math(`c ${above ? '<' : '>'} ${toLatex(neg(limit))}`)}, with every sign reversed; the condition is ${bound}.`),
    bug(
      'STRICT',
      above ? value + 1 : value - 1,
      `The equation has ${condition} for this value, but ${math(value)} meets the condition too, so this is not the ${above ? 'least' : 'greatest'} such integer.`,
    ),
    bug(
      'DISC',
      rat(b * b, 4).d === 1n ? rat(b * b, 4) : Math.floor((b * b) / 4) + (above ? 1 : 0),
      `This leaves out the leading coefficient ${math(a)} in ${math('4ac')}; the condition is ${bound}.`,
    ),
    bug('DISC', Math.floor((b * b) / (2 * a)), `This divides ${math(b * b)} by ${math(2 * a)} instead of ${math(4 * a)}; the condition is ${bound}.`),
    bug('SIGN', above ? -value - 1 : -value + 1, `The bound has the wrong sign here; the condition is ${bound}.`),
  ];
  // At most two wrong choices meet the condition, so that one that only looks as if it did is always shown.
  const meets = ({ value }: Bug) => value !== null && (above ? compare(value, limit) > 0 : compare(value, limit) < 0);
  const meeting = bugs.filter(meets);
  const traps = bugs.filter((one) => !meets(one));
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key: value,
    why: `The equation has ${condition} only when ${math(`c ${above ? '>' : '<'} ${toLatex(limit)}`)}.`,
    bugs: [...traps, ...random.shuffle(meeting).slice(0, 2)],
  });
  return (
    answer && {
      parameters: { kind: 'boundary', a, b, none, above },
      stem: random.pick([
        `${math(shown)}${'\n\n'}In the given equation, ${math('c')} is an integer constant. The equation has ${condition}. What is the ${above ? 'least' : 'greatest'} possible value of ${math('c')}?`,
        `The equation ${math(shown)}, where ${math('c')} is an integer constant, has ${condition}. What is the ${above ? 'least' : 'greatest'} possible value of ${math('c')}?`,
        `What is the ${above ? 'least' : 'greatest'} integer value of the constant ${math('c')} for which the equation ${math(shown)} has ${condition}?`,
        `${math(shown)}${'\n\n'}If ${math('c')} is an integer and the given equation has ${condition}, what is the ${above ? 'least' : 'greatest'} possible value of ${math('c')}?`,
      ]),
      answer,
      steps: [
        `The number of real solutions depends on the discriminant ${math('b^2 - 4ac')}: it is ${none ? 'negative for no real solutions' : 'positive for two distinct real solutions'}.`,
        `${math(`${b * b} - ${bracketed(4 * a)}c ${none ? '<' : '>'} 0`)} means ${math(`${term(4 * a, 'c')} ${none ? '>' : '<'} ${b * b}`)}.`,
        `Dividing by ${math(4 * a)}${a < 0 ? ', which reverses the inequality,' : ''} gives ${math(`c ${above ? '>' : '<'} ${toLatex(limit)}`)}.`,
        `The ${above ? 'least' : 'greatest'} integer that satisfies this is ${math(value)}. Check: for ${math(`c = ${value}`)}, the discriminant is ${math(`${b * b - 4 * a * value}`)}, and for ${math(`c = ${above ? value - 1 : value + 1}`)}, it is ${math(`${b * b - 4 * a * (above ? value - 1 : value + 1)}`)}.`,
      ],
      takeaway: 'No, one, or two real solutions means a negative, zero, or positive discriminant; then check the integers at the boundary.',
    }
  );
}

/** ax² + kx + c = 0 with exactly one solution and k of a given sign. */
function middle(random: Random): Draft | null {
  const [r, s, scale] = [random.int(1, 9), random.int(1, 9), random.int(1, 4)];
  if (r === s) return null;
  const [a, c] = [scale * r * r, scale * s * s];
  if (a > 150 || c > 250) return null;
  const positive = random.chance(1, 2);
  const shift = random.pick([-1, 1]) * random.int(1, 9);
  const value = (positive ? 2 : -2) * scale * r * s - shift;
  const other = (positive ? -2 : 2) * scale * r * s - shift;
  if ((positive && shift > 2 * scale * r * s) || value === 0) return null;
  const size = 2 * scale * r * s;
  const root = positive ? size : -size;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key: value,
    why: `Then ${math(`k${signed(shift)} = ${positive ? size : -size}`)}, and the discriminant is 0.`,
    bugs: [
      bug(
        'LOST',
        other,
        `This makes the discriminant 0 too, but it is the ${positive ? 'lesser' : 'greater'} of the two values; use ${math(`k${signed(shift)} = ${root}`)}.`,
      ),
      bug(
        'STOP',
        positive ? size : -size,
        `This is the value of ${math(`k${signed(shift)}`)}; ${shift > 0 ? 'subtract' : 'add'} ${math(Math.abs(shift))} to get ${math('k')}.`,
      ),
      bug(
        'SIGN',
        value + 2 * shift,
        `From ${math(`k${signed(shift)} = ${root}`)}, ${shift > 0 ? 'subtract' : 'add'} ${math(Math.abs(shift))} on both sides; this ${shift > 0 ? 'adds' : 'subtracts'} it.`,
      ),
      bug(
        'DISC',
        4 * a * c - shift,
        `This does not take the square root: ${math(`(k${signed(shift)})^2 = ${4 * a * c}`)} gives ${math(`k${signed(shift)} = ${root}`)}.`,
      ),
      bug('DISC', (positive ? 1 : -1) * scale * r * s - shift, `This uses ${math('b^2 = ac')}; the correct condition is ${math('b^2 = 4ac')}.`),
      bug(
        'SIGN',
        -value,
        `From ${math(`k${signed(shift)} = ${root}`)}, this takes ${math(`${shift} - ${bracketed(root)}`)}; take ${math(`${root} - ${bracketed(shift)}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'middle', a, c, shift, positive },
      stem: `${math(`${term(a, 'x^2')} + (k${signed(shift)})x + ${c} = 0`)}${'\n\n'}In the given equation, ${math('k')} is a constant. The equation has exactly one real solution for two values of ${math('k')}. What is the ${positive ? 'greater' : 'lesser'} of these values?`,
      answer,
      steps: [
        `Exactly one real solution means the discriminant is 0. Here the coefficient of ${math('x')} is the entire expression ${math(`k${signed(shift)}`)}.`,
        `${math(`(k${signed(shift)})^2 - 4(${a})(${c}) = 0`)}, so ${math(`(k${signed(shift)})^2 = ${4 * a * c}`)}.`,
        `${math(`k${signed(shift)} = ${size}`)} or ${math(`k${signed(shift)} = ${-size}`)}, so ${math(`k = ${size - shift}`)} or ${math(`k = ${-size - shift}`)}. The ${positive ? 'greater' : 'lesser'} value is ${math(value)}.`,
        `Check: ${math(`${size}^2 = ${size * size}`)} and ${math(`4 \\cdot ${a} \\cdot ${c} = ${4 * a * c}`)}.`,
      ],
      takeaway: 'When a square equals a positive number, there are two square roots; find both values before you choose.',
    }
  );
}

export const constantForRealSolutions: Generator = {
  archetype: 'NLE-h',
  topicId: 17,
  version: 4,
  levels: [4],
  skillTags: ['discriminant', 'number-of-solutions'],
  draft: (random) => random.pick([exactlyOne, boundary, middle])(random),
};
