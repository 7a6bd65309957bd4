/** The question of NLF-f about a limited domain: which form of an exponential function displays its greatest or least value there? */
import { mul, pow, rat, type Rational, toText } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { decimalLatex, math } from '../text.ts';

/** Bases, and what a value is a multiple of so that all forms have short numbers. */
const bases: readonly (readonly [Rational, number])[] = [
  [rat(2), 1],
  [rat(3), 1],
  [rat(4), 1],
  [rat(3, 2), 16],
  [rat(5, 4), 64],
  [rat(1, 2), 16],
  [rat(1, 4), 64],
  [rat(1, 5), 125],
  [rat(2, 5), 125],
  [rat(3, 5), 125],
  [rat(4, 5), 125],
];

const exponent = (shift: number) => (shift === 0 ? 'x' : `{x - ${shift}}`);

export function displayedExtreme(random: Random): Draft | null {
  const [base, unit] = random.pick(bases);
  const start = unit * random.int(1, unit > 1 ? 12 : 60);
  const end = random.int(0, 3);
  const given = random.int(0, 4);
  if (given === end) return null;
  const grows = base.n > base.d;
  const [word, other] = grows ? ['minimum', 'maximum'] : ['maximum', 'minimum'];
  const value = (x: number) => mul(rat(start), pow(base, x));
  // Nobody prints a coefficient of 1.
  if (value(4).n > 9000n * value(4).d || [0, 1, 2, 3, 4].some((x) => value(x).n === value(x).d)) return null;
  const b = decimalLatex(base);
  const rule = (coefficient: Rational, shift: number) => `f(x) = ${decimalLatex(coefficient)}(${b})^${exponent(shift)}`;
  const form = (shift: number) => rule(value(shift), shift);
  const others = random.shuffle([0, 1, 2, 3, 4].filter((shift) => shift !== end && shift !== given));
  const [one = 0] = others;
  const equivalent = (shift: number) =>
    wrongFormula(
      shift < end ? 'INTC' : 'SHIFT',
      form(shift),
      `${shift}`,
      `This is equivalent, but its coefficient is ${math(`f(${shift})`)}${shift < end ? `, and ${math(`x = ${shift}`)} is not in the domain` : ''}; the ${word} value is ${math(`f(${end})`)}, so the exponent must be 0 at ${math(`x = ${end}`)}.`,
    );
  // Either the meaning of the coefficient decides, or also whether a form is equivalent at all.
  const wrong: WrongOption[] = random.chance(1, 2)
    ? others.map(equivalent)
    : [
        equivalent(one),
        wrongFormula(
          'EXPO',
          rule(value(end), one),
          'exponent',
          `The coefficient is ${math(`f(${end})`)}, but the exponent is 0 at ${math(`x = ${one}`)}; it must be 0 at ${math(`x = ${end}`)}.`,
        ),
        wrongFormula(
          'SWAP',
          rule(value(one), end),
          'coefficient',
          `The exponent is 0 at ${math(`x = ${end}`)}, but the coefficient is ${math(`f(${one})`)}; it must be ${math(`f(${end})`)}.`,
        ),
      ];
  const domain = math(`x \\ge ${end}`);
  const shown = math(form(given));
  return {
    parameters: { kind: 'domain', base: toText(base), start, end, given },
    stem: random.pick([
      `The function ${math('f')} is defined by ${shown}, where ${domain}. Which equation defines the same function and displays the ${word} value of ${math('f(x)')} as the coefficient?`,
      `${shown}\n\nThe given equation defines the function ${math('f')} for ${domain}. Which of the following equations also defines ${math('f')} and displays the ${word} value of ${math('f(x)')} as the coefficient?`,
      `For ${domain}, the function ${math('f')} is given by ${shown}. Which of the following is an equivalent form of the function that shows its ${word} value as the coefficient?`,
      `The function ${math('f')} is defined for ${domain} by the equation ${shown}. Which of the following is an equivalent form of the equation in which the ${word} value of ${math('f')} appears as the coefficient?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(
        form(end),
        `${end}`,
        `The ${word} value is ${math(`f(${end})`)}, and the exponent is 0 at ${math(`x = ${end}`)}, so the coefficient is that value.`,
      ),
      wrong,
    },
    steps: [
      `The base, ${math(b)}, is ${grows ? 'greater' : 'less'} than 1, so ${math('f(x)')} ${grows ? 'increases' : 'decreases'} as ${math('x')} increases. For ${domain}, its ${word} value is ${math(`f(${end})`)}; it has no ${other} value.`,
      `The coefficient is the value of the function where the exponent is 0. For ${math(`f(${end})`)}, the exponent must be ${math(exponent(end).replaceAll(/[{}]/g, ''))}.`,
      `Each decrease of 1 in the exponent is made up for by another factor of ${math(b)} in the coefficient: ${math(`${form(given)} = ${form(end).replace('f(x) = ', '')}`)}.`,
      `Check: ${math(`f(${end}) = ${decimalLatex(value(end))}(${b})^0 = ${decimalLatex(value(end))}`)}.`,
    ],
    takeaway: 'On a limited domain, an exponential function has its greatest or least value at the end of the domain.',
  };
}
