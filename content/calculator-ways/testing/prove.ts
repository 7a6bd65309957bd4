/** Reads a way's rows as the student is told to and expects the key, and nothing else among the choices. */
import { isSameCurve } from '#core/calculator/graph/same-curve.ts';
import { boundsOf, toPixels } from '#core/calculator/graph/view.ts';
import type { Curve, ReadRow } from '#core/calculator/rows/row.ts';
import type { Question } from '#core/questions/question.ts';
import type { ReadingOf, Readings, Way } from '../way.ts';
import { besides } from './beside-rows.ts';
import { looksLike } from './figures.ts';
import { expectThat, onlyKey } from './only-key.ts';
import { isShaded, readOff, type Numeric } from './read-off.ts';
import { choicesOf, curveOf, drawingOf, keyOf, near, numberOf, readRows, shown, type Shown } from './read-rows.ts';

type Proof<Kind extends keyof Readings> = (reading: ReadingOf<Kind>, read: readonly ReadRow[], question: Question) => void;

function expectNumber<Kind extends Numeric>(reading: ReadingOf<Kind>, read: readonly ReadRow[], question: Question): void {
  const key = numberOf(keyOf(question));
  for (const found of readOff(reading, read))
    expectThat(
      found.some((value) => near(value, key)),
      `read ${found.join(', ')}, the key is ${key}`,
    );
}

const rightSide = (text: string) => text.split('=').at(-1) ?? '';
/** A formula has one letter beside its constants; functions and constants are words. */
const variableOf = (rule: string) => /(?<![a-z])[a-z](?![a-z])/i.exec(rule)?.[0] ?? 'x';
const valueAt = (rule: string, x: number) => numberOf(rule, { [variableOf(rule)]: x });

function expectFormula(formula: string, read: readonly ReadRow[], question: Question): void {
  const found = read.flatMap(({ meaning }) => (meaning.kind === 'drawing' ? (meaning.fit?.parameters ?? []) : []));
  const values = Object.fromEntries(found.map(({ name, value }) => [name, value]));
  onlyKey(question, (text) => [0.5, 1, 2, 7].every((x) => near(numberOf(formula, { ...values, x }), valueAt(rightSide(text), x))));
}

/** Where two curves part, in pixels: what an eye can tell. */
const eye = 4;
function farApart(a: Curve, b: Curve, { view, size }: Shown): boolean {
  if (a.kind !== 'y' || b.kind !== 'y') return true;
  const { xMin, xMax, yMin, yMax } = boundsOf(view, size);
  const xs = Array.from({ length: 200 }, (_, index) => xMin + ((xMax - xMin) * index) / 199);
  const seen = (y: number) => y >= yMin && y <= yMax;
  return xs.some((x) => {
    const [one, other] = [a.f(x), b.f(x)];
    if (!seen(one) && !seen(other)) return false;
    return !(Math.abs(toPixels(view, size, [x, one])[1] - toPixels(view, size, [x, other])[1]) < eye);
  });
}

function sameGraphs(read: readonly ReadRow[], question: Question): void {
  const [given, ...choices] = read.map(curveOf);
  if (!given) throw new Error('nothing is given');
  for (const screen of shown(read)) {
    onlyKey(question, (_, index) => {
      const choice = choices[index];
      return choice !== undefined && (isSameCurve(given, choice, screen.view, screen.size) || !farApart(given, choice, screen));
    });
  }
}

function meetings(read: readonly ReadRow[], question: Question): void {
  const key = keyOf(question);
  const [one, other, ...more] = read.map(curveOf);
  if (!one || !other || more.length > 0) throw new Error('not two graphs');
  for (const { marks, view, size } of shown(read)) {
    const count = marks.filter(({ kind }) => kind === 'intersection').length;
    const same = isSameCurve(one, other, view, size);
    const words = ['zero', 'one', 'two', 'three', 'four'][count] ?? '';
    const said = same ? /infinitely many/i : question.format === 'spr' ? new RegExp(`^${count}$`) : new RegExp(`\\b${words}\\b`, 'i');
    expectThat(said.test(key) && (same || !/infinitely/i.test(key)), `meets ${same ? 'everywhere' : `${count} times`}, the key is ${key}`);
  }
}

const isInside = (read: readonly ReadRow[], x: number, y: number) =>
  read.every((row) => {
    const { region, curves } = drawingOf(row);
    const height = region?.(x, y) ?? Number.NaN;
    return Math.abs(height) < 1e-9 ? curves.every(({ strict }) => !strict) : height > 0;
  });

const proofs: { readonly [Kind in keyof Readings]: Proof<Kind> } = {
  intersection: expectNumber,
  zero: expectNumber,
  intercept: expectNumber,
  minimum: expectNumber,
  maximum: expectNumber,
  several: expectNumber,
  axes: expectNumber,
  value: expectNumber,
  constants: expectNumber,
  count: (_, read, question) => meetings(read, question),
  line: (_, read, question) => expectFormula('m x + b', read, question),
  model: ({ formula }, read, question) => expectFormula(formula, read, question),
  'same graph': (_, read, question) => sameGraphs(read, question),
  'same zero': (_, read, question) => {
    for (const { marks, view, size } of shown(read)) {
      const zerosOf = (number: number) => marks.filter(({ kind, rows }) => kind === 'zero' && rows[0] === number).map(({ at }) => at[0]);
      const given = zerosOf(1);
      const place = (x: number) => toPixels(view, size, [x, 0])[0];
      onlyKey(question, (_text, index) => {
        const [zero, ...more] = zerosOf(index + 2);
        if (zero === undefined || more.length > 0) throw new Error(`choice ${index} is not zero at one place`);
        const [nearest = Number.POSITIVE_INFINITY] = given.map((x) => Math.abs(place(x) - place(zero))).sort((a, b) => a - b);
        return nearest < 2;
      });
    }
  },
  'same value': (_, read, question) => {
    const [given, last] = [read.at(-2)?.meaning, read.at(-1)?.meaning];
    if (given?.kind !== 'value' || given.result.type !== 'number' || last?.kind !== 'value' || last.result.type !== 'list') throw new Error('no values');
    const [wanted, list] = [given.result.value, last.result.value];
    onlyKey(question, (_text, index) => near(list[index] ?? Number.NaN, wanted));
  },
  inside: (_, read, question) => {
    const points = drawingOf(read.at(-1)).points;
    const { texts } = choicesOf(question);
    points.forEach(([x, y], index) => {
      const said =
        texts[index]
          ?.replaceAll(/[^\d,.-]/g, '')
          .split(',')
          .map(Number) ?? [];
      expectThat(said[0] === x && said[1] === y, `point ${index} is not choice ${texts[index]}`);
    });
    onlyKey(question, (_text, index) => {
      const [x, y] = points[index] ?? [Number.NaN, Number.NaN];
      return isInside(read.slice(0, -1), x, y);
    });
  },
  shaded: (reading, read, question) => {
    const borders = shown(read).map(({ marks }) => marks.filter(({ kind }) => kind === 'zero').map(({ at }) => at[0]));
    expectThat(
      borders.every((border) => border.length > 0),
      'no border is in sight',
    );
    if (reading.whole) {
      expectNumber(reading, read, question);
      return;
    }
    const places = [...(borders[0] ?? []), ...Array.from({ length: 801 }, (_, index) => (index - 400) / 4)];
    onlyKey(question, (text) => {
      const stated = readRows([text.replaceAll(/(?<![a-z])[a-z](?![a-z])/g, 'x')]);
      return places.every((x) => isShaded(stated, x) === isShaded(read, x));
    });
  },
  corner: ({ side }, read, question) => {
    const strict = read.some((row) => drawingOf(row).curves.some((curve) => curve.strict));
    for (const { marks, view, size } of shown(read)) {
      const [corner, ...more] = marks.filter(({ kind }) => kind === 'intersection');
      if (!corner || more.length > 0) throw new Error('not one corner');
      const { xMin, xMax, yMin, yMax } = boundsOf(view, size);
      const ys = Array.from({ length: 80 * 80 }, (_, index): readonly [number, number] => [
        xMin + ((xMax - xMin) * (index % 80)) / 79,
        yMin + ((yMax - yMin) * Math.floor(index / 80)) / 79,
      ]).flatMap(([x, y]) => (isInside(read, x, y) ? [y] : []));
      const slack = 1e-6 * (yMax - yMin);
      expectThat(
        ys.length > 20 && ys.every((y) => (side === 'highest' ? y <= corner.at[1] + slack : y >= corner.at[1] - slack)),
        `the corner is not the ${side}`,
      );
      const sign = `${side === 'highest' ? '<' : '>'}${strict ? '' : '='}`;
      onlyKey(question, (text) => {
        const [, said, number = ''] = /^[a-z] (<=?|>=?) (.*)$/.exec(text) ?? [];
        return said === sign && near(numberOf(number), corner.at[1]);
      });
    }
  },
  ends: (_, read, question) => {
    const last = read.at(-1)?.meaning;
    if (last?.kind !== 'value' || last.result.type !== 'list') throw new Error('no list of ends');
    const [low, high] = last.result.value.toSorted((a, b) => a - b);
    onlyKey(question, (text) => {
      const spoken = /^Between ([\d,.]+) and ([\d,.]+)/.exec(text)?.slice(1);
      const [from = '', to = ''] = spoken?.map((end) => end.replaceAll(',', '')) ?? text.split(/<=?[^<]*<=?/);
      return near(numberOf(from), low ?? Number.NaN) && near(numberOf(to), high ?? Number.NaN);
    });
  },
  ...besides,
  picture: (_, read, question) => {
    if (question.format !== 'choice') throw new Error('no pictures to choose from');
    const drawing = drawingOf(read.at(-1));
    onlyKey(question, (_text, index) => looksLike(question.choices[index]?.figure, drawing));
  },
  figure: (_, read, question) => {
    if (question.stimulus?.kind !== 'figure') throw new Error('no figure');
    const { figure } = question.stimulus;
    onlyKey(question, (_text, index) => looksLike(figure, drawingOf(read[index])));
  },
};

const proved = <Kind extends keyof Readings>(reading: ReadingOf<Kind>, read: readonly ReadRow[], question: Question): void =>
  proofs[reading.of](reading, read, question);

/** What nobody types: two signs in a row, a number in parentheses of its own, a 1 before a letter, something added that is 0. */
const clumsy =
  /[+-] ?-|[+-] ?\(-[\w./^]*\)|\+ \(\d+\)|(?<![a-z])\(\d+\)[a-z/]|= \(\([^()]*\)|= \([^()]*\)$|(?<![\d./^])1x|[+-] 0(?![.\d])|[\w)] [+-]\S|[\w)][+-]/;

/** @throws where a row is clumsy, cannot be read, or the reading ends anywhere but at the key */
export function prove(question: Question, { rows, reading, idea = '' }: Way): void {
  const row = rows.find((text) => clumsy.test(text));
  const said = `${question.archetype} ${question.stem}\n${rows.join('\n')}\n`;
  if (row !== undefined) throw new Error(`${said}clumsy: ${row}`);
  try {
    proved(reading, readRows(rows), question);
    // In whichever unit the calculator is, unless the student is told which.
    if (rows.some((text) => /sin|cos|tan/.test(text)) && !idea.includes('radian')) proved(reading, readRows(rows, 'degrees'), question);
  } catch (error) {
    throw new Error(said, { cause: error });
  }
}
