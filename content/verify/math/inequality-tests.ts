/** Re-solvers for topic 15: inequalities as printed, tested at points and against the story's own numbers. */
import { compare, rat, toNumber, type Rational } from '#core/rational.ts';
import { evaluate, mathIn, numbersIn, type Assignment } from '../evaluate-latex.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver, Verdict } from '../resolver.ts';

/** Whether every link of a chain such as a<b\le c holds. */
function chainHolds(latex: string, values: Assignment): boolean {
  const parts = latex.replace(/&/g, '').split(/(<|>|\\le(?![a-z])|\\ge(?![a-z]))/);
  const sides = parts.filter((_, index) => index % 2 === 0).map((side) => evaluate(side, values));
  return parts.every((symbol, index) => {
    const [one, two] = [sides[(index - 1) / 2], sides[(index + 1) / 2]];
    if (index % 2 === 0 || !one || !two) return true;
    const order = compare(one, two);
    return symbol === '<' ? order < 0 : symbol === '>' ? order > 0 : symbol === '\\le' ? order <= 0 : order >= 0;
  });
}

const isStatement = (latex: string) => /<|>|\\le(?![a-z])|\\ge(?![a-z])/.test(latex);
const statements = (text: string) => mathIn(text).filter(isStatement);

/** Twelfths from −40 to 40: every end of a choice and its neighbors are among them. */
const xs = Array.from({ length: 961 }, (_, index) => rat(index - 480, 12));

/** Choices that hold at exactly the same x as the given statement. */
export const sameSolutions: Resolver = (question) => {
  const [given = ''] = statements(question.stem);
  const wanted = xs.map((x) => chainHolds(given, { x }));
  return choicesWhere(question, (text) => xs.every((x, index) => chainHolds(bare(text), { x }) === wanted[index]));
};

export const satisfies: Resolver = (question) => {
  const given = statements(question.stem);
  return choicesWhere(question, (text) => {
    const [x, y] = bare(text)
      .slice(1, -1)
      .split(',')
      .map((part) => evaluate(part.trim())) as [Rational, Rational];
    return given.every((latex) => chainHolds(latex, { x, y }));
  });
};

/** Two conditions of the story, tested over a grid of counts. */
export const modelsLimits: Resolver = (question) => {
  const prose = question.stem.replace(/\\\(.*?\\\)/g, '');
  const told = numbersIn(prose).map(toNumber);
  const limits = [...prose.matchAll(/(at least|at most|no more than) \$?([\d,]+)/g)].map(([, words, amount]) => ({
    least: words === 'at least',
    amount: Number(amount?.replace(',', '')),
  }));
  if (limits.length !== 2) throw new Error('two limits expected');
  const total = limits.reduce((most, limit) => (limit.amount > most.amount ? limit : most));
  const count = limits.find((limit) => limit !== total) ?? total;
  const [p = 0, q = 0] = told.filter((value) => value !== count.amount && value !== total.amount);
  const meets = ({ least, amount }: { least: boolean; amount: number }, value: number) => (least ? value >= amount : value <= amount);
  const step = Math.max(1, Math.ceil(count.amount / 24));
  const grid = Array.from({ length: 50 }, (_, i) => i * step).flatMap((x) => Array.from({ length: 50 }, (_, j) => [x, j * step] as const));
  const edges = [
    [count.amount, 0],
    [0, count.amount],
    [total.amount / p, 0],
    [0, total.amount / q],
  ].map(([x = 0, y = 0]) => [x, y] as const);
  return choicesWhere(question, (text) => {
    const both = statements(text);
    return [...grid, ...edges.filter(([x, y]) => Number.isInteger(x) && Number.isInteger(y))].every(([x, y]) => {
      const truth = meets(count, x + y) && meets(total, p * x + q * y);
      return both.every((latex) => chainHolds(latex, { x: rat(x), y: rat(y) })) === truth;
    });
  });
};

/** Every pair of numbers is tried against both limits, that of how many and that of how much. */
function bestOfPairs(question: LearnerQuestion): Verdict {
  const { stem } = question;
  const most = stem.includes('greatest');
  const number = Number(/(?:at least|at most|has) (\d+) (?:of these boxes|plants|seats|vans|files|questions|canisters|hours)/.exec(stem)?.[1]);
  const told = numbersIn(stem).map(toNumber);
  const limit = Math.max(...told);
  const [low = 0, high = 0, more] = told.filter((value) => value !== limit && value !== number).toSorted((a, b) => a - b);
  if (!Number.isFinite(number) || more !== undefined) throw new Error('two amounts and two limits expected');
  const others = Array.from({ length: most ? number + 400 : number + 1 }, (_, n) => n);
  const fits = (n: number) =>
    others.some((other) => (most ? n + other >= number && high * n + low * other <= limit : n + other <= number && high * n + low * other >= limit));
  const counts = Array.from({ length: number + 400 }, (_, n) => n).filter(fits);
  return numberVerdict(question, rat(most ? Math.max(...counts) : Math.min(...counts)));
}

/** Counts up (or down) until the story's conditions are met or broken. */
export const bestCount: Resolver = (question, { bound, k: fixed }) => {
  if (fixed === null) return bestOfPairs(question);
  const told = numbersIn(question.stem).map(toNumber);
  const most = question.stem.includes('greatest');
  const limit = Math.max(...told);
  const rest = told.filter((value) => value !== limit);
  const [p = 0, q = 0] = rest;
  const [k = 0, also] = bound === null ? [rest[2]] : [rest[3], rest[2]];
  const inAll = /in all/.test(question.stem);
  const fits = (n: number) => {
    const first = most ? p * k + q * n <= limit : p * k + q * n >= limit;
    const second = also === undefined || (most ? (inAll ? n + k : n) <= also : n >= also);
    return first && second;
  };
  const counts = Array.from({ length: 2000 }, (_, n) => n).filter(fits);
  return numberVerdict(question, rat(most ? Math.max(...counts) : Math.min(...counts)));
};
