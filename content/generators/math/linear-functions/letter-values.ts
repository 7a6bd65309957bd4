/** Linear functions through two points at which squares or reciprocals of the letters are taken. */
import type { Random } from '#core/random.ts';
import { signed, tex } from '../option-kit.ts';
import { slopeSign, stopped, type Formula, type Of, type Task } from './letter-task.ts';

/** m times an expression of one term or several. */
const scaled = (m: number, body: string) => (m === 1 ? body : /^-?\w*$/.test(body.replace('^2', '')) ? body.replace(/^(-?)/, `$1${m}`) : `${m}(${body})`);

/** Values that are squares of the letters, their own or the other's: the slope is an expression, too. */
export function squares(random: Random): Task {
  const own = random.chance(2, 5);
  const m = random.int(1, 5);
  const n = random.chance(1, 2) ? 0 : random.pick([-1, 1]) * random.int(1, 9);
  const valueOf = (body: string, of: Of): Formula => [`${scaled(m, body)}${signed(n)}`, (a, b) => m * of(a, b) + n];
  const slopeOf = (body: string, of: Of): Formula => [scaled(m, body), (a, b) => m * of(a, b)];
  const product = valueOf('-ab', (a, b) => -a * b);
  const three = valueOf('a^2 + ab + b^2', (a, b) => a * a + a * b + b * b);
  const slope: Formula = own ? slopeOf('a + b', (a, b) => a + b) : [`-${scaled(m, '(a + b)').replace('((', '(').replace('))', ')')}`, (a, b) => -m * (a + b)];
  const [start, sum] = own ? [product, three] : [three, product];
  const values = [valueOf(own ? 'a^2' : 'b^2', () => 0)[0], valueOf(own ? 'b^2' : 'a^2', () => 0)[0]] as const;
  const kind = random.pick(['slope', 'y', 'y', 'value', 'value'] as const);
  const difference = own ? 'b^2 - a^2' : 'a^2 - b^2';
  const base = {
    values,
    slope,
    slopeStep: `\\frac{${scaled(m, difference)}}{b - a} = ${own ? '' : '-'}\\frac{${m === 1 ? '' : m}(b - a)(b + a)}{b - a} = ${slope[0]}`,
    asked: kind === 'value' ? ({ kind, input: 'a + b' } as const) : ({ kind } as const),
  };
  if (kind === 'slope')
    return {
      ...base,
      key: slope,
      lastStep: `So the slope is ${tex(slope[0])}, for any two different values of the constants.`,
      wrong: [
        [own ? [`-${scaled(m, '(a + b)').replace('((', '(').replace('))', ')')}`, (a, b) => -m * (a + b)] : slopeOf('a + b', (a, b) => a + b), 'SIGN', 'The sign is reversed; take both differences in the same order.'],
        [own ? slopeOf('b - a', (a, b) => b - a) : slopeOf('a - b', (a, b) => a - b), 'CANC', `A difference of squares divided by ${tex('b - a')} gives a sum, not a difference.`],
        [own ? slopeOf('b^2 - a^2', (a, b) => b * b - a * a) : slopeOf('a^2 - b^2', (a, b) => a * a - b * b), 'STOP', `This is ${tex('f(b) - f(a)')}; divide it by ${tex('b - a')}.`],
        [[`${own ? m : -m}`, () => (own ? m : -m)], 'SQBIN', `This divides the squares away one by one, as if ${tex('\\frac{b^2 - a^2}{b - a}')} were 1.`],
      ],
    };
  const wrongWay = own
    ? kind === 'y'
      ? valueOf('2a^2 + ab', (a, b) => 2 * a * a + a * b)
      : valueOf('a^2 - ab - b^2', (a, b) => a * a - a * b - b * b)
    : kind === 'y'
      ? valueOf('b^2 - ab - a^2', (a, b) => b * b - a * b - a * a)
      : valueOf('2b^2 + ab', (a, b) => 2 * b * b + a * b);
  const at = own ? 'a^2' : 'b^2';
  const way = own === (kind === 'y') ? '-' : '+';
  return {
    ...base,
    key: kind === 'y' ? start : sum,
    lastStep:
      kind === 'y'
        ? `From ${tex('x = a')} back to ${tex('x = 0')}, the value changes by ${tex('-a')} times the slope: ${tex(`f(0) = ${scaled(m, at)}${signed(n)} ${way} ${m === 1 ? '' : m}a(a + b) = ${start[0]}`)}.`
        : `From ${tex('x = a')} on to ${tex('x = a + b')}, the value changes by ${tex('b')} times the slope: ${tex(`f(a + b) = ${scaled(m, at)}${signed(n)} ${way} ${m === 1 ? '' : m}b(a + b) = ${sum[0]}`)}.`,
    wrong: [
      [wrongWay, ...slopeSign],
      [kind === 'y' ? sum : start, ...stopped(kind === 'y' ? tex('f(a + b)') : tex('f(0)'))],
      kind === 'y'
        ? [[`${n}`, () => n], 'RATE0', `This takes ${n === 0 ? 'the function for one through the origin' : `the constant in the values, ${tex(n)}, for ${tex('f(0)')}`}.`]
        : [valueOf('(a + b)^2', (a, b) => (a + b) ** 2), 'GROW', `This squares the input; ${tex('f')} is linear, and only two of its values are told by squares.`],
      kind === 'y'
        ? [valueOf(own ? 'ab' : 'a^2 + b^2', (a, b) => (own ? a * b : a * a + b * b)), own ? 'SIGN' : 'DIST', own ? `This loses the minus sign in ${tex('a^2 - a(a + b)')}.` : `This multiplies ${tex('a')} by only the first term of ${tex('a + b')}.`]
        : [[`${scaled(m, 'a^2 + b^2')}${signed(2 * n)}`, (a, b) => m * (a * a + b * b) + 2 * n], 'DIST', `This adds ${tex('f(a)')} and ${tex('f(b)')}, but ${tex('f(a + b)')} is not their sum.`],
    ],
  };
}

/** Values that are reciprocals of the letters. */
export function reciprocals(random: Random): Task {
  const m = random.int(1, 9);
  const times = m === 1 ? '' : `${m}`;
  const kind = random.pick(['slope', 'y', 'y', 'x', 'x'] as const);
  const over = (top: string, of: Of, under = 'ab'): Formula => [`\\frac{${top}}{${under}}`, of];
  const slope: Formula = [`-\\frac{${m}}{ab}`, (a, b) => -m / (a * b)];
  const start = over(`${times === '' ? 'a + b' : `${m}(a + b)`}`, (a, b) => (m * (a + b)) / (a * b));
  const zero: Formula = ['a + b', (a, b) => a + b];
  const gap = over(`${times === '' ? 'a - b' : `${m}(a - b)`}`, (a, b) => (m * (a - b)) / (a * b));
  const shared = {
    values: [`\\frac{${m}}{a}`, `\\frac{${m}}{b}`] as const,
    slope,
    slopeStep: `\\left(\\frac{${m}}{b} - \\frac{${m}}{a}\\right) \\cdot \\frac{1}{b - a} = \\frac{${times === '' ? 'a - b' : `${m}(a - b)`}}{ab(b - a)} = ${slope[0]}`,
    asked: { kind },
  };
  if (kind === 'slope')
    return {
      ...shared,
      key: slope,
      lastStep: `So the slope is ${tex(slope[0])}.`,
      wrong: [
        [over(`${m}`, (a, b) => m / (a * b)), 'SIGN', 'The difference of the reciprocals has the opposite sign of the difference of the letters.'],
        [[`-\\frac{${m}}{(a - b)^2}`, (a, b) => -m / (b - a) ** 2], 'FRAC', `A difference of fractions is not found by subtracting their denominators.`],
        [gap, 'STOP', `This is ${tex('f(b) - f(a)')}; divide it by ${tex('b - a')}.`],
        [[`-\\frac{${m}}{a + b}`, (a, b) => -m / (a + b)], 'FRAC', `The common denominator of the two fractions is ${tex('ab')}, not ${tex('a + b')}.`],
      ],
    };
  if (kind === 'y')
    return {
      ...shared,
      key: start,
      lastStep: `From ${tex('x = a')} back to ${tex('x = 0')}, the value changes by ${tex('-a')} times the slope: ${tex(`f(0) = \\frac{${m}}{a} + \\frac{${m}}{b} = ${start[0]}`)}.`,
      wrong: [
        [over(`${m}`, (a, b) => m / (a + b), 'a + b'), 'FRAC', 'A sum of reciprocals is not the reciprocal of the sum.'],
        [zero, 'INTC', `This is the value of ${tex('x')} for which ${tex('f(x) = 0')}.`],
        [over(`${times === '' ? 'b - a' : `${m}(b - a)`}`, (a, b) => (m * (b - a)) / (a * b)), ...slopeSign],
        [slope, ...stopped('the slope of the graph')],
      ],
    };
  return {
    ...shared,
    key: zero,
    lastStep: `From ${tex('x = a')}, the value has to change by ${tex(`-\\frac{${m}}{a}`)}, which takes ${tex(`-\\frac{${m}}{a} \\div \\left(${slope[0]}\\right) = b`)} more: ${tex('x = a + b')}.`,
    wrong: [
      [start, 'INTC', `This is ${tex('f(0)')}.`],
      [['a - b', (a, b) => a - b], ...slopeSign],
      [['b', (_, b) => b], 'STOP', `This is the distance from ${tex('x = a')}; add it to ${tex('a')}.`],
      [[`${times}ab`, (a, b) => m * a * b], 'RECIP', `This multiplies ${tex('a')} and ${tex('b')}; set the function equal to 0 and solve.`],
    ],
  };
}
