/** A table of a function that is built from a linear function: the linear one has to be recovered first. */
import { add, div, mul, rat, sub, toLatex, toText, type Rational } from '#core/rational.ts';
import type { DataTable } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { linear, sum } from '../../linear-latex.ts';
import { bracketed, exact, numberAnswer, signed, tex, wrongNumber } from '../option-kit.ts';

/** Quotients and products are asked most. */
const links = ['quotient', 'quotient', 'quotient', 'product', 'product', 'double bracket', 'double bracket', 'times minus', 'plus square'] as const;

/** How g comes from f: as shown, from f(x) to g(x), and back. */
interface Link {
  readonly shown: string;
  /** What f(x) is in terms of g(x). */
  readonly undone: string;
  readonly value: (f: Rational, x: number) => Rational | null;
  readonly back: (g: Rational, x: number) => Rational;
  /** The inverse step done the wrong way. */
  readonly wrongBack: (g: Rational, x: number) => Rational | null;
  readonly slip: string;
}

const over = (a: Rational, by: number) => (by === 0 ? null : div(a, rat(by)));

function linkOf(random: Random): Link {
  const c = random.pick([-1, 1]) * random.int(1, 9);
  const m = random.int(2, 5);
  const bracket = `x${signed(c)}`;
  switch (random.pick(links)) {
    case 'quotient':
      return {
        shown: `g(x) = \\frac{f(x)}{${bracket}}`,
        undone: `f(x) = (${bracket})g(x)`,
        value: (f, x) => over(f, x + c),
        back: (g, x) => mul(g, rat(x + c)),
        wrongBack: (g, x) => over(g, x + c),
        slip: `This divides by ${tex(bracket)} again instead of multiplying by it.`,
      };
    case 'product':
      return {
        shown: `g(x) = (${bracket})f(x)`,
        undone: `f(x) = \\frac{g(x)}{${bracket}}`,
        value: (f, x) => mul(f, rat(x + c)),
        back: (g, x) => div(g, rat(x + c)),
        wrongBack: (g, x) => mul(g, rat(x + c)),
        slip: `This multiplies by ${tex(bracket)} again instead of dividing by it.`,
      };
    case 'plus square':
      return {
        shown: c > 0 ? 'g(x) = f(x) + x^2' : 'g(x) = f(x) - x^2',
        undone: c > 0 ? 'f(x) = g(x) - x^2' : 'f(x) = g(x) + x^2',
        value: (f, x) => add(f, rat(Math.sign(c) * x * x)),
        back: (g, x) => sub(g, rat(Math.sign(c) * x * x)),
        wrongBack: (g, x) => add(g, rat(Math.sign(c) * x * x)),
        slip: `This ${c > 0 ? 'adds' : 'subtracts'} ${tex('x^2')} again instead of undoing it.`,
      };
    case 'times minus':
      return {
        shown: `g(x) = ${m}f(x)${c > 0 ? ' + ' : ' - '}x^2`,
        undone: `f(x) = \\frac{g(x)${c > 0 ? ' - ' : ' + '}x^2}{${m}}`,
        value: (f, x) => add(mul(f, rat(m)), rat(Math.sign(c) * x * x)),
        back: (g, x) => div(sub(g, rat(Math.sign(c) * x * x)), rat(m)),
        wrongBack: (g, x) => sub(g, rat(Math.sign(c) * x * x)),
        slip: `This leaves out the division by ${tex(m)}.`,
      };
    default:
      return {
        shown: `g(x) = \\frac{f(x)}{${m}x${signed(c)}}`,
        undone: `f(x) = (${m}x${signed(c)})g(x)`,
        value: (f, x) => over(f, m * x + c),
        back: (g, x) => mul(g, rat(m * x + c)),
        wrongBack: (g, x) => over(g, m * x + c),
        slip: `This divides by ${tex(`${m}x${signed(c)}`)} again instead of multiplying by it.`,
      };
  }
}

const inputs = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const wholeValue = (value: Rational | null) => value !== null && value.d === 1n && value.n !== 0n;

/** Slope and intercept of the line through two points. */
const lineThrough = (x1: number, y1: Rational, x2: number, y2: Rational) => {
  const slope = div(sub(y2, y1), rat(x2 - x1));
  return { slope, intercept: sub(y1, mul(slope, rat(x1))) };
};

function draft(random: Random): Draft | null {
  const link = linkOf(random);
  const [slope, intercept] = [random.pick([-1, 1]) * random.int(2, 14), random.pick([-1, 1]) * random.int(3, 48)];
  const f = (x: number) => rat(slope * x + intercept);
  const asked = random.pick(['y-intercept', 'y-intercept', 'y-intercept', 'x-intercept', 'value', 'missing', 'slope'] as const);
  const hidden = asked === 'missing' ? random.int(0, 2) : -1;
  const seen = [0, 1, 2].filter((index) => index !== hidden).slice(0, random.chance(1, 2) && asked !== 'missing' ? 3 : 2);
  const tries = Array.from({ length: 40 }, () =>
    random
      .shuffle(inputs)
      .slice(0, 3)
      .sort((a, b) => a - b),
  );
  // The values in the table are whole numbers.
  const xs = tries.find((three) => seen.every((index) => wholeValue(link.value(f(three[index] ?? 0), three[index] ?? 0))));
  if (!xs) return null;
  const values = xs.map((x) => link.value(f(x), x) ?? rat(0));
  const [i, j] = [seen[0] ?? 0, seen.at(-1) ?? 1];
  const [xi, xj] = [xs[i] as number, xs[j] as number];
  const [gi, gj] = [values[i] as Rational, values[j] as Rational];
  const at = random.pick([-8, 10, 11, 12]);
  const hiddenX = xs[hidden] ?? 0;
  /** The asked quantity when these are taken as two values of f. */
  const ask = (yi: Rational | null, yj: Rational | null): Rational | null => {
    if (!yi || !yj) return null;
    const line = lineThrough(xi, yi, xj, yj);
    const on = (x: number) => add(mul(line.slope, rat(x)), line.intercept);
    if (asked === 'y-intercept') return line.intercept;
    if (asked === 'slope') return line.slope;
    if (asked === 'x-intercept') return line.slope.n === 0n ? null : div(rat(-line.intercept.n, line.intercept.d), line.slope);
    return asked === 'value' ? on(at) : link.value(on(hiddenX), hiddenX);
  };
  const key = ask(f(xi), f(xj));
  if (!key || key.d > 12n || key.n === 0n) return null;
  const direct = lineThrough(xi, gi, xj, gj);
  const onG = (x: number) => add(mul(direct.slope, rat(x)), direct.intercept);
  const asIfLinear = asked === 'missing' ? onG(hiddenX) : ask(gi, gj);
  const slips: readonly (readonly [Rational | number | null, 'STOP' | 'INVOP' | 'SIGN' | 'SWAP' | 'INTC' | 'RECIP', string])[] = [
    [asIfLinear, 'STOP', `This treats the values of ${tex('g')} as values of a linear function; only ${tex('f')} is linear.`],
    [ask(link.wrongBack(gi, xi), link.wrongBack(gj, xj)), 'INVOP', link.slip],
    [rat(-key.n, key.d), 'SIGN', 'The sign is reversed.'],
    [
      asked === 'slope' ? intercept : asked === 'missing' ? f(hiddenX) : slope,
      asked === 'missing' ? 'STOP' : 'SWAP',
      asked === 'slope'
        ? `This is the ${tex('y')}-coordinate of the ${tex('y')}-intercept.`
        : asked === 'missing'
          ? `This is ${tex(`f(${hiddenX})`)}, not ${tex(`g(${hiddenX})`)}.`
          : `This is the slope of the graph of ${tex('y = f(x)')}.`,
    ],
    [
      asked === 'x-intercept' ? intercept : rat(-intercept, slope),
      'INTC',
      asked === 'x-intercept'
        ? `This is the ${tex('y')}-coordinate of the ${tex('y')}-intercept.`
        : `This is the ${tex('x')}-coordinate of the ${tex('x')}-intercept.`,
    ],
    [asked === 'x-intercept' ? rat(-slope, intercept) : asked === 'slope' ? rat(1, slope) : null, 'RECIP', 'This inverts the quotient.'],
    [
      asked === 'value' ? link.value(f(at), at) : asked === 'y-intercept' ? link.value(rat(intercept), 0) : null,
      'STOP',
      `This belongs to ${tex('g')}, not to ${tex('f')}.`,
    ],
    [
      asked === 'missing' ? link.back(f(hiddenX), hiddenX) : null,
      'INVOP',
      `This undoes the step from ${tex('f')} to ${tex('g')} once more instead of taking it.`,
    ],
    [asked === 'missing' ? intercept : null, 'STOP', `This is ${tex('f(0)')}.`],
    [asked === 'value' ? intercept : null, 'STOP', `This is ${tex('f(0)')}.`],
  ];
  const answer = numberAnswer(
    random.chance(1, 2) ? 'spr' : 'choice',
    key,
    `The linear function is ${tex(`f(x) = ${linear(slope, intercept)}`)}.`,
    slips.flatMap(([value, code, why]) => (value === null || exact(value).d > 12n ? [] : [wrongNumber(value, code, why)])),
  );
  if (!answer) return null;
  const rows = xs.flatMap((x, index) =>
    index === hidden ? [[tex(x), tex('n')]] : seen.includes(index) ? [[tex(x), tex(toLatex(values[index] as Rational))]] : [],
  );
  const table: DataTable = { caption: 'Values of x and g(x)', columns: [tex('x'), tex('g(x)')], rows };
  const question = {
    'y-intercept': random.pick([
      `What is the ${tex('y')}-coordinate of the ${tex('y')}-intercept of the graph of ${tex('y = f(x)')} in the ${tex('xy')}-plane?`,
      `The graph of ${tex('y = f(x)')} in the ${tex('xy')}-plane crosses the ${tex('y')}-axis at ${tex('(0, b)')}. What is the value of ${tex('b')}?`,
      `What is the value of ${tex('f(0)')}?`,
    ]),
    'x-intercept': random.pick([
      `What is the ${tex('x')}-coordinate of the ${tex('x')}-intercept of the graph of ${tex('y = f(x)')} in the ${tex('xy')}-plane?`,
      `For what value of ${tex('x')} is ${tex('f(x) = 0')}?`,
    ]),
    slope: `What is the slope of the graph of ${tex('y = f(x)')} in the ${tex('xy')}-plane?`,
    value: `What is the value of ${tex(`f(${at})`)}?`,
    missing: random.pick([`In the table, ${tex('n')} is a constant. What is the value of ${tex('n')}?`, `What is the value of the constant ${tex('n')}?`]),
  }[asked];
  const count = rows.length === 2 ? 'two' : 'three';
  const numbers = (x: number, g: Rational) => tex(`f(${x}) = ${toLatex(link.back(g, x))}`);
  const checked = xs[seen[1] ?? 1] ?? xj;
  return {
    parameters: { link: link.shown, xs, seen, hidden, asked, at, slope, intercept },
    stimulus: { kind: 'table', table },
    stem: random.pick([
      `The table shows ${count} values of ${tex('x')} and their corresponding values of ${tex('g(x)')}, where ${tex(link.shown)} and ${tex('f')} is a linear function. ${question}`,
      `The function ${tex('g')} is defined by ${tex(link.shown)}, where ${tex('f')} is a linear function. The table gives ${count} values of ${tex('x')} and the corresponding values of ${tex('g(x)')}. ${question}`,
      `For the linear function ${tex('f')}, the function ${tex('g')} is defined by ${tex(link.shown)}. The table shows some values of ${tex('x')} and ${tex('g(x)')}. ${question}`,
    ]),
    answer,
    steps: [
      `Only ${tex('f')} is linear, so turn values of ${tex('g')} into values of ${tex('f')} first: ${tex(link.undone)}.`,
      `At ${tex(`x = ${xi}`)} and ${tex(`x = ${xj}`)}: ${numbers(xi, gi)} and ${numbers(xj, gj)}.`,
      `The slope of ${tex('f')} is ${tex(`\\frac{${sum([[f(xj), '']])} - ${bracketed(f(xi))}}{${xj} - ${bracketed(xi)}} = ${slope}`)}, and ${tex(`f(x) = ${linear(slope, intercept)}`)}.`,
      asked === 'missing'
        ? `So ${tex(`f(${hiddenX}) = ${toLatex(f(hiddenX))}`)}, and from ${tex(link.shown)}, ${tex(`n = g(${hiddenX}) = ${toLatex(key)}`)}.`
        : asked === 'value'
          ? `So ${tex(`f(${at}) = ${toLatex(key)}`)}.`
          : asked === 'x-intercept'
            ? `Solving ${tex(`${linear(slope, intercept)} = 0`)} gives ${tex(`x = ${toLatex(key)}`)}.`
            : `The ${asked === 'slope' ? 'slope' : `${tex('y')}-intercept of ${tex('f')}`} is ${tex(toLatex(key))}.`,
      `Check: with this rule, ${tex(`f(${checked}) = ${toText(f(checked))}`)}, which gives the value of ${tex('g')} in the table.`,
    ],
    takeaway: 'Undo what was done to a linear function before you use its constant rate of change.',
  };
}

export const hiddenLinearFunction: Generator = {
  archetype: 'LF-l',
  topicId: 12,
  version: 1,
  levels: [4],
  skillTags: ['linear-functions', 'tables', 'structure'],
  draft,
};
