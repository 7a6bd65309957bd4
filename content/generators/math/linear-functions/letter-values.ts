/** Linear functions through two points with a letter in one coordinate or in both, as multiples of the letters or a number apart. */
import type { Random } from '#core/random.ts';
import { signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { type Formula, slopeSign, stopped, type Task } from './letter-task.ts';

/** f(a) = b and f(a + h) = b + sh: the slope is a number. */
export function apart(random: Random): Task {
  const [h, s] = [random.int(2, 6), random.pick([-1, 1]) * random.int(2, 7)];
  const rise = s * h;
  const line = (more: number): Formula => [`b${signed(more)}`, (_, b) => b + more];
  const atA = (times: number): Formula => [`b${signed(times, 'a')}`, (a, b) => b + times * a];
  const known = {
    inputs: ['a', `a + ${h}`] as const,
    values: ['b', `b${signed(rise)}`] as const,
    slope: [`${s}`, () => s] as Formula,
    slopeStep: `\\frac{f(a + ${h}) - f(a)}{(a + ${h}) - a} = \\frac{${rise}}{${h}} = ${s}`,
  };
  if (random.chance(1, 2))
    return {
      ...known,
      asked: { kind: 'y' },
      key: atA(-s),
      lastStep: `From ${math('x = a')} back to ${math('x = 0')}, the value changes by ${math('-a')} times the slope: ${math(`f(0) = ${atA(-s)[0]}`)}.`,
      wrong: [
        [atA(s), ...slopeSign(known.slope)],
        [atA(-rise), 'RATE0', `This takes ${math(rise)}, the change over ${h} units, for the slope; divide it by ${math(h)} to get ${math(s)}.`],
        [line(-s), 'SHIFT', `This is ${math('f(a - 1)')}: it goes back by one unit instead of ${math('a')} units.`],
        [atA(rise), 'RATE0', `This takes ${math(rise)} for the slope, and with the opposite sign; the slope is ${math(`\\frac{${rise}}{${h}}=${s}`)}.`],
        [line(s), 'SHIFT', `This is ${math('f(a + 1)')}: it goes on by one unit instead of back by ${math('a')} units.`],
        [line(-rise), 'SHIFT', `This is ${math(`f(a - ${h})`)}: it goes back by ${h} units instead of ${math('a')} units.`],
      ],
    };
  const times = random.int(2, 4);
  return {
    ...known,
    asked: { kind: 'value', input: `${times}a` },
    key: atA(s * (times - 1)),
    lastStep: `From ${math('x = a')} on to ${math(`x = ${times}a`)}, the value changes by ${math(term(times - 1, 'a'))} times the slope: ${math(`f(${times}a) = ${atA(s * (times - 1))[0]}`)}.`,
    wrong: [
      [atA(-s * (times - 1)), ...slopeSign(known.slope)],
      [atA(s * times), 'SHIFT', `This goes on by ${math(`${times}a`)} from ${math('x = a')}; only ${math(term(times - 1, 'a'))} is left to go.`],
      [
        [`${times}b`, (_, b) => times * b],
        'RATE0',
        `This multiplies ${math('f(a)')} by ${times}, as if the function were proportional; add ${math(term(times - 1, 'a'))} times the slope, ${math(s)}, to it instead.`,
      ],
      [atA(rise * (times - 1)), 'RATE0', `This takes ${math(rise)}, the change over ${h} units, for the slope; divide it by ${math(h)} to get ${math(s)}.`],
      [
        atA(-rise * (times - 1)),
        'RATE0',
        `This takes ${math(rise)} for the slope, and with the opposite sign; the slope is ${math(`\\frac{${rise}}{${h}}=${s}`)}.`,
      ],
      [
        atA(-s * times),
        'SIGN',
        `This goes on by ${math(`${times}a`)} from ${math('x = a')}, and with the opposite sign of the slope; go on by ${math(term(times - 1, 'a'))} with the slope ${math(s)}.`,
      ],
      [
        [`${times}b${signed(rise)}`, (_, b) => times * b + rise],
        'RATE0',
        `This adds the change over ${h} units to ${times} times ${math('f(a)')}; add ${math(term(times - 1, 'a'))} times the slope, ${math(s)}, to ${math('f(a)')} itself.`,
      ],
    ],
  };
}

/** f(ia) = (ri + e)b and f(ja) = (rj + e)b: the slope is a multiple of b/a. */
export function multiples(random: Random): Task | null {
  const [i, gap, r] = [random.int(1, 4), random.int(2, 4), random.pick([-3, -2, 2, 3, 4])];
  const e = random.pick([-1, 1]) * random.int(1, 9);
  const j = i + gap;
  const at = (n: number) => r * n + e;
  const line = (n: number): Formula => [n === 0 ? '0' : term(n, 'b'), (_, b) => n * b];
  if ([at(i), at(j)].some((value) => value === 0 || Math.abs(value) > 20)) return null;
  const known = {
    inputs: [term(i, 'a'), `${j}a`] as const,
    values: [line(at(i))[0], line(at(j))[0]] as const,
    slope: [`${r < 0 ? '-' : ''}\\frac{${Math.abs(r)}b}{a}`, (a: number, b: number) => (r * b) / a] as Formula,
    slopeStep: `\\frac{f(${j}a) - f(${term(i, 'a')})}{${j}a - ${term(i, 'a')}} = \\frac{${term(at(j) - at(i), 'b')}}{${term(gap, 'a')}} = ${r < 0 ? '-' : ''}\\frac{${Math.abs(r)}b}{a}`,
  };
  if (random.chance(1, 2))
    return {
      ...known,
      asked: { kind: 'y' },
      key: line(e),
      lastStep: `From ${math(`x = ${term(i, 'a')}`)} back to ${math('x = 0')}, the value changes by ${math(`-${term(i, 'a')}`)} times the slope, that is by ${math(term(-r * i, 'b'))}: ${math(`f(0) = ${line(e)[0]}`)}.`,
      wrong: [
        [line(at(2 * i)), ...slopeSign(known.slope)],
        [
          line(at(i) - r),
          'SHIFT',
          `This goes back by only ${math('a')} from ${math(`x = ${term(i, 'a')}`)}; go back by ${math(term(i, 'a'))} to reach ${math('x = 0')}.`,
        ],
        [
          line(at(i) - (at(j) - at(i))),
          'RATE0',
          `This goes back by ${math(term(gap, 'a'))} from ${math(`x = ${term(i, 'a')}`)}, not by ${math(term(i, 'a'))}.`,
        ],
        [
          line(r),
          'INTC',
          `This is the change of the value for each ${math('a')} units, not the value at ${math('x = 0')}; subtract it ${i === 1 ? 'once' : `${i} times`} from ${math(line(at(i))[0])}.`,
        ],
      ],
    };
  const n = j + random.int(2, 5);
  return {
    ...known,
    asked: { kind: 'value', input: `${n}a` },
    key: line(at(n)),
    lastStep: `From ${math(`x = ${j}a`)} on to ${math(`x = ${n}a`)}, the value changes by ${math(`${n - j}a`)} times the slope, that is by ${math(term(r * (n - j), 'b'))}: ${math(`f(${n}a) = ${line(at(n))[0]}`)}.`,
    wrong: [
      [line(at(j) - r * (n - j)), ...slopeSign(known.slope)],
      [
        line(at(j) + at(j) - at(i)),
        'PERIOD',
        `This adds the change from ${math(`f(${term(i, 'a')})`)} to ${math(`f(${j}a)`)} once more; the next step is ${math(`${n - j}a`)} long, not ${math(`${gap}a`)}.`,
      ],
      [line(r * n), 'INTC', `This is only the change from ${math('x = 0')}; add it to ${math(`f(0) = ${line(e)[0]}`)}.`],
      [line(at(n - 1)), ...stopped(math(`f(${n - 1}a)`), known.slope, `f(${n}a)`)],
      [line(at(n + 1)), ...stopped(math(`f(${n + 1}a)`), known.slope, `f(${n}a)`)],
    ],
  };
}
