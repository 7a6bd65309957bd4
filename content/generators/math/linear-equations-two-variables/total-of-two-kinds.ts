/** LE2-c: the equation that models a total made of two kinds of items. */
import { math, prose } from '../text.ts';
import { sum } from '../formulas.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

interface Setting {
  /** The story without the fixed part; `f` is a phrase for the fixed part or empty. */
  readonly tell: (a: number, b: number, total: string, f: string) => string;
  readonly fixed: (f: number) => string;
  readonly ask: string;
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly extra: readonly [number, number];
}

const settings: readonly Setting[] = [
  {
    tell: (a, b, t, f) =>
      `A theater sells child tickets for $${a} each and adult tickets for $${b} each. On Friday, the theater collected a total of $${t} from selling ${math('x')} child tickets and ${math('y')} adult tickets${f}.`,
    fixed: (n) => ` and from a donation of $${n}`,
    ask: 'represents this situation',
    a: [6, 11],
    b: [12, 24],
    extra: [50, 200],
  },
  {
    tell: (a, b, t, f) =>
      `A florist uses ${a} roses for each small bouquet and ${b} roses for each large bouquet. The florist used a total of ${t} roses to make ${math('x')} small bouquets and ${math('y')} large bouquets${f}.`,
    fixed: (n) => `, as well as one centerpiece with ${n} roses`,
    ask: 'represents this situation',
    a: [5, 9],
    b: [12, 25],
    extra: [20, 60],
  },
  {
    tell: (a, b, t, f) =>
      `Marcus earns $${a} per hour tutoring and $${b} per hour lifeguarding. Last month, he earned a total of $${t} by tutoring for ${math('x')} hours and lifeguarding for ${math('y')} hours${f}.`,
    fixed: (n) => ` and by selling a used bicycle for $${n}`,
    ask: 'models this situation',
    a: [18, 30],
    b: [12, 17],
    extra: [40, 150],
  },
  {
    tell: (a, b, t, f) =>
      `A truck carries ${math('x')} crates that weigh ${a} pounds each and ${math('y')} crates that weigh ${b} pounds each${f}. The total weight of this load is ${t} pounds.`,
    fixed: (n) => `, as well as one machine that weighs ${n} pounds`,
    ask: 'represents this situation',
    a: [25, 45],
    b: [50, 90],
    extra: [120, 400],
  },
  {
    tell: (a, b, t, f) =>
      `In a trivia game, a team scores ${a} points for each short question and ${b} points for each long question that it answers correctly. A team answered ${math('x')} short questions and ${math('y')} long questions correctly${f} and finished with a total of ${t} points.`,
    fixed: (n) => `, received a bonus of ${n} points,`,
    ask: 'models this situation',
    a: [2, 5],
    b: [7, 12],
    extra: [10, 30],
  },
  {
    tell: (a, b, t, f) => `Mei bought ${math('x')} notebooks for $${a} each and ${math('y')} folders for $${b} each${f}. The total cost before tax was $${t}.`,
    fixed: (n) => `, as well as a backpack for $${n}`,
    ask: 'represents this situation',
    a: [3, 8],
    b: [1, 2],
    extra: [20, 45],
  },
  {
    tell: (a, b, t, f) =>
      `A cyclist traveled a total of ${t} miles last month. The cyclist rode at a speed of ${a} miles per hour on trails for ${math('x')} hours and at a speed of ${b} miles per hour on roads for ${math('y')} hours${f}.`,
    fixed: (n) => `, and also completed a race of ${n} miles`,
    ask: 'represents this situation',
    a: [7, 11],
    b: [14, 19],
    extra: [20, 60],
  },
  {
    tell: (a, b, t, f) =>
      `One pump moved ${a} gallons of water per minute into a tank for ${math('x')} minutes. A second pump moved ${b} gallons of water per minute into the tank for ${math('y')} minutes${f}. In total, the tank received ${t} gallons of water.`,
    fixed: (n) => `, and a truck delivered another ${n} gallons`,
    ask: 'models this situation',
    a: [8, 15],
    b: [18, 30],
    extra: [40, 150],
  },
  {
    tell: (a, b, t, f) =>
      `A bakery uses ${a} grams of butter for each muffin and ${b} grams of butter for each croissant. One morning, it used a total of ${t} grams of butter for ${math('x')} muffins and ${math('y')} croissants${f}.`,
    fixed: (n) => ` and for a cake that required ${n} grams of butter`,
    ask: 'models this situation',
    a: [9, 15],
    b: [20, 32],
    extra: [110, 240],
  },
];

function draft(random: Random, level: Difficulty): Draft | null {
  const setting = random.pick(settings);
  const draw = ([low, high]: readonly [number, number]) => random.int(low, high);
  const [a, b, extra] = [draw(setting.a), draw(setting.b), level === 2 ? draw(setting.extra) : 0];
  const total = a * random.int(6, 24) + b * random.int(5, 20) + extra;
  if (b === 1) return null;
  const option = (latex: string) => ({ text: math(latex), value: latex });
  const plain = (p: number, q: number) =>
    sum([
      [p, 'x'],
      [q, 'y'],
    ]);
  const key = extra === 0 ? `${plain(a, b)}=${total}` : `${plain(a, b)}+${extra}=${total}`;
  const wrong: WrongOption[] = [];
  const push = (latex: string, misconception: Misconception, why: string) => wrong.push({ ...option(latex), misconception, why });
  const tail = extra === 0 ? '' : `+${extra}`;
  const asGiven = `${math(`${a}`)} goes with ${math('x')}, and ${math(`${b}`)} goes with ${math('y')}`;
  push(`${plain(b, a)}${tail}=${total}`, 'SWAP', `This multiplies ${math('x')} by ${math(`${b}`)} and ${math('y')} by ${math(`${a}`)}; ${asGiven}.`);
  if (extra === 0) {
    push(`${a + b}(x+y)=${total}`, 'ADDP', `This multiplies both ${math('x')} and ${math('y')} by ${math(`${a + b}`)}; ${asGiven}.`);
    push(
      `x+y=${total}`,
      'UNIT',
      `This leaves out the amounts ${math(`${a}`)} and ${math(`${b}`)}, so it adds the counts; multiply each count by its amount before adding.`,
    );
    push(
      `\\frac{x}{${a}}+\\frac{y}{${b}}=${total}`,
      'RECIP',
      `This divides ${math('x')} by ${math(`${a}`)} and ${math('y')} by ${math(`${b}`)}; multiply instead.`,
    );
  } else {
    push(
      `${plain(a, b)}=${total + extra}`,
      'SIGN',
      `This adds ${math(`${extra}`)} to the total, but the total already includes it; add it to ${math(plain(a, b))} on the left instead.`,
    );
    push(
      `${plain(a, b)}=${total}`,
      'STOP',
      `This leaves out the fixed amount ${math(`${extra}`)}, which is part of the total; add it to ${math(plain(a, b))}.`,
    );
    push(`${plain(a + extra, b)}=${total}`, 'RATE0', `This multiplies the fixed amount ${math(`${extra}`)} by ${math('x')}; add it once, without a variable.`);
    push(
      `${plain(b, a)}=${total + extra}`,
      'SWAP',
      `This switches ${math(`${a}`)} and ${math(`${b}`)} and also adds the fixed amount to the wrong side; ${asGiven}, and ${math(`${extra}`)} is added on the left.`,
    );
  }
  const asIs = `${math(`${a}x`)} and ${math(`${b}y`)}`;
  return {
    parameters: { a, b, extra, total, story: setting.tell(0, 0, '', '').slice(0, 12) },
    stem: `${setting.tell(a, b, prose(total), extra === 0 ? '' : setting.fixed(extra))} Which equation ${setting.ask}?`,
    answer: {
      format: 'choice',
      correct: {
        ...option(key),
        why: `The two parts are ${asIs}, and with${extra === 0 ? '' : ` the fixed amount ${math(`${extra}`)}`} they add up to ${math(`${total}`)}.`.replace(
          'and with they',
          'and together they',
        ),
      },
      wrong,
    },
    steps: [
      'For each kind, multiply the amount for one by the number of that kind; then add to get the total.',
      `The products are ${asIs}${extra === 0 ? '' : `, and the fixed amount ${math(`${extra}`)} is added once`}.`,
      `The total is ${math(`${total}`)}, so ${math(key)}.`,
      `Check the units: ${math(`${a}x`)} and ${math(`${b}y`)} have the same unit as the total, ${math(`${total}`)}.`,
    ],
    takeaway: 'To write a total, multiply each amount by its count and add; a fixed amount is added once, without a variable.',
  };
}

export const totalOfTwoKinds: Generator = {
  archetype: 'LE2-c',
  topicId: 13,
  version: 3,
  levels: [1, 2],
  skillTags: ['linear-equations-two-variables', 'modeling'],
  draft,
};
