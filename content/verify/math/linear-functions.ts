/** Re-solvers for topic 12: rules and tables are read back from the text and tested value by value. */
import { add, div, equal, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import { equationsIn, evaluate, linearForm, mathIn, numbersIn } from '../evaluate-latex.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import type { Resolver } from '../resolver.ts';
import { hiddenLinear } from './hidden-linear.ts';
import { byComposition, byInput, byProperty, ruleInside } from './functions-with-a-property.ts';
import { lettersSwapped, pairedAmounts } from './paired-amounts.ts';
import { axisCrossing, lettersInTable, slopeBetween, unitChanged, valueAtNumber } from './linear-function-values.ts';

const zero = rat(0);

/** The right side of `name(letter)=…` in a text, with its letter. */
function rule(text: string, name: string): { letter: string; latex: string } {
  for (const [left, right] of equationsIn(text)) {
    const match = /^([a-zA-Z])\(([a-z])\)$/.exec(left.trim());
    if (match?.[1] === name && match[2]) return { letter: match[2], latex: right };
  }
  throw new Error(`no rule for ${name} in ${text}`);
}

/** The x at which a line takes a value, from the line's values at 0 and 1. */
function inverse(latex: string, value: Rational): Rational {
  const { x = zero, '': constant = zero } = linearForm(latex, ['x']);
  return div(sub(value, constant), x);
}

const inputFor: Resolver = (question) => {
  const { latex } = rule(question.stem, 'f');
  const asked = equationsIn(question.stem)
    .filter(([left, right]) => /^f\([xa]\)$/.test(left.trim()) && right !== latex)
    .at(-1)?.[1];
  const value = asked
    ? evaluate(asked)
    : /equal to/.test(question.stem)
      ? evaluate(mathIn(question.stem).at(-1) ?? '')
      : numbersIn(question.stem.replace(/\\\(.*?\\\)/g, '')).at(-1);
  if (!value) throw new Error('no value asked');
  return numberVerdict(question, inverse(latex, value));
};

const fromTable: Resolver = (question) => {
  if (question.stimulus?.kind !== 'table') throw new Error('no table');
  const rows = question.stimulus.table.rows.map((row) => row.map((cell) => evaluate(bare(cell))));
  return choicesWhere(question, (text) => rows.every(([x = zero, y = zero]) => equal(evaluate(rule(text, 'f').latex, { x }), y)));
};

/** Judges each sentence by evaluating the function: change in one step, value at the start, value after one step. */
const meaning: Resolver = (question) => {
  const [left = '', right = ''] = equationsIn(question.stem)[0] ?? [];
  const letter = left.charAt(left.indexOf('(') + 1);
  const f = (value: number) => evaluate(right, { [letter]: rat(value) });
  const change = sub(f(1), f(0));
  return choicesWhere(question, (text) => {
    const number = numbersIn(text)[0] ?? zero;
    const direction = text.includes('decreases') ? -1 : 1;
    const every = /by 1\b.* every (\d[\d,]*)/.exec(text);
    if (every) return equal(sub(f(Number(every[1]?.replace(',', ''))), f(0)), rat(direction));
    if (/creases by/.test(text)) return equal(change, mul(rat(direction), number));
    return /after 1 |in 2011/.test(text) ? equal(f(1), number) : equal(f(0), number);
  });
};

/** Lagrange form through the two given points. */
const thirdValue: Resolver = (question, { a, b, c, p, q }) => {
  const stated = question.stem.includes('\\(')
    ? question.stem.includes('contains the points')
      ? mathIn(question.stem)
          .filter((latex) => /^\(.*,.*\)$/.test(latex))
          .flatMap((latex) =>
            latex
              .slice(1, -1)
              .split(',')
              .map((part) => evaluate(part.trim())),
          )
      : equationsIn(question.stem).flatMap(([left, right]) => [evaluate(left.slice(2, -1)), evaluate(right)])
    : [];
  const target = /f\((-?\d+)\)/.exec(mathIn(question.stem).at(-1) ?? '')?.[1];
  const [x1, y1, x2, y2, x] =
    stated.length === 4 && target
      ? [...stated, rat(Number(target))]
      : [rat(Number(a)), evaluate(String(p)), rat(Number(b)), evaluate(String(q)), rat(Number(c))];
  if (!x1 || !y1 || !x2 || !y2 || !x) throw new Error('points missing');
  if (stated.length === 0 && ![x1, y1, x2, y2, x].every((value) => numbersIn(question.stem).some((number) => equal(number, value))))
    throw new Error('story and parameters differ');
  return numberVerdict(question, add(mul(y1, div(sub(x, x2), sub(x1, x2))), mul(y2, div(sub(x, x1), sub(x2, x1)))));
};

/** Moves two points of the graph of f and reads g off the moved points. */
const shifted: Resolver = (question) => {
  const { latex } = rule(question.stem, 'f');
  const told = /shifting the graph of .*? (\d+) units? (right|left) and (\d+) units? (up|down)/.exec(question.stem);
  const inner = /g\(x\)=f\((x[+-]\d+)\)([+-]\d+)/.exec(question.stem);
  const right = told ? rat(Number(told[1]) * (told[2] === 'right' ? 1 : -1)) : neg(evaluate(inner?.[1] ?? '', { x: zero }));
  const up = told ? rat(Number(told[3]) * (told[4] === 'up' ? 1 : -1)) : rat(Number(inner?.[2]));
  const moved = [0, 1].map((x): [Rational, Rational] => [add(rat(x), right), add(evaluate(latex, { x: rat(x) }), up)]);
  const [[x1, y1], [, y2]] = moved as [[Rational, Rational], [Rational, Rational]];
  const slope = sub(y2, y1);
  if (question.stem.includes('\\(x\\)-intercept')) return numberVerdict(question, sub(x1, div(y1, slope)));
  const at = /g\((-?\d+)\)/.exec(question.stem)?.[1] ?? '0';
  return numberVerdict(question, add(y1, mul(slope, sub(rat(Number(at)), x1))));
};

export const linearFunctionsResolvers: Readonly<Record<string, Resolver>> = {
  'LF-a': valueAtNumber,
  'LF-b': inputFor,
  'LF-c': slopeBetween,
  'LF-d': fromTable,
  'LF-e': meaning,
  'LF-f': axisCrossing,
  'LF-g': unitChanged,
  'LF-h': shifted,
  'LF-i': thirdValue,
  'LF-j': lettersInTable,
  'LF-l': hiddenLinear,
  'LF-m': pairedAmounts,
  'LF-n': lettersSwapped,
  'LF-k': (question) =>
    (question.stem.includes('f(f(x))') ? byComposition : question.stem.includes('for all') && ruleInside(question.stem) ? byInput : byProperty)(question),
};
