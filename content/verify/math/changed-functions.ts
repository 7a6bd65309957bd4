/** Re-solvers for functions made from others: readings, tables and graphs are fitted with numbers, without the rules of moving graphs. */
import { rat, type Rational } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { readPlane } from '../read-plane.ts';
import { choicesWhere, definedAs, equationsIn, firstMath, mathIn, near, numbersIn, valueVerdict } from '../reading.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver, Verdict } from '../resolver.ts';

function fraction(value: number): Rational {
  for (let d = 1; d <= 400; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-6) return rat(Math.round(value * d), d);
  throw new Error(`${value} is no simple fraction`);
}

/** A told constant beside two values, or beside one and what happens to the rest. */
function besideConstant(question: LearnerQuestion): Verdict {
  const { stem, stimulus } = question;
  const equations = equationsIn(stem);
  const told = equations.find(([left, right]) => left === 'g(x)' || (left === 'f(x)' && !right.endsWith('^x')))?.[1];
  const inside = /f\(x\)( [+-] ?\d+|[+-]\d+)\\\) (?:in|de)creases/.exec(stem)?.[1]?.replaceAll(' ', '');
  const c = told === undefined ? -Number(inside) : nearly(parseLatex(told, 'f'), { a: 0, b: 1, x: 0 }, { f: () => 0 });
  const points =
    stimulus?.kind === 'table'
      ? stimulus.table.rows.map((row) => row.map((cell) => Number(firstMath(cell).replace('{,}', ''))))
      : [...stem.matchAll(/(?:f|\\\()\((-?\d+)(?:\)=|, )(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [[x1 = NaN, v1 = NaN] = [], [x2 = NaN, v2 = NaN] = []] = points;
  const [, change, percent] = /(increases|decreases) by \\\((\d+)\\%/.exec(stem) ?? [];
  const base = change === undefined ? ((v2 - c) / (v1 - c)) ** (1 / (x2 - x1)) : 1 + (change === 'increases' ? 1 : -1) * (Number(percent) / 100);
  const asked = /intercept/.test(stem) ? 0 : Number(/What is the value of \\\([fg]\((\d+)\)/.exec(stem)?.[1]);
  return valueVerdict(question, fraction(c + (v1 - c) * base ** (asked - x1)));
}

/** Each function is followed from the beginning over some steps. */
function modelOfApproach(question: LearnerQuestion): Verdict {
  const { stem } = question;
  const limit = numbersIn(stem.split(/(?<=[.]) /)[0] ?? '')[0] ?? NaN;
  const first = Number(/ was (\d+)/.exec(stem)?.[1]);
  const [, percent, step] = /decreases by (\d+)% every (\d+) /.exec(stem) ?? [];
  const unit = /\\\(t\\\) hours/.test(stem) ? 60 : 1;
  const values = Array.from({ length: 5 }).reduce<number[]>((told) => [...told, limit + ((told.at(-1) ?? NaN) - limit) * (1 - Number(percent) / 100)], [first]);
  return choicesWhere(question, (text) => {
    const rule = parseLatex(definedAs(text, 'f(t)'));
    return values.every((value, index) => near(nearly(rule, { t: (index * Number(step)) / unit }), value));
  });
}

/** Exponential approach to a told value; up to version 7 also three values at equal distances. */
export const approachToLimit: Resolver = (question, parameters) => {
  if (parameters.kind === 'rule') return besideConstant(question);
  if (parameters.kind === 'model') return modelOfApproach(question);
  const { stem, stimulus } = question;
  const sentences = stem.split(/(?<=[.]) /);
  const asked = sentences.at(-1) ?? '';
  if (stimulus?.kind === 'table') {
    const rows = stimulus.table.rows.map((row) => row.map((cell) => nearly(parseLatex(firstMath(cell)))));
    const [[x1 = 0, v1 = 0], [x2 = 0, v2 = 0], [, v3 = 0]] = rows as [number[], number[], number[]];
    // Steffensen's formula gives the value that the three lead to.
    const c = (v1 * v3 - v2 * v2) / (v1 + v3 - 2 * v2);
    const f = (x: number) => c + (v1 - c) * ((v3 - v2) / (v2 - v1)) ** ((x - x1) / (x2 - x1));
    if (/approach|\\\(c\\\)\?/.test(asked)) return valueVerdict(question, fraction(c));
    if (/\\\(a\\\)\?/.test(asked)) return valueVerdict(question, fraction(f(0) - c));
    const at = /f\((-?\d+)\)/.exec(asked)?.[1] ?? /(\d+) (?:minutes|seconds|years) after/.exec(asked)?.[1] ?? 0;
    return valueVerdict(question, fraction(f(Number(at))));
  }
  const limit = numbersIn(sentences[0] ?? '')[0] ?? Number.NaN;
  const told = numbersIn(sentences.find((sentence) => / was [\d,]+.* and [\d,]+/.test(sentence)) ?? '');
  const [v1, t1, v2, t2] = (told.length === 3 ? [told[0], 0, told[1], told[2]] : told) as [number, number, number, number];
  const value = (t: number) => limit + (v1 - limit) * ((v2 - limit) / (v1 - limit)) ** ((t - t1) / (t2 - t1));
  const number = numbersIn(asked)[0] ?? 0;
  if (!asked.startsWith('How many')) return valueVerdict(question, fraction(value(number)));
  const time = Array.from({ length: 500 }, (_, t) => t).find((t) => near(value(t), number));
  if (time === undefined) throw new Error('no time fits');
  return valueVerdict(question, rat(time));
};

const counts = ['no', 'one', 'two', 'three', 'four'];

/** Turning points are looked for on the drawn curve; its ends go on as they leave the picture. */
export const interceptsOfMoved: Resolver = (question) => {
  const { stem, stimulus } = question;
  if (stimulus?.kind !== 'figure') throw new Error('no graph');
  const points = readPlane(stimulus.figure)
    .strokes.reduce((best, stroke) => (stroke.length > best.length ? stroke : best))
    .map(([, y]) => y);
  const inner = points.slice(1, -1).flatMap((y, index) => {
    const [before = y, after = y] = [points[index], points[index + 2]];
    return (y - before) * (after - y) < 0 || (y === before && (y - (points[index - 1] ?? y)) * (after - y) < 0) ? [Math.round(y)] : [];
  });
  const [first = 0, second = 0] = points;
  const [last = 0, previous = 0] = points.toReversed();
  const heights = [first > second ? 1e6 : -1e6, ...inner, last > previous ? 1e6 : -1e6];
  const wanted = counts.indexOf(/(?:exactly )?(no|one|two|three|four) (?:\\\(x\\\)-intercept|points|real solution)/.exec(stem)?.[1] ?? '');
  const equations = equationsIn(stem);
  const rule =
    equations.find(([left, right]) => left === 'g(x)' || (left === 'y' && /f\(.*k/.test(right)))?.[1] ?? equations.find(([, right]) => right === '0')?.[0];
  if (rule === undefined) throw new Error('no rule');
  const changed = parseLatex(rule, 'f');
  const meets = (k: number) => {
    const turned = heights.map((y) => nearly(changed, { x: 0, k }, { f: () => y }));
    const crossings = turned.slice(1).filter((y, index) => y * (turned[index] ?? 0) < 0).length;
    return crossings + turned.slice(1, -1).filter((y) => y === 0).length;
  };
  if (wanted < 0) throw new Error('no number of intercepts');
  if (/of the following/.test(stem)) return choicesWhere(question, (text) => meets(nearly(parseLatex(firstMath(text)))) === wanted);
  const fitting = Array.from({ length: 161 }, (_, index) => index - 80).filter(
    (k) => meets(k) === wanted && !(/positive constant/.test(stem) && k <= 0) && !(/negative constant/.test(stem) && k >= 0),
  );
  const [low, high] = [fitting[0], fitting.at(-1)];
  if (low === undefined || high === undefined || (!/possible/.test(stem) && low !== high)) throw new Error(`${fitting.length} constants fit`);
  return valueVerdict(question, rat(/least possible/.test(stem) ? low : high));
};

/** A polynomial with the told zeros, vertex or widths is built and changed as the rule says. */
export const insideAndOutside: Resolver = (question, parameters) => {
  const { stem } = question;
  const asked = stem.split(/(?<=[.]) /).at(-1) ?? '';
  const kind = parameters['kind'];
  if (kind === 'zeros') {
    const told = stem.split(/(?<=[.]) /).find((sentence) => /three zeros|three \\\(x\\\)-intercepts|The only values/.test(sentence)) ?? '';
    const zeros = mathIn(told)
      .flatMap((latex) => /^(?:x = )?(-?\d+)$/.exec(latex)?.[1] ?? [])
      .map(Number);
    const inner = /f\((.*)\)$/.exec(definedAs(stem, 'g(x)'))?.[1] ?? '';
    const input = parseLatex(inner);
    // Every twelfth is tried: the zeros are fractions with small denominators.
    const found = Array.from({ length: 12 * 80 + 1 }, (_, index) => (index - 480) / 12).filter((x) => zeros.some((zero) => near(nearly(input, { x }), zero)));
    if (/sum of/.test(asked)) {
      const [at0, at1] = [nearly(input, { x: 0 }), nearly(input, { x: 1 })];
      return valueVerdict(question, fraction(zeros.reduce((sum, zero) => sum + (zero - at0) / (at1 - at0), 0)));
    }
    if (found.length !== zeros.length) throw new Error(`${found.length} zeros found`);
    return valueVerdict(question, fraction(/greatest/.test(asked) ? Math.max(...found) : Math.min(...found)));
  }
  if (kind === 'vertex') {
    const [h = 0, k = 0] = mathIn(stem)
      .flatMap((latex) => /^\((-?\d+), (-?\d+)\)$/.exec(latex)?.slice(1) ?? [])
      .map(Number);
    const rule = parseLatex(definedAs(stem, 'g(x)'), 'f');
    const g = (x: number) => nearly(rule, { x }, { f: (u) => k + (u - h) ** 2 });
    // The vertex of the parabola through three points.
    const [a, b] = [(g(1) + g(-1)) / 2 - g(0), (g(1) - g(-1)) / 2];
    const x = -b / (2 * a);
    return valueVerdict(question, fraction(x + g(x)));
  }
  if (kind === 'lines') {
    const lines = equationsIn(stem).flatMap(([left, right]) => (left === 'y' && /^-?\d+$/.test(right) ? [Number(right)] : []));
    const apart = [...stem.matchAll(/(\d+) units apart/g)].map(([, text]) => Number(text));
    const [[y1, y2], [d1, d2]] = [lines, apart] as [[number, number], [number, number]];
    // f(x) = ax² + k through one point on each line.
    const a = (y2 - y1) / ((d2 / 2) ** 2 - (d1 / 2) ** 2);
    if (/minimum/.test(asked) !== a > 0) throw new Error('opens the other way');
    return valueVerdict(question, fraction(y1 - a * (d1 / 2) ** 2));
  }
  const before = stem.slice(0, stem.indexOf('The function \\(g\\)'));
  const k = Number(/\(-?\d+, (-?\d+)\)/.exec(before)?.[1] ?? /is \\\((-?\d+)\\\)/.exec(before)?.[1]);
  const width = Number(/(\d+) units/.exec(before)?.[1]);
  const a = -k / (width / 2) ** 2;
  const rule = definedAs(stem, 'g(x)');
  const wanted = /(\d+) units/.exec(stem.slice(before.length))?.[1];
  if (wanted !== undefined) return valueVerdict(question, fraction(-a * (Number(wanted) / 2) ** 2 - k));
  const moved = nearly(parseLatex(rule, 'f'), { x: 0 }, { f: () => k });
  return valueVerdict(question, fraction(2 * Math.sqrt(-moved / a)));
};
