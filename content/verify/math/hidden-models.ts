/** Re-solvers for models that are told indirectly: by what actual values are off, by an unknown start, by another way of measuring. */
import { add, div, equal, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { mathIn } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { evaluateLatex } from './evaluate-latex.ts';
import { choiceVerdict, nth, numbersIn, numericVerdict, promptText, tableOf } from './read-numbers.ts';

/** Each of the two actual values with the prediction that it is told beside; then every x in question is tried. */
export const lineFromActual: Resolver = (question) => {
  const { stem } = question;
  const told = [...stem.matchAll(/([^.]*), (\S+) ?([a-z ]*?)(more|less|fewer) than the line predicts/g)].map(([, where = '', size = '', , side]) => {
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
  const [rows, formulas] = question.stimulus ? [tableOf(question).rows, []] : [[], mathIn(text)];
  const second = (rows[1]?.[1] ?? formulas[1] ?? '').replaceAll(/\\[()]/g, '');
  const letter = /[akn]$/.exec(second)?.[0] ?? '';
  const factor = toNumber(evaluateLatex(second, { [letter]: rat(1) }));
  const gap = Number(rows[1]?.[0] ?? / (\d+) \w+ later/.exec(text)?.[1]);
  const time = Number(/For a time (\d+) /.exec(text)?.[1]);
  const difference = toNumber(nth(numbersIn(/predicts .*? than/.exec(text)?.[0] ?? ''), 0));
  const later = time / gap;
  if (!Number.isInteger(later)) throw new Error('no whole number of steps');
  const found = Array.from({ length: 20000 }, (_, index) => index + 1).filter((start) => {
    let [linear, exponential] = [start, start];
    for (let step = 0; step < later; step++) [linear, exponential] = [linear + (factor * start - start), exponential * factor];
    return Math.abs(exponential - linear - difference) < 1e-6 * start;
  });
  if (found.length !== 1) throw new Error('no single start');
  return numericVerdict(question, rat(found[0] ?? 0));
};

/** What the old variable was, and what the old prediction is now, from the words for them. */
const measures: readonly { readonly told: RegExp; readonly anew: RegExp; readonly convert: (value: Rational) => Rational }[] = [
  { told: /number of years after/, anew: /number of years after/, convert: (x) => x },
  { told: /temperature, in degrees Fahrenheit/, anew: /temperature, in degrees Celsius/, convert: (x) => add(div(mul(x, rat(9)), rat(5)), rat(32)) },
  { told: /in meters/, anew: /in kilometers/, convert: (x) => mul(x, rat(1000)) },
  { told: /in months/, anew: /in years/, convert: (x) => mul(x, rat(12)) },
  { told: /in kilometers/, anew: /in miles/, convert: (x) => mul(x, rat(16, 10)) },
];
const results: typeof measures = [
  { told: /in degrees Celsius/, anew: /in degrees Fahrenheit/, convert: (y) => add(div(mul(y, rat(9)), rat(5)), rat(32)) },
  { told: /in gallons/, anew: /in cups/, convert: (y) => mul(y, rat(16)) },
  { told: /in (?:thousands|metric tons|megawatt-hours)/, anew: /^(?!.*(?:thousands|metric tons|megawatt-hours))/, convert: (y) => mul(y, rat(1000)) },
];

/** Choices are compared with the old line at three places, with numbers for its constants. */
export const lineRewritten: Resolver = (question) => {
  const { stem } = question;
  const [, equation = ''] = /\\\(\w = ([^)]*)\\\)/.exec(stem) ?? [];
  const [, slope = '', oldX = '', constant = ''] = /^(\w)(\w) \+ (\w)$/.exec(equation) ?? [];
  const told = new RegExp(`where \\\\\\(${oldX}\\\\\\) is (.*?), \\\\\\(w\\\\\\) is (.*?), and \\\\\\(${slope}\\\\\\)`).exec(stem);
  const anew = /\\\(x\\\) is (.*?) and \\\(y\\\) is (.*?)\. W/.exec(stem);
  const [, xTold = '', yTold = ''] = told ?? [];
  const [, xNew = '', yNew = ''] = anew ?? [];
  const byWords = (list: typeof measures, from: string, to: string) => list.find((each) => each.told.test(from) && each.anew.test(to))?.convert;
  const toOld = byWords(measures, xTold, xNew);
  if (!toOld) throw new Error('no way to the old variable');
  const years = /years after/.test(xTold) ? sub(nth(numbersIn(xNew), 0), nth(numbersIn(xTold), 0)) : rat(0);
  const [tax, extra] = /(\d+)% tax and then \$(\d+) for shipping added/.exec(yNew)?.slice(1).map(Number) ?? [
    0,
    Number(/including (\d+) minutes/.exec(yNew)?.[1] ?? 0),
  ];
  const convert = byWords(results, yTold, yNew) ?? ((y: Rational) => add(div(mul(y, rat(100 + (tax ?? 0))), rat(100)), rat(extra ?? 0)));
  const constants = { [slope]: rat(7, 3), [constant]: rat(41) };
  const expected = (x: Rational) => convert(evaluateLatex(equation, { ...constants, [oldX]: add(toOld(x), years) }));
  return choiceVerdict(question, (text) => {
    const [first = '', second] = mathIn(text).length > 1 ? [mathIn(text)[0], mathIn(text)[2]] : [mathIn(text)[0]];
    const found = (x: Rational) =>
      second === undefined
        ? evaluateLatex(first.replace('y = ', ''), { ...constants, x })
        : add(mul(evaluateLatex(first, constants), x), evaluateLatex(second, constants));
    return [0, 3, 11].every((x) => equal(found(rat(x)), expected(rat(x))));
  });
};
