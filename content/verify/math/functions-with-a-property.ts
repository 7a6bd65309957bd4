/** Re-solvers for linear functions that are known through a property which holds for all x. */
import { add, div, equal, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { equationsIn, evaluate, mathIn } from '../evaluate-latex.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import type { Verdict } from '../resolver.ts';

const zero = rat(0);

/** The change per unit of x, from an equation, from two inputs with a letter, or in words. */
function rateOf(stem: string): Rational {
  const steps = /f\(x\+(\d+)\)(?:-f\(x\)=|=f\(x\))([+-]?\d+)/.exec(stem);
  if (steps) return rat(Number(steps[2]), Number(steps[1]));
  const letters = /f\(a\+(\d+)\)-f\(a\+(\d+)\)=(-?\d+)/.exec(stem);
  if (letters) return rat(Number(letters[3]), Number(letters[1]) - Number(letters[2]));
  const words = /f\(x\)\\\) (in|de)creases by \\\((\d+)\\\) when the value of \\\(x\\\) increases by \\\((\d+)\\\)/.exec(stem);
  if (!words) throw new Error('no property');
  return rat(Number(words[2]) * (words[1] === 'in' ? 1 : -1), Number(words[3]));
}

/** Walks in steps of 1/m along the stated property. */
export function byProperty(question: LearnerQuestion): Verdict {
  const rate = rateOf(question.stem);
  const literal = question.stem.includes('f(a)=b') ? /f\(a([+-]\d+)\)/.exec(question.stem)?.[1] : undefined;
  if (literal) {
    const b = rat(1000);
    const target = Array.from({ length: Math.abs(Number(literal)) }).reduce<Rational>(
      (value) => (Number(literal) > 0 ? add(value, rate) : sub(value, rate)),
      b,
    );
    return choicesWhere(question, (text) => equal(evaluate(bare(text), { b }), target));
  }
  const known = /f\((-?\d+)\)=(-?\d+)/.exec(question.stem);
  const wanted = /f\((-?\d+)\)/.exec(mathIn(question.stem).at(-1) ?? '');
  let [x, y] = [Number(known?.[1]), rat(Number(known?.[2]))];
  for (; x < Number(wanted?.[1]); x++) y = add(y, rate);
  for (; x > Number(wanted?.[1]); x--) y = sub(y, rate);
  return numberVerdict(question, y);
}

/** Tries all whole slopes and constants in a wide range. */
export function byComposition(question: LearnerQuestion): Verdict {
  const right = equationsIn(question.stem).find(([left]) => left === 'f(f(x))')?.[1] ?? '';
  const c = Number(/f\((-?\d+)\)/.exec(mathIn(question.stem).at(-1) ?? '')?.[1]);
  const positive = /a>0|positive/.test(question.stem);
  const target = [0, 1].map((x) => evaluate(right, { x: rat(x) }));
  const hits: number[] = [];
  for (let a = -30; a <= 30; a++)
    for (let b = -60; b <= 60; b++) {
      if (a === 0 || a > 0 !== positive) continue;
      const f = (x: number) => a * x + b;
      if ([0, 1].every((x) => equal(rat(f(f(x))), target[x] ?? zero))) hits.push(f(c));
    }
  const [only] = hits;
  if (hits.length !== 1 || only === undefined) throw new Error(`${hits.length} functions fit`);
  return numberVerdict(question, rat(only));
}

/** A rule for another input than x: the input and what f gives for it. */
export function ruleInside(stem: string): readonly [string, string] | null {
  const found = equationsIn(stem).find(([left, right]) => /^f\(\d*x([+-]\d+)?\)$/.test(left) && left !== 'f(x)' && /x/.test(right) && !right.includes('f'));
  return found ? [found[0].slice(2, -1), found[1]] : null;
}

/** The line through the values that the rule gives at two inputs. */
export function byInput(question: LearnerQuestion): Verdict {
  const [inner, outer] = ruleInside(question.stem) ?? ['', ''];
  const [[x1, y1], [x2, y2]] = [zero, rat(1)].map((x) => [evaluate(inner, { x }), evaluate(outer, { x })] as const) as [
    readonly [Rational, Rational],
    readonly [Rational, Rational],
  ];
  const f = (x: Rational) => add(y1, mul(div(sub(y2, y1), sub(x2, x1)), sub(x, x1)));
  const input = /f\((-?\d+)\)/.exec(mathIn(question.stem).at(-1) ?? '')?.[1];
  if (input) return numberVerdict(question, f(rat(Number(input))));
  return choicesWhere(question, (text) => {
    const rule = equationsIn(text)[0]?.[1] ?? '';
    return [-4, 3, 17].every((x) => equal(evaluate(rule, { x: rat(x) }), f(rat(x))));
  });
}
