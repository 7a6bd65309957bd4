/** Re-solvers for Nonlinear Functions: meanings, forms, models and zeros, judged by evaluating what is printed. */
import { rat } from '#core/rational.ts';
import type { Figure } from '#core/questions/figure.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { readPlane } from '../read-plane.ts';
import { choicesWhere, equationsIn, firstMath, mathIn, near, probes, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

const plain = (text: string) => text.replaceAll(',', '').replaceAll('{}', '');
const numbers = (text: string) => [...plain(text).matchAll(/(?<![\w.])-?\d+(?:\.\d+)?/g)].map(([found]) => Number(found));

/** The first equation "name(letter) = rule" as a function. */
function printedFunction(text: string): { readonly f: (x: number) => number; readonly letter: string; readonly rule: string } {
  const [left = '', rule = ''] = equationsIn(text).find(([side]) => /^[a-zA-Z]\([a-z]\)$/.test(side)) ?? [];
  const letter = left.charAt(2);
  const parsed = parseLatex(rule);
  return { f: (x) => nearly(parsed, { [letter]: x }), letter, rule };
}

/** Percent statements are tested over the stated time, amounts where they are said to hold. */
function isTrue(text: string, f: (x: number) => number): boolean {
  const direction = text.includes('decreases') ? -1 : 1;
  const percent = /by (\d+)% every (?:(\d+) )?[a-z]+/.exec(text);
  if (percent) return near(f(Number(percent[2] ?? 1)) / f(0), 1 + (direction * Number(percent[1])) / 100);
  const often = /by (\d+)% (\d+) times/.exec(text);
  if (often) return near(f(1) / f(0), (1 + (direction * Number(often[1])) / 100) ** Number(often[2]));
  const amount = /creases by \$?([\d,.]+)/.exec(text);
  if (amount) return near(f(1) - f(0), direction * Number(plain(amount[1] ?? '').replace(/\.$/, ''))) && near(f(2) - f(1), f(1) - f(0));
  const later = /was \$?([\d,]+).* after (\d+)/.exec(text);
  if (later) return near(f(Number(later[2])), Number(plain(later[1] ?? '')));
  const start = /was \$?([\d,]+)/.exec(text);
  return start !== null && near(f(0), Number(plain(start[1] ?? '')));
}

/** A statement has to be true and to use the number in the place where it stands in the rule. */
export const meaningInModel: Resolver = (question) => {
  const { f, rule } = printedFunction(question.stem);
  const asked = Number(plain(mathIn(question.stem).at(-1)?.replaceAll('{,}', '') ?? ''));
  const vertex = /\([a-z] - (\d+)\)\^2 \+ (\d+)$/.exec(rule);
  if (vertex) {
    const [h, k] = [Number(vertex[1]), Number(vertex[2])];
    // The greatest value by scanning, not by reading the form.
    const top = Array.from({ length: 900 }, (_, index) => index / 10).reduce((best, x) => (f(x) > f(best) ? x : best), 0);
    if (!near(top, h) || !near(f(top), k)) throw new Error('not the vertex');
    return choicesWhere(question, (text) => {
      const greatest = /^The greatest .* is \$?(\d+)/.exec(text);
      if (greatest) return asked === k && Number(greatest[1]) === f(top);
      return /greatest|deepest/.test(text) && asked === h && numbers(text).includes(top);
    });
  }
  const period = Number(/\\frac\{[a-z]\}\{(\d+)\}/.exec(rule)?.[1] ?? 1);
  const growth = f(period) / f(0);
  const role = asked === f(0) ? 'start' : near(asked, growth) || asked === period ? 'step' : 'none';
  return choicesWhere(question, (text) => isTrue(text, f) && (role === 'start' ? / was /.test(text) : role === 'step' && /%/.test(text)));
};

/** The form has to be the same function, and the feature, computed numerically, has to stand in it where it belongs. */
export const formOfRule: Resolver = (question) => {
  const { f } = printedFunction(question.stem);
  const same = (g: (x: number) => number) => probes.every((x) => near(f(x), g(x)));
  const value = /value of \\\(f\((\d+)\)\\\)/.exec(question.stem)?.[1];
  const from = /x \\ge (\d+)/.exec(question.stem)?.[1];
  return choicesWhere(question, (text) => {
    const { f: g, rule } = printedFunction(text);
    if (!same(g)) return false;
    if (value !== undefined) return near(f(Number(value)), Number(plain(/^[\d{},]+/.exec(rule)?.[0] ?? '').replace(/[{}]/g, '')));
    if (from !== undefined) {
      const values = Array.from({ length: 25 }, (_, index) => f(Number(from) + index / 2));
      const extreme = question.stem.includes('maximum') ? Math.max(...values) : Math.min(...values);
      return near(extreme, Number(plain(/^[\d{},.]+/.exec(rule)?.[0] ?? '').replace(/[{}]/g, '')));
    }
    if (/maximum|minimum/.test(question.stem)) {
      const form = /^-?\d*\(x [+-] \d+\)\^2 ([+-]) (\d+)$/.exec(rule);
      if (!form) return false;
      const constant = Number(`${form[1]}${form[2]}`);
      const step = 1 / 4;
      const values = Array.from({ length: 241 }, (_, index) => f((index - 120) * step));
      return near(/maximum/.test(question.stem) ? Math.max(...values) : Math.min(...values), constant);
    }
    if (/intercepts/.test(question.stem)) {
      const roots = /^-?\d*\(x ([+-] \d+)\)\(x ([+-] \d+)\)$/.exec(rule);
      return roots !== null && [roots[1], roots[2]].every((shift = '') => near(f(-Number(shift.replace(' ', ''))), 0));
    }
    const standard = /^-?\d*x\^2 [+-] \d*x ([+-]) (\d+)$/.exec(rule);
    return standard !== null && near(f(0), Number(`${standard[1]}${standard[2]}`));
  });
};

/** Tables are fitted row by row; points of a(b)^x by search for the base, parabolas by the printed vertex and point. */
export const fittedModel: Resolver = (question) => {
  if (question.stimulus?.kind === 'table') {
    const rows = question.stimulus.table.rows.map(([x = '', y = '']) => [Number(x), Number(plain(y))] as const);
    return choicesWhere(question, (text) => {
      const { f } = printedFunction(text.replaceAll('{,}', ''));
      return rows.every(([x, y]) => near(f(x), y));
    });
  }
  const stem = question.stem.replaceAll('{,}', '');
  const values = [...stem.matchAll(/f\((-?\d+)\) = (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const points = [...stem.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const target = Number(/f\((-?\d+)\)\\\)\?$/.exec(stem)?.[1] ?? /x = (-?\d+)\\\)\?$/.exec(stem)?.[1]);
  if (/vertex|maximum|minimum/.test(stem)) {
    const told = /(?:is \\\((-?\d+)\\\) and occurs|value of \\\((-?\d+)\\\)) at \\\(x = (-?\d+)/.exec(stem);
    const [top, other] = told ? [[Number(told[3]), Number(told[1] ?? told[2])] as const, values[0]] : [...points, ...values];
    if (!top || !other) throw new Error('points missing');
    const a = (other[1] - top[1]) / (other[0] - top[0]) ** 2;
    return valueVerdict(question, rat(Math.round(a * (target - top[0]) ** 2 + top[1])));
  }
  const [one, two] = [...values, ...points];
  if (!one || !two) throw new Error('points missing');
  for (let base = 2; base <= 20; base++) {
    if (one[1] * base ** (two[0] - one[0]) === two[1]) return valueVerdict(question, rat(Math.round(one[1] * base ** (target - one[0]))));
  }
  throw new Error('no base fits');
};

/** Where the drawn curve meets the axis, and whether it changes sides there. */
function crossings(figure: Figure): { readonly zeros: { readonly x: number; readonly crosses: boolean }[]; readonly right: number } {
  const points = readPlane(figure).strokes.flat();
  const zeros: { x: number; crosses: boolean }[] = [];
  for (let x = -5; x <= 5; x++) {
    const close = points.filter(([at]) => Math.abs(at - x) < 0.45);
    const at = close.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best), [99, 99] as readonly [number, number]);
    if (Math.abs(at[1]) > 0.12) continue;
    const sides = [close.filter(([px]) => px < x - 0.2), close.filter(([px]) => px > x + 0.2)].map((side) =>
      Math.sign(side.reduce((sum, [, y]) => sum + y, 0)),
    );
    zeros.push({ x, crosses: sides[0] !== sides[1] });
  }
  const last = points.reduce((best, point) => (point[0] > best[0] ? point : best), [-99, 0] as readonly [number, number]);
  return { zeros, right: Math.sign(last[1]) };
}

const drawnZeros = (question: LearnerQuestion, figure: Figure) => {
  const { zeros, right } = crossings(figure);
  if (zeros.length !== 2) throw new Error(`${zeros.length} zeros seen`);
  return choicesWhere(question, (text) => {
    const rule = parseLatex(firstMath(text).split('=')[1] ?? '');
    const f = (x: number) => nearly(rule, { x, k: 1 });
    return zeros.every(({ x, crosses }) => near(f(x), 0) && f(x - 0.01) * f(x + 0.01) < 0 === crosses) && Math.sign(f(1000)) === right;
  });
};

/** Every statement is tested on polynomials that have the stated value and differ elsewhere. */
/** The one coefficient k in a wide range with which the printed polynomial takes the value it must take. */
function coefficientFor(question: LearnerQuestion) {
  const { stem } = question;
  const rule = parseLatex(/p\(x\) = ([^\\]*)/.exec(stem)?.[1] ?? '');
  const divisor = mathIn(stem).find((latex) => /^x [-+] \d+$/.test(latex));
  const [, px, py] = /point \\\((?:\()(-?\d+), (-?\d+)\)/.exec(stem) ?? [];
  const zero = /zeros of \\\(p\\\) is \\\((-?\d+)/.exec(stem)?.[1];
  const at = divisor === undefined ? Number(px ?? zero) : -nearly(parseLatex(divisor), { x: 0 });
  const value = Number(/remainder is \\\((-?\d+)/.exec(stem)?.[1] ?? py ?? 0);
  const fits = Array.from({ length: 401 }, (_, index) => index - 200).filter((k) => near(nearly(rule, { x: at, k }), value));
  if (fits.length !== 1) throw new Error(`${fits.length} coefficients fit`);
  return valueVerdict(question, rat(fits[0] ?? 0));
}

export const zerosOfPolynomial: Resolver = (question) => {
  if (question.stimulus?.kind === 'figure') return drawnZeros(question, question.stimulus.figure);
  if (question.stimulus?.kind === 'table') {
    const rows = question.stimulus.table.rows.map((row) => row.map((cell) => Number(firstMath(cell))));
    return choicesWhere(question, (text) => {
      const factor = parseLatex(firstMath(text));
      return rows.some(([x = 0, y]) => y === 0 && near(nearly(factor, { x }), 0));
    });
  }
  const { stem } = question;
  if (stem.includes('\\(k\\) is a constant')) return coefficientFor(question);
  const told = /\((-?\d+)\) = (-?\d+)/.exec(stem) ?? /\((-?\d+), (-?\d+)\)/.exec(stem);
  const turned = /value \\\((-?\d+)\\\) at \\\(x = (-?\d+)/.exec(stem);
  const [k, r] = turned ? [Number(turned[2]), Number(turned[1])] : [Number(told?.[1]), Number(told?.[2])];
  const trials = [(x: number) => (x - k) * (x + 31) + r, (x: number) => (x - k) * (2 * x * x - 57) + r];
  return choicesWhere(question, (text) =>
    trials.every((p) => {
      const all = mathIn(text);
      if (/passes through/.test(text)) {
        const [, x, y] = /\((-?\d+), (-?\d+)\)/.exec(text) ?? [];
        return near(p(Number(x)), Number(y));
      }
      const root = (latex: string) => -nearly(parseLatex(latex), { x: 0 });
      if (/remainder/.test(text)) return near(p(root(all[1] ?? '')), Number(all[2]));
      const shift = Number(/\+ (\d+)/.exec(all[1] ?? '')?.[1] ?? 0);
      return near(p(root(all[0] ?? '')) + shift, 0);
    }),
  );
};
