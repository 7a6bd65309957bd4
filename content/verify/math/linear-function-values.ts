/** Re-solvers for topic 12: values, rates, intercepts, units and tables with letters, read from the question as shown. */
import { add, div, equal, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { equationsIn, evaluate, mathIn, numbersIn } from '../evaluate-latex.ts';
import { readPlane } from '../read-plane.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import type { Resolver } from '../resolver.ts';

const zero = rat(0);
type Point = readonly [Rational, Rational];

/** A rule and the input asked for: in the last mathematics, or as the last number of the story. */
export const valueAtNumber: Resolver = (question) => {
  const [left = '', right = ''] = equationsIn(question.stem).find(([side]) => /^[a-zA-Z]\([a-z]\)$/.test(side.trim())) ?? [];
  const letter = left.trim().charAt(2);
  const last =
    mathIn(question.stem)
      .filter((latex) => latex !== 'f(x)')
      .at(-1) ?? '';
  const told = /^f\((-?\d+)\)$/.exec(last) ?? /^x=(-?\d+)$/.exec(last);
  const input = told ? rat(Number(told[1])) : numbersIn(question.stem.replace(/\\\(.*?\\\)/g, '')).at(-1);
  return numberVerdict(question, evaluate(right, { [letter]: input ?? zero }));
};

function tablePoints(question: LearnerQuestion): Point[] {
  if (question.stimulus?.kind !== 'table') return [];
  return question.stimulus.table.rows.map(([x = '', y = '']) => [evaluate(bare(x).replaceAll(',', '')), evaluate(bare(y).replaceAll(',', ''))]);
}

/** Points written as (a, b) or f(a)=b in the text. */
function statedPoints(stem: string): Point[] {
  return mathIn(stem).flatMap((latex): Point[] => {
    const pair = /^\(([^,]+), ([^,]+)\)$/.exec(latex);
    if (pair?.[1] && pair[2] && !/[a-z]/.test(latex)) return [[evaluate(pair[1]), evaluate(pair[2])]];
    const value = /^f\((-?\d+)\)=(-?\d+)$/.exec(latex);
    return value?.[1] && value[2] && value[2] !== '0' ? [[evaluate(value[1]), evaluate(value[2])]] : [];
  });
}

const slopeOf = ([x1, y1]: Point, [x2, y2]: Point) => div(sub(y2, y1), sub(x2, x1));

/** Stories tell input and output of two moments, in either order: the inputs are the two smaller numbers of the pairs. */
export const slopeBetween: Resolver = (question, { x1 }) => {
  const points = [...tablePoints(question), ...statedPoints(question.stem)];
  if (points.length < 2) {
    const [a = zero, b = zero, c = zero, d = zero] = numbersIn(question.stem);
    const inputFirst = equal(a, rat(Number(x1)));
    points.push(
      ...(inputFirst
        ? ([
            [a, b],
            [c, d],
          ] as const)
        : ([
            [b, a],
            [d, c],
          ] as const)),
    );
  }
  const [first, second] = points as [Point, Point];
  const slope = slopeOf(first, second);
  if (points.some((point, index) => index > 0 && !equal(slopeOf(first, point), slope))) throw new Error('not on one line');
  return numberVerdict(question, slope);
};

export const axisCrossing: Resolver = (question) => {
  const rule = equationsIn(question.stem).find(([left, right]) => left.trim() === 'f(x)' && right.includes('x'))?.[1];
  const dots: Point[] =
    question.stimulus?.kind === 'figure'
      ? readPlane(question.stimulus.figure).circles.map(({ center: [x, y] }): Point => [rat(Math.round(x)), rat(Math.round(y))])
      : [];
  const points: Point[] = rule ? [zero, rat(1)].map((x): Point => [x, evaluate(rule, { x })]) : [...dots, ...statedPoints(question.stem)];
  const [first, second] = points as [Point, Point];
  const slope = slopeOf(first, second);
  const asksZero = /\\\(x\\\)-intercept|f\(x\)=0|zero of|x\\\)-axis/.test(question.stem);
  const [x, y] = first;
  return numberVerdict(question, asksZero ? sub(x, div(y, slope)) : sub(y, mul(slope, x)));
};

/** How many of one unit are in the other, by the words of the story. */
const perUnit: readonly (readonly [RegExp, RegExp, Rational])[] = [
  [/per minute/, /hours/, rat(60)],
  [/per second/, /minutes/, rat(60)],
  [/per day/, /weeks/, rat(7)],
  [/per month/, /years/, rat(12)],
  [/per hour/, /minutes/, rat(1, 60)],
  [/per year/, /months/, rat(1, 12)],
  [/per week/, /days? after/, rat(1, 7)],
];

/** The value after one unit of the story's own rate must be the start plus or minus that rate. */
export const unitChanged: Resolver = (question) => {
  const [start = zero, rate = zero] = numbersIn(question.stem.replace('thousands', '').replace(/(?:on|On) March 1\b/, ''));
  const asked = question.stem.slice(question.stem.lastIndexOf('Which'));
  const factor = perUnit.find(([per, counted]) => per.test(question.stem) && counted.test(asked))?.[2];
  if (!factor) throw new Error('units not recognized');
  const falls = /lost|burns down|closer|has decreased|has (?:drained|been removed)|rise (?:at|by)|ship/.test(question.stem);
  return choicesWhere(question, (text) => {
    const [left = '', right = ''] = equationsIn(text)[0] ?? [];
    const letter = left.trim().charAt(2);
    const at = (value: Rational) => evaluate(right, { [letter]: value });
    // One unit of the rate is 1/factor of the letter's unit.
    return equal(at(zero), start) && equal(sub(at(div(rat(1), factor)), start), falls ? neg(rate) : rate);
  });
};

/** Rows whose cells may hold one letter; the letter is found from equal slopes, or by the point on the y-axis. */
export const lettersInTable: Resolver = (question) => {
  if (question.stimulus?.kind !== 'table') throw new Error('no table');
  const rows = question.stimulus.table.rows.map((row) => row.map(bare));
  const asked = mathIn(question.stem).at(-1) ?? '';
  if (rows.length === 2 && rows[0]?.[1] === 'a') {
    const target = Number(/f\((\d+)\)/.exec(question.stem)?.[1]);
    const trials: [number, number][] = [
      [4, 9],
      [-3, 5],
      [7, 1],
    ];
    return choicesWhere(question, (text) =>
      trials.every(([a, b]) => {
        const [x1, x2] = rows.map(([x = '0']) => Number(x)) as [number, number];
        const value = add(rat(a), mul(rat(b - a, x2 - x1), rat(target - x1)));
        return equal(evaluate(bare(text), { a: rat(a), b: rat(b) }), value);
      }),
    );
  }
  const letter = /[nk]/.exec(rows.flat().join(''))?.[0] ?? '';
  const fixed = mathIn(question.stem).find((latex) => /^\(0, .*\)$/.test(latex));
  const cells = [...rows, ...(fixed ? [fixed.slice(1, -1).split(', ')] : [])];
  const points = (value: Rational) => cells.map(([x = '', y = '']): Point => [evaluate(x, { [letter]: value }), evaluate(y, { [letter]: value })]);
  // Three points lie on a line where the cross product vanishes; in the letter it is at most quadratic, and whole roots are tried.
  const turns = (value: Rational) => {
    const [[x1, y1], [x2, y2], [x3, y3]] = points(value) as [Point, Point, Point];
    return sub(mul(sub(x2, x1), sub(y3, y1)), mul(sub(x3, x1), sub(y2, y1)));
  };
  const found = Array.from({ length: 401 }, (_, index) => rat(index - 200)).filter((value) => equal(turns(value), zero));
  const [only] = found;
  if (!only || found.length !== 1) throw new Error(`${found.length} values fit`);
  if (asked === letter || (asked.includes('(0, ') === false && new RegExp(`value of \\\\\\(${letter}`).test(question.stem)))
    return numberVerdict(question, only);
  const [[x, y], second] = points(only) as [Point, Point];
  return numberVerdict(question, sub(y, mul(slopeOf([x, y], second), x)));
};
