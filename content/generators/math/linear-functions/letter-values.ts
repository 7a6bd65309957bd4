/** Linear functions through two points at which squares or reciprocals of the letters are taken. */
import type { Random } from '#core/random.ts';
import { signed } from '../formulas.ts';
import { math } from '../text.ts';
import { type Formula, type Of, slopeSign, stopped, type Task } from './letter-task.ts';

/** m times an expression of one term or several. */
const scaled = (m: number, body: string) =>
  m === 1 ? body : body.startsWith('(') ? `${m}${body}` : /^-?\w*$/.test(body.replace('^2', '')) ? body.replace(/^(-?)/, `$1${m}`) : `${m}(${body})`;

/** Values that are squares of the letters, their own or the other's: the slope is an expression, too. */
export function squares(random: Random): Task {
  const own = random.chance(2, 5);
  const m = random.int(1, 5);
  const n = random.chance(1, 2) ? 0 : random.pick([-1, 1]) * random.int(1, 9);
  const valueOf = (body: string, of: Of): Formula => [`${scaled(m, body)}${signed(n)}`, (a, b) => m * of(a, b) + n];
  const slopeOf = (body: string, of: Of): Formula => [scaled(m, body), (a, b) => m * of(a, b)];
  const product = valueOf('-ab', (a, b) => -a * b);
  const three = valueOf('a^2 + ab + b^2', (a, b) => a * a + a * b + b * b);
  const slope: Formula = own ? slopeOf('a + b', (a, b) => a + b) : [`-${scaled(m, '(a + b)')}`, (a, b) => -m * (a + b)];
  const [start, sum] = own ? [product, three] : [three, product];
  const values = [valueOf(own ? 'a^2' : 'b^2', () => 0)[0], valueOf(own ? 'b^2' : 'a^2', () => 0)[0]] as const;
  const kind = random.pick(['y', 'value'] as const);
  const difference = own ? 'b^2 - a^2' : 'a^2 - b^2';
  const base = {
    values,
    slope,
    slopeStep: `\\frac{${scaled(m, difference)}}{b - a} = ${own ? '' : '-'}\\frac{${m === 1 ? '' : m}(b - a)(b + a)}{b - a} = ${slope[0]}`,
    asked: kind === 'value' ? ({ kind, input: 'a + b' } as const) : ({ kind } as const),
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
        ? `From ${math('x = a')} back to ${math('x = 0')}, the value changes by ${math('-a')} times the slope: ${math(`f(0) = ${scaled(m, at)}${signed(n)} ${way} ${m === 1 ? '' : m}a(a + b) = ${start[0]}`)}.`
        : `From ${math('x = a')} on to ${math('x = a + b')}, the value changes by ${math('b')} times the slope: ${math(`f(a + b) = ${scaled(m, at)}${signed(n)} ${way} ${m === 1 ? '' : m}b(a + b) = ${sum[0]}`)}.`,
    wrong: [
      [wrongWay, ...slopeSign],
      [kind === 'y' ? sum : start, ...stopped(kind === 'y' ? math('f(a + b)') : math('f(0)'))],
      kind === 'y'
        ? [
            [`${n}`, () => n],
            'RATE0',
            `This takes ${n === 0 ? 'the function for one through the origin' : `the constant in the values, ${math(n)}, for ${math('f(0)')}`}.`,
          ]
        : [
            valueOf('(a + b)^2', (a, b) => (a + b) ** 2),
            'GROW',
            `This squares the input; ${math('f')} is linear, and only two of its values are told by squares.`,
          ],
      kind === 'y'
        ? [
            valueOf(own ? 'ab' : 'a^2 + b^2', (a, b) => (own ? a * b : a * a + b * b)),
            own ? 'SIGN' : 'DIST',
            own ? `This loses the minus sign in ${math('a^2 - a(a + b)')}.` : `This multiplies ${math('a')} by only the first term of ${math('a + b')}.`,
          ]
        : [
            [`${scaled(m, 'a^2 + b^2')}${signed(2 * n)}`, (a, b) => m * (a * a + b * b) + 2 * n],
            'DIST',
            `This adds ${math('f(a)')} and ${math('f(b)')}, but ${math('f(a + b)')} is not their sum.`,
          ],
    ],
  };
}

/** Values that are reciprocals of the letters. */
export function reciprocals(random: Random): Task {
  const m = random.int(1, 9);
  const times = m === 1 ? '' : `${m}`;
  const kind = random.pick(['y', 'x'] as const);
  const over = (top: string, of: Of, under = 'ab'): Formula => [`\\frac{${top}}{${under}}`, of];
  const slope: Formula = [`-\\frac{${m}}{ab}`, (a, b) => -m / (a * b)];
  const start = over(`${times === '' ? 'a + b' : `${m}(a + b)`}`, (a, b) => (m * (a + b)) / (a * b));
  const zero: Formula = ['a + b', (a, b) => a + b];
  const shared = {
    values: [`\\frac{${m}}{a}`, `\\frac{${m}}{b}`] as const,
    slope,
    slopeStep: `\\left(\\frac{${m}}{b} - \\frac{${m}}{a}\\right) \\cdot \\frac{1}{b - a} = \\frac{${times === '' ? 'a - b' : `${m}(a - b)`}}{ab(b - a)} = ${slope[0]}`,
    asked: { kind },
  };
  if (kind === 'y')
    return {
      ...shared,
      key: start,
      lastStep: `From ${math('x = a')} back to ${math('x = 0')}, the value changes by ${math('-a')} times the slope: ${math(`f(0) = \\frac{${m}}{a} + \\frac{${m}}{b} = ${start[0]}`)}.`,
      wrong: [
        [over(`${m}`, (a, b) => m / (a + b), 'a + b'), 'FRAC', 'A sum of reciprocals is not the reciprocal of the sum.'],
        [zero, 'INTC', `This is the value of ${math('x')} for which ${math('f(x) = 0')}.`],
        [over(`${times === '' ? 'b - a' : `${m}(b - a)`}`, (a, b) => (m * (b - a)) / (a * b)), ...slopeSign],
        [slope, ...stopped('the slope of the graph')],
      ],
    };
  return {
    ...shared,
    key: zero,
    lastStep: `From ${math('x = a')}, the value has to change by ${math(`-\\frac{${m}}{a}`)}, which takes ${math(`-\\frac{${m}}{a} \\div \\left(${slope[0]}\\right) = b`)} more: ${math('x = a + b')}.`,
    wrong: [
      [start, 'INTC', `This is ${math('f(0)')}.`],
      [['a - b', (a, b) => a - b], ...slopeSign],
      [['b', (_, b) => b], 'STOP', `This is the distance from ${math('x = a')}; add it to ${math('a')}.`],
      [[`${times}ab`, (a, b) => m * a * b], 'RECIP', `This multiplies ${math('a')} and ${math('b')}; set the function equal to 0 and solve.`],
    ],
  };
}
