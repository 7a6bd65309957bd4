/** Re-solvers for probability: the population is built as a list of objects and counted. */
import { add, equal, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { filledTable } from './filled-tables.ts';
import { byArea, eitherOr, notThisKind, outOfAll, percentsOfGroups } from './population.ts';
import type { Json } from '#content/generators/generator.ts';
import { nth, numberOf, numbersIn, numberParameter, numericVerdict, promptText, tableOf } from './read-numbers.ts';

/** Counts how many of the population are favorable. */
function share<T>(population: readonly T[], isFavorable: (member: T) => boolean) {
  return rat(population.filter(isFavorable).length, population.length);
}

const simple: Resolver = (question, parameters) => {
  const counts = numbersIn(question.stem)
    .slice(0, 3)
    .map((value) => Number(value.n));
  const population = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  return numericVerdict(
    question,
    share(population, (kind) => kind === numberParameter(parameters, 'asked')),
  );
};

/** One object per unit of every cell, totals left out; `x` counts as the given number. */
function populationOf(question: Parameters<Resolver>[0], x = 0): { row: number; column: number }[] {
  const { columns, rows } = tableOf(question);
  const width = columns.at(-1) === 'Total' ? columns.length - 1 : columns.length;
  return rows
    .filter(([name]) => name !== 'Total')
    .flatMap((cells, row) =>
      cells
        .slice(1, width)
        .flatMap((text, column) => Array.from({ length: text === 'x' || text === '\\(x\\)' ? x : Number(numberOf(text).n) }, () => ({ row, column }))),
    );
}

type Drawn = Readonly<Record<string, Json>>;
const places = (parameters: Drawn) => ({
  row: numberParameter(parameters, 'row'),
  column: numberParameter(parameters, 'column'),
  byRow: parameters.byRow === true,
});

const conditional: Resolver = (question, parameters) => {
  const { row, column, byRow } = places(parameters);
  const not = /other than|one of the \w+ (?:that are|who d\w+) not/.test(question.stem);
  const group = populationOf(question).filter((member) => (byRow ? member.row === row : member.column === column) !== not);
  return numericVerdict(
    question,
    share(group, (member) => (byRow ? member.column === column : member.row === row)),
  );
};

/** Tries every count for the unknown cell. */
const missingCell: Resolver = (question, parameters) => {
  const { row, column, byRow } = places(parameters);
  const [, top = '', bottom = ''] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(promptText(question)) ?? [];
  const wanted = rat(BigInt(top), BigInt(bottom));
  const whole = /entire group|one of these|from all of them/i.test(question.stem);
  const fits = Array.from({ length: 200 }, (_, x) => x + 1).filter((x) => {
    const all = populationOf(question, x);
    const group = whole ? all : all.filter((member) => (byRow ? member.row === row : member.column === column));
    const counted = whole ? numberParameter(parameters, 'otherColumn') : column;
    return equal(
      share(group, (member) => (whole || byRow ? member.column === counted : member.row === row)),
      wanted,
    );
  });
  if (fits.length !== 1) throw new Error(`${fits.length} counts fit`);
  return numericVerdict(question, rat(fits[0] ?? 0));
};

/** Tries every number of the first kind out of every total, with each of the two changes. */
function eitherOfTwoChanges(question: Parameters<Resolver>[0], [p, q]: readonly [Rational, Rational], [added, change]: readonly [number, number]) {
  const { stem } = question;
  const taken = /instead, \d+ of the /.test(stem);
  const fits = Array.from({ length: 300 }, (_, total) => Array.from({ length: total + 1 }, (__, first) => ({ first, total })))
    .flat()
    .filter(
      ({ first, total }) =>
        equal(rat(first + added, total + added), p) &&
        (taken ? change < first && equal(rat(first - change, total - change), q) : equal(rat(first, total + change), q)),
    );
  const [fit] = fits;
  if (!fit || fits.length !== 1) throw new Error(`${fits.length} pairs of counts fit`);
  if (/that are not/.test(stem)) return numericVerdict(question, rat(fit.total - fit.first));
  return numericVerdict(question, rat(stem.endsWith('in total?') ? fit.total : fit.first));
}

/** Tries every total. */
const unknownCount: Resolver = (question) => {
  const text = question.stem;
  const [p, q] = [...text.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].map(([, top = '', bottom = '']) => rat(BigInt(top), BigInt(bottom)));
  if (!p || !q) throw new Error('two probabilities expected');
  const counts = numbersIn(text.replaceAll(/\\\(.*?\\\)/g, ''));
  if (/instead/.test(text)) return eitherOfTwoChanges(question, [p, q], [Number(nth(counts, 0).n), Number(nth(counts, 1).n)]);
  const count = nth(counts, 0);
  const totals = Array.from({ length: 400 }, (_, at) => rat(at + 1)).filter((total) => {
    const first = mul(p, total);
    return /After/.test(text) ? equal(add(first, count), mul(q, add(total, count))) : equal(add(add(first, mul(q, total)), count), total);
  });
  if (totals.length !== 1) throw new Error(`${totals.length} totals fit`);
  const total = nth(totals, 0);
  if (/that are not|of the \w+ were not/.test(text)) return numericVerdict(question, sub(total, mul(p, total)));
  return numericVerdict(question, text.endsWith('in total?') ? total : mul(p, total));
};

export const probabilityResolvers: Readonly<Record<string, Resolver>> = {
  'PRO-a': simple,
  'PRO-b': notThisKind,
  'PRO-c': outOfAll,
  'PRO-d': conditional,
  'PRO-e': missingCell,
  'PRO-f': percentsOfGroups,
  'PRO-g': byArea,
  'PRO-h': unknownCount,
  'PRO-i': eitherOr,
  'PRO-j': filledTable,
};
