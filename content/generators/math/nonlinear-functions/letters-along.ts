/** The question of NLF-o in letters: two values of an exponential function are letters, a third is asked. */
import { pow, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rightFormula, wrongFormula } from '../options.ts';

/** Two values are letters; a third, farther along by equal steps. */
export function lettersAlong(random: Random): Draft | null {
  const [m, n] = random.pick([
    ['m', 'n'],
    ['p', 'q'],
    ['h', 'k'],
    ['r', 's'],
  ] as const);
  const [start, gap] = [random.int(0, 6), random.int(1, 5)];
  const j = random.pick([2, 3, 3, 4, 5, -1, -2]);
  const target = start + j * gap;
  if (target < -6) return null;
  // f(target) = m (n/m)^j.
  const power = (top: number, under: number) => {
    const piece = (letter: string, exponent: number) => (exponent === 0 ? '' : exponent === 1 ? letter : `${letter}^${exponent}`);
    const up = [piece(m, Math.max(0, top)), piece(n, Math.max(0, under))].join('') || '1';
    const down = [piece(m, Math.max(0, -top)), piece(n, Math.max(0, -under))].join('');
    return down === '' ? up : `\\frac{${up}}{${down}}`;
  };
  const value = (x: number, y: number) => (3.7 ** x * 1.9 ** y).toFixed(8);
  const option = (x: number, y: number, code: Misconception, why: string) => wrongFormula(code, power(x, y), value(x, y), why);
  const lin = j > 0 ? `${j === 1 ? '' : j}${n} - ${j - 1 === 1 ? '' : j - 1}${m}` : `${1 - j}${m} - ${-j === 1 ? '' : -j}${n}`;
  const quotient = math(`\\frac{${n}}{${m}}`);
  const counted = `${math(`f(${target})`)} is ${Math.abs(j)} ${j === -1 ? 'step' : 'steps'} of ${gap} ${j > 0 ? 'after' : 'before'} ${math(`f(${start})`)}`;
  const key = power(1 - j, j);
  return {
    parameters: { kind: 'letters', start, gap, j, m },
    stem: random.pick([
      `For the exponential function ${math('f')}, ${math(`f(${start}) = ${m}`)} and ${math(`f(${start + gap}) = ${n}`)}, where ${math(m)} and ${math(n)} are positive constants. Which expression is equal to ${math(`f(${target})`)}?`,
      `The function ${math('f')} is defined by ${math('f(x) = ab^x')}, where ${math('a')} and ${math('b')} are positive constants. If ${math(`f(${start}) = ${m}`)} and ${math(`f(${start + gap}) = ${n}`)}, which of the following gives ${math(`f(${target})`)} in terms of ${math(m)} and ${math(n)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(key, value(1 - j, j), `Each such step multiplies the value by ${math(`\\frac{${n}}{${m}}`)}.`),
      wrong: [
        wrongFormula('GROW', lin, lin, `This adds equal amounts; an exponential function has equal factors, here ${quotient} for each step of ${gap}.`),
        option(-j, j, 'STOP', `This is only the factor from ${math(`f(${start})`)} on; multiply it by ${math(m)}.`),
        option(-j, j + 1, 'PERIOD', `This counts one step too many; ${counted}.`),
        option(j, 1 - j, 'RECIP', `This uses ${math(`\\frac{${m}}{${n}}`)} as the factor of a step; it is ${quotient}, the later value over the earlier one.`),
        option(2 - j, j - 1, 'PERIOD', `This counts one step too few; ${counted}.`),
        option(1 + j, -j, 'RECIP', `This inverts the factor: it multiplies by ${math(`\\frac{${m}}{${n}}`)} in each step; use ${quotient}.`),
        option(j - 1, 2 - j, 'RECIP', `This inverts the factor of a step, ${quotient}, and counts one step too few; ${counted}.`),
        option(j, -j, 'RECIP', `This inverts the factor of a step and leaves out ${math(m)}; multiply ${math(m)} by powers of ${quotient}.`),
        option(1, j, 'GROW', `This takes ${math(n)} as the factor of a step; the factor is ${math(`\\frac{${n}}{${m}}`)}.`),
      ],
    },
    steps: [
      `An exponential function is multiplied by the same factor over equal steps of ${math('x')}. The step here is ${math(`${start + gap} - ${start} = ${gap}`)}.`,
      `Its factor is ${math(`\\frac{${n}}{${m}}`)}. From ${math(`x = ${start}`)} to ${math(`x = ${target}`)} it is ${Math.abs(j)} such ${Math.abs(j) === 1 ? 'step' : 'steps'}${j < 0 ? ' back' : ''}.`,
      `So ${math(`f(${target}) = ${m} \\cdot \\left(\\frac{${n}}{${m}}\\right)^{${j}} = ${key}`)}.`,
      `Check with numbers: for ${math(`${m} = 1`)} and ${math(`${n} = 2`)}, the value has to be ${math(toLatex(pow(rat(2), j)))}.`,
    ],
    takeaway: 'Over equal steps, an exponential function has equal factors, whatever its formula.',
  };
}
