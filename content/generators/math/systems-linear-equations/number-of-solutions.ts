/** SYS-g: how many solutions a system has, or which of several systems has that many. */
import { math } from '../text.ts';
import { stacked, sum } from '../formulas.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

type Kind = 'none' | 'one' | 'all';

const names: Record<Kind, string> = { none: 'Zero', one: 'Exactly one', all: 'Infinitely many' };
/** As the test lists them, with “Exactly two” in third place. */
const places: Record<Kind, number> = { none: 0, one: 1, all: 3 };
const reasons: Record<Kind, string> = {
  none: 'the coefficients are proportional but the constants are not in the same ratio, so the lines are parallel and do not intersect',
  one: 'the coefficients are not proportional, so the lines have different slopes and intersect at one point',
  all: 'one equation is a multiple of the other, so both equations represent the same line',
};

/** A system of the kind, disguised: multiplied by different factors and with terms moved about. */
function system(random: Random, kind: Kind): { readonly equations: [string, string]; readonly numbers: number[] } {
  const [a, b, c, k] = [random.int(1, 6), random.int(1, 6) * sign(random), random.int(1, 15) * sign(random), random.int(2, 4) * sign(random)];
  const [d, e] =
    kind === 'one'
      ? random.pick([
          [k * a, -k * b],
          [k * b, k * a],
          [k * a, b],
        ] as const)
      : [k * a, k * b];
  const f = kind === 'all' ? k * c : kind === 'none' ? random.pick([c, k * c + random.int(1, 9) * sign(random), -k * c]) : random.pick([c, k * c]);
  const write = (p: number, q: number, r: number) =>
    random.pick([
      `${sum([
        [p, 'x'],
        [q, 'y'],
      ])}=${r}`,
      `${sum([[p, 'x']])}=${sum([
        [-q, 'y'],
        [r, ''],
      ])}`,
      `${sum([[q, 'y']])}=${sum([
        [-p, 'x'],
        [r, ''],
      ])}`,
    ]);
  return { equations: [write(a, b, c), write(d, e, f)], numbers: [a, b, c, d, e, f] };
}

/** Whether the numbers really make the kind that was meant. */
function kindOf([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Kind {
  if (a * e !== b * d) return 'one';
  return a * f === c * d ? 'all' : 'none';
}

const howMany = [
  'At how many points do the graphs of the given equations intersect in the \\(xy\\)-plane?',
  'How many solutions does the given system of equations have?',
  'The given system of equations has how many solutions?',
  'How many ordered pairs \\((x, y)\\) satisfy both of the given equations?',
  'In the \\(xy\\)-plane, how many points lie on the graphs of both given equations?',
] as const;
const which: Record<'none' | 'all', readonly string[]> = {
  none: [
    'Which of the following systems of equations has no solution?',
    'Which system of linear equations has no solution?',
    'For which system do the graphs of the two equations not intersect in the \\(xy\\)-plane?',
  ],
  all: [
    'Which of the following systems of equations has infinitely many solutions?',
    'Which system of linear equations has infinitely many solutions?',
    'For which system are the graphs of the two equations the same line in the \\(xy\\)-plane?',
  ],
};

const steps = (kind: Kind, equations: string) => [
  'Write both equations in the form \\(ax+by=c\\), and compare the coefficients and the constants.',
  `In ${equations}, ${reasons[kind]}.`,
  `So the system has ${kind === 'none' ? 'no solution' : kind === 'one' ? 'exactly one solution' : 'infinitely many solutions'}.`,
  'With the graphing calculator: graph both equations to see whether the lines intersect at one point, are parallel, or are the same line.',
];
/** What the system asked for has that this one has not. */
function lookFor(shown: Kind, asked: Kind): string {
  if (shown === 'one') return 'look for coefficients that are proportional';
  return asked === 'none' ? 'look for constants in another ratio' : 'look for constants in the same ratio as the coefficients';
}

const takeaway = 'Different slopes: one solution. Same slope, different y-intercepts: no solution. Same line: infinitely many solutions.';

function draft(random: Random): Draft | null {
  if (random.chance(1, 2)) {
    const kind = random.pick(['none', 'one', 'all'] as const);
    const { equations, numbers } = system(random, kind);
    if (kindOf(numbers) !== kind) return null;
    const wrong: WrongOption[] = (['none', 'one', 'all'] as const)
      .filter((other) => other !== kind)
      .map((other) => ({
        text: names[other],
        value: other,
        order: places[other],
        misconception: 'NOINF',
        why: `This happens only when ${reasons[other].split(', so ')[0]}; here, ${reasons[kind]}.`,
      }));
    wrong.push({
      text: 'Exactly two',
      value: 'two',
      order: 2,
      misconception: 'LOST',
      why: `Two different lines intersect at most once, so a linear system never has exactly two solutions; here, ${reasons[kind]}.`,
    });
    const shown = math(stacked(equations));
    return {
      parameters: { equations, kind },
      stem: `${shown}\n\n${random.pick(howMany)}`,
      answer: { format: 'choice', correct: { text: names[kind], value: kind, order: places[kind], why: `Here, ${reasons[kind]}.` }, wrong },
      steps: steps(kind, 'the given system'),
      takeaway,
    };
  }
  const kind = random.pick(['none', 'all'] as const);
  const key = system(random, kind);
  const others = (['one', 'one', kind === 'none' ? 'all' : 'none', 'one', kind === 'none' ? 'all' : 'none'] as const).map((other) => ({
    other,
    made: system(random, other),
  }));
  if (kindOf(key.numbers) !== kind || others.some(({ other, made }) => kindOf(made.numbers) !== other)) return null;
  const text = (equations: readonly string[]) => math(stacked(equations));
  return {
    parameters: { equations: key.equations, kind },
    stem: random.pick(which[kind]),
    answer: {
      format: 'choice',
      correct: { text: text(key.equations), value: key.equations.join(';'), why: `Here, ${reasons[kind]}.` },
      wrong: others.map(({ other, made }) => ({
        text: text(made.equations),
        value: made.equations.join(';'),
        misconception: other === 'one' ? 'RECIP' : 'NOINF',
        why: `Here, ${reasons[other]}; ${lookFor(other, kind)}.`,
      })),
    },
    steps: steps(kind, text(key.equations)),
    takeaway,
  };
}

export const numberOfSolutions: Generator = {
  archetype: 'SYS-g',
  topicId: 14,
  version: 3,
  levels: [3],
  skillTags: ['systems-linear', 'number-of-solutions'],
  draft,
};
