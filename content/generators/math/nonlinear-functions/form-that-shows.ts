/** NLF-f: which of several equivalent forms displays the asked feature as a constant or coefficient. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import { decimalLatex, math } from '../text.ts';
import { linearFactor, minusRoot, signed } from '../formulas.ts';
import { sign } from '../draws.ts';
import { displayedExtreme } from './displayed-extreme.ts';

const product = (a: number, rest: string) => `${a === 1 ? '' : a === -1 ? '-' : a}${rest}`;

function quadratic(random: Random): Draft | null {
  const a = random.pick([1, 1, 1, -3, -2, -1, 2, 3, 4]);
  const [h, d] = [random.int(1, 7) * sign(random), random.int(1, 8)];
  const [p, q, k] = [h - d, h + d, -a * d * d];
  const [b, c] = [-2 * a * h, a * p * q];
  if (p === 0 || q === 0 || c === 0) return null;
  const standard = `${product(a, 'x^2')}${b < 0 ? ' - ' : ' + '}${Math.abs(b) === 1 ? '' : Math.abs(b)}x${signed(c)}`;
  const vertex = `${product(a, `(${minusRoot(h)})^2`)}${signed(k)}`;
  const factored = product(a, `${linearFactor(p)}${linearFactor(q)}`);
  const partly = `${product(a, `x(${minusRoot(2 * h)})`)}${signed(c)}`;
  const other = `${product(a, `(${minusRoot(p)})^2`)}${a * 2 * (p - h) < 0 ? ' - ' : ' + '}${Math.abs(2 * a * (p - h)) === 1 ? '' : Math.abs(2 * a * (p - h))}(${minusRoot(p)})`;
  const wrongVertex = `${product(a, `(${minusRoot(-h)})^2`)}${signed(k)}`;
  const wrongFactored = product(a, `${linearFactor(-p)}${linearFactor(-q)}`);
  const feature = random.pick(['extreme', 'zeros', 'start'] as const);
  // In x + 7, the intercept −7 is not displayed.
  if (feature === 'zeros' && (p < 0 || q < 0)) return null;
  const extreme = a > 0 ? 'minimum' : 'maximum';
  const forms = { extreme: vertex, zeros: factored, start: standard } as const;
  const why = {
    extreme: `It displays the vertex ${math(`(${h}, ${k})`)}, so the ${extreme} value, ${math(k)}, appears as a constant.`,
    zeros: `It displays the factors, which are 0 at ${math(p)} and ${math(q)}.`,
    start: `Its constant term is ${math(c)}, the value at ${math('x = 0')}.`,
  } as const;
  const wants = {
    extreme: `the ${extreme} value of ${math('f')}`,
    zeros: `the ${math('x')}-coordinates of the ${math('x')}-intercepts of the graph of ${math('y = f(x)')}`,
    start: `the ${math('y')}-coordinate of the ${math('y')}-intercept of the graph of ${math('y = f(x)')}`,
  } as const;
  const shownBy = {
    extreme: `the ${extreme} value is displayed by the vertex form`,
    zeros: `the ${math('x')}-intercepts are displayed by the factored form`,
    start: `the ${math('y')}-intercept is displayed by the form ${math('ax^2 + bx + c')}`,
  }[feature];
  // The given rule is never the form asked for.
  const given = feature === 'start' ? random.pick([vertex, factored]) : random.pick([standard, feature === 'extreme' ? factored : vertex]);
  const wrong: WrongOption[] = (
    [
      [vertex, 'VERT', `This is equivalent and displays the ${extreme} value ${math(k)}; ${shownBy}.`],
      [factored, 'ROOTS', `This is equivalent and displays the ${math('x')}-intercepts ${math(p)} and ${math(q)}; ${shownBy}.`],
      [standard, 'INTC', `This is equivalent and displays the ${math('y')}-intercept ${math(c)}; ${shownBy}.`],
      [partly, 'STOP', `This is equivalent, but you would still have to calculate what the question asks for; ${shownBy}.`],
      [other, 'STOP', `This is equivalent, but you would still have to calculate what the question asks for; ${shownBy}.`],
      [wrongVertex, 'SIGN', `This has its vertex at ${math(`x = ${-h}`)}, but the graph of ${math('f')} has it at ${math(`x = ${h}`)}; expand to check.`],
      [
        wrongFactored,
        'SIGN',
        `This is 0 at ${math(-p)} and ${math(-q)}, but ${math('f(x)')} is 0 at ${math(p)} and ${math(q)}, so the factors are ${math(minusRoot(p))} and ${math(minusRoot(q))}.`,
      ],
    ] as const
  )
    // Only among factored forms could somebody take the wrong zeros for the right ones.
    .filter(
      ([latex]) =>
        latex !== forms[feature] && latex !== given && !(feature === 'start' && latex === partly) && (feature === 'zeros' || latex !== wrongFactored),
    )
    .map(([latex, misconception, reason]) => ({ text: math(`f(x) = ${latex}`), value: latex, misconception, why: reason }));
  const key = forms[feature];
  return {
    parameters: { kind: 'quadratic', a, h, d, feature, given },
    stem: random.pick([
      `The function ${math('f')} is defined by ${math(`f(x) = ${given}`)}. Which equation defines the same function and displays ${wants[feature]} as ${feature === 'zeros' ? 'constants' : 'a constant'} or coefficient${feature === 'zeros' ? 's' : ''}?`,
      `${math(`f(x) = ${given}`)}\n\nWhich of the following is equivalent to the given equation and displays ${wants[feature]} as ${feature === 'zeros' ? 'constants' : 'a constant'} or coefficient${feature === 'zeros' ? 's' : ''}?`,
      `The function ${math('f')} is given by ${math(`f(x) = ${given}`)}. Which of the following defines the same function and displays ${wants[feature]} as ${feature === 'zeros' ? 'constants' : 'a constant'} or coefficient${feature === 'zeros' ? 's' : ''}?`,
    ]),
    answer: { format: 'choice', correct: { text: math(`f(x) = ${key}`), value: key, why: why[feature] }, wrong },
    steps: [
      `Vertex form displays the ${extreme} value, factored form displays the zeros, and standard form displays the value at ${math('x = 0')}.`,
      `The question asks for ${wants[feature]}, so write the rule in ${feature === 'extreme' ? 'vertex' : feature === 'zeros' ? 'factored' : 'standard'} form.`,
      `The rule becomes ${math(`f(x) = ${key}`)}.`,
      `Check: at ${math('x = 0')}, both forms equal ${math(c)}.`,
    ],
    takeaway: 'Equivalent forms show different things: the vertex, the zeros, or the y-intercept.',
  };
}

const things = [
  'number of visitors to a website, in thousands',
  'number of downloads of an app',
  'number of cells in a culture',
  'number of members of an online forum',
  'number of subscribers to a service',
  'area of a lake covered by algae, in square feet',
] as const;

function exponential(random: Random): Draft | null {
  const base = random.pick([2, 3, 4, 5]);
  const m = random.int(2, 3);
  const coefficient = base ** m * random.int(3, 40);
  if (coefficient > 4000) return null;
  const asked = random.int(0, m + 1);
  // Exchanging base and coefficient must change something.
  if (coefficient * base ** (asked - m) === base) return null;
  const at = (shift: number) => {
    const c = coefficient * base ** (shift - m);
    const exponent = shift === 0 ? 'x' : `{x - ${shift}}`;
    return `${decimalLatex(c)}(${base})^${exponent}`;
  };
  const given = asked === m ? random.pick([0, m + 1]) : m;
  const inStory = random.chance(1, 2);
  const shifts = [0, 1, 2, 3, 4].filter((shift) => shift !== asked && shift !== given);
  const value = coefficient * base ** (asked - m);
  const power = math(asked === 0 ? 'x' : `x - ${asked}`);
  const wrong: WrongOption[] = [
    ...shifts.map(
      (shift): WrongOption => ({
        text: math(`f(x) = ${at(shift)}`),
        value: `${shift}`,
        misconception: shift < asked ? 'SHIFT' : 'PERIOD',
        why: `This is equivalent, but its coefficient is ${math(`f(${shift})`)}; for ${math(`f(${asked})`)}, the exponent must be 0 at ${math(`x = ${asked}`)}.`,
      }),
    ),
    {
      text: math(`f(x) = ${decimalLatex(value * base)}(${base})^{${asked === 0 ? '' : `${asked} `}- x}`),
      value: 'flipped',
      misconception: 'SIGN',
      why: `Here the exponent decreases as ${math('x')} increases, so this is a different function; the exponent must be ${power}.`,
    },
    {
      text: math(`f(x) = ${base}(${decimalLatex(value)})^${asked === 0 ? 'x' : `{x - ${asked}}`}`),
      value: 'swapped',
      misconception: 'SWAP',
      why: `This switches the base and the coefficient; the base is ${math(base)} in every form.`,
    },
    {
      text: math(`f(x) = ${decimalLatex(value)}(${base})^${asked === 0 ? '{x + 1}' : `{x + ${asked}}`}`),
      value: 'plus',
      misconception: 'SIGN',
      why: `The exponent is not 0 at ${math(`x = ${asked}`)}, so ${math(decimalLatex(value))} is not the value there; the exponent must be ${power}.`,
    },
  ];
  const subject = inStory
    ? `The function ${math(`f(x) = ${at(given)}`)} gives the ${random.pick(things)}, ${math('x')} weeks after a study began.`
    : `The function ${math('f')} is defined by ${math(`f(x) = ${at(given)}`)}.`;
  return {
    parameters: { kind: 'exponential', base, m, coefficient, asked, given },
    stem: `${subject} ${random.pick([
      `Which equation defines the same function and displays the value of ${math(`f(${asked})`)} as the coefficient?`,
      `Which of the following is an equivalent equation that shows the value of ${math(`f(${asked})`)} as a coefficient?`,
      `Which of the following equations defines the same function and has the value of ${math(`f(${asked})`)} as its coefficient?`,
    ])}`,
    answer: {
      format: 'choice',
      correct: {
        text: math(`f(x) = ${at(asked)}`),
        value: `${asked}`,
        why: `At ${math(`x = ${asked}`)}, the exponent is 0 and the power is 1, so the coefficient is ${math(`f(${asked})`)}.`,
      },
      wrong,
    },
    steps: [
      `The coefficient is the value of the function where the exponent is 0.`,
      `For ${math(`f(${asked})`)}, the exponent must be ${math(asked === 0 ? 'x' : `x - ${asked}`)}.`,
      `Each change of 1 in the exponent changes the coefficient by a factor of ${math(base)}: ${math(`f(x) = ${at(given)} = ${at(asked)}`)}.`,
      `Check: ${math(`f(${asked}) = ${decimalLatex(value)}(${base})^0 = ${decimalLatex(value)}`)}.`,
    ],
    takeaway: 'In c·bˣ⁻ᵐ, the coefficient c is the value at x = m.',
  };
}

export const formThatShows: Generator = {
  archetype: 'NLF-f',
  topicId: 16,
  version: 7,
  levels: [2, 3],
  skillTags: ['equivalent-forms', 'quadratic-function'],
  draft: (random, level) => (level === 3 ? displayedExtreme : random.chance(1, 3) ? exponential : quadratic)(random),
};
