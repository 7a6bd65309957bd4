/** PCT-l at level 5: from the change of a quotient, a product or a formula back to one of its parts. */
import type { Random } from '#core/random.ts';
import { div, mul, rat, sub } from '#core/rational.ts';
import type { Draft } from '#content/generators/generator.ts';
import { capitalized, decimalLatex, decimalText, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { absolute } from '#content/exact/value.ts';
import { changeBelow, changed, changeWord, enterPercent, factorOf, percentBelow, percentOver, showPercent } from '../percents.ts';

const sayings = [
  ['Over one year, the mean amount spent per customer at a store', 'the total revenue of the store', 'the number of customers'],
  ['From 2012 to 2022, the mean number of students per classroom at a school', 'the number of students at the school', 'the number of classrooms'],
  ['From one year to the next, the mean mass of the honey collected per hive on a farm', 'the total mass of the honey collected', 'the number of hives'],
  [
    'From one year to the next, the mean number of visitors per day at a museum',
    'the total number of visitors',
    'the number of days on which the museum was open',
  ],
  ['Over five years, the mean yield per acre of a certain farm', 'the total yield of the farm', 'the number of acres planted'],
] as const;

/** The quotient and one of its parts are told. */
function partOfQuotient(random: Random): Draft | null {
  const [opening, top, bottom] = random.pick(sayings);
  const [r, p] = [5 * random.int(-5, 8), 5 * random.int(-5, 8)];
  const askTop = random.chance(1, 3);
  const factor = askTop ? mul(factorOf(r), factorOf(p)) : div(factorOf(p), factorOf(r));
  const change = percentOver(factor);
  const key = absolute(change);
  if (r === 0 || p === 0 || r === p || key.n === 0n || decimalText(key, 1) === null || Number(key.n) / Number(key.d) > 40) return null;
  const [given, asked] = askTop ? [bottom, top] : [top, bottom];
  const remedy = askTop
    ? `multiply the factors ${prose(factorOf(r))} and ${prose(factorOf(p))}`
    : `divide the factor ${prose(factorOf(p))} by ${prose(factorOf(r))}`;
  const other = askTop ? div(factorOf(p), factorOf(r)) : mul(factorOf(p), factorOf(r));
  const bugs: Bug[] = [
    bug('ADDP', Math.abs(p - r), `This subtracts the percents, but they have different bases; ${remedy}.`),
    bug('ADDP', Math.abs(p + r), `This adds the percents, but they have different bases; ${remedy}.`),
    bug('SWAP', absolute(percentOver(other)), `This ${askTop ? 'divides' : 'multiplies'} the factors; here, ${remedy}.`),
    bug(
      'RECIP',
      absolute(percentOver(div(rat(1), factor))),
      `This is the change from the new value back to the old one; the factor for ${asked} is ${prose(factor)}.`,
    ),
    bug('OFMORE', mul(factor, rat(100)), `This is the new value as a percent of the old one; its difference from 100% is the change.`),
  ];
  const entry = random.chance(1, 2);
  const answer = numberAnswer({
    ...asDecimals,
    typed: entry,
    key,
    why: `The factor is ${prose(factor)}, ${change.n > 0n ? 'an' : 'a'} ${changeWord(change)} of ${prose(key)}%.`,
    bugs,
    show: showPercent,
    believable: changeBelow(change, 300),
  });
  const stem = random.pick([
    `${opening} ${changed(r)}, and ${given} ${changed(p)}. By what percentage did ${asked} ${changeWord(change)}?`,
    `${opening} ${changed(r)}. Over the same period, ${given} ${changed(p)}. By what percentage did ${asked} ${changeWord(change)}?`,
  ]);
  return (
    answer && {
      parameters: { kind: 'part', r, p, askTop, what: asked },
      stem: entry ? `${stem}${enterPercent}` : stem,
      answer,
      steps: [
        `${capitalized(opening.slice(opening.indexOf(', ') + 2))} is ${top} divided by ${bottom}. The same holds for the factors by which they change.`,
        askTop
          ? `So the factor of ${asked} is a product: ${math(`${decimalLatex(factorOf(r))} \\cdot ${decimalLatex(factorOf(p))} = ${decimalLatex(factor)}`)}.`
          : `From ${math(`${decimalLatex(factorOf(r))} = \\frac{${decimalLatex(factorOf(p))}}{x}`)}, the factor of ${asked} is ${math(`x = \\frac{${decimalLatex(factorOf(p))}}{${decimalLatex(factorOf(r))}} = ${decimalLatex(factor)}`)}.`,
        `This is ${change.n > 0n ? 'an' : 'a'} ${changeWord(change)} of ${math(decimalLatex(key))} percent.`,
        askTop
          ? `Check: ${math(`${decimalLatex(factor)} \\div ${decimalLatex(factorOf(p))} = ${decimalLatex(factorOf(r))}`)}.`
          : `Check: ${math(`${decimalLatex(factorOf(p))} \\div ${decimalLatex(factor)} = ${decimalLatex(factorOf(r))}`)}.`,
      ],
      takeaway: 'Percent changes of a quotient and its parts are related by their factors, not by sums.',
    }
  );
}

const opposite = [
  (p: string, loss: string) =>
    `The length of a rectangle is increased by ${p}, and its width is decreased by ${p}. As a result, the area of the rectangle decreases by ${loss}.`,
  (p: string, loss: string) =>
    `The value of a stock decreased by ${p} in one year and increased by ${p} in the next year. Over the two years, the value decreased by ${loss}.`,
  (p: string, loss: string) =>
    `When the positive number ${math('a')} is increased by ${p} and the positive number ${math('b')} is decreased by ${p}, their product decreases by ${loss}.`,
  (p: string, loss: string) =>
    `A store increased the price of a lamp by ${p} and later reduced the increased price by ${p}. The final price was ${loss} less than the original price.`,
  (p: string, loss: string) =>
    `The number of tickets sold for a play was ${p} greater on Saturday than on Friday and ${p} less on Sunday than on Saturday. It was ${loss} less on Sunday than on Friday.`,
  (p: string, loss: string) =>
    `The water level in a reservoir rose by ${p} in the spring and then fell by ${p} in the summer. After this, the level was ${loss} lower than at first.`,
] as const;

/** The same percent up and down. */
function upAndDown(random: Random): Draft | null {
  const percent = 5 * random.int(2, 16);
  const letter = random.pick(['p', 'k', 'n', 'r'] as const);
  const tell = random.pick(opposite);
  const loss = rat(percent * percent, 100);
  const equation = math(`(1 + x)(1 - x) = ${decimalLatex(sub(rat(1), div(loss, rat(100))))}`);
  const bugs: Bug[] = [
    bug('STOP', loss, `This is the overall decrease, which is given; set ${equation}, with ${math('x')} as a decimal.`),
    bug('HALF', div(loss, rat(2)), `This halves the overall decrease, as if the two percents added up; multiply the factors: ${equation}.`),
    bug('ADDP', mul(loss, rat(2)), `This doubles the overall decrease; multiply the factors instead: ${equation}.`),
    bug('SQBIN', sub(rat(100), rat(percent)), `This is the percent that remains after the decrease; subtract it from 100%.`),
    bug('BASE', rat(percent, 10), `This takes the square root of ${prose(loss)}; write it as the decimal ${prose(div(loss, rat(100)))} first.`),
  ];
  const key = rat(percent);
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `The product of the factors is ${math(`1 - \\left(\\frac{${percent}}{100}\\right)^2`)}.`,
    bugs,
    believable: percentBelow(100),
  });
  return (
    answer && {
      parameters: { kind: 'up-and-down', percent, letter, at: opposite.indexOf(tell) },
      stem: `${tell(`\\(${letter}\\)%`, `${prose(loss)}%`)} What is the value of ${math(letter)}?`,
      answer,
      steps: [
        `Write the changes as factors: ${math(`1 + \\frac{${letter}}{100}`)} and ${math(`1 - \\frac{${letter}}{100}`)}.`,
        `Their product is ${math(`1 - \\left(\\frac{${letter}}{100}\\right)^2`)}, and an overall decrease of ${prose(loss)}% means a factor of ${math(decimalLatex(sub(rat(1), div(loss, rat(100)))))}.`,
        `So ${math(`\\left(\\frac{${letter}}{100}\\right)^2 = ${decimalLatex(div(loss, rat(100)))}`)}, ${math(`\\frac{${letter}}{100} = ${decimalLatex(rat(percent, 100))}`)}, and ${math(`${letter} = ${percent}`)}.`,
        `Check: ${math(`${decimalLatex(factorOf(percent))} \\cdot ${decimalLatex(factorOf(-percent))} = ${decimalLatex(sub(rat(1), div(loss, rat(100))))}`)}.`,
      ],
      takeaway: 'Equal percents up and down do not cancel: the product of the factors is 1 minus a square.',
    }
  );
}

const formulas = [
  { tell: '', squared: 'each side length of the square base of a right rectangular prism', plain: 'its height', whole: 'its volume' },
  { tell: '', squared: 'the radius of a right circular cylinder', plain: 'its height', whole: 'its volume' },
  { tell: '', squared: 'the radius of a right circular cone', plain: 'its height', whole: 'its volume' },
  {
    tell: `In the equation ${math('w = kx^2y')}, ${math('k')} is a positive constant, and ${math('x')} and ${math('y')} are positive. `,
    squared: `the value of ${math('x')}`,
    plain: `the value of ${math('y')}`,
    whole: `the value of ${math('w')}`,
  },
  {
    tell: `The quantity ${math('E')} is given by ${math('E = \\frac{1}{2}mv^2')}, where ${math('m')} and ${math('v')} are positive. `,
    squared: `the value of ${math('v')}`,
    plain: `the value of ${math('m')}`,
    whole: `the value of ${math('E')}`,
  },
  { tell: '', squared: 'each side length of the square base of a pyramid', plain: 'its height', whole: 'its volume' },
] as const;

/** One part is squared; the whole and this part are told. */
function withSquare(random: Random): Draft | null {
  const { tell, squared, plain, whole } = random.pick(formulas);
  const p = random.pick([-60, -50, -40, -30, -25, -20, -10, 10, 20, 25, 30, 40, 50, 60, 100]);
  const change = rat(5 * random.int(-14, 20));
  const square = mul(factorOf(p), factorOf(p));
  const factor = factorOf(Number(change.n));
  const ofWhole = percentOver(mul(square, factor));
  const [key, r] = [absolute(change), Number(ofWhole.n)];
  // Both changes are in whole percents, as somebody would choose them.
  if (r === 0 || key.n === 0n || ofWhole.d !== 1n || Math.abs(r) > 150) return null;
  const bugs: Bug[] = [
    bug(
      'K2K3',
      absolute(percentOver(div(factorOf(r), factorOf(p)))),
      `This uses the factor ${prose(factorOf(p))} once; it has to be squared, so divide ${prose(factorOf(r))} by ${prose(square)}.`,
    ),
    bug(
      'ADDP',
      Math.abs(r - 2 * p),
      `This subtracts twice the percent; divide the factor ${prose(factorOf(r))} by ${prose(square)}, the square of the other one.`,
    ),
    bug(
      'ADDP',
      Math.abs(r - p),
      `This subtracts the percents, which have different bases; divide the factor ${prose(factorOf(r))} by the square of ${prose(factorOf(p))}.`,
    ),
    bug(
      'SWAP',
      absolute(percentOver(mul(factorOf(r), square))),
      `This multiplies by the square of the factor; divide ${prose(factorOf(r))} by ${prose(square)}.`,
    ),
    bug('OFMORE', mul(factor, rat(100)), `This is the new value as a percent of the old one; its difference from 100% is the change.`),
  ];
  const entry = random.chance(1, 2);
  const answer = numberAnswer({
    ...asDecimals,
    typed: entry,
    key,
    why: `The factor is ${prose(factor)}.`,
    bugs,
    show: showPercent,
    believable: changeBelow(change, 300),
  });
  const stem = `${tell}${capitalized(squared)} is ${changed(p)}, and ${plain} is also changed. As a result, ${whole} ${changeWord(r)}s by ${Math.abs(r)}%. By what percentage does ${plain} ${changeWord(change)}?`;
  return (
    answer && {
      parameters: { kind: 'square', p, r, squared },
      stem: entry ? `${stem}${enterPercent}` : stem,
      answer,
      steps: [
        `Work with factors: ${whole} is multiplied by ${math(decimalLatex(factorOf(r)))}, and ${squared} by ${math(decimalLatex(factorOf(p)))}, which enters as a square.`,
        `With the factor ${math('f')} for ${plain}, ${math(`${decimalLatex(factorOf(p))}^2 \\cdot f = ${decimalLatex(factorOf(r))}`)}, so ${math(`f = \\frac{${decimalLatex(factorOf(r))}}{${decimalLatex(square)}} = ${decimalLatex(factor)}`)}.`,
        `This is ${change.n > 0n ? 'an' : 'a'} ${changeWord(change)} of ${math(decimalLatex(key))} percent.`,
        `Check: ${math(`${decimalLatex(factorOf(p))}^2 \\cdot ${decimalLatex(factor)} = ${decimalLatex(factorOf(r))}`)}.`,
      ],
      takeaway: 'Where a quantity is squared, so is the factor by which it changes.',
    }
  );
}

export function backwardsChange(random: Random): Draft | null {
  const make = random.pick([partOfQuotient, partOfQuotient, partOfQuotient, upAndDown, withSquare, withSquare]);
  return persist(() => make(random));
}
