/** Re-solvers for one-variable data: the raw list is read from the stem, table or drawing and recomputed. */
import { apartInIntervals, extremeOfOne } from './extreme-data.ts';
import { add, compare, div, equal, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Figure } from '#core/questions/figure.ts';
import type { Resolver } from '../resolver.ts';
import { afterChange, fiveNumbers, groupsTogether, moved, shareInClass, whatStays } from './data-sets.ts';
import { barHeights, dotPlotLists, histogramClasses } from './read-figure.ts';
import { choiceVerdict, nth, numberOf, numbersIn, numericVerdict, promptText, sorted, sum, tableOf, textParameter } from './read-numbers.ts';

const figureOf = (question: LearnerQuestion): Figure => {
  if (question.stimulus?.kind !== 'figure') throw new Error('figure expected');
  return question.stimulus.figure;
};

const average = (values: readonly Rational[]) => div(sum(values), rat(values.length));

/** By discarding the least and the greatest until one or two values are left. */
function median(values: readonly Rational[]): Rational {
  const rest = sorted(values);
  while (rest.length > 2) rest.splice(0, rest.length, ...rest.slice(1, -1));
  return average(rest);
}

const range = (values: readonly Rational[]) => sub(nth(sorted(values), values.length - 1), nth(sorted(values), 0));

function statistic(name: string, values: readonly Rational[]): Rational {
  if (name === 'mean') return average(values);
  return name === 'median' ? median(values) : range(values);
}

const listOrPlot: Resolver = (question) => {
  const name = /What is the (mean|median|range)/.exec(question.stem)?.[1] ?? '';
  const values = question.stimulus ? (dotPlotLists(figureOf(question))[0] ?? []) : numbersIn(question.stem);
  return numericVerdict(question, statistic(name, values));
};

const frequencies: Resolver = (question) => {
  const pairs =
    question.stimulus?.kind === 'table'
      ? tableOf(question).rows.map(([value = '', count = '']) => [numberOf(value), numberOf(count)] as const)
      : bars(figureOf(question));
  const values = pairs.flatMap(([value, count]) => Array.from({ length: toNumber(count) }, () => value));
  return numericVerdict(question, statistic(/What is the (mean|median)/.exec(question.stem)?.[1] ?? '', values));
};

function bars(figure: Figure): (readonly [Rational, Rational])[] {
  const names = figure.shapes
    .flatMap((shape) =>
      shape.type === 'text' && shape.anchor === 'middle' && /^\d+$/.test(shape.text) ? [{ x: shape.at[0], value: numberOf(shape.text) }] : [],
    )
    .sort((a, b) => a.x - b.x);
  return barHeights(figure).map(
    (height, index) =>
      [
        nth(
          names.map(({ value }) => value),
          index,
        ),
        height,
      ] as const,
  );
}

/** Tries every value in steps of one half. */
const missingValue: Resolver = (question, parameters) => {
  const fits = (value: Rational): boolean => {
    if (Array.isArray(parameters.others)) {
      const values = [...parameters.others.map((other) => rat(Number(other))), value];
      return equal(average(values), rat(Number(parameters.target)));
    }
    const more = Number(parameters.more);
    const old = mul(numberOf(textParameter(parameters, 'before')), rat(Number(parameters.n)));
    return equal(div(add(old, mul(value, rat(more))), rat(Number(parameters.n) + more)), numberOf(textParameter(parameters, 'target')));
  };
  for (const shown of [parameters.target, ...(Array.isArray(parameters.others) ? parameters.others : [parameters.before])]) {
    if (!promptText(question).includes(`${shown}`)) throw new Error(`${shown} is not in the stem`);
  }
  const found = Array.from({ length: 400 }, (_, half) => rat(half, 2)).filter(fits);
  if (found.length !== 1) throw new Error('no single value');
  return numericVerdict(question, nth(found, 0));
};

const variance = (values: readonly Rational[]) => average(values.map((value) => mul(sub(value, average(values)), sub(value, average(values)))));

const compareSpread: Resolver = (question) => {
  const [a = [], b = []] = dotPlotLists(figureOf(question));
  const [A = '', B = ''] = figureOf(question).title.split(' and ');
  const holds = (phrase: string, what: string, order: number) => {
    if (new RegExp(`two ${what}s are equal`, 'i').test(phrase)) return order === 0;
    const winner = new RegExp(`the ${what} for (.*?) is greater`, 'i').exec(phrase)?.[1];
    return (winner === A && order > 0) || (winner === B && order < 0);
  };
  return choiceVerdict(question, (text) => {
    const [means = '', spreads = ''] = text.split(', and ');
    return holds(means, 'mean', compare(average(a), average(b))) && holds(spreads, 'standard deviation', compare(variance(a), variance(b)));
  });
};

const histogramLimits: Resolver = (question, parameters) => {
  const classes = histogramClasses(figureOf(question));
  const ask = textParameter(parameters, 'ask');
  const least = classes.flatMap(({ from, count }) => Array.from({ length: count }, () => rat(from)));
  const greatest = classes.flatMap(({ to, count }) => Array.from({ length: count }, () => rat(to - 1)));
  if (ask === 'median') return choiceVerdict(question, (text) => compare(numberOf(text), median(least)) >= 0 && compare(numberOf(text), median(greatest)) <= 0);
  if (!question.stem.includes(ask.split(' ')[0] ?? '') || !question.stem.includes(ask.split(' ')[1] ?? '')) throw new Error('another question');
  if (ask === 'least mean') return numericVerdict(question, average(least));
  if (ask === 'greatest mean') return numericVerdict(question, average(greatest));
  const [low, high] = [sorted(ask === 'least range' ? greatest : least), sorted(ask === 'least range' ? least : greatest)];
  return numericVerdict(question, sub(nth(high, high.length - 1), nth(low, 0)));
};

export const oneVariableDataResolvers: Readonly<Record<string, Resolver>> = {
  'ONE-a': listOrPlot,
  'ONE-b': frequencies,
  'ONE-c': afterChange,
  'ONE-d': missingValue,
  'ONE-e': compareSpread,
  'ONE-f': fiveNumbers,
  'ONE-g': histogramLimits,
  'ONE-h': groupsTogether,
  'ONE-i': moved,
  'ONE-j': shareInClass,
  'ONE-k': whatStays,
  'ONE-l': extremeOfOne,
  'ONE-m': apartInIntervals,
};
