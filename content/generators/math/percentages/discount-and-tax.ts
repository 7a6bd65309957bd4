/** PCT-g: expressions for discounts and taxes. */
import type { Generator, WrongOption } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { capitalized, decimalLatex, math } from '../text.ts';

const wrong = (text: string, misconception: WrongOption['misconception'], why: string): WrongOption => ({ text: math(text), value: text, misconception, why });
const hundredths = (n: number) => decimalLatex(rat(n, 100));

export const discountAndTax: Generator = {
  archetype: 'PCT-g',
  topicId: 20,
  version: 4,
  levels: [3, 4],
  skillTags: ['percent-change', 'expressions'],
  draft(random, level) {
    const letter = random.pick(['p', 'x', 'c', 'd'] as const);
    const [off, tax] = [random.int(2, 9) * 5, random.pick([4, 5, 6, 7, 8, 9])];
    const [down, up] = [hundredths(100 - off), hundredths(100 + tax)];
    const item = random.pick(['a jacket', 'a lamp', 'a backpack', 'a bicycle helmet', 'a pair of shoes', 'a tent', 'a keyboard', 'a set of dishes']);
    const price = `${math(letter)} dollars`;
    const backwards = level === 4 && random.chance(1, 2);
    const fee = level === 4 && !backwards ? random.int(2, 12) : 0;
    const key = backwards ? `\\frac{${letter}}{(${down})(${up})}` : fee ? `(${up})(${down}${letter})+${fee}` : `(${up})(${down}${letter})`;
    const add_ = fee ? `+${fee}` : '';
    const options = backwards
      ? [
          wrong(`(${down})(${up})${letter}`, 'INVOP', `This applies the discount and the tax to the total; to undo them, divide by both factors.`),
          wrong(
            `\\frac{${letter}}{${hundredths(100 - off + tax)}}`,
            'ADDP',
            `This combines ${off}% and ${tax}% into one change, but they are percents of different amounts; use the factors ${math(down)} and ${math(up)}.`,
          ),
          wrong(`\\frac{(${down})${letter}}{${up}}`, 'INVOP', 'This undoes the tax but applies the discount again; divide by both factors.'),
          wrong(`\\frac{(${up})${letter}}{${down}}`, 'INVOP', 'This undoes the discount but applies the tax again; divide by both factors.'),
          wrong(
            `\\frac{${letter}}{(${hundredths(off)})(${up})}`,
            'OFMORE',
            `This divides by the ${off}% that was taken off; divide by the ${100 - off}% that remained.`,
          ),
          wrong(
            `(${hundredths(100 + off)})(${hundredths(100 - tax)})${letter}`,
            'BASE',
            `This takes both percents of the total; they belong to the original and the reduced price, so divide by ${math(down)} and by ${math(up)}.`,
          ),
        ]
      : [
          wrong(
            `(${hundredths(tax)})(${down}${letter})${add_}`,
            'OFMORE',
            `This includes only the tax; with the reduced price itself, the factor is ${math(up)}.`,
          ),
          wrong(
            `(${up})(${hundredths(off)}${letter})${add_}`,
            'OFMORE',
            `This uses the ${off}% that is taken off; the reduced price is the remaining ${100 - off}%, so use ${math(down)}.`,
          ),
          wrong(
            `${hundredths(100 - off + tax)}${letter}${add_}`,
            'ADDP',
            `This combines ${off}% and ${tax}% into one change, but they are percents of different amounts; use the factors ${math(down)} and ${math(up)}.`,
          ),
          wrong(
            `(${hundredths(100 + off)})(${hundredths(100 - tax)}${letter})${add_}`,
            'SWAP',
            `This increases the price by the discount and decreases it by the tax; a discount lowers it, and a tax raises it: use ${math(down)} and ${math(up)}.`,
          ),
          wrong(
            `${down}${letter}+(${hundredths(tax)})(${hundredths(off)}${letter})${add_}`,
            'BASE',
            'This takes the tax on the amount that is taken off; the tax is on the reduced price, so multiply all of that by the factor for the tax.',
          ),
          wrong(
            `${hundredths(100 - off - tax)}${letter}${add_}`,
            'SIGN',
            `This subtracts the tax, too; add it, by multiplying the reduced price by ${math(up)}.`,
          ),
          ...(fee
            ? [wrong(`(${up})(${down}${letter}+${fee})`, 'BASE', 'This taxes the delivery fee too; add it outside the parentheses, after the tax.')]
            : []),
        ];
    const discount = random.pick([
      `The price is reduced by ${off}%`,
      `A discount of ${off}% is taken off the price`,
      `With a coupon, the price is reduced by ${off}%`,
    ]);
    return {
      parameters: { letter, off, tax, backwards, fee, item },
      stem: backwards
        ? random.pick([
            `The original price of ${item} is reduced by ${off}%, and a sales tax of ${tax}% is added to the reduced price. The total is ${price}. Which expression represents the original price, in dollars?`,
            `The price of ${item} is reduced by ${off}%. After a sales tax of ${tax}% is added to the reduced price, the total is ${price}. Which expression gives the original price, in dollars, in terms of ${math(letter)}?`,
            `A customer pays ${price} for ${item}. This is the price after a discount of ${off}% and with a sales tax of ${tax}% on the discounted price. Which expression represents the price, in dollars, before discount and tax?`,
          ])
        : `${random.pick([`The original price of ${item} is ${price}.`, `${capitalized(item)} is listed at ${price}.`, `In a store, ${item} costs ${price}.`])} ${discount}, and then a sales tax of ${tax}% is added to the reduced price.${fee ? ` Finally, a delivery fee of $${fee} is charged.` : ''} ${random.pick(['Which expression represents the total cost, in dollars?', `Which expression gives the total, in dollars, in terms of ${math(letter)}?`, 'Which of the following represents the total amount paid, in dollars?'])}`,
      answer: {
        format: 'choice',
        correct: {
          text: math(key),
          value: key,
          why: backwards
            ? 'Dividing by both factors undoes the tax and the discount.'
            : `After the discount, ${100 - off}% of the price remains; with tax, the cost is ${100 + tax}% of that${fee ? ', plus the fee' : ''}.`,
        },
        wrong: options,
      },
      steps: [
        'Write each percent change as a factor; for successive changes, multiply the factors.',
        `The discount leaves ${math(`${down}`)} of the price, and the tax multiplies the reduced price by ${math(`${up}`)}.`,
        `${backwards ? `The original price times both factors is ${math(letter)}, so it is ${math(key)}.` : `Together: ${math(key)}.`} Check with 100 dollars: ${math(`${up}\\cdot ${100 - off}=${decimalLatex(rat((100 + tax) * (100 - off), 100))}`)}${backwards ? ' dollars is the total, and the expression gives back 100' : fee ? ' dollars, before the fee' : ' dollars'}.`,
      ],
      takeaway: 'For successive percent changes, multiply the factors; do not add the percents.',
    };
  },
};
