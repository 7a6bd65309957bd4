/** f(x) = ab^x + c from three values at equal distances: the changes, not the values, have a constant ratio. */
import { add, div, mul, pow, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { DataTable } from '#core/questions/question.ts';
import type { Draft } from '../../generator.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { capitalized, decimalLatex, math } from '../text.ts';
import { persist } from '../persist.ts';
import { type Approach, approaches } from './approach-settings.ts';

const decimal = (value: Rational) => math(decimalLatex(value));

type Asked = 'c' | 'a' | 'next' | 'before';

/** What a question about such a function is about: the letters, and the sentence that introduces it. */
interface Frame {
  readonly name: string;
  readonly letter: string;
  readonly introduction: string;
  readonly caption: string;
  readonly askC: readonly string[];
}

function abstractFrame(random: Random): Frame {
  const rule = math('f(x) = a(b)^x + c');
  return {
    name: 'f',
    letter: 'x',
    caption: 'Values of x and f(x)',
    introduction: random.pick([
      `For the function ${math('f')}, the table shows three values of ${math('x')} and their corresponding values of ${math('f(x)')}. The function is defined by ${rule}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants and ${math('b > 0')}.`,
      `The function ${math('f')} is defined by ${rule}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants and ${math('b > 0')}. The table gives three values of ${math('x')} and their corresponding values of ${math('f(x)')}.`,
      `The table shows three values of the function ${rule}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants and ${math('b')} is positive.`,
    ]),
    askC: [`What is the value of ${math('c')}?`],
  };
}

/** Factors from one value to the next, for what grows and for what levels off. */
const ratios: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [3, 2],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [3, 4],
  [3, 5],
];

function drawn(random: Random, setting: Approach | null): Draft | null {
  const [top, under] = random.pick(setting ? ratios.filter(([p, q]) => p < q) : ratios);
  const ratio = rat(top, under);
  const step = setting ? random.pick(setting.steps) : random.int(1, 4);
  const first = setting ? (random.chance(1, 2) ? 0 : step) : step * random.int(-1, 1);
  const c = setting
    ? setting.limits[2] * random.int(setting.limits[0] / setting.limits[2], setting.limits[1] / setting.limits[2])
    : random.pick([-1, 1]) * random.int(2, 30);
  const gap = setting ? setting.side * random.int(...setting.gaps) : random.pick([-1, 1, 1]) * random.int(2, 90);
  // Values after n steps from the first one in the table; step −1 lies before it.
  const value = (n: number) => add(rat(c), mul(rat(gap), pow(ratio, n + (setting && first > 0 ? 1 : 0))));
  const [v1, v2, v3] = [value(0), value(1), value(2)];
  const asked: Asked = random.pick(first === 0 ? ['c', 'c', 'a', 'next'] : ['c', 'c', 'next', 'before']);
  // The value at 0 belongs to a whole number of steps.
  const back = first / step;
  if (asked === 'before' && back <= 0) return null;
  const zero = value(-back);
  const next = value(3);
  if ([v1, v2, v3].some((v) => v.d !== 1n || v.n === 0n || Math.abs(toNumber(v)) > 999)) return null;
  if (setting && [v1, v2, v3].some((v) => toNumber(v) <= 2)) return null;
  const [d1, d2] = [sub(v2, v1), sub(v3, v2)];
  const key = { c: rat(c), a: sub(zero, rat(c)), next, before: zero }[asked];
  if (key.d !== 1n || Math.abs(toNumber(key)) > 9999 || toNumber(key) === 0) return null;
  const linear = add(v3, d2);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(4, 5),
    key: key,
    why: `The changes, ${decimal(d1)} and ${decimal(d2)}, have the ratio ${math(decimalLatex(ratio))}; ${math(`c = ${c}`)} follows.`,
    bugs: [
      bug(
        asked === 'c' || asked === 'a' ? 'STOP' : 'GROW',
        asked === 'next' ? linear : asked === 'before' ? sub(v1, d1) : v3,
        asked === 'next' || asked === 'before' ? 'This takes equal changes; the changes have a constant ratio.' : 'This is the last value in the table.',
      ),
      bug('SWAP', asked === 'c' ? sub(zero, rat(c)) : c, asked === 'c' ? `This is the value of ${math('a')}.` : `This is the value of ${math('c')}.`),
      bug(
        asked === 'c' || asked === 'a' ? 'INTC' : 'GROW',
        asked === 'c' || asked === 'a' ? zero : div(mul(v3, v3), v2),
        asked === 'c' || asked === 'a'
          ? `This is ${math('a + c')}, the value at 0.`
          : 'This takes the ratio of the values; only the changes have a constant ratio.',
      ),
      bug('GROW', add(v3, sub(d2, sub(d1, d2))), 'This takes a constant difference between the changes; they have a constant ratio.'),
      bug(
        asked === 'next' ? 'PERIOD' : 'STOP',
        asked === 'next' ? value(4) : v1,
        asked === 'next' ? 'This is one step too far.' : 'This is the first value in the table.',
      ),
      bug(
        asked === 'a' || asked === 'c' ? 'SIGN' : 'STOP',
        asked === 'a' ? mul(rat(-1), key) : asked === 'c' ? rat(-c) : mul(d2, ratio),
        asked === 'a' || asked === 'c' ? 'The sign is reversed.' : 'This is a change in the value, not the value.',
      ),
    ].filter(({ value: x }) => x !== null && [1n, 2n, 4n, 5n].includes(x.d)),
  });
  const frame: Frame = setting
    ? {
        name: 'f',
        letter: 't',
        caption: `${capitalized(setting.quantity)}, in ${setting.unit}, after t ${setting.time}`,
        introduction: `${setting.shortStory} The function ${math('f(t) = a(b)^t + c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants and ${math('0 < b < 1')}, models the ${setting.quantity}, in ${setting.unit}, ${math('t')} ${setting.time} ${setting.since}. The table shows three values of ${math('t')} and their corresponding values of ${math('f(t)')}.`,
        askC: [
          `What is the value of ${math('c')}?`,
          `According to the model, what value, in ${setting.unit}, does the ${setting.quantity} approach as ${math('t')} increases?`,
        ],
      }
    : abstractFrame(random);
  const { letter } = frame;
  const times = [0, 1, 2].map((n) => first + n * step);
  const table: DataTable = {
    caption: frame.caption,
    columns: [math(letter), math(`f(${letter})`)],
    rows: times.map((t, n) => [math(t), math(decimalLatex(value(n)))]),
  };
  const at = asked === 'next' ? first + 3 * step : 0;
  const question =
    asked === 'c'
      ? random.pick(frame.askC)
      : asked === 'a'
        ? `What is the value of ${math('a')}?`
        : setting
          ? `According to the model, what is the ${setting.quantity}, in ${setting.unit}, ${at === 0 ? setting.start : `${at} ${setting.time} ${setting.since}`}?`
          : `What is the value of ${math(`f(${at})`)}?`;
  const r = decimalLatex(ratio);
  return (
    answer && {
      parameters: { kind: 'three', c, gap, top, under, step, first, asked, about: setting?.quantity ?? '' },
      stimulus: { kind: 'table', table },
      stem: `${frame.introduction} ${question}`,
      answer,
      steps: [
        `Subtracting two values removes ${math('c')}, so for equal steps in ${math(letter)} the changes, not the values, have a constant ratio.`,
        `The changes are ${decimal(d1)} and ${decimal(d2)}, and their ratio is ${math(`\\frac{${decimalLatex(d2)}}{${decimalLatex(d1)}} = ${r}`)}.`,
        asked === 'next'
          ? `The next change is ${math(`${decimalLatex(d2)} \\cdot ${r} = ${decimalLatex(mul(d2, ratio))}`)}, so the next value is ${math(`${decimalLatex(v3)} + ${decimalLatex(mul(d2, ratio)).replace(/^(-.*)$/, '($1)')} = ${decimalLatex(next)}`)}.`
          : asked === 'before'
            ? `The change before is ${math(`${decimalLatex(d1)} \\div ${r} = ${decimalLatex(div(d1, ratio))}`)}, so the value at 0 is ${math(`${decimalLatex(v1)} - ${decimalLatex(div(d1, ratio)).replace(/^(-.*)$/, '($1)')} = ${decimalLatex(zero)}`)}.`
            : `The distance from ${math('c')} is multiplied by the same ratio: ${math(`${decimalLatex(v2)} - c = ${r}(${decimalLatex(v1)} - c)`)}, so ${math(`c = ${c}`)}.${asked === 'a' ? ` Since ${math('f(0) = a + c')}, ${math(`a = ${decimalLatex(zero)} - ${c < 0 ? `(${c})` : c} = ${decimalLatex(key)}`)}.` : ''}`,
        `Check: the distances of the three values from ${math(c)} are ${decimal(sub(v1, rat(c)))}, ${decimal(sub(v2, rat(c)))}, and ${decimal(sub(v3, rat(c)))}, and each is ${math(r)} times the one before.`,
      ],
      takeaway: 'In a(b)^x + c, the changes over equal steps have a constant ratio, because subtracting removes c.',
    }
  );
}

/** In a setting as often as without one, though fewer numbers fit. */
export function threeValues(random: Random): Draft | null {
  const setting = random.chance(1, 2) ? random.pick(approaches) : null;
  return persist(() => drawn(random, setting));
}
