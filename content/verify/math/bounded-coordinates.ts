/** Re-solvers for systems in which one inequality bounds x and the other one y. */
import { add, compare, div, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { evaluate, mathIn, type Assignment } from '../evaluate-latex.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import type { Verdict } from '../resolver.ts';

const zero = rat(0);

interface Row {
  /** Left side minus right side. */
  readonly gap: (values: Assignment) => Rational;
  readonly holds: (values: Assignment) => boolean;
}

function row(latex: string): Row {
  const [, left = '', symbol = '', right = ''] = /^(.*?)(<|>|\\le|\\ge)(.*)$/.exec(latex.replaceAll('&', '').trim()) ?? [];
  const gap = (values: Assignment) => sub(evaluate(left, values), evaluate(right, values));
  const fits = (sides: number) => (symbol === '<' ? sides < 0 : symbol === '>' ? sides > 0 : symbol === '\\le' ? sides <= 0 : sides >= 0);
  return { gap, holds: (values) => fits(compare(gap(values), zero)) };
}

function rowsOf({ stem }: LearnerQuestion): [Row, Row] {
  const [first = '', second = ''] = mathIn(stem).filter((latex) => /<|>|\\[lg]e/.test(latex));
  return [row(first), row(second)];
}

/** Where a linear gap is zero. */
const rootOf = (at: (value: Rational) => Rational) => div(neg(at(zero)), sub(at(rat(1)), at(zero)));

/** A value of y fits when some x is allowed with it: beside the bound of x, beside the boundary line, or far away. */
export function coordinatesOfSolutions(question: LearnerQuestion): Verdict {
  const [first, second] = rowsOf(question);
  const edge = rootOf((x) => second.gap({ x }));
  const reached = (y: Rational) => {
    const line = rootOf((x) => first.gap({ x, y }));
    const around = [edge, line, div(add(edge, line), rat(2))].flatMap((x) => [
      x,
      add(x, rat(1, 10_000)),
      sub(x, rat(1, 10_000)),
      add(x, rat(900)),
      sub(x, rat(900)),
    ]);
    return around.some((x) => first.holds({ x, y }) && second.holds({ x, y }));
  };
  if (question.format !== 'choice') throw new Error('not a choice question');
  const bounds = question.choices.map(({ text }) => rootOf((y) => row(bare(text)).gap({ y })));
  const tested = bounds.flatMap((y) => [y, add(y, rat(1, 10)), sub(y, rat(1, 10)), add(y, rat(500)), sub(y, rat(500))]);
  return choicesWhere(question, (text) => tested.every((y) => row(bare(text)).holds({ y }) === reached(y)));
}

/** Tries the whole numbers that the second inequality allows, with 0 for k: the rest of the extreme value is k. */
export function constantForAnExtreme(question: LearnerQuestion): Verdict {
  const [first, second] = rowsOf(question);
  const stated = /(greatest|least) possible .* is \\\((-?\d+)\\\)/.exec(question.stem);
  const highest = stated?.[1] === 'greatest';
  const values = Array.from({ length: 401 }, (_, index) => rat(index - 200))
    .filter((x) => second.holds({ x }))
    .map((x) => rootOf((y) => first.gap({ x, y, k: zero })))
    .sort(compare);
  const extreme = (highest ? values.at(-1) : values[0]) ?? zero;
  const inside = { x: rootOf((x) => second.gap({ x })), k: zero };
  if (first.holds({ ...inside, y: add(extreme, mul(rat(5), rat(highest ? 1 : -1))) })) throw new Error('not bounded');
  return numberVerdict(question, sub(rat(Number(stated?.[2])), extreme));
}
