/** Re-solvers for models that are told indirectly: by what actual values are off, by an unknown start, by another way of measuring. */
import { add, div, equal, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { mathIn } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { evaluateLatex } from './evaluate-latex.ts';
import { choiceVerdict, nth, numbersIn, numericVerdict, promptText, tableOf } from './read-numbers.ts';

/** Each of the two actual values with the prediction that it is told beside; then every x in question is tried. */
export const lineFromActual: Resolver = (question) => {
  const { stem } = question;
  const told = [...stem.matchAll(/([^.]*), which is (\S+) ?([a-z ]*?)(more|less|fewer) than the line predicts/g)].map(([, where = '', size = '', , side]) => {
    const [x, actual] = [nth(numbersIn(where), 0), nth(numbersIn(where), 1)];
    const off = mul(nth(numbersIn(size), 0), rat(side === 'more' ? 1 : -1));
    // The prediction and its percentage make up the actual value.
    const predicted = size.endsWith('%') ? div(mul(actual, rat(100)), add(rat(100), off)) : sub(actual, off);
    return { x, predicted };
  });
  const [one, two, more] = told;
  if (!one || !two || more) throw new Error('two actual values expected');
  const slope = div(sub(two.predicted, one.predicted), sub(two.x, one.x));
  const at = (x: Rational) => add(one.predicted, mul(slope, sub(x, one.x)));
  const asked = stem.slice(stem.lastIndexOf('. ') + 2);
  const number = nth(numbersIn(asked), 0);
  if (!asked.startsWith('For ')) return numericVerdict(question, at(number));
  const found = Array.from({ length: 4000 }, (_, half) => rat(half, 2)).filter((x) => equal(at(x), number));
  if (found.length !== 1) throw new Error('no single x');
  return numericVerdict(question, nth(found, 0));
};

/** Every start is tried; both models are followed step by step. */
export const startOfModels: Resolver = (question) => {
  const text = promptText(question);
  const formulas = mathIn(text);
  const rows = question.stimulus ? tableOf(question).rows : [];
  const letter = /What is the value of \\\((\w)\\\)|what is the value of \\\((\w)\\\)/.exec(text)?.slice(1).find(Boolean) ?? '';
  const second = (rows[1]?.[1] ?? formulas.find((each) => each.endsWith(letter) && each.length > 1 && !each.startsWith('f(0)')) ?? '').replaceAll(
    /\\[()]|.*= /g,
    '',
  );
  const factor = toNumber(evaluateLatex(second, { [letter]: rat(1) }));
  const [, later1, at, inFunctions] = / (\d+) \w+ later|for \\\(t = ([1-9]\d*)\\\),|f\((\d+)\) = g/.exec(text.replaceAll('f(0)', '')) ?? [];
  const gap = Number(rows[1]?.[0] ?? later1 ?? at ?? inFunctions);
  const [, total, time, f] = /A total of (\d+)|For \\\(t = (\d+)\\\)|g\(\d+\) - f\((\d+)\)/.exec(text) ?? [];
  const later = Number(total ?? time ?? f) / gap;
  const [, gained, plain] = /(?:predicts|model is) \$?([\d,]+) |- f\(\d+\) = ([\d{},]+)/.exec(text) ?? [];
  const difference = Number((gained ?? plain ?? '').replaceAll(/[{},]/g, ''));
  if (!Number.isInteger(later) || !difference) throw new Error('no whole number of steps');
  const found = Array.from({ length: 20000 }, (_, index) => index + 1).filter((start) => {
    let [linear, exponential] = [start, start];
    for (let step = 0; step < later; step++) [linear, exponential] = [linear + (factor * start - start), exponential * factor];
    return Math.abs(exponential - linear - difference) < 1e-6 * start;
  });
  if (found.length !== 1) throw new Error('no single start');
  return numericVerdict(question, rat(found[0] ?? 0));
};

/** A clock time in minutes. */
const minutesOf = (text: string) => {
  const [, hours = ''] = / after (\d+):00 a\.m\./.exec(text) ?? [];
  return Number(hours) * 60;
};
const yearOf = (text: string) => Number(/years after (\d{4})/.exec(text)?.[1]);

type Convert = (value: Rational, told: string, asked: string) => Rational;
const fahrenheit: Convert = (value) => add(div(mul(value, rat(9)), rat(5)), rat(32));

/** The old variable from the new one, by what is said of each. */
const oldFromNew: readonly { readonly told: RegExp; readonly asked: RegExp; readonly convert: Convert }[] = [
  { told: /years after \d{4}/, asked: /years after \d{4}/, convert: (t, told, asked) => add(t, rat(yearOf(asked) - yearOf(told))) },
  { told: /months after the start of \d{4}/, asked: /years after the start of \d{4}/, convert: (t) => mul(t, rat(12)) },
  { told: /temperature for the day, in degrees Fahrenheit/, asked: /temperature, in degrees Celsius/, convert: fahrenheit },
  { told: /from the north end/, asked: /from the south end/, convert: (t, told) => sub(rat(Number(/is (\d+) miles long/.exec(told)?.[1])), t) },
  { told: /minutes after/, asked: /hours after/, convert: (t, told, asked) => add(mul(t, rat(60)), rat(minutesOf(asked) - minutesOf(told))) },
  { told: /age of the textbook, in months/, asked: /age of the textbook, in years/, convert: (t) => mul(t, rat(12)) },
  { told: /elevation, in meters/, asked: /elevation, in kilometers/, convert: (t) => mul(t, rat(1000)) },
  { told: /customer, in kilometers/, asked: /distance, in miles/, convert: (t) => mul(t, rat(16, 10)) },
  { told: /age of the puppy, in weeks/, asked: /weeks since/, convert: (t, _, asked) => add(t, rat(Number(/age of (\d+) weeks/.exec(asked)?.[1]))) },
  { told: /before a fee/, asked: /including the fee/, convert: (t, told) => sub(t, rat(Number(/fee of \$(\d+)/.exec(told)?.[1]))) },
];
/** The new value from the old one; where nothing fits, it is the same. */
const newFromOld: typeof oldFromNew = [
  { told: /population, in thousands/, asked: /number of people/, convert: (y) => mul(y, rat(1000)) },
  { told: /depth, in feet/, asked: /depth, in yards/, convert: (y) => div(y, rat(3)) },
  {
    told: /in kilowatt-hours/,
    asked: /cost of the electricity/,
    convert: (y, told, asked) => mul(y, nth(numbersIn(/costs \$([\d.]+\d)/.exec(told + asked)?.[1] ?? ''), 0)),
  },
  { told: /price, in dollars/, asked: /% discount/, convert: (y, _, asked) => div(mul(y, rat(100 - Number(/(\d+)% discount/.exec(asked)?.[1]))), rat(100)) },
  { told: /in degrees Celsius/, asked: /in degrees Fahrenheit/, convert: fahrenheit },
  { told: /driving time/, asked: /including \d+ minutes/, convert: (y, _, asked) => add(y, rat(Number(/including (\d+) minutes/.exec(asked)?.[1]))) },
  { told: /in pounds/, asked: /in ounces/, convert: (y) => mul(y, rat(16)) },
  { told: /in hundreds/, asked: /number of tickets sold/, convert: (y) => mul(y, rat(100)) },
];

/** Choices are compared with the old line at three places, with numbers for its constants. */
export const lineRewritten: Resolver = (question) => {
  const stem = question.stem.replace(/ \((?:Note|Use)[^]*$/, '');
  const [, told = '', first = '', second = '', asked = ''] = /^(.*? and \\\((\w)\\\) and \\\((\w)\\\) are constants\.)(.*)$/s.exec(stem) ?? [];
  const [, newY = '', newX = ''] = /(?:models|gives) \\\((\w)\\\) in terms of \\\((\w)\\\)/.exec(asked) ?? [];
  const byWords = (list: typeof oldFromNew) => list.find((each) => each.told.test(told) && each.asked.test(asked));
  const toOld = byWords(oldFromNew);
  const toNew = byWords(newFromOld);
  if (!toOld || (newY !== 'y') !== (toNew !== undefined)) throw new Error('no way from the old variables to the new ones');
  const constants = { [first]: rat(7, 3), [second]: rat(41) };
  const expected = (t: Rational) => {
    const old = add(mul(rat(7, 3), toOld.convert(t, told, asked)), rat(41));
    return toNew ? toNew.convert(old, told, asked) : old;
  };
  return choiceVerdict(question, (text) => {
    const [formula = ''] = mathIn(text);
    return [0, 3, 11].every((t) => equal(evaluateLatex(formula.replace(`${newY} = `, ''), { ...constants, [newX]: rat(t) }), expected(rat(t))));
  });
};
