/** Exponential change when the time unit of the model and of the question differ. */
import { rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';

/** What changes on which time scale, so that no culture of bacteria grows for years. */
const quantities: Readonly<Record<string, readonly string[]>> = {
  years: [
    'the value, in dollars, of an investment',
    'the number of members of a nature club',
    'the population of a town',
    'the number of deer in a national forest',
  ],
  months: [
    'the number of subscribers to a newsletter',
    'the number of members of an online forum',
    'the number of trees in a forest that are infested by a beetle',
  ],
  weeks: ['the number of subscribers to a newsletter', 'the area, in square meters, of a pond that is covered by algae', 'the number of downloads of an app'],
  days: ['the number of views of a video', 'the area, in square centimeters, covered by a mold', 'the number of fruit flies in a laboratory population'],
  hours: ['the number of bacteria in a culture', 'the number of yeast cells in a sample', 'the number of views of a video'],
};

const quantity = (random: Random, unit: string) => random.pick(quantities[unit] ?? quantities['months'] ?? []);

const nounOf = (what: string) => /number|population|area|value|mass|concentration|activity/.exec(what)?.[0] ?? 'amount';

/** The moment at which a model's time is 0. */
const beginning = (what: string) =>
  what.includes('investment') ? 'the money was invested' : /number|population/.test(what) ? 'the first count' : 'the first measurement';

/** f(t) = a(1.04)^{4t}: how many months does one step take? */
function stepLength(random: Random): Draft | null {
  const [unit, small, per] = random.pick([
    ['years', 'months', 12],
    ['hours', 'minutes', 60],
    ['days', 'hours', 24],
  ] as const);
  const divides = random.chance(1, 2);
  const m = random.pick(divides ? [2, 3, 4, 6] : [2, 3, 5]);
  if (divides && per % m !== 0) return null;
  const value = divides ? per / m : per * m;
  const stepText = divides ? `\\frac{1}{${m}}` : `${m}`;
  const one = `${unit === 'hours' ? 'an' : 'a'} ${unit.slice(0, -1)}`;
  const exponent = divides ? `${m}t` : `\\frac{t}{${m}}`;
  const what = quantity(random, unit);
  // Money and towns grow slowly.
  const slow = /investment|town|deer/.test(what);
  if (slow && divides) return null;
  const [percent, start] = [random.int(2, slow ? 6 : unit === 'years' ? 9 : 19), random.int(12, 99) * 50];
  const base = `${(100 + percent) / 100}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The exponent increases by 1 when ${math('t')} increases by ${math(stepText)}, which is ${math(value)} ${small}.`,
    bugs: [
      bug(
        'PERIOD',
        divides ? per * m : rat(per, m),
        divides
          ? `This multiplies by ${math(m)}; the exponent ${math(exponent)} increases by 1 in less than one unit of ${math('t')}, so divide.`
          : `This divides by ${math(m)}; the exponent increases by 1 only after ${math(m)} ${unit}, so multiply.`,
      ),
      bug('UNIT', m, `This is the number in the exponent; ${divides ? 'divide' : 'multiply'} the ${math(per)} ${small} of ${one} by it.`),
      bug('PERIOD', per, `This ignores the ${math(m)} in the exponent; ${divides ? 'divide' : 'multiply'} by it.`),
      bug(
        'INVOP',
        divides ? per - m : per + m,
        `This ${divides ? 'subtracts' : 'adds'} the ${math(m)} in the exponent; ${divides ? 'divide' : 'multiply'} by it instead.`,
      ),
      bug(
        'GROW',
        percent,
        `This is the percent increase; for the time, see when the exponent increases by 1: when ${math('t')} increases by ${math(stepText)}.`,
      ),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'step', unit, small, per, m, divides, percent, start },
    stem: `The function ${math(`f(t) = ${decimalLatex(start)}(${base})^{${exponent}}`)} models ${what} ${math('t')} ${unit} after ${beginning(what)}. According to the model, ${random.pick([`the amount increases by ${percent}% every ${math('n')} ${small}. What is the value of ${math('n')}?`, `how many ${small} does it take for the amount to increase by ${percent}%?`])}`.replace(
      'the amount',
      `the ${nounOf(what)}`,
    ),
    answer,
    steps: [
      `The factor ${math(base)} is an increase of ${percent}%. It is applied once each time the exponent increases by 1.`,
      `The exponent ${math(exponent)} increases by 1 when ${math('t')} increases by ${math(stepText)}, that is, every ${divides ? `${math(stepText)} of ${one}` : `${m} ${unit}`}.`,
      `In ${small}, that is ${math(divides ? `\\frac{${per}}{${m}} = ${value}` : `${per} \\cdot ${m} = ${value}`)}. Check: after ${math(value)} ${small}, ${math(`t = ${stepText}`)} and the exponent is ${math(1)}.`,
    ],
    takeaway: 'Find the change in t that makes the exponent increase by 1, then convert that time to the unit in the question.',
  };
}

/** A model per small unit, rewritten per large unit (or back). */
function newUnit(random: Random): Draft | null {
  const [small, large, per] = random.pick([
    ['months', 'years', 12],
    ['days', 'weeks', 7],
    ['hours', 'days', 24],
  ] as const);
  const toLarge = random.chance(1, 2);
  const what = quantity(random, small);
  // Counts of views and downloads never fall.
  const grows = /views|downloads/.test(what) || random.chance(2, 3);
  // Cells, insects, and views change fast: in a day by far more than a few percent.
  const percent = !toLarge && small === 'hours' ? random.int(11, 39) * 2 : random.int(2, 9);
  if (percent % 10 === 0) return null;
  const base = `${(grows ? 100 + percent : 100 - percent) / 100}`;
  const start = random.int(11, 95) * 40;
  const [from, to] = toLarge ? [small, large] : [large, small];
  const a = decimalLatex(start);
  const model = (exponent: string, factor = base) => `g(n) = ${a}(${factor})^{${exponent}}`;
  const right = toLarge ? `${per}n` : `\\frac{n}{${per}}`;
  const inverse = toLarge ? `\\frac{n}{${per}}` : `${per}n`;
  const factor = 1 + ((grows ? 1 : -1) * percent) / 100;
  // Percent changes scaled with the time are wrong, but for small ones the result is nearly right.
  const [compound, simple] = toLarge ? [factor ** per, 1 + (factor - 1) * per] : [factor, (1 + (factor - 1) / per) ** per];
  const nearlyRight = Math.abs(simple - compound) < 0.05 * compound || simple <= 0;
  const scaled = `${Math.round((grows ? 1 : -1) * percent * (toLarge ? per : 1 / per) * 1000 + 100000) / 100000}`;
  const first = beginning(what);
  return {
    parameters: { kind: 'unit', small, large, per, toLarge, base, start },
    stem: `The function ${math(`f(t) = ${a}(${base})^t`)} models ${what} ${math('t')} ${from} after ${first}. Which of the following functions models this ${nounOf(what)} ${math('n')} ${to} after ${first}?`,
    answer: {
      format: 'choice',
      correct: rightFormula(
        model(right),
        'right',
        toLarge
          ? `After ${math('n')} ${large}, ${math(`${per}n`)} ${small} have passed, so ${math(`t = ${per}n`)}.`
          : `After ${math('n')} ${small}, ${math(`\\frac{n}{${per}}`)} ${large} have passed, so ${math(`t = \\frac{n}{${per}}`)}.`,
      ),
      wrong: [
        wrongFormula(
          'PERIOD',
          model(inverse),
          'inverse',
          `This converts the wrong way; for the same length of time, the number of ${from} is ${toLarge ? 'greater' : 'less'} than the number of ${to}, so ${math(`t = ${right}`)}.`,
        ),
        wrongFormula(
          'PERIOD',
          model('n'),
          'same',
          `This applies the factor ${math(base)} once per new time unit instead of converting the time, ${math(`t = ${right}`)}.`,
        ),
        // Nor would anybody print a factor with many decimals.
        ...(nearlyRight || scaled.length > 6
          ? []
          : [
              wrongFormula(
                'GROW',
                model('n', scaled),
                'scaled',
                `This ${toLarge ? 'multiplies' : 'divides'} the percent change by ${math(per)}, but percent changes compound; keep ${math(base)}, and change the exponent to ${math(right)}.`,
              ),
            ]),
        wrongFormula(
          'EXPO',
          model(`n ${toLarge ? '+' : '-'} ${per}`),
          'shifted',
          `This ${toLarge ? 'adds' : 'subtracts'} ${math(per)} in the exponent; to convert units, multiply or divide, as in ${math(`t = ${right}`)}.`,
        ),
      ],
    },
    steps: [
      `Both functions must give the same value at the same moment, so write ${math('t')} in terms of ${math('n')}.`,
      `There are ${math(right)} ${from} in ${math('n')} ${to}, so ${math(`t = ${right}`)} and ${math(model(right))}.`,
      toLarge
        ? `Check: for ${math('n = 1')}, the factor ${math(base)} is applied ${math(per)} times, once for each of the ${per} ${small}.`
        : `Check: for ${math(`n = ${per}`)}, the exponent is ${math(1)}, so the factor ${math(base)} has been applied once.`,
    ],
    takeaway: 'To change the time unit in an exponential model, rewrite the time in the exponent and leave the base alone.',
  };
}

const decaying = {
  hours: ['mass of a radioactive sample', 'concentration of a medicine in the blood'],
  days: ['mass of a radioactive sample', 'amount of a pollutant in a pond'],
  weeks: ['mass of a radioactive sample', 'amount of a pollutant in a pond'],
} as const;
const multiplying = {
  hours: ['number of bacteria in a culture', 'number of views of a video'],
  days: ['number of downloads of an app', 'area covered by a mold', 'number of fruit flies in a laboratory population'],
  weeks: ['number of users of an online service', 'number of subscribers to a newsletter'],
} as const;

/** Multiplied by b^m in T hours: when is it multiplied by b, or by b^j? */
function rootOfFactor(random: Random): Draft | null {
  const [b, m] = random.pick([
    [2, 3],
    [2, 4],
    [3, 2],
    [4, 2],
  ] as const);
  const j = random.int(1, m - 1);
  const [unit, small, per] = random.pick([
    ['hours', 'minutes', 60],
    ['days', 'hours', 24],
    ['weeks', 'days', 7],
  ] as const);
  const T = random.int(unit === 'hours' ? 2 : 4, unit === 'hours' ? 24 : 30);
  if ((T * per * j) % m !== 0) return null;
  const value = (T * per * j) / m;
  if (value > 1500 || T === m) return null;
  const [big, part] = [b ** m, b ** j];
  const decays = random.chance(1, 3);
  const show = (n: number) => (decays ? `\\frac{1}{${n}}` : `${n}`);
  const power = (n: number, exponent: string | number) => (decays ? `\\left(${show(n)}\\right)^{${exponent}}` : `${n}^{${exponent}}`);
  const thing = random.pick(decays ? decaying[unit] : multiplying[unit]);
  const noun = nounOf(thing);
  const byFactor = (n: number) => ({ 2: 'double', 3: 'triple' })[n];
  const changes = (n: number) => (byFactor(n) ? `${byFactor(n)}s` : `is multiplied by ${math(n)}`);
  const change = (n: number) => byFactor(n) ?? `be multiplied by ${math(n)}`;
  const initial = (n: number) => `to ${math(show(n))} of its initial value`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 3),
    key: value,
    why: `${math(show(part))} is ${math(power(big, toLatex(rat(j, m))))}, so the time is ${math(toLatex(rat(j, m)))} of ${T} ${unit}, or ${value} ${small}.`,
    bugs: [
      bug(
        'GROW',
        rat(T * per * part, big),
        `This scales the time by ${math(`\\frac{${part}}{${big}}`)} as if the change were linear; ${math(show(part))} is ${math(power(big, toLatex(rat(j, m))))}, so take ${math(toLatex(rat(j, m)))} of the time.`,
      ),
      bug('UNIT', rat(T * j, m), `This is the time in ${unit}; multiply it by ${math(per)} to get ${small}.`),
      bug('PERIOD', rat(T * per, m), `This is the time for a factor of ${math(show(b))}; for ${math(show(part))}, it takes ${math(j)} times as long.`),
      bug(
        'EXPO',
        rat(T * per * (m - j), m),
        `This is the time for a factor of ${math(show(b ** (m - j)))}; for ${math(show(part))}, take ${math(toLatex(rat(j, m)))} of the ${T} ${unit}.`,
      ),
      bug(
        'PERIOD',
        T * per * j,
        `This is the time for ${j === 1 ? 'the full factor' : `${j} full periods, each with a factor`} of ${math(show(big))}; divide it by ${math(m)}.`,
      ),
      bug(
        'RECIP',
        rat(T * per, part),
        `This divides the time by ${math(part)}, as if the change were linear; ${math(show(part))} is ${math(power(big, toLatex(rat(j, m))))}, so take ${math(toLatex(rat(j, m)))} of it.`,
      ),
      bug(
        'ARITH',
        2 * value,
        `This is twice the time it takes; ${math(show(part))} is ${math(power(big, toLatex(rat(j, m))))}, so take ${math(toLatex(rat(j, m)))} of the ${T} ${unit}.`,
      ),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'root', b, m, j, T, per, decays },
    stem: random.pick(
      decays
        ? [
            `The ${thing} decreases exponentially. In ${T} ${unit}, it decreases ${initial(big)}. How many ${small} does it take for the ${noun} to decrease ${initial(part)}?`,
            `An exponential function models the ${thing}. According to the model, the ${noun} decreases ${initial(big)} in ${T} ${unit}. If the ${noun} decreases ${initial(part)} in ${math('k')} ${small}, what is the value of ${math('k')}?`,
            `In a study, the ${thing} was modeled by an exponential function. In the model, it takes ${T} ${unit} for the ${noun} to decrease ${initial(big)}. According to the model, how many ${small} does it take for the ${noun} to decrease ${initial(part)}?`,
          ]
        : [
            `The ${thing} increases exponentially. Every ${T} ${unit}, it ${changes(big)}. How many ${small} does it take to ${change(part)}?`,
            `An exponential function models the ${thing}. According to the model, the ${noun} ${changes(big)} every ${T} ${unit}. If the ${noun} ${changes(part)} every ${math('k')} ${small}, what is the value of ${math('k')}?`,
            `The ${thing} increases exponentially and ${changes(big)} every ${T} ${unit}. How many ${small} does it take to ${change(part)}?`,
            `In a study, the ${thing} was modeled by an exponential function. In the model, the ${noun} ${changes(big)} every ${T} ${unit}. According to the model, how many ${small} does it take for the ${noun} to ${change(part)}?`,
          ],
    ),
    answer,
    steps: [
      `Over equal times, an exponential quantity is multiplied by equal factors, so write the factors as powers of the same number.`,
      `${math(`${show(big)} = ${power(b, m)}`)}${j === 1 ? '' : ` and ${math(`${show(part)} = ${power(b, j)}`)}`}. A factor of ${math(show(b))} therefore takes ${math(`\\frac{${T}}{${m}}`)} ${unit}${j === 1 ? '' : `, and a factor of ${math(show(part))} takes ${math(`\\frac{${j} \\cdot ${T}}{${m}}`)} ${unit}`}.`,
      `In ${small}: ${math(`\\frac{${j * T}}{${m}} \\cdot ${per} = ${value}`)}.`,
      `Check: ${math(value)} ${small} is ${math(toLatex(rat(j, m)))} of the ${prose(T * per)} ${small} in ${T} ${unit}, and ${math(`${power(big, toLatex(rat(j, m)))} = ${show(part)}`)}.`,
    ],
    takeaway: 'In exponential change, equal times mean equal factors: compare the exponents, not the factors themselves.',
  };
}

export const exponentialTimeUnits: Generator = {
  archetype: 'NLF-i',
  topicId: 16,
  version: 9,
  levels: [3, 4],
  skillTags: ['exponential-model', 'time-units', 'half-life'],
  draft: (random, level) => (level === 4 ? rootOfFactor(random) : random.chance(1, 2) ? stepLength(random) : newUnit(random)),
};
