/** Exponential functions with an unknown constant: another step of x, values in letters, the same function in another form. */
import { add, mul, pow, rat, sub, toLatex, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed } from '../formulas.ts';
import { decimalText, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { lettersAlong } from './letters-along.ts';

/** Percent changes per step whose powers have at most four decimals. */
const steps: readonly (readonly [number, number])[] = [
  [10, 2],
  [10, 3],
  [20, 2],
  [20, 3],
  [30, 2],
  [40, 2],
  [50, 2],
  [5, 2],
  [15, 2],
  [25, 2],
  [60, 2],
  [-10, 2],
  [-10, 3],
  [-20, 2],
  [-20, 3],
  [-30, 2],
  [-40, 2],
  [-5, 2],
  [-15, 2],
  [-25, 2],
  [-50, 2],
  [-60, 2],
];

/** What grows or shrinks, in words, briefly and in full, since when its time is counted, and the units of that time. */
const settings = [
  ['the number of visitors', 'the number of visitors to a website', 'the website was launched', 'months', 'month', 1],
  ['the number of subscribers', 'the number of subscribers to a channel', 'the channel was started', 'weeks', 'week', 1],
  ['the area', 'the area, in square meters, covered by an invasive plant', 'the plant was first found', 'years', 'year', 1],
  ['the number of bacteria', 'the number of bacteria in a sample', 'the start of an experiment', 'hours', 'hour', 1],
  ['the value of the investment', 'the value, in dollars, of an investment', 'the investment was made', 'years', 'year', 1],
  ['the population', 'the population of a city', 'the first census', 'years', 'year', 1],
  ['the value of the truck', 'the value, in dollars, of a truck', 'the truck was bought', 'years', 'year', -1],
  ['the concentration', 'the concentration, in milligrams per liter, of a medicine in the blood', 'the medicine was given', 'hours', 'hour', -1],
  ['the mass', 'the mass, in grams, of a radioactive substance in a sample', 'the sample was prepared', 'days', 'day', -1],
  ['the pressure', 'the pressure, in kilopascals, in a leaking tank', 'the leak began', 'minutes', 'minute', -1],
  ['the number of fish', 'the number of fish in a lake', 'the first count', 'years', 'year', -1],
  ['the brightness', 'the brightness, in lumens, of a fading light', 'the light was switched off', 'seconds', 'second', -1],
] as const;

const decimal = (r: Rational) => `${Number(toNumber(r).toFixed(6))}`;
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Percents as the test writes them: whole numbers, or decimals that end soon. */
function percentAnswer(typed: boolean, key: number, why: string, wrong: readonly Bug[], most: number) {
  const bugs = wrong.filter(({ value }) => value !== null && decimalText(value, 2) !== null && toNumber(value) <= most);
  return !typed && bugs.length < 3 ? null : numberAnswer({ ...asFractions, show: (value) => math(decimal(value)), typed, key, why, bugs });
}

/** The change over several steps is given; the percent change over one is asked. */
function anotherStep(random: Random): Draft | null {
  const [percent, n] = random.pick(steps);
  const one = rat(100 + percent, 100);
  const whole = pow(one, n);
  const change = sub(whole, rat(1));
  const total = Math.abs(Number((toNumber(change) * 100).toFixed(4)));
  const [up, size] = [percent > 0, Math.abs(percent)];
  const verb = up ? 'increases' : 'decreases';
  const inStory = random.chance(1, 2) && Math.abs(percent) <= 30;
  const setting = random.pick(settings.filter(([, , , , , direction]) => direction > 0 === up));
  // A step of the formula takes `block` units, and n steps of the asked size make one.
  const per = random.int(1, 5);
  const block = per * n;
  const oneStep = `${math(`d^${n} = ${decimal(whole)}`)} for the factor ${math('d')} of the shorter step`;
  const answer = percentAnswer(
    random.chance(1, 2),
    size,
    `Since ${math(`${decimal(one)}^${n} = ${decimal(whole)}`)}, the change over the shorter step is ${size}%.`,
    [
      bug(
        'ADDP',
        rat(Math.round(total * 100), 100 * n),
        `This divides the percent change by ${n}; percent changes are multiplied, not added, so solve ${oneStep}.`,
      ),
      bug('STOP', rat(Math.round(total * 10000), 10000), `This is the change over the longer step; for the shorter one, solve ${oneStep}.`),
      bug(
        'ADDP',
        rat(Math.round(total * 100) * n, 100),
        `This multiplies the percent change by ${n}; the shorter step has a smaller change, with the factor ${math('d')} in ${math(`d^${n} = ${decimal(whole)}`)}.`,
      ),
      ...(up
        ? []
        : [bug('OFMORE', 100 - size, `This is the percent that remains, not the percent by which the value decreases; subtract it from ${math(100)}.`)]),
      bug(
        'OFMORE',
        100 + (up ? size : -size),
        `This is the value after the change as a percent of the value before it; the change is its difference from ${math(100)}.`,
      ),
      bug(
        'PERIOD',
        rat(Math.round(total * 100), 100 * block),
        `This divides the percent change by ${block}, the whole number in the exponent; solve ${oneStep} instead.`,
      ),
    ],
    // Nothing positive decreases by 100% or more.
    up ? Math.max(100, 3 * size) : 99,
  );
  if (!answer) return null;
  const exponent = per === 1 && block === 1 ? 't' : `\\frac{t}{${block}}`;
  const [brief, noun, since, units, unit] = setting;
  const stepText = per === 1 ? `each ${unit}` : `every ${numbers[per] ?? per} ${units}`;
  const inX = `each time ${math('x')} increases by ${math(per)}`;
  const stem = inStory
    ? random.pick([
        `${math(`f(t) = c(${decimal(whole)})^{${exponent}}`)}\n\nThe given function ${math('f')} models ${noun} ${math('t')} ${units} after ${since}, where ${math('c')} is a positive constant. According to the model, ${brief} ${verb} by ${math('p\\%')} ${stepText}. What is the value of ${math('p')}?`,
        `According to an exponential model, ${noun} ${verb} by ${math(`${total}\\%`)} every ${numbers[block] ?? block} ${units}. By what percent does ${brief} ${up ? 'increase' : 'decrease'} ${stepText}?${answer.format === 'spr' ? ' (Ignore the percent sign when entering the answer.)' : ''}`,
      ])
    : random.pick([
        `For the exponential function ${math('f')}, the value of ${math('f(x)')} ${verb} by ${math(`${total}\\%`)} each time ${math('x')} increases by ${math(block)}. If the value of ${math('f(x)')} ${verb} by ${math('p\\%')} ${inX}, what is the value of ${math('p')}?`,
        `The function ${math('f')} is defined by ${math(`f(x) = a(${decimal(whole)})^{${block === 1 ? 'x' : `\\frac{x}{${block}}`}}`)}, where ${math('a')} is a positive constant. The value of ${math('f(x)')} ${verb} by ${math('p\\%')} ${inX}. What is the value of ${math('p')}?`,
      ]);
  return {
    parameters: { kind: 'step', percent, n, per, inStory, noun: inStory ? noun : '' },
    stem,
    answer,
    steps: [
      `The shorter step fits ${n} times into the longer one. If the value is multiplied by ${math('b')} in each shorter step, it is multiplied by ${math(`b^${n}`)} in the longer one.`,
      `${up ? 'An increase' : 'A decrease'} of ${math(`${total}\\%`)} means a factor of ${math(decimal(whole))}, so ${math(`b^${n} = ${decimal(whole)}`)} and ${math(`b = ${decimal(one)}`)}.`,
      `A factor of ${math(decimal(one))} is ${up ? 'an increase' : 'a decrease'} of ${math(`${size}\\%`)}.`,
      `Check: ${math(`${decimal(one)}^${n} = ${decimal(whole)}`)}.`,
    ],
    takeaway: 'Factors of equal steps are multiplied; to split a step, take a root of its factor, not a part of its percent.',
  };
}

/** k·b^(nx + s) rewritten as a·B^x: a, B or their sum. */
function rewritten(random: Random): Draft | null {
  const [b, k, n, s] = [random.int(2, 6), random.int(2, 40), random.pick([1, 2, 2, 3]), random.pick([-1, -2, 2, 3])];
  const [a, B] = [
    ((): Rational => {
      const power = pow(rat(b), s);
      return rat(power.n * BigInt(k), power.d);
    })(),
    b ** n,
  ];
  if (B > 220 || toNumber(a) > 900 || a.d > 12n) return null;
  const ask = random.pick(['c', 'c + d', 'cd'] as const);
  const of = (x: Rational, y: number): Rational => (ask === 'c' ? x : ask === 'c + d' ? add(x, rat(y)) : rat(x.n * BigInt(y), x.d));
  const key = of(a, B);
  const given = `f(x) = ${k}(${b})^{${n === 1 ? '' : n}x${signed(s)}}`;
  const opposite = pow(rat(b), -s);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The function is ${math(`f(x) = ${toLatex(a)}(${B})^x`)}.`,
    bugs: [
      bug('EXPO', of(rat(k), B), `This leaves the factor ${math(`${b}^{${s}}`)} out; multiply ${math(k)} by it.`),
      bug(
        'SIGN',
        of(rat(BigInt(k) * opposite.n, opposite.d), B),
        `This ${s > 0 ? 'divides' : 'multiplies'} by ${math(`${b}${Math.abs(s) === 1 ? '' : `^${Math.abs(s)}`}`)}; the exponent ${math(s)} means to ${s > 0 ? 'multiply' : 'divide'} by it.`,
      ),
      bug(
        'EXPO',
        of(a, n === 1 ? b * k : b * n),
        n === 1 ? `This multiplies the base by ${k}; the base stays ${b}.` : `This multiplies the base by ${n} instead of raising it to that power.`,
      ),
      // A negative exponent taken for a factor would give a negative product, which the positive numbers rule out.
      ...(s > 0 ? [bug('EXPO', of(rat(k * b * s), B), `This multiplies by ${math(`${b} \\cdot ${s}`)}; ${math(`${b}^{${s}}`)} is a power.`)] : []),
      bug(
        'STOP',
        ask === 'c' ? B : a,
        ask === 'c'
          ? `This is the value of ${math('d')}; ${math('c')} is the value at ${math('x = 0')}, ${math(`${k}(${b})^{${s}}`)}.`
          : `This is only the value of ${math('c')}; ${ask === 'cd' ? 'multiply it by' : 'add'} ${math(`d = ${B}`)}.`,
      ),
      bug('EXPO', of(add(rat(k), pow(rat(b), s)), B), `This adds ${math(`${b}^{${s}}`)}; a sum in the exponent means a product, so multiply ${math(k)} by it.`),
      bug('EXPO', of(a, b), n === 1 ? 'This keeps the base.' : `This leaves the ${n} out of the base, which is ${math(`${b}^${n}`)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'form', b, k, n, s, ask },
      stem: random.pick([
        `The function ${math('f')} is defined by ${math(given)}. An equivalent form of the function is ${math('f(x) = c(d)^x')}, where ${math('c')} and ${math('d')} are constants. What is the value of ${math(ask)}?`,
        `${math(given)}\n\nThe given function can be written in the form ${math('f(x) = c(d)^x')}, where ${math('c')} and ${math('d')} are constants. What is the value of ${math(ask)}?`,
        `If ${math(given)} and ${math('f(x) = c(d)^x')} define the same function, where ${math('c')} and ${math('d')} are constants, what is the value of ${math(ask)}?`,
      ]),
      answer,
      steps: [
        `Split the exponent: a sum becomes a product of powers, and a multiple of ${math('x')} becomes a power of the base.`,
        `${math(`${k}(${b})^{${n === 1 ? '' : n}x${signed(s)}} = ${k} \\cdot ${b}^{${s}} \\cdot ${n === 1 ? `${b}^x` : `(${b}^${n})^x`}`)}.`,
        `So ${math(`c = ${toLatex(a)}`)} and ${math(`d = ${B}`)}${ask === 'c' ? '' : `, and ${math(`${ask} = ${toLatex(key)}`)}`}.`,
        `Check at ${math('x = 0')}: ${math(`f(0) = ${k} \\cdot ${b}^{${s}} = ${toLatex(a)}`)}, which is ${math('c')}.`,
      ],
      takeaway: 'In c(d) to the power x, c is the value at 0, and d is the factor for each step of 1.',
    }
  );
}

/** f(x + n) in terms of f(x) for all x. */
function forAllX(random: Random): Draft | null {
  const [b, n, shift] = [random.pick([rat(2), rat(3), rat(4), rat(5), rat(1, 2), rat(1, 3), rat(3, 2), rat(2, 3)]), random.int(2, 3), random.int(1, 6)];
  const whole = pow(b, n);
  const difference = random.chance(1, 2) && whole.d === 1n;
  const C = difference ? sub(whole, rat(1)) : whole;
  const more = random.pick([1, 2, 4, 5]);
  if (more % n === 0) return null;
  const key = pow(b, more);
  const inverse = (r: Rational) => rat(r.d, r.n);
  // A quotient of two values, or one value from another.
  const known = key.d < 40n && random.chance(1, 2) ? random.int(2, 9) * Number(key.d) : null;
  const from = (factor: Rational) => mul(factor, rat(known ?? 1));
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: from(key),
    why: `The base is ${math(toLatex(b))}.`,
    bugs: [
      bug(
        'STOP',
        b,
        `This is the value of ${math('b')}; ${more === 1 ? `multiply ${math(known ?? 1)} by it` : `raise it to the power of ${math(more)}${known === null ? '' : ` and multiply by ${math(known)}`}`}.`,
      ),
      bug(
        'STOP',
        C,
        difference
          ? `This is from the given equation; the factor of a step of ${math(n)} is ${math(toLatex(whole))}, and that of a step of ${math(1)} is ${math(toLatex(b))}.`
          : `This belongs to a step of ${math(n)}; for a step of ${math(1)}, the factor is ${math(toLatex(b))}.`,
      ),
      bug('PERIOD', from(pow(C, more)), `This takes ${math(toLatex(C))} as the factor of a step of ${math('1')}, which is ${math(toLatex(b))}.`),
      bug(
        'GROW',
        from(rat(C.n * BigInt(more), C.d * BigInt(n))),
        `This takes the factor to be proportional to the step; multiply by ${math(toLatex(b))} for each step of ${math(1)}.`,
      ),
      bug(
        'RECIP',
        from(inverse(key)),
        known === null
          ? 'This is the reciprocal; the later value is the numerator.'
          : `This divides by the factor; multiply ${math(known)} by ${math(toLatex(key))}.`,
      ),
      bug('EXPO', from(pow(b, more + n)), `This adds the step of ${math(n)} once more; ${math('x')} increases by ${math(more)} only.`),
      bug('EXPO', from(rat(b.n * BigInt(more), b.d)), `This multiplies ${math(toLatex(b))} by ${math(more)} instead of raising it to that power.`),
    ],
  });
  const claim = difference ? `f(x + ${n}) - f(x) = ${toLatex(C)}f(x)` : `f(x + ${n}) = ${toLatex(C)}f(x)`;
  return (
    answer && {
      parameters: { kind: 'all x', b: toLatex(b), n, difference, more, shift, known },
      stem: `${random.pick([
        `The function ${math('f')} is defined by ${math('f(x) = ab^x')}, where ${math('a')} and ${math('b')} are positive constants. For all values of ${math('x')}, ${math(claim)}.`,
        `For all values of ${math('x')}, the function ${math('f(x) = ab^x')} satisfies ${math(claim)}, where ${math('a')} and ${math('b')} are positive constants.`,
        `${math(claim)}\n\nThe given equation is true for all values of ${math('x')}, where ${math('f(x) = ab^x')} and ${math('a')} and ${math('b')} are positive constants.`,
      ])} ${
        known === null
          ? `What is the value of ${math(`\\frac{f(${shift + more})}{f(${shift})}`)}?`
          : `If ${math(`f(${shift}) = ${known}`)}, what is the value of ${math(`f(${shift + more})`)}?`
      }`,
      answer,
      steps: [
        `Write the condition with ${math('ab^x')}: ${math(`f(x + ${n}) = ab^{x + ${n}} = b^${n} \\cdot f(x)`)}.`,
        `${difference ? `So ${math(`b^${n} - 1 = ${toLatex(C)}`)}, that is ${math(`b^${n} = ${toLatex(whole)}`)}` : `So ${math(`b^${n} = ${toLatex(whole)}`)}`}, and since ${math('b')} is positive, ${math(`b = ${toLatex(b)}`)}.`,
        `From ${math(`x = ${shift}`)} to ${math(`x = ${shift + more}`)}, the value is multiplied by ${more === 1 ? math('b') : math(`b^${more}`)}, which is ${math(toLatex(key))}.${known === null ? '' : ` So ${math(`f(${shift + more}) = ${toLatex(from(key))}`)}.`}`,
        `Check: ${math(`${toLatex(b).startsWith('\\') ? `\\left(${toLatex(b)}\\right)` : toLatex(b)}^${n} = ${toLatex(whole)}`)}.`,
      ],
      takeaway: 'A step of n multiplies an exponential function by the n-th power of its base.',
    }
  );
}

export const exponentialLetters: Generator = {
  archetype: 'NLF-o',
  topicId: 16,
  version: 4,
  levels: [4, 5],
  skillTags: ['exponential-growth', 'unknown-constants', 'equivalent-forms'],
  draft: (random, level) => random.pick(level === 4 ? [anotherStep, anotherStep, rewritten] : [lettersAlong, forAllX])(random),
};
