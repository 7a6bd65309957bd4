/** Re-solvers for probability: the population is written out, one object after the other, and counted. */
import { rat } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver } from '../resolver.ts';
import { promptNumbers, shoelace } from './geometry-reading.ts';
import { numberParameter, numericVerdict, tableOf, textParameter } from './read-numbers.ts';

type Thing = readonly [row: number, column: number];

/** One entry for each object of a two-way table, totals left out. */
function population(question: LearnerQuestion): Thing[] {
  const { rows, columns } = tableOf(question);
  const inner = columns.at(-1) === 'Total' ? -1 : undefined;
  const body = rows.filter(([name]) => name !== 'Total');
  return body.flatMap((cells, row) =>
    cells.slice(1, inner).flatMap((count, column) => Array.from({ length: Number(count.replaceAll(',', '')) }, (): Thing => [row, column])),
  );
}
const share = <T>(all: readonly T[], test: (one: T) => boolean) => rat(all.filter(test).length, all.length);
/** The total in the stem must be that of the table. */
function told({ stem }: LearnerQuestion, all: readonly Thing[]): void {
  if (!new RegExp(`(?<!\\d)${all.length}(?!\\d)`).test(stem.replaceAll(',', ''))) throw new Error('totals differ');
}

export const notThisKind: Resolver = (question) => {
  const { stem } = question;
  const [, one, two, three] = /is (?:not (\w+)|neither (\w+) nor (\w+))\?/.exec(stem) ?? [];
  const excluded = [one, two, three].filter((kind) => kind !== undefined);
  if (excluded.length === 0) throw new Error('no kind excluded');
  const some = /, including (.*?)\. (?:If|Suppose|What)/.exec(stem)?.[1];
  if (question.stimulus) {
    const { rows } = tableOf(question);
    const kinds = rows.slice(0, -1).flatMap(([kind = '', count]) => Array.from({ length: Number(count) }, () => kind.toLowerCase()));
    if (kinds.length !== Number(rows.at(-1)?.[1])) throw new Error('kinds do not add up');
    return numericVerdict(
      question,
      share(kinds, (kind) => !excluded.includes(kind)),
    );
  }
  if (some !== undefined) {
    const total = Number(/(?:contains|has|holds) (\d+)/.exec(stem)?.[1]);
    const named = [...some.matchAll(/(\d+) (\w+)/g)];
    if (named.length !== 2 || named.some(([, , kind = '']) => !excluded.includes(kind))) throw new Error('other kinds are told');
    return numericVerdict(question, rat(total - named.reduce((sum, [, count]) => sum + Number(count), 0), total));
  }
  const all = [...(/: (.*?)\. (?:If|Suppose|What)/.exec(stem)?.[1] ?? '').matchAll(/(\d+) (\w+)/g)].flatMap(([, count, kind]) =>
    Array.from({ length: Number(count) }, () => kind),
  );
  const total = Number(/(?:contains|has|holds) (\d+)/.exec(stem)?.[1]);
  if (all.length !== total) throw new Error('kinds do not add up');
  return numericVerdict(
    question,
    share(all, (kind) => !excluded.includes(kind ?? '')),
  );
};

export const outOfAll: Resolver = (question, parameters) => {
  const all = population(question);
  told(question, all);
  const [row, column, kind] = [numberParameter(parameters, 'row'), numberParameter(parameters, 'column'), textParameter(parameters, 'kind')];
  return numericVerdict(
    question,
    share(all, ([r, c]) => (kind === 'column' || r === row) && (kind === 'row' || c === column)),
  );
};

export const eitherOr: Resolver = (question, parameters) => {
  const all = population(question);
  told(question, all);
  const [row, column] = [numberParameter(parameters, 'row'), numberParameter(parameters, 'column')];
  return numericVerdict(
    question,
    share(all, ([r, c]) => r === row || c === column),
  );
};

export const percentsOfGroups: Resolver = (question, parameters) => {
  const [p = 0, q = 0, r = 0] = [...question.stem.matchAll(/(\d+)%/g)].map(([, digits]) => Number(digits));
  // Ten thousand objects: in A or not, with B or not.
  const all = Array.from({ length: 10000 }, (_, index) => {
    const inA = index < p * 100;
    const place = inA ? index : index - p * 100;
    return { inA, withB: inA ? place < p * q : place < (100 - p) * r };
  });
  const kind = textParameter(parameters, 'kind');
  if (kind === 'other-b' || kind === 'total-from-part') {
    // The third percent is of those with B: each possible number of others with B is tried.
    const both = p * q;
    const others = Array.from({ length: (100 - p) * 100 + 1 }, (_, count) => count).filter((count) => 100 * both === r * (both + count));
    if (others.length !== 1) throw new Error(`${others.length} tables fit`);
    const [count = 0] = others;
    return numericVerdict(question, kind === 'other-b' ? rat(count, 100 - p) : rat(both + count, 100));
  }
  const asked = kind === 'given-b' ? all.filter(({ withB }) => withB) : all;
  const fits = asked.filter(({ inA, withB }) => (kind === 'total-b' ? withB : kind === 'given-b' ? inA : !inA && !withB));
  return numericVerdict(question, rat(100 * fits.length, asked.length));
};

export const byArea: Resolver = (question, parameters) => {
  const { stem } = question;
  const n = promptNumbers(question);
  const not = /\bnot\b|outside|beside|is white/.test(stem.slice(stem.toLowerCase().lastIndexOf('what is the probability')));
  const [a = 0, b = 0, c = 0, d = 0] = n;
  if (textParameter(parameters, 'kind') === 'circles') {
    const [small, large] = [Math.min(a, b), Math.max(a, b)];
    // Regular polygons with many corners: the ratio of their areas is that of the circles.
    const polygon = (r: number) => shoelace(Array.from({ length: 12 }, (_, k) => [r * Math.cos((k * Math.PI) / 6), r * Math.sin((k * Math.PI) / 6)]));
    const inside = Math.round((polygon(small) / polygon(large)) * large * large);
    return numericVerdict(question, rat(not ? large * large - inside : inside, large * large));
  }
  const [one, two] = [a * b, c * d];
  const [small, large] = [Math.min(one, two), Math.max(one, two)];
  return numericVerdict(question, rat(not ? large - small : small, large));
};
