/** A table of a function that is built from a linear function: the linear one has to be recovered first. */
import { add, div, mul, rat, sub, toLatex, toText, type Rational } from '#core/rational.ts';
import type { DataTable } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, linear, signed, sum } from '../formulas.ts';
import { exact } from '#content/exact/value.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

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
        slip: `This divides by ${math(bracket)} again instead of multiplying by it.`,
      };
    case 'product':
      return {
        shown: `g(x) = (${bracket})f(x)`,
        undone: `f(x) = \\frac{g(x)}{${bracket}}`,
        value: (f, x) => mul(f, rat(x + c)),
        back: (g, x) => div(g, rat(x + c)),
        wrongBack: (g, x) => mul(g, rat(x + c)),
        slip: `This multiplies by ${math(bracket)} again instead of dividing by it.`,
      };
    case 'plus square':
      return {
        shown: c > 0 ? 'g(x) = f(x) + x^2' : 'g(x) = f(x) - x^2',
        undone: c > 0 ? 'f(x) = g(x) - x^2' : 'f(x) = g(x) + x^2',
        value: (f, x) => add(f, rat(Math.sign(c) * x * x)),
        back: (g, x) => sub(g, rat(Math.sign(c) * x * x)),
        wrongBack: (g, x) => add(g, rat(Math.sign(c) * x * x)),
        slip: `This ${c > 0 ? 'adds' : 'subtracts'} ${math('x^2')} again; ${c > 0 ? 'subtract' : 'add'} it to get back to ${math('f(x)')}.`,
      };
    case 'times minus':
      return {
        shown: `g(x) = ${m}f(x)${c > 0 ? ' + ' : ' - '}x^2`,
        undone: `f(x) = \\frac{g(x)${c > 0 ? ' - ' : ' + '}x^2}{${m}}`,
        value: (f, x) => add(mul(f, rat(m)), rat(Math.sign(c) * x * x)),
        back: (g, x) => div(sub(g, rat(Math.sign(c) * x * x)), rat(m)),
        wrongBack: (g, x) => sub(g, rat(Math.sign(c) * x * x)),
        slip: `This leaves out the division by ${math(m)}; ${c > 0 ? 'subtract' : 'add'} ${math('x^2')} first, and then divide by ${math(m)} to get ${math('f(x)')}.`,
      };
    default:
      return {
        shown: `g(x) = \\frac{f(x)}{${m}x${signed(c)}}`,
        undone: `f(x) = (${m}x${signed(c)})g(x)`,
        value: (f, x) => over(f, m * x + c),
        back: (g, x) => mul(g, rat(m * x + c)),
        wrongBack: (g, x) => over(g, m * x + c),
        slip: `This divides by ${math(`${m}x${signed(c)}`)} again instead of multiplying by it.`,
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
  const onward = {
    'y-intercept': `find ${math('f(0)')}`,
    'x-intercept': `solve ${math('f(x) = 0')}`,
    slope: `divide the change in ${math('f(x)')} by the change in ${math('x')}`,
    value: `find ${math(`f(${at})`)}`,
    missing: `find ${math(`f(${hiddenX})`)} and then ${math(`g(${hiddenX})`)}`,
  }[asked];
  const slips: readonly (readonly [Rational | number | null, 'STOP' | 'INVOP' | 'SIGN' | 'SWAP' | 'INTC' | 'RECIP', string])[] = [
    [
      asIfLinear,
      'STOP',
      `This treats the values of ${math('g')} as values of a linear function; only ${math('f')} is linear, so find its values first: ${math(link.undone)}.`,
    ],
    [ask(link.wrongBack(gi, xi), link.wrongBack(gj, xj)), 'INVOP', link.slip],
    [
      rat(-key.n, key.d),
      'SIGN',
      {
        'y-intercept': `From ${math(`f(${xi}) = ${toLatex(f(xi))}`)}, this subtracts in the wrong order; take ${math(`${toLatex(f(xi))} - ${bracketed(slope * xi)}`)}.`,
        'x-intercept': `${math(`0 = ${linear(slope, intercept)}`)} gives ${math(`x = ${toLatex(key)}`)}; moving ${math(intercept)} across the equals sign changes its sign.`,
        slope: `This subtracts the values in one order and the ${math('x')}-values in the other; use the same order for both.`,
        value: `Substitute ${math(`x = ${at}`)} in ${math(`f(x) = ${linear(slope, intercept)}`)}; the result is ${math(toLatex(key))}.`,
        missing: `Substitute ${math(`x = ${hiddenX}`)} in the rule for ${math('g')}; the result is ${math(toLatex(key))}.`,
      }[asked],
    ],
    [
      asked === 'slope' ? intercept : asked === 'missing' ? f(hiddenX) : slope,
      asked === 'missing' ? 'STOP' : 'SWAP',
      asked === 'slope'
        ? `This is the ${math('y')}-coordinate of the ${math('y')}-intercept; for the slope, divide the change in ${math('f(x)')} by the change in ${math('x')}.`
        : asked === 'missing'
          ? `This is ${math(`f(${hiddenX})`)}; the rule for ${math('g')} turns it into ${math(`g(${hiddenX})`)}.`
          : `This is the slope of the graph of ${math('y = f(x)')}; use it to ${onward}.`,
    ],
    [
      asked === 'x-intercept' ? intercept : rat(-intercept, slope),
      'INTC',
      asked === 'x-intercept'
        ? `This is the ${math('y')}-coordinate of the ${math('y')}-intercept; to get the ${math('x')}-intercept, ${onward}.`
        : `This is the ${math('x')}-coordinate of the ${math('x')}-intercept; it is not asked for here, so ${onward}.`,
    ],
    [
      asked === 'x-intercept' ? rat(-slope, intercept) : asked === 'slope' ? rat(1, slope) : null,
      'RECIP',
      asked === 'slope'
        ? `This is upside down; divide the change in ${math('f(x)')} by the change in ${math('x')}.`
        : `This is upside down; divide ${math(-intercept)} by the slope, ${math(slope)}.`,
    ],
    [
      asked === 'value' ? link.value(f(at), at) : asked === 'y-intercept' ? link.value(rat(intercept), 0) : null,
      'STOP',
      `This is the value of ${math('g')}; the question asks for ${math('f')}, so leave out the step from ${math('f')} to ${math('g')}.`,
    ],
    [
      asked === 'missing' ? link.back(f(hiddenX), hiddenX) : null,
      'INVOP',
      `This undoes the step from ${math('f')} to ${math('g')} once more instead of taking it.`,
    ],
    [asked === 'missing' || asked === 'value' ? intercept : null, 'STOP', `This is ${math('f(0)')}; the question is about another input, so ${onward}.`],
  ];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The linear function is ${math(`f(x) = ${linear(slope, intercept)}`)}.`,
    bugs: slips.flatMap(([value, code, why]) => (value === null || exact(value).d > 12n ? [] : [bug(code, value, why)])),
  });
  if (!answer) return null;
  const rows = xs.flatMap((x, index) =>
    index === hidden ? [[math(x), math('n')]] : seen.includes(index) ? [[math(x), math(toLatex(values[index] as Rational))]] : [],
  );
  const table: DataTable = { caption: 'Values of x and g(x)', columns: [math('x'), math('g(x)')], rows };
  const question = {
    'y-intercept': random.pick([
      `What is the ${math('y')}-coordinate of the ${math('y')}-intercept of the graph of ${math('y = f(x)')} in the ${math('xy')}-plane?`,
      `The graph of ${math('y = f(x)')} in the ${math('xy')}-plane crosses the ${math('y')}-axis at ${math('(0, b)')}. What is the value of ${math('b')}?`,
      `What is the value of ${math('f(0)')}?`,
    ]),
    'x-intercept': random.pick([
      `What is the ${math('x')}-coordinate of the ${math('x')}-intercept of the graph of ${math('y = f(x)')} in the ${math('xy')}-plane?`,
      `For what value of ${math('x')} is ${math('f(x) = 0')}?`,
    ]),
    slope: `What is the slope of the graph of ${math('y = f(x)')} in the ${math('xy')}-plane?`,
    value: `What is the value of ${math(`f(${at})`)}?`,
    missing: random.pick([`In the table, ${math('n')} is a constant. What is the value of ${math('n')}?`, `What is the value of the constant ${math('n')}?`]),
  }[asked];
  const count = rows.length === 2 ? 'two' : 'three';
  const numbers = (x: number, g: Rational) => math(`f(${x}) = ${toLatex(link.back(g, x))}`);
  const checked = xs[seen[1] ?? 1] ?? xj;
  return {
    parameters: { link: link.shown, xs, seen, hidden, asked, at, slope, intercept },
    stimulus: { kind: 'table', table },
    stem: random.pick([
      `The table shows ${count} values of ${math('x')} and their corresponding values of ${math('g(x)')}, where ${math(link.shown)} and ${math('f')} is a linear function. ${question}`,
      `The function ${math('g')} is defined by ${math(link.shown)}, where ${math('f')} is a linear function. The table gives ${count} values of ${math('x')} and the corresponding values of ${math('g(x)')}. ${question}`,
      `For the linear function ${math('f')}, the function ${math('g')} is defined by ${math(link.shown)}. The table shows some values of ${math('x')} and ${math('g(x)')}. ${question}`,
    ]),
    answer,
    steps: [
      `Only ${math('f')} is linear, so turn values of ${math('g')} into values of ${math('f')} first: ${math(link.undone)}.`,
      `At ${math(`x = ${xi}`)} and ${math(`x = ${xj}`)}: ${numbers(xi, gi)} and ${numbers(xj, gj)}.`,
      `The slope of ${math('f')} is ${math(`\\frac{${sum([[f(xj), '']])} - ${bracketed(f(xi))}}{${xj} - ${bracketed(xi)}} = ${slope}`)}, and ${math(`f(x) = ${linear(slope, intercept)}`)}.`,
      asked === 'missing'
        ? `So ${math(`f(${hiddenX}) = ${toLatex(f(hiddenX))}`)}, and from ${math(link.shown)}, ${math(`n = g(${hiddenX}) = ${toLatex(key)}`)}.`
        : asked === 'value'
          ? `So ${math(`f(${at}) = ${toLatex(key)}`)}.`
          : asked === 'x-intercept'
            ? `Solving ${math(`${linear(slope, intercept)} = 0`)} gives ${math(`x = ${toLatex(key)}`)}.`
            : `The ${asked === 'slope' ? 'slope' : `${math('y')}-intercept of ${math('f')}`} is ${math(toLatex(key))}.`,
      `Check: with this rule, ${math(`f(${checked}) = ${toText(f(checked))}`)}, which gives the value of ${math('g')} in the table.`,
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
