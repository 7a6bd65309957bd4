/** Quadratic models that the student builds from a situation; asked is a quantity beyond the first that comes out. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { stripAround } from './strip-around.ts';
import { arches, archOptions } from './arches.ts';
import { sum } from '../formulas.ts';
import { math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { persist } from '../persist.ts';

interface Sale {
  readonly seller: string;
  readonly thing: string;
  readonly things: string;
  readonly per: string;
  readonly price: readonly [number, number];
  readonly sold: readonly [number, number];
}

const sales: readonly Sale[] = [
  { seller: 'A theater', thing: 'ticket', things: 'tickets', per: 'per show', price: [18, 60], sold: [200, 900] },
  { seller: 'A bakery', thing: 'cake', things: 'cakes', per: 'per week', price: [20, 48], sold: [80, 300] },
  { seller: 'A museum shop', thing: 'poster', things: 'posters', per: 'per month', price: [12, 40], sold: [100, 500] },
  { seller: 'A boat company', thing: 'tour ticket', things: 'tour tickets', per: 'per day', price: [24, 70], sold: [120, 400] },
  { seller: 'A garden center', thing: 'rose bush', things: 'rose bushes', per: 'per month', price: [16, 50], sold: [100, 400] },
  { seller: 'A pottery studio', thing: 'class pass', things: 'class passes', per: 'per month', price: [30, 90], sold: [60, 240] },
  { seller: 'A ski area', thing: 'day pass', things: 'day passes', per: 'per weekend', price: [50, 120], sold: [400, 1500] },
  { seller: 'A bookstore', thing: 'calendar', things: 'calendars', per: 'per week', price: [10, 30], sold: [80, 260] },
];

/** Fewer are sold at a higher price: the number sold when revenue is greatest, or the lower of two prices with a given revenue. */
function revenue(random: Random): Draft | null {
  const sale = random.pick(sales);
  const step = random.pick([1, 2, 2, 4, 5]);
  // n steps up: (price + step·n)(sold − drop·n). Its zeros are −price/step and sold/drop, its greatest value lies halfway.
  const before = random.int(Math.ceil(sale.price[0] / step), Math.floor(sale.price[1] / step));
  const top = random.int(2, Math.max(2, Math.floor(0.6 * before)));
  const [left, right] = [-before, before + 2 * top];
  const [fewest, mostDrop] = [Math.ceil(sale.sold[0] / right), Math.floor(sale.sold[1] / right)];
  if (mostDrop < Math.max(2, fewest)) return null;
  const drop = random.int(Math.max(2, fewest), mostDrop);
  const [price, sold] = [step * before, drop * right];
  if (sold % 5 !== 0) return null;
  const [bestPrice, bestSold] = [price + step * top, sold - drop * top];
  const most = bestPrice * bestSold;
  const ask = random.pick(['sold', 'sold', 'revenue', 'other'] as const);
  const off = random.int(1, top - 1);
  const amount = (price + step * (top - off)) * (sold - drop * (top - off));
  const [low, high] = [price + step * (top - off), price + step * (top + off)];
  const key = ask === 'sold' ? bestSold : ask === 'revenue' ? most : high;
  const best = math(`\\$${bestPrice}`);
  const halfway = `after ${math(top)} increases, halfway between the zeros ${math(left)} and ${math(right)}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: !(ask === 'revenue' && most > 99_999) && random.chance(3, 5),
    key,
    why: `The revenue is greatest at ${math(top)} increases of ${math(`\\$${step}`)}, at a price of ${math(`\\$${bestPrice}`)}.`,
    bugs:
      ask === 'other'
        ? [
            bug('LOST', low, `This is the lower of the two prices; the higher one is as far above ${best}.`),
            bug('VERT', bestPrice, 'This is the price at which the revenue is greatest; the two prices are equally far from it.'),
            bug('STOP', top + off, `This is the number of price increases; each adds ${math(`\\$${step}`)} to ${math(`\\$${price}`)}.`),
            bug('SWAP', sold - drop * (top + off), `This is the number of ${sale.things} sold at that price; divide the revenue by it to get the price.`),
            bug('RATE0', price + top + off, step === 1 ? 'This is the price.' : `Each increase is ${math(`\\$${step}`)}, not ${math('\\$1')}.`),
            bug('STOP', step * (top + off), `This is the amount by which the price is increased; add it to ${math(`\\$${price}`)}.`),
          ]
        : [
            bug(
              'SWAP',
              ask === 'sold' ? bestPrice : bestSold,
              ask === 'sold'
                ? `This is the price, in dollars, at which the revenue is greatest; after ${math(top)} increases, ${math(`${sold}-${drop}\\cdot${top}`)} are sold.`
                : `This is the number of ${sale.things} sold; multiply it by the price, ${best}.`,
            ),
            bug(
              'STOP',
              top,
              `This is the number of price increases; ${ask === 'sold' ? `each takes ${math(drop)} off the ${math(sold)}` : 'use it to find the price and the number sold'}.`,
            ),
            bug(
              'STOP',
              ask === 'sold' ? sold : price * sold,
              ask === 'sold'
                ? `This is the number sold at the present price; subtract ${math(drop)} for each of the ${math(top)} increases.`
                : `This is the revenue at the present price; it is greatest at ${best}.`,
            ),
            bug(
              step === 1 && ask !== 'sold' ? 'STOP' : 'RATE0',
              ask === 'sold' ? drop * top : (price + top) * bestSold,
              ask === 'sold'
                ? `This is how many fewer ${sale.things} are sold; subtract it from ${math(sold)}.`
                : `This raises the price by ${math('\\$1')} each time; each increase is ${math(`\\$${step}`)}.`,
            ),
            bug(
              'VERT',
              ask === 'sold' ? Math.round(sold / 2) : price + step * top,
              ask === 'sold'
                ? `This takes half of the number of increases at which nothing is sold; the revenue is greatest ${halfway}.`
                : `This is the price at which the revenue is greatest; multiply it by the number sold, ${math(bestSold)}.`,
            ),
            bug(
              'HALF',
              ask === 'sold' ? sold - drop * before : Math.round((price * sold) / 2),
              ask === 'sold'
                ? `This takes ${math(before)}, from the zero of the price, for the number of increases; the revenue is greatest ${halfway}.`
                : `This halves the present revenue; multiply ${best} by the ${math(bestSold)} that are sold at that price.`,
            ),
          ],
  });
  const story = `${sale.seller} sells ${prose(sold)} ${sale.things} ${sale.per} at a price of ${math(`\\$${price}`)} each. For every ${math(`\\$${step}`)} increase in the price, ${drop} fewer ${sale.things} are sold ${sale.per}.`;
  const asks = {
    sold: random.pick([
      `At the price for which the revenue from the ${sale.things} is greatest, how many ${sale.things} are sold ${sale.per}?`,
      `If the price is set so that the revenue from the ${sale.things} is greatest, how many ${sale.things} are sold ${sale.per}?`,
    ]),
    revenue: random.pick([
      `What is the greatest possible revenue ${sale.per}, in dollars, from the ${sale.things}?`,
      `What is the maximum revenue, in dollars, that the ${sale.things} can bring in ${sale.per}?`,
    ]),
    other: random.pick([
      `At two prices, the revenue from the ${sale.things} is ${math(`\\$${amount}`)} ${sale.per}. What is the higher of these prices, in dollars?`,
      `The revenue from the ${sale.things} would be ${math(`\\$${amount}`)} ${sale.per} at either of two prices. What is the greater of the two prices, in dollars?`,
    ]),
  };
  return (
    answer && {
      parameters: { kind: 'revenue', price, sold, step, drop, ask, off, thing: sale.thing },
      stem: `${story} ${asks[ask]}`,
      answer,
      steps: [
        `Let ${math('n')} be the number of ${math(`\\$${step}`)} increases. The price is then ${math(`${price} + ${step === 1 ? '' : step}n`)} dollars, ${math(`${sold} - ${drop}n`)} ${sale.things} are sold, and the revenue is the product.`,
        `The product ${math(`(${price} + ${step === 1 ? '' : step}n)(${sold} - ${drop}n)`)} is 0 at ${math(`n = ${left}`)} and ${math(`n = ${right}`)}, so it is greatest halfway between, at ${math(`n = ${top}`)}.`,
        ask === 'other'
          ? `Prices with equal revenue are equally far from that point. The revenue is ${math(`\\$${amount}`)} at ${math(`n = ${top - off}`)} and at ${math(`n = ${top + off}`)}, and the higher price is ${math(`${price} + ${step} \\cdot ${top + off} = ${high}`)} dollars.`
          : `At ${math(`n = ${top}`)}, the price is ${math(`\\$${bestPrice}`)} and ${math(`${sold} - ${drop} \\cdot ${top} = ${bestSold}`)} ${sale.things} are sold.${ask === 'revenue' ? ` The revenue is ${math(`${bestPrice} \\cdot ${bestSold} = ${most}`)} dollars.` : ''}`,
        ask === 'other'
          ? `Check: ${math(`${high} \\cdot ${sold - drop * (top + off)} = ${amount}`)}.`
          : `Check: one increase less gives ${math(`${bestPrice - step} \\cdot ${bestSold + drop} = ${(bestPrice - step) * (bestSold + drop)}`)} dollars, which is less than ${math(`\\$${most}`)}.`,
      ],
      takeaway: 'A product of two linear expressions has its extreme value halfway between its zeros.',
    }
  );
}

/** A parabolic arch of known height and width: its width at a height, or its height at a distance. */
function archOf(random: Random, setting: (typeof arches)[number]): Draft | null {
  const drawn = random.pick(archOptions);
  const [half, height] = [drawn.parts * random.int(...setting.halves), drawn.square * random.int(...setting.heights)];
  // At the height of 1 − (part/parts)², the arch reaches part/parts of the half width to either side.
  const y = height - (height * drawn.part ** 2) / drawn.parts ** 2;
  const x = (half * drawn.part) / drawn.parts;
  if (!Number.isInteger(y) || !Number.isInteger(x) || height > 1.5 * half || half > 5 * height) return null;
  const askWidth = random.chance(1, 2);
  const d = half - x;
  const key = askWidth ? 2 * x : y;
  const model = math(
    `y=${sum([
      [height, ''],
      [rat(-height, half * half), 'x^2'],
    ])}`,
  );
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key,
    why: `At a height of ${y} ${setting.unit}, the arch is ${x} ${setting.unit} from its middle on either side.`,
    bugs: [
      bug(
        'HALF',
        askWidth ? x : height - y,
        askWidth
          ? 'This is the distance to the middle; the width is twice as much.'
          : `This is the distance from the top down; subtract it from ${math(height)}.`,
      ),
      bug(
        'GROW',
        askWidth ? Math.round(2 * half * (1 - y / height)) : Math.round((height * d) / half),
        `This takes the sides for straight lines; with the vertex on the ${math('y')}-axis, use ${model}.`,
      ),
      bug(
        'VERT',
        askWidth ? d : Math.round(height * (1 - (d / half) ** 2)),
        askWidth
          ? `This is the distance to the nearer end; subtract it twice from ${math(2 * half)}.`
          : `This takes ${math(d)} as the distance from the middle; it is ${math(x)} from there.`,
      ),
      bug(
        'STOP',
        askWidth ? 2 * half - x : Math.round((height * d * d) / half ** 2),
        askWidth
          ? `This is ${math(`${2 * half}-${x}`)}; the width reaches ${math(x)} to either side of the middle, so double that.`
          : `This puts the vertex of the parabola at the end; it is in the middle, ${math(half)} from either end.`,
      ),
      bug(
        'SWAP',
        askWidth ? 2 * d : Math.round(height * (1 - x / half / 2)),
        askWidth
          ? `This is the part of the whole width that is left over; subtract it from ${math(2 * half)}.`
          : `This takes half the distance to the middle and does not square it; use ${model} at ${math(`x = ${x}`)}.`,
      ),
    ],
  });
  const opening = `${setting.thing} has the shape of a parabola. It is ${2 * half} ${setting.unit} wide at the ${setting.base} and ${height} ${setting.unit} high at its highest point.`;
  return (
    answer && {
      parameters: { kind: 'arch', half, height, y, d, askWidth, thing: setting.thing },
      stem: askWidth
        ? random.pick([
            `${opening} How wide, in ${setting.unit}, is ${setting.it} ${y} ${setting.unit} above the ${setting.base}?`,
            `${opening} What is the width, in ${setting.unit}, of ${setting.it} at a height of ${y} ${setting.unit} above the ${setting.base}?`,
          ])
        : random.pick([
            `${opening} How high, in ${setting.unit}, is ${setting.it} directly above a point on the ${setting.base} that is ${d} ${setting.unit} from one of the two points where ${setting.it} meets the ${setting.base}?`,
            `${opening} Point ${math('P')} is on the ${setting.base}, ${d} ${setting.unit} from where one side of ${setting.it} meets the ${setting.base}. What is the height, in ${setting.unit}, of ${setting.it} directly above point ${math('P')}?`,
          ]),
      answer,
      steps: [
        `Put the origin at the middle of the ${setting.base}. The vertex is then ${math(`(0, ${height})`)}, and the ends are ${math(`(-${half}, 0)`)} and ${math(`(${half}, 0)`)}.`,
        `So ${math(`y = ${height} - ax^2`)} with ${math(`${height} - a \\cdot ${half}^2 = 0`)}, that is ${math(`a = \\frac{${height}}{${half * half}}`)}.`,
        askWidth
          ? `At ${math(`y = ${y}`)}: ${math(`x^2 = \\frac{${height} - ${y}}{a} = ${x * x}`)}, so ${math(`x = ${x}`)} or ${math(`x = -${x}`)}, and the width is ${math(`2 \\cdot ${x} = ${2 * x}`)} ${setting.unit}.`
          : `A point ${d} ${setting.unit} from an end is ${math(`${half} - ${d} = ${x}`)} ${setting.unit} from the middle, and there ${math(`y = ${height} - \\frac{${height}}{${half * half}} \\cdot ${x}^2 = ${y}`)}.`,
        `Check: ${math(`\\frac{${height} - ${y}}{${height}} = \\frac{${x * x}}{${half * half}}`)}, as the squares of the distances from the middle require.`,
      ],
      takeaway: 'Choose the axes so that the vertex of a parabola lies on the y-axis; one more point gives the equation.',
    }
  );
}

/** Every setting as often, though few measures fit some. */
function arch(random: Random): Draft | null {
  const setting = random.pick(arches);
  return persist(() => archOf(random, setting));
}

export const builtQuadratic: Generator = {
  archetype: 'NLF-p',
  topicId: 16,
  version: 4,
  levels: [4, 5],
  skillTags: ['quadratic-models', 'modeling'],
  draft: (random, level) => (level === 4 ? stripAround(random) : random.pick([revenue, arch])(random)),
};
