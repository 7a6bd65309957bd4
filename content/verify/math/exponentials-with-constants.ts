/** Re-solver for exponential functions with unknown constants: bases are searched or sampled, never taken from a rule of exponents. */
import { rat, type Rational } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, equationsIn, firstMath, mathIn, near, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

function fraction(value: number): Rational {
  for (let d = 1; d <= 3200; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-7 * d) return rat(Math.round(value * d), d);
  throw new Error(`${value} is no simple fraction`);
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const counted = (text: string) => (words.includes(text) ? words.indexOf(text) : Number(text));

/** The factor over a time, from a formula or from a stated change. */
function growth(stem: string): (step: number) => number {
  const rule = equationsIn(stem).find(([left]) => /^f\([tx]\)$/.test(left) && left !== '');
  if (rule && /\d/.test(rule[1])) {
    const parsed = parseLatex(rule[1]);
    const at = (value: number) => nearly(parsed, { a: 1, c: 1, t: value, x: value });
    return (step) => at(step) / at(0);
  }
  const percent = Number(/(increases|decreases) by \\\((\d+(?:\.\d+)?)\\%\\\)/.exec(stem)?.[2]);
  const sign = stem.includes('decreases') ? -1 : 1;
  const block = counted(/%\\\) (?:every |each time \\\(x\\\) increases by \\\()(\w+)/.exec(stem)?.[1] ?? '');
  return (step) => (1 + (sign * percent) / 100) ** (step / block);
}

export const exponentialWithLetters: Resolver = (question, parameters) => {
  const { stem } = question;
  switch (parameters['kind']) {
    case 'step': {
      const asked = stem.slice(Math.max(stem.indexOf('p%'), stem.indexOf('p\\%'), stem.indexOf('\\(p\\)%'), stem.indexOf('By what percent')));
      const step = /each (?!time)\w+/.test(asked) ? 1 : counted(/(?:every |increases by \\\()(\w+)/.exec(asked)?.[1] ?? '');
      const factor = growth(stem)(step);
      return valueVerdict(question, fraction(Number((Math.abs(factor - 1) * 100).toFixed(6))));
    }
    case 'form': {
      const rule = equationsIn(stem).find(([left, right]) => left === 'f(x)' && /\d/.test(right));
      const parsed = parseLatex(rule?.[1] ?? '');
      const at = (x: number) => nearly(parsed, { x });
      return valueVerdict(question, fraction(nearly(parseLatex(mathIn(stem).at(-1) ?? ''), { c: at(0), d: at(1) / at(0) })));
    }
    case 'letters': {
      const known = equationsIn(stem).flatMap(([left, right]) => (/^f\(-?\d+\)$/.test(left) ? [[Number(left.slice(2, -1)), right] as const] : []));
      const target = Number(/^f\((-?\d+)\)$/.exec(mathIn(stem).findLast((latex) => /^f\(-?\d+\)$/.test(latex)) ?? '')?.[1]);
      const trials = [
        [1.3, 2],
        [0.7, 5],
        [1.1, 3],
      ];
      return choicesWhere(question, (text) =>
        trials.every(([base = 1, first = 1]) => {
          const f = (x: number) => first * base ** x;
          const letters = Object.fromEntries(known.map(([x, letter]) => [letter, f(x)]));
          return near(nearly(parseLatex(firstMath(text)), letters), f(target));
        }),
      );
    }
    default: {
      const condition = equationsIn(stem).find(([left]) => left.includes('f(x +'));
      if (!condition) throw new Error('no condition');
      const [left, right] = condition.map((latex) => parseLatex(latex, 'f'));
      if (!left || !right) throw new Error('no sides');
      const gap = (b: number) => {
        const f = (x: number) => b ** x;
        return nearly(left, { x: 1 }, { f }) - nearly(right, { x: 1 }, { f });
      };
      // Bases are searched among fractions.
      const bases = Array.from({ length: 12 }, (_, d) => Array.from({ length: 120 }, (_, n) => (n + 1) / (d + 1))).flat();
      const base = bases.find((b) => Math.abs(gap(b)) < 1e-9);
      if (base === undefined) throw new Error('no base');
      const [, top = 0, under = 0] = (/\\frac\{f\((\d+)\)\}\{f\((\d+)\)\}/.exec(stem) ?? []).map(Number);
      const told = equationsIn(stem).find(([side]) => /^f\(\d+\)$/.test(side));
      if (told) {
        const asked = Number(/^f\((\d+)\)$/.exec(mathIn(stem).at(-1) ?? '')?.[1]);
        return valueVerdict(question, fraction(Number(told[1].replace('{,}', '')) * base ** (asked - Number(told[0].slice(2, -1)))));
      }
      return valueVerdict(question, fraction(base ** top / base ** under));
    }
  }
};
