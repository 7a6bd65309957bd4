/** LE2-k: constants a and b of a line found from stated points, intercepts or slope. */
import { add, div, mul, neg, rat, toNumber, type Rational } from '#core/rational.ts';
import { fractionLatex, math } from '../text.ts';
import { fraction, point, sum } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { sign } from '../draws.ts';
import { persist } from '../persist.ts';
import { fromSlopeAndPoint } from './constants-from-slope-and-point.ts';

/** L3: ax + by = C with both intercepts known; a + b or ab. */
function fromIntercepts(random: Random): Draft | null {
  const [a, b] = [random.int(2, 9) * sign(random), random.int(2, 9) * sign(random)];
  const C = Math.abs(a * b) * random.int(1, 3);
  const [p, q] = [C / a, C / b];
  if (Math.abs(a) === Math.abs(b) || C > 150) return null;
  const asked = random.pick(['a+b', 'a-b', 'ab'] as const);
  const value = (x: number, y: number) => ({ 'a+b': x + y, 'a-b': x - y, ab: x * y })[asked];
  const key = value(a, b);
  const [forA, forB] = [math(`${p}a=${C}`), math(`${q}b=${C}`)];
  const bugs: Bug[] = [
    bug('SWAP', value(b, a), `This switches ${math('a')} and ${math('b')}; the point ${math(point(p, 0))} gives ${forA}, so ${math(`a=${a}`)}.`),
    bug(
      'INTC',
      value(p, q),
      `This uses the intercepts ${math(`${p}`)} and ${math(`${q}`)} themselves as the constants; put each point into the equation to get ${forA} and ${forB}.`,
    ),
    bug('SIGN', value(Math.abs(a), Math.abs(b)), `This ignores the signs of the intercepts; ${forA} and ${forB} give ${math(`a=${a}`)} and ${math(`b=${b}`)}.`),
    bug('SIGN', value(a, -b), `This has the wrong sign for ${math('b')}; the point ${math(point(0, q))} gives ${forB}, so ${math(`b=${b}`)}.`),
    bug('SIGN', value(-a, b), `This has the wrong sign for ${math('a')}; the point ${math(point(p, 0))} gives ${forA}, so ${math(`a=${a}`)}.`),
    bug('STOP', a, `This is the value of ${math('a')} only; for ${math(asked)}, find ${math('b')} as well, from ${forB}.`),
    bug('STOP', b, `This is the value of ${math('b')} only; for ${math(asked)}, find ${math('a')} as well, from ${forA}.`),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(2, 5),
    key,
    why: `The intercepts give ${math(`a=${a}`)} and ${math(`b=${b}`)}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { task: 'intercepts', p, q, C, asked },
      stem: random.pick([
        `In the \\(xy\\)-plane, the graph of ${math(`ax+by=${C}`)}, where ${math('a')} and ${math('b')} are constants, has \\(x\\)-intercept ${math(`(${p}, 0)`)} and \\(y\\)-intercept ${math(`(0, ${q})`)}. What is the value of ${math(asked)}?`,
        `${math(`ax+by=${C}`)}\n\nIn the given equation, ${math('a')} and ${math('b')} are constants. The graph of the equation in the \\(xy\\)-plane passes through the points ${math(`(${p}, 0)`)} and ${math(`(0, ${q})`)}. What is the value of ${math(asked)}?`,
      ]),
      answer,
      steps: [
        'Each intercept is a point on the line, so its coordinates satisfy the equation; the zero coordinate eliminates one of the constants.',
        `${math(`(${p}, 0)`)} gives ${math(`${p}a=${C}`)}, so ${math(`a=${a}`)}.`,
        `${math(`(0, ${q})`)} gives ${math(`${q}b=${C}`)}, so ${math(`b=${b}`)}, and ${math(`${asked}=${key}`)}.`,
        `Check: ${math(`${a}(${p})=${C}`)} and ${math(`${b}(${q})=${C}`)}.`,
      ],
      takeaway: 'At an intercept, one variable is zero, so each intercept determines one coefficient.',
    }
  );
}

/** L3: one constant from a stated slope, e.g. kx + By = C has slope s. */
function fromSlope(random: Random): Draft | null {
  const B = random.int(2, 9) * sign(random);
  const slope = rat(random.int(1, 7) * sign(random), random.pick([2, 3, 4, 5]));
  const k = neg(mul(slope, rat(B)));
  const C = random.int(2, 30);
  const onX = random.chance(1, 2);
  const key = onX ? k : div(rat(-B), slope);
  if (slope.d === 1n || !isTame(key, 40, 6)) return null;
  const equation = onX ? `kx${B < 0 ? '' : '+'}${B}y=${C}` : `${B}x+ky=${C}`;
  /** The slope in terms of k. */
  const ofK = `${B < 0 ? '' : '-'}${onX ? fraction('k', Math.abs(B)) : fraction(Math.abs(B), 'k')}`;
  const bugs: Bug[] = [
    bug('SIGN', neg(key), `This drops the negative sign: the slope of ${math('Ax+By=C')} is ${math('-\\frac{A}{B}')}.`),
    bug(
      'RECIP',
      onX ? div(rat(-B), slope) : neg(mul(slope, rat(B))),
      `This uses the reciprocal of the slope; ${math(`${ofK}=${fractionLatex(slope)}`)}, so solve this for ${math('k')}.`,
    ),
    bug(
      'RECIP',
      onX ? div(rat(B), slope) : mul(slope, rat(B)),
      `This uses the reciprocal of the slope and also has a sign error; solve ${math(`${ofK}=${fractionLatex(slope)}`)} for ${math('k')}.`,
    ),
    bug('RATE0', slope, `This is the slope itself, not the value of ${math('k')}; in terms of ${math('k')}, the slope is ${math(ofK)}.`),
    bug('RATE0', neg(slope), `This ignores the coefficient ${math(`${B}`)}; the slope is ${math(ofK)}, so solve ${math(`${ofK}=${fractionLatex(slope)}`)}.`),
    bug('ARITH', add(slope, rat(B)), `This adds ${math(`${B}`)} to the slope; solve ${math(`${ofK}=${fractionLatex(slope)}`)} for ${math('k')} instead.`),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(2, 5),
    key,
    why: `With this value, the slope is ${math(fractionLatex(slope))}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { task: 'slope', B, slope: fractionLatex(slope), C, onX },
      stem: random.pick([
        `In the equation ${math(equation)}, ${math('k')} is a constant. The graph of the equation in the \\(xy\\)-plane is a line with slope ${math(fractionLatex(slope))}. What is the value of ${math('k')}?`,
        `The line with equation ${math(equation)} in the \\(xy\\)-plane has a slope of ${math(fractionLatex(slope))}. What is the value of the constant ${math('k')}?`,
      ]),
      answer,
      steps: [
        `Solve for ${math('y')}; the coefficient of ${math('x')} is then the slope.`,
        onX
          ? `${math(`${B}y=-kx+${C}`)}, so the slope is ${math(`-\\frac{k}{${B}}`)}.`
          : `${math(`ky=${-B}x+${C}`)}, so the slope is ${math(`\\frac{${-B}}{k}`)}.`,
        `Setting this equal to ${math(fractionLatex(slope))} gives ${math(`k=${fractionLatex(key)}`)}.`,
        onX
          ? `Check: ${math(`-\\left(${fractionLatex(key)}\\right)\\div ${B < 0 ? `(${B})` : B}=${fractionLatex(slope)}`)}.`
          : `Check: ${math(`${-B}\\div \\left(${fractionLatex(key)}\\right)=${fractionLatex(slope)}`)}.`,
      ],
      takeaway: 'The slope of the line Ax + By = C is −A/B; do not drop the negative sign.',
    }
  );
}

/** L5: a ratio of letters, from two points with or without letters. */
function ratio(random: Random): Draft | null {
  const form = random.pick(['points', 'letters', 'perpendicular'] as const);
  if (form === 'points') {
    const [x1, x2] = random.sample([-7, -5, -4, -2, -1, 1, 3, 4, 6, 8], 2) as [number, number];
    const [y1, y2] = random.sample([-8, -6, -5, -3, -1, 2, 3, 5, 7, 9], 2) as [number, number];
    const slope = rat(y2 - y1, x2 - x1);
    const key = neg(slope);
    return finish(
      random,
      form,
      key,
      slope,
      `In the equation ${math('px+qy=r')}, ${math('p')}, ${math('q')}, and ${math('r')} are nonzero constants. In the \\(xy\\)-plane, the graph of the equation passes through the points ${math(`(${x1}, ${y1})`)} and ${math(`(${x2}, ${y2})`)}. What is the value of ${math('\\frac{p}{q}')}?`,
      'p',
      'q',
      [
        `Both points satisfy the equation: ${math(
          `${sum([
            [x1, 'p'],
            [y1, 'q'],
          ])}=r`,
        )} and ${math(
          `${sum([
            [x2, 'p'],
            [y2, 'q'],
          ])}=r`,
        )}.`,
        `Subtracting the first equation from the second eliminates ${math('r')}: ${math(
          `${sum([
            [x2 - x1, 'p'],
            [y2 - y1, 'q'],
          ])}=0`,
        )}.`,
      ],
      { x1, y1, x2, y2 },
      x1 * y2 === x2 * y1,
    );
  }
  if (form === 'letters') {
    const k = rat(random.int(1, 9) * sign(random), random.pick([1, 2, 3, 4, 5, 7]));
    const shown =
      k.d === 1n
        ? k.n === 1n
          ? 'h'
          : k.n === -1n
            ? '-h'
            : `${k.n}h`
        : `${k.n < 0n ? '-' : ''}\\frac{${k.n === 1n || k.n === -1n ? '' : k.n < 0n ? -k.n : k.n}h}{${k.d}}`;
    return finish(
      random,
      form,
      k,
      neg(k),
      `In the \\(xy\\)-plane, the line with equation ${math('ax+by=c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are nonzero constants, has \\(x\\)-intercept ${math('(h, 0)')} and \\(y\\)-intercept ${math(`(0, ${shown})`)}. What is the value of ${math('\\frac{a}{b}')}?`,
      'a',
      'b',
      [
        `The intercepts satisfy the equation: ${math('ah=c')} and ${math(`b\\left(${shown}\\right)=c`)}.`,
        `So ${math(`ah=b\\left(${shown}\\right)`)}; since ${math('c')} is not zero, ${math('h')} is not zero, and both sides can be divided by it.`,
      ],
      { ratio: fractionLatex(k) },
      k.n === k.d || -k.n === k.d,
    );
  }
  const [m, n] = [random.int(2, 9) * sign(random), random.int(2, 9)];
  const key = rat(-n, m);
  // Line ax + by = 1 is perpendicular to mx + ny = c0: a·m + b·n = 0.
  const c0 = random.int(3, 20);
  return finish(
    random,
    form,
    key,
    neg(key),
    `In the \\(xy\\)-plane, the line with equation ${math('ax+by=1')}, where ${math('a')} and ${math('b')} are nonzero constants, is perpendicular to the line with equation ${math(`${m}x+${n}y=${c0}`)}. What is the value of ${math('\\frac{a}{b}')}?`,
    'a',
    'b',
    [
      `The slopes are ${math('-\\frac{a}{b}')} and ${math(`${fractionLatex(rat(-m, n))}`)}.`,
      `Their product is ${math('-1')}: ${math(`\\left(-\\frac{a}{b}\\right)\\left(${fractionLatex(rat(-m, n))}\\right)=-1`)}.`,
    ],
    { m, n, c0 },
    Math.abs(m) === n,
  );
}

function finish(
  random: Random,
  task: string,
  key: Rational,
  slope: Rational,
  stem: string,
  p: string,
  q: string,
  working: readonly string[],
  parameters: Record<string, string | number>,
  degenerate: boolean,
): Draft | null {
  if (degenerate || !isTame(key, 12, 9) || key.n === 0n || (key.d === 1n && (key.n === 1n || key.n === -1n))) return null;
  const asked = math(`\\frac{${p}}{${q}}`);
  const perpendicular = task === 'perpendicular';
  const bugs: Bug[] = [
    bug(
      'SIGN',
      slope,
      perpendicular
        ? `This has a sign error: the slope of the first line is ${math('-\\frac{a}{b}')}, not ${asked}.`
        : `This is the slope of the line; ${asked} is the opposite of the slope.`,
    ),
    bug('RECIP', div(rat(1), key), `This is ${math(`\\frac{${q}}{${p}}`)}, the reciprocal of ${asked}; turn it over.`),
    bug(
      perpendicular ? 'PERP' : 'RECIP',
      neg(div(rat(1), key)),
      perpendicular
        ? `With this value, the lines are parallel; for perpendicular lines, the product of the slopes must be ${math('-1')}.`
        : `This is the reciprocal of the slope; solve for ${math('y')} to see that ${asked} is the opposite of the slope itself.`,
    ),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: `The given information leads to ${math(`\\frac{${p}}{${q}}=${fractionLatex(key)}`)}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { task, ...parameters },
      stem,
      answer,
      steps: [
        `Only the ratio ${asked} is needed, so there is no need to find each constant.`,
        ...working,
        `Therefore, ${math(`\\frac{${p}}{${q}}=${fractionLatex(key)}`)}.`,
        `Check: the slope of the line is ${math(`-\\frac{${p}}{${q}}=${fractionLatex(neg(key))}`)}, which is ${perpendicular ? 'the opposite reciprocal of the other slope' : `${toNumber(neg(key)) > 0 ? 'positive' : 'negative'}, as the given points require`}.`,
      ],
      takeaway: 'Multiplying an equation by a constant does not change its line, so a line determines only the ratio of the coefficients.',
    }
  );
}

function draft(random: Random, level: Difficulty): Draft | null {
  if (level === 3) return random.pick([fromIntercepts, fromSlope])(random);
  return level === 4 ? persist(() => fromSlopeAndPoint(random)) : ratio(random);
}

export const constantsFromPoints: Generator = {
  archetype: 'LE2-k',
  topicId: 13,
  version: 4,
  levels: [3, 4, 5],
  skillTags: ['linear-equations-two-variables', 'constants'],
  draft,
};
