/** Re-solvers for topic 13: slopes and intercepts of printed lines, translations point by point, meanings by their words. */
import { add, div, equal, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import { differenceForm, equationsIn, evaluate, mathIn, numbersIn } from '../evaluate-latex.ts';
import { choicesWhere, numberVerdict } from '../verdicts.ts';
import type { Resolver } from '../resolver.ts';

const zero = rat(0);

interface Line {
  readonly slope: Rational;
  readonly constant: Rational;
}

/** Slope and constant from the coefficients of the difference of both sides. */
function lineOf(equation: readonly [string, string]): Line {
  const form = differenceForm(equation, ['x', 'y']);
  const [x, y, c] = [form['x'] ?? zero, form['y'] ?? zero, form[''] ?? zero];
  return { slope: neg(div(x, y)), constant: neg(div(c, y)) };
}

function firstLine(text: string): Line {
  const equation = equationsIn(text).find((sides) => /[xy]/.test(sides.join('')) && sides.join('').length > 2);
  if (!equation) throw new Error('no line');
  return lineOf(equation);
}

const zeroOf = ({ slope, constant }: Line) => neg(div(constant, slope));

export const slopeOrCrossing: Resolver = (question) => {
  const line = firstLine(question.stem);
  return numberVerdict(question, /slope/.test(question.stem) ? line.slope : /\(0, b\)|\\\(y\\\)-intercept/.test(question.stem) ? line.constant : zeroOf(line));
};

export const parallelThrough: Resolver = (question) => {
  const { slope } = firstLine(question.stem);
  const pair = mathIn(question.stem).find((latex) => /^\(-?\d+, -?\d+\)$/.test(latex)) ?? '';
  const [x = zero, y = zero] = pair
    .slice(1, -1)
    .split(', ')
    .map((part) => evaluate(part));
  if (!question.stem.includes('Which equation') && !question.stem.includes('Which of the following')) return numberVerdict(question, sub(y, mul(slope, x)));
  return choicesWhere(question, (text) => {
    const line = firstLine(text);
    return equal(line.slope, slope) && equal(add(mul(line.slope, x), line.constant), y);
  });
};

/** Two points of the old line are moved as the words say; the new line runs through them. */
export const movedLine: Resolver = (question) => {
  const old = firstLine(question.stem);
  const across = /(\d+) units? to the (right|left)/.exec(question.stem);
  const along = /(\d+) units? (up|down)/.exec(question.stem);
  const [h, k] = [rat(Number(across?.[1]) * (across?.[2] === 'left' ? -1 : 1)), rat(Number(along?.[1]) * (along?.[2] === 'down' ? -1 : 1))];
  const [[x1, y1], [x2, y2]] = [zero, rat(5)].map((x): [Rational, Rational] => [add(x, h), add(add(mul(old.slope, x), old.constant), k)]) as [
    [Rational, Rational],
    [Rational, Rational],
  ];
  const slope = div(sub(y2, y1), sub(x2, x1));
  const line = { slope, constant: sub(y1, mul(slope, x1)) };
  return numberVerdict(question, /value of \\\(y\\\) does|\(0, b\)|\\\(y\\\)-intercept of line/.test(question.stem) ? line.constant : zeroOf(line));
};

/** y at two values of x that lie the stated distance apart. */
export const changeAlong: Resolver = (question) => {
  const { slope, constant } = firstLine(question.stem);
  const step = evaluate(mathIn(question.stem.slice(question.stem.lastIndexOf('ncreases by')))[0] ?? '');
  const at = (x: Rational) => add(mul(slope, x), constant);
  const change = sub(at(add(rat(7), step)), at(rat(7)));
  const falls = /does \\\(y\\\) decrease/.test(question.stem);
  if (change.n < 0n !== falls) throw new Error('the direction is told wrongly');
  return numberVerdict(question, falls ? neg(change) : change);
};

type Part = 'one' | 'all' | 'most' | 'number' | 'total';

const speaksOf: readonly (readonly [Part, RegExp])[] = [
  ['most', /\bif\b/i],
  ['total', /all the bags|whole week|all tickets|steel that is used|whole book|all of the barrels|in the game/],
  ['all', /\ball\b|\btotal\b|altogether|covers by|collected from/i],
  ['one', /\bone\b|speed|\beach\b/i],
  ['number', /^The number of/],
];

/** The two kinds of each story, in the order in which it names them. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/flour/, /sugar/],
  [/running|is run|runner runs/, /walk/],
  [/balcony/, /floor/],
  [/bolt/, /gear/],
  [/vacation/, /home/],
  [/small/, /large/],
  [/puzzle/, /round/],
];

/** The letter a sentence is about: the one beside its kind in the story. */
function kindOf(stem: string, text: string): 'x' | 'y' | null {
  const pair = kinds.find((both) => both.every((kind) => kind.test(stem)));
  if (!pair) throw new Error('kinds not recognized');
  const [first, second] = pair.map((kind) => kind.test(text.replace(/^If .*?, /, '')));
  if (first === second) return null;
  const inOrder = stem.search(pair[0]) < stem.search(pair[1]) && stem.indexOf('\\(x\\)') < stem.indexOf('\\(y\\)');
  return first === inOrder ? 'x' : 'y';
}

export const meaningOfTwo: Resolver = (question) => {
  const [equation] = equationsIn(question.stem);
  if (!equation) throw new Error('no equation');
  const form = differenceForm(equation, ['x', 'y']);
  const asked = mathIn(question.stem.slice(question.stem.lastIndexOf('. ')))
    .filter((latex) => /\d/.test(latex))
    .at(-1);
  const intercept = /\\\(([xy])\\\)-intercept/.exec(question.stem)?.[1];
  // A point on an axis has one coordinate that is not 0.
  const point = mathIn(question.stem).find((latex) => /^\(.+, .+\)$/.test(latex));
  const [value = zero] = numbersIn(point?.replace(/^\(0, |, 0\)$/g, '') ?? asked ?? '');
  const letter = intercept ?? (asked?.includes('x') ? 'x' : asked?.includes('y') ? 'y' : equal(value, form['x'] ?? zero) ? 'x' : 'y');
  const total = neg(form[''] ?? zero);
  const coefficient = form[letter] ?? zero;
  const fits = intercept ? equal(mul(coefficient, value), total) : equal(coefficient, value);
  const part: Part = intercept ? 'most' : asked?.includes(letter) ? 'all' : 'one';
  return choicesWhere(
    question,
    (text) => fits && (speaksOf.find(([, pattern]) => pattern.test(text))?.[0] ?? null) === part && kindOf(question.stem, text) === letter,
  );
};
