/** NLF-j: an exponential or quadratic function from a table or from points. */
import { rat, toLatex } from '#content/exact/rational.ts';
import type { Random } from '#core/random.ts';
import type { Stimulus } from '#core/questions/question.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import { grouped, minusRoot, numberAnswer, plainNumber, signed, tex, wrongNumber } from '../option-kit.ts';

/** `way`: how such an amount can change. */
const settings = [
  { caption: 'Cells in a culture', way: 'both', x: 'Time (hours)', y: 'Number of cells', gives: 'the number of cells', t: 'hours after the first count' },
  {
    caption: 'Value of an investment',
    way: 'both',
    x: 'Time (decades)',
    y: 'Value (dollars)',
    gives: 'the value, in dollars, of the investment',
    t: 'decades after it was made',
  },
  { caption: 'Views of a video', way: 'up', x: 'Time (days)', y: 'Views', gives: 'the number of views', t: 'days after it was posted' },
  {
    caption: 'Area covered by algae',
    way: 'both',
    x: 'Time (weeks)',
    y: 'Area (square meters)',
    gives: 'the area, in square meters, covered by algae',
    t: 'weeks after a survey',
  },
  {
    caption: 'Mass of a sample',
    way: 'down',
    x: 'Time (days)',
    y: 'Mass (grams)',
    gives: 'the mass, in grams, of the sample',
    t: 'days after it was prepared',
  },
  {
    caption: 'Members of an online forum',
    way: 'both',
    x: 'Time (months)',
    y: 'Members',
    gives: 'the number of members',
    t: 'months after the forum was opened',
  },
  {
    caption: 'Charge of a battery',
    way: 'down',
    x: 'Time (hours)',
    y: 'Charge (units)',
    gives: 'the charge of the battery',
    t: 'hours after it was unplugged',
  },
] as const;

const table = (caption: string, columns: readonly [string, string], rows: readonly (readonly [string, string])[]): Stimulus => ({
  kind: 'table',
  table: { caption, columns: [...columns], rows: rows.map((row) => [...row]) },
});

/** Values of a·bˣ at 0, 1, 2, 3: which rule? */
function exponentialTable(random: Random): Draft | null {
  const [p, q] = random.pick([
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [3, 2],
    [5, 2],
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [1, 4],
    [5, 4],
  ] as const);
  const a = q ** 3 * random.int(2, q === 1 ? 60 : q === 2 ? 24 : 8);
  const values = [0, 1, 2, 3].map((x) => (a * p ** x) / q ** x);
  if (values.some((value) => value > 20000 || value < 2)) return null;
  const growing = p > q;
  const setting = random.pick(settings.filter(({ way }) => way === 'both' || way === (growing ? 'up' : 'down')));
  const base = toLatex(rat(p, q));
  const shown = q === 1 ? base : `\\left(${base}\\right)`;
  const bracket = q === 1 ? `(${base})` : shown;
  const [first = 0, second = 0, , last = 0] = values;
  const step = second - first;
  const f = (rule: string) => `f(x) = ${rule}`;
  const option = (rule: string) => ({ text: tex(f(rule)), value: rule });
  const linear = `${step < 0 ? '-' : ''}${Math.abs(step) === 1 ? '' : grouped(Math.abs(step))}x + ${grouped(first)}`;
  const inverse = toLatex(rat(q, p));
  const inverseBracket = p === 1 ? `(${inverse})` : `\\left(${inverse}\\right)`;
  const wrong: WrongOption[] = [
    {
      ...option(linear),
      misconception: 'GROW',
      why: `This works only for the first two rows; the values are multiplied by the same factor each time, not changed by the same amount.`,
    },
    {
      ...option(`${grouped(second)}${bracket}^x`),
      misconception: 'SHIFT',
      why: `This gives ${tex(grouped(second))} at ${tex('x = 0')}; the value there is ${tex(grouped(first))}.`,
    },
    {
      ...option(`${grouped(first)}${inverseBracket}^x`),
      misconception: 'RECIP',
      why: `This uses the reciprocal of the factor; divide each value by the one before it.`,
    },
    {
      ...option(`${q === 1 ? p : `\\left(${base}\\right)`}(${grouped(first)})^x`),
      misconception: 'SWAP',
      why: 'This switches the initial value and the factor.',
    },
    {
      ...option(`${grouped(first)}x^${p > 1 ? p : q}`),
      misconception: 'EXPO',
      why: `Here ${tex('x')} is the base; in an exponential function, it is the exponent.`,
    },
    {
      ...option(`${grouped(second)}${inverseBracket}^x`),
      misconception: 'RECIP',
      why: 'This uses the second value as the initial value and the reciprocal of the factor.',
    },
  ];
  const columns: [string, string] = [setting.x, setting.y];
  return {
    parameters: { kind: 'table', a, p, q, setting: setting.caption },
    stimulus: table(
      setting.caption,
      columns,
      values.map((value, x) => [`${x}`, plainNumber(value)] as const),
    ),
    stem: `${random.pick(['The table shows four values of an exponential relationship.', 'The values in the table change by the same factor from row to row.', 'The relationship shown in the table is exponential.'])} ${random.pick(
      [
        `Which function ${tex('f')} gives ${setting.gives} ${tex('x')} ${setting.t}?`,
        `Which equation defines a function ${tex('f')} that gives ${setting.gives} ${tex('x')} ${setting.t}?`,
      ],
    )}`,
    answer: {
      format: 'choice',
      correct: {
        ...option(`${grouped(first)}${bracket}^x`),
        why: `The value at ${tex('x = 0')} is ${tex(grouped(first))}, and each value is ${tex(base)} times the one before.`,
      },
      wrong,
    },
    steps: [
      'An exponential function has the form \\(f(x) = a(b)^x\\), where \\(a\\) is the value at \\(x = 0\\) and \\(b\\) is the factor from one row to the next.',
      `The value at ${tex('x = 0')} is ${tex(grouped(first))}.`,
      `The factor is ${tex(`\\frac{${grouped(second)}}{${grouped(first)}} = ${base}`)}, so the values ${growing ? 'increase' : 'decrease'}.`,
      `Check the last row: ${tex(`${grouped(first)}${bracket}^3 = ${grouped(last)}`)}.`,
    ],
    takeaway: 'Equal factors from row to row mean an exponential function; equal differences mean a linear one.',
  };
}

/** f(x) = a·bˣ through (m, y₁) and (n, y₂): another value. */
function exponentialPoints(random: Random): Draft | null {
  const b = random.pick([2, 3, 4, 5, 10]);
  const [m, gap] = [random.int(1, 3), random.int(2, 3)];
  const a = random.int(2, 15);
  const [y1, y2] = [a * b ** m, a * b ** (m + gap)];
  const target = random.pick([0, m + 1, m + gap + 1]);
  if (y2 > 30000 || target === m + gap) return null;
  const key = a * b ** target;
  const ratio = b ** gap;
  if (key > 99999) return null;
  const answer = numberAnswer(
    random.chance(1, 2) ? 'spr' : 'choice',
    key,
    `The value is multiplied by ${tex(b)} each time ${tex('x')} increases by 1, which gives ${tex(grouped(key))}.`,
    [
      wrongNumber(
        rat(y1 * gap + (y2 - y1) * (target - m), gap),
        'GROW',
        'This uses the line through the two points; an exponential function changes by equal factors.',
      ),
      wrongNumber(
        target > m ? y1 * ratio ** (target - m) : rat(y1, ratio),
        'PERIOD',
        `This uses ${tex(ratio)} as the factor for 1 unit, but it is the factor for ${tex(gap)} units.`,
      ),
      wrongNumber(rat(y1 * ratio * Math.max(1, target - m), gap), 'EXPO', `This divides the factor ${tex(ratio)} by ${tex(gap)}; take a root instead.`),
      wrongNumber(b, 'STOP', `This is the value of ${tex('b')}; use it to find the value the question asks for.`),
      wrongNumber(
        target === 0 ? y1 : a,
        'STOP',
        target === 0
          ? `This is ${tex(`f(${m})`)}; divide by the factor to go back to 0.`
          : `This is ${tex('f(0)')}; multiply by the factor to get later values.`,
      ),
      wrongNumber(
        target === 0 ? y1 - b * m : y1 + b * (target - m),
        'GROW',
        `This adds or subtracts ${tex(b)} for each unit instead of multiplying or dividing by it.`,
      ),
      wrongNumber(key * b, 'SHIFT', 'This goes one unit too far.'),
    ],
  );
  return (
    answer && {
      parameters: { kind: 'points', a, b, m, gap, target },
      stem: random.pick([
        `The function ${tex('f')} is defined by ${tex('f(x) = a(b)^x')}, where ${tex('a')} and ${tex('b')} are positive constants. If ${tex(`f(${m}) = ${grouped(y1)}`)} and ${tex(`f(${m + gap}) = ${grouped(y2)}`)}, what is the value of ${tex(`f(${target})`)}?`,
        `The graph of ${tex('y = a(b)^x')}, where ${tex('a')} and ${tex('b')} are positive constants, passes through the points ${tex(`(${m}, ${grouped(y1)})`)} and ${tex(`(${m + gap}, ${grouped(y2)})`)}. What is the value of ${tex('y')} when ${tex(`x = ${target}`)}?`,
        `For an exponential function of the form ${tex('f(x) = a(b)^x')} with positive constants ${tex('a')} and ${tex('b')}, ${tex(`f(${m}) = ${grouped(y1)}`)} and ${tex(`f(${m + gap}) = ${grouped(y2)}`)}. What is ${tex(`f(${target})`)}?`,
        `When ${tex('x')} increases by 1, the value of ${tex('f(x)')} is multiplied by the constant ${tex('b')}, where ${tex('b > 0')}. If ${tex(`f(${m}) = ${grouped(y1)}`)} and ${tex(`f(${m + gap}) = ${grouped(y2)}`)}, what is the value of ${tex(`f(${target})`)}?`,
      ]),
      answer,
      steps: [
        `Divide the two values to eliminate ${tex('a')}: ${tex(`b^${gap} = \\frac{${grouped(y2)}}{${grouped(y1)}} = ${ratio}`)}.`,
        `So ${tex(`b = ${b}`)}.`,
        target === 0
          ? `Going back ${m === 1 ? '1 unit' : `${m} units`} from ${tex(`x = ${m}`)}: ${tex(`f(0) = ${grouped(y1)} \\div ${b}${m === 1 ? '' : `^${m}`} = ${grouped(key)}`)}.`
          : `From ${tex(`x = ${m}`)}: ${tex(`f(${target}) = ${grouped(y1)} \\cdot ${b}${target - m === 1 ? '' : `^${target - m}`} = ${grouped(key)}`)}.`,
        `Check: ${tex(`f(x) = ${a}(${b})^x`)} gives both values.`,
      ],
      takeaway: 'Divide two values of an exponential function to get the base raised to the difference of the inputs.',
    }
  );
}

/** A quadratic from its vertex and one more point: another value. */
function quadraticPoints(random: Random): Draft | null {
  const sign = () => (random.chance(1, 2) ? 1 : -1);
  const [a, h, k] = [random.int(1, 4) * sign(), random.int(1, 6) * sign(), random.int(1, 20) * sign()];
  const f = (x: number) => a * (x - h) ** 2 + k;
  const x1 = h + random.int(1, 3) * sign();
  const target = random.pick([0, h + 4, h - 4, h + 5, h - 5, 2 * h - x1]);
  if (Math.abs(target - h) === 0 || target === x1 || Math.abs(f(target)) > 300 || target === 2 * h - x1) return null;
  const [y1, key] = [f(x1), f(target)];
  const extreme = a > 0 ? 'minimum' : 'maximum';
  const answer = numberAnswer(
    random.chance(1, 2) ? 'spr' : 'choice',
    key,
    `With ${tex(`f(x) = ${a === 1 ? '' : a === -1 ? '-' : a}(${minusRoot(h)})^2${signed(k)}`)}, the value is ${tex(key)}.`,
    [
      wrongNumber(
        rat((y1 - k) * (target - h), x1 - h).d === 1n ? k + ((y1 - k) * (target - h)) / (x1 - h) : k - 1,
        'GROW',
        'This uses a line through the vertex; a quadratic function does not change at a constant rate.',
      ),
      wrongNumber(
        a * (target + h) ** 2 + k,
        'VERT',
        `This puts the vertex at ${tex(`x = ${-h}`)}, but ${tex(`(${minusRoot(h)})^2`)} is 0 at ${tex(`x = ${h}`)}.`,
      ),
      wrongNumber((target - h) ** 2 + k, 'STOP', `This leaves out the leading coefficient ${tex(a)}; find it from the second point.`),
      wrongNumber(a * (target - h) ** 2, 'STOP', `This leaves out the constant ${tex(k)}.`),
      wrongNumber(a * (target * target - h * h) + k, 'SQBIN', 'This squares each term in the parentheses separately; square the entire difference.'),
      wrongNumber(-a * (target - h) ** 2 + k, 'SIGN', `The leading coefficient has the wrong sign; the graph opens ${a > 0 ? 'upward' : 'downward'}.`),
      wrongNumber(y1, 'STOP', `This is the value at ${tex(`x = ${x1}`)}, which is given.`),
    ],
  );
  return (
    answer && {
      parameters: { kind: 'quadratic', a, h, k, x1, target },
      stem: random.pick([
        `The graph of the quadratic function ${tex('y = f(x)')} has its vertex at ${tex(`(${h}, ${k})`)} and passes through the point ${tex(`(${x1}, ${y1})`)}. What is the value of ${tex(`f(${target})`)}?`,
        `The ${extreme} value of the quadratic function ${tex('f')} is ${tex(k)} and occurs at ${tex(`x = ${h}`)}. If ${tex(`f(${x1}) = ${y1}`)}, what is the value of ${tex(`f(${target})`)}?`,
        `In the ${tex('xy')}-plane, a parabola with vertex ${tex(`(${h}, ${k})`)} contains the point ${tex(`(${x1}, ${y1})`)}. The parabola is the graph of ${tex('y = f(x)')}. What is ${tex(`f(${target})`)}?`,
        `A quadratic function ${tex('f')} has the ${extreme} value ${tex(`f(${h}) = ${k}`)}, and ${tex(`f(${x1}) = ${y1}`)}. What is the value of ${tex(`f(${target})`)}?`,
      ]),
      answer,
      steps: [
        `Use vertex form: ${tex(`f(x) = a(${minusRoot(h)})^2${signed(k)}`)}.`,
        `The point gives ${tex(`${y1} = ${(x1 - h) ** 2 === 1 ? '' : (x1 - h) ** 2}a${signed(k)}`)}, so ${tex(`a = ${a}`)}.`,
        `Then ${tex(`f(${target}) = ${a}(${target - h})^2${signed(k)} = ${key}`)}.`,
        `Check: ${tex(`${a}(${x1 - h})^2${signed(k)} = ${y1}`)}.`,
      ],
      takeaway: 'When you know the vertex and one more point, use vertex form; you only need to find the leading coefficient.',
    }
  );
}

export const modelFromValues: Generator = {
  archetype: 'NLF-j',
  topicId: 16,
  version: 2,
  levels: [3, 4],
  skillTags: ['exponential-function', 'quadratic-function'],
  draft: (random, level) => (level === 3 ? exponentialTable(random) : random.pick([exponentialPoints, quadraticPoints])(random)),
};
