/** Re-solvers for two-variable data: read the drawing or table and test every choice against it. */
import { add, equal, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Figure } from '#core/questions/figure.ts';
import type { Resolver } from '../resolver.ts';
import { growthKind, interpretation, onOneSide, rateBetween, reachedAt, supported } from './models.ts';
import { lineFromGraph, onePoint, twoModels } from './lines-and-growth.ts';
import { lineFromActual, lineRewritten, startOfModels } from './hidden-models.ts';
import { evaluateLatex } from './evaluate-latex.ts';
import { fittedLine, scatterPoints } from './read-figure.ts';
import { choiceVerdict, nth, numberOf, numbersIn, numericVerdict, promptText, tableOf, textParameter } from './read-numbers.ts';
import { choicesShowing, hasGraphs } from '../reading.ts';

const figureOf = (question: LearnerQuestion): Figure => {
  if (question.stimulus?.kind !== 'figure') throw new Error('figure expected');
  return question.stimulus.figure;
};

const size = (value: Rational) => (value.n < 0n ? mul(value, rat(-1)) : value);

const readOff: Resolver = (question) => {
  const figure = figureOf(question);
  const numbers = numbersIn(question.stem.replace('for 9 ', ''));
  const x = /,000 feet/.test(question.stem) ? mul(nth(numbers, 0), rat(1, 1000)) : nth(numbers, 0);
  const line = rat(Math.round(fittedLine(figure)(toNumber(x))));
  if (/does the line of best fit predict/.test(question.stem)) {
    const places = Array.from({ length: 11 }, (_, at) => at).filter((at) => Math.abs(fittedLine(figure)(at) - toNumber(x)) < 0.3);
    if (places.length !== 1) throw new Error('no single place');
    return numericVerdict(question, rat(places[0] ?? 0));
  }
  return numericVerdict(question, line);
};

const fromEquation: Resolver = (question) => {
  const text = promptText(question);
  const equation = /\\\(y = ([^)]*)\\\)/.exec(text)?.[1] ?? '';
  const point = numbersIn(text.slice(text.indexOf('One') >= 0 ? text.indexOf('One') : text.indexOf('On a day')));
  const [first, second] = [nth(point, 0), nth(point, 1)];
  const [x, y] = /had .* left after/.test(text) ? [second, first] : [first, second];
  return numericVerdict(question, size(sub(evaluateLatex(equation, { x }), y)));
};

const rightSide = (text: string) => text.replace(/^.*?=/, '').replace('\\)', '');

/** Least squares: the choice with the smallest sum of squared deviations, which must be far ahead of the next one. */
const bestEquation: Resolver = (question) => {
  if (hasGraphs(question) && question.format === 'choice') {
    const cost = (figure: Figure) => {
      const height = fittedLine(figure);
      return scatterPoints(figure, 1, 1).reduce((total, [x, y]) => total + (height(toNumber(x)) - toNumber(y)) ** 2, 0);
    };
    const costs = question.choices.map(({ figure }) => (figure ? cost(figure) : Infinity)).sort((a, b) => a - b);
    const [best = 0, next = 0] = costs;
    if (next < best * 2) throw new Error('two lines fit');
    return choicesShowing(question, (figure) => cost(figure) === best);
  }
  const points = scatterPoints(figureOf(question), 1, 1);
  const cost = (text: string) => points.reduce((total, [x, y]) => total + (toNumber(evaluateLatex(rightSide(text), { x })) - toNumber(y)) ** 2, 0);
  if (question.format !== 'choice') throw new Error('choices expected');
  const costs = question.choices.map(({ text }) => cost(text)).sort((a, b) => a - b);
  const [best = 0, next = 0] = costs;
  if (next < best * 2) throw new Error('two equations fit');
  return choiceVerdict(question, (text) => cost(text) === best);
};

/** A function is right when it gives every row of the table; fractional exponents are taken step by step. */
const tableModel: Resolver = (question) => {
  const rows = tableOf(question).rows.map(([t = '', y = '']) => [Number(t), toNumber(numberOf(y))] as const);
  const value = (text: string, t: number): number => {
    const body = rightSide(text);
    const power = /^\s*([\d{},.]+)(?:\\left)?\((.*?)(?:\\right)?\)\^\{(.*)\}\s*$/.exec(body);
    if (!power) return toNumber(evaluateLatex(body, { t: rat(t) }));
    const [, start = '', base = '', exponent = ''] = power;
    return toNumber(evaluateLatex(start, {})) * toNumber(evaluateLatex(base, {})) ** toNumber(evaluateLatex(exponent, { t: rat(t) }));
  };
  return choiceVerdict(question, (text) => rows.every(([t, y]) => Math.abs(value(text, t) - y) < 1e-6 * y));
};

/** Compares the models at three moments, converting the moments and the results. */
const otherUnits: Resolver = (question, parameters) => {
  const old = /(?:is|equation) \\\(\w = ([^)]*)\\\)/.exec(question.stem)?.[1] ?? '';
  const facts = numbersIn(/\(([^()]*=[^()]*)\)$/.exec(question.stem)?.[1] ?? '').filter((value) => !equal(value, rat(1)));
  const xFactor = nth(facts, facts.length - 1);
  const yFactor = facts.length === 2 ? nth(facts, 0) : rat(1);
  if (!equal(numberOf(textParameter(parameters, 'xFactor')), xFactor)) throw new Error('factor not in the stem');
  // “A storm begins 2 days after …”: the old model has run for so long when the new one starts.
  const start = rat(Number(/\. [A-Z][a-z ]+ (\d+) [a-z]+ after/.exec(question.stem)?.[1] ?? 0));
  return choiceVerdict(question, (text) =>
    [0, 1, 5].every((t) => equal(evaluateLatex(rightSide(text), { x: mul(rat(t), xFactor) }), mul(evaluateLatex(old, { t: add(rat(t), start) }), yFactor))),
  );
};

export const twoVariableDataResolvers: Readonly<Record<string, Resolver>> = {
  'TWO-a': readOff,
  'TWO-b': interpretation,
  'TWO-c': fromEquation,
  'TWO-d': bestEquation,
  'TWO-e': growthKind,
  'TWO-f': onOneSide,
  'TWO-g': rateBetween,
  'TWO-h': tableModel,
  'TWO-i': reachedAt,
  'TWO-j': otherUnits,
  'TWO-k': supported,
  'TWO-l': lineFromGraph,
  'TWO-m': twoModels,
  'TWO-n': onePoint,
  'TWO-o': lineFromActual,
  'TWO-p': startOfModels,
  'TWO-q': lineRewritten,
};
