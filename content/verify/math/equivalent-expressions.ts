/** Re-solvers for Equivalent Expressions: compare values at many points, fit coefficients by interpolation, search. */
import { add, div, mul, neg, parseRational, rat, sub, type Rational } from '#core/rational.ts';
import { exactly, nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, equationsIn, firstMath, mathIn, near, sameExpression, valueVerdict } from '../reading.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { constantsOfIdentities } from './identities-with-constants.ts';
import { powersOfOneBase } from './powers.ts';
import type { Resolver } from '../resolver.ts';

/** The expression a stem is about: the longest one; the rest are letters and conditions. */
const mainMath = (stem: string) => mathIn(stem).reduce((longest, latex) => (latex.length > longest.length ? latex : longest), '');

const lettersOf = (latex: string) => [...new Set(latex.replace(/\\[a-zA-Z]+/g, ' ').match(/[a-z]/g) ?? [])];

/** The choice that agrees with the printed expression wherever both are defined. */
const sameValues: Resolver = (question) => {
  const given = mainMath(question.stem);
  const letters = lettersOf(given);
  return choicesWhere(question, (text) => sameExpression(given, firstMath(text), letters));
};

/** Whether the choices are expressions, not numbers. */
const asksForm = (question: LearnerQuestion) => question.format === 'choice' && question.choices.every(({ text }) => lettersOf(text).length > 0);

/** Logarithmic slope of the printed expression: the exponent k of letter^k. */
const exponent: Resolver = (question) => {
  if (asksForm(question)) return sameValues(question, {});
  const given = (mathIn(question.stem)[0] ?? '').split('=')[0] ?? '';
  const [letter = 'x'] = lettersOf(given);
  const parsed = parseLatex(given);
  const slope = Math.log(nearly(parsed, { [letter]: 8 }) / nearly(parsed, { [letter]: 2 })) / Math.log(4);
  for (let d = 1; d <= 60; d++) if (near(slope * d, Math.round(slope * d))) return valueVerdict(question, rat(Math.round(slope * d), d));
  throw new Error('no exponent found');
};

/** Coefficients a, b, c of a quadratic function from its values at −1, 0, 1. */
function coefficients(f: (x: Rational) => Rational): { a: Rational; b: Rational; c: Rational } {
  const [u, c, w] = [f(rat(-1)), f(rat(0)), f(rat(1))];
  return { a: sub(div(add(u, w), rat(2)), c), b: div(sub(w, u), rat(2)), c };
}

const asked = (stem: string) => /What is the value of \\\((.*?)\\\)\?$/.exec(stem)?.[1] ?? '';

/** Every way to write ax² + bx + c as the stem says, found by trying; each with the values of its letters. */
function integerFactors(stem: string): Record<string, Rational>[] {
  const [, a, sign, c] = (/(\d+)x\^2 \+ bx ([+-]) (\d+)/.exec(stem) ?? []) as (string | undefined)[];
  const [, one = '', two = '', three = '', four = ''] = /\((\w)x \+ (\w)\)\((\w?)x \+ (\w)\)/.exec(stem) ?? [];
  const [lead, last] = [Number(a), Number(`${sign}${c}`)];
  const found: Record<string, Rational>[] = [];
  for (let r = 1; r <= lead; r++)
    for (let s = -Math.abs(last); s <= Math.abs(last); s++) {
      const [t, u] = [lead / r, last / s];
      if (!Number.isInteger(t) || !Number.isInteger(u) || (three === '' && t !== 1) || (stem.includes('positive') && s < 0)) continue;
      found.push({ [one]: rat(r), [two]: rat(s), ...(three !== '' && { [three]: rat(t) }), [four]: rat(u), b: rat(r * u + s * t) });
    }
  return found;
}

const identity: Resolver = (question, parameters) => {
  const { stem } = question;
  if (stem.includes('must be an integer') || stem.includes('must also be an integer'))
    return choicesWhere(question, (text) => integerFactors(stem).every((letters) => exactly(parseLatex(firstMath(text)), letters).d === 1n));
  if (/the (?:greatest|least) (?:possible value of|value that) \\\(b/.test(stem)) {
    const all = integerFactors(stem).map(({ b }) => Number(b?.n));
    return valueVerdict(question, rat(stem.includes('greatest') ? Math.max(...all) : Math.min(...all)));
  }
  if (parameters['kind'] === 'coefficients') {
    const given = parseLatex(firstMath(stem));
    return valueVerdict(
      question,
      exactly(
        parseLatex(asked(stem)),
        coefficients((x) => exactly(given, { x })),
      ),
    );
  }
  const [left, right] = equationsIn(stem).find(([l]) => l.includes('x')) ?? ['', ''];
  if (parameters['kind'] === 'quotient') {
    const numerator = /\\frac\{(.*?)\}\{/.exec(left)?.[1] ?? '';
    const quotient = /\\frac\{.*?\}\{(.*)\}/.exec(left)?.[1] ?? '';
    const [below, lead] = [parseLatex(quotient), parseLatex(right.split(' + ')[0] ?? '')];
    const top = parseLatex(numerator);
    // Two abscissae give two linear equations in q and r: value·below = (lead + q)·below + r.
    const rest = (x: Rational) => sub(exactly(top, { x }), mul(exactly(lead, { x }), exactly(below, { x })));
    const [x1, x2] = [rat(11), rat(13)];
    const q = div(sub(rest(x2), rest(x1)), sub(exactly(below, { x: x2 }), exactly(below, { x: x1 })));
    const r = sub(rest(x1), mul(q, exactly(below, { x: x1 })));
    return valueVerdict(question, exactly(parseLatex(asked(stem)), { q, r }));
  }
  const total = Number(/a \+ b = (\d+)/.exec(stem)?.[1]);
  const [l, r] = [parseLatex(left), parseLatex(right)];
  const values: number[] = [];
  for (let a = -40; a <= 60; a++) {
    const known = { a: rat(a), b: rat(total - a) };
    const c = sub(exactly(l, { ...known, x: rat(1) }), exactly(r, { ...known, c: rat(0), x: rat(1) }));
    if ([rat(2), rat(-3)].every((x) => sub(exactly(l, { ...known, x }), exactly(r, { ...known, c, x })).n === 0n)) values.push(Number(c.n));
  }
  const found = [...new Set(values)].sort((a, b) => a - b);
  const [low, high] = found;
  if (low === undefined || high === undefined || found.length !== 2) throw new Error('not two values');
  return valueVerdict(question, rat(stem.includes('the sum') ? low + high : stem.includes('greater') ? high : low));
};

const square: Resolver = (question) => {
  if (question.format === 'choice') return sameValues(question, {});
  const given = parseLatex(firstMath(question.stem));
  const f = (x: Rational) => exactly(given, { x });
  const { a, b } = coefficients(f);
  // The vertex is where f(h + 1) = f(h − 1): solve that linear condition.
  const h = div(b, mul(rat(-2), a));
  if (sub(f(add(h, rat(1))), f(sub(h, rat(1)))).n !== 0n) throw new Error('not symmetric');
  return valueVerdict(question, exactly(parseLatex(asked(question.stem)), { h, k: f(h) }));
};

const structure: Resolver = (question) => {
  const { stem } = question;
  if (asksForm(question)) return sameValues(question, {});
  const conditions = equationsIn(stem);
  if (conditions.length === 0) {
    const shown = firstMath(stem);
    const [u = 'x', v = 'y'] = lettersOf(shown).filter((letter) => letter !== 'k');
    const parsed = parseLatex(shown);
    for (let k = 1; k <= 400; k++) {
      // A perfect square is never negative and touches 0: look at u = 1 along v.
      const at = (y: Rational) => exactly(parsed, { [u]: rat(1), [v]: y, k: rat(k) });
      const { a, b, c } = coefficients(at);
      if (sub(mul(b, b), mul(rat(4), mul(a, c))).n === 0n) return valueVerdict(question, rat(k));
    }
    throw new Error('no square');
  }
  const target = asked(stem) || (/what is the value of \\\((.*?)\\\)\?/.exec(stem)?.[1] ?? '');
  const [u = 'x', v = 'y'] = lettersOf(target);
  const [sum, other] = conditions.map(([, right]) => Number(toNumberText(right)));
  if (sum === undefined || other === undefined) throw new Error('conditions missing');
  const second = conditions[1]?.[0].includes('-') ? (sum - other) / 2 : (sum - Math.sqrt(sum * sum - 4 * other)) / 2;
  const value = nearly(parseLatex(target), { [u]: sum - second, [v]: second });
  return valueVerdict(question, rat(Math.round(value * 1e4), 10000));
};

const toNumberText = (latex: string) => {
  const value = parseRational(latex);
  return value ? `${Number(value.n) / Number(value.d)}` : latex;
};

/** Quotient and remainder from the numerator's values alone. */
const divided: Resolver = (question) => {
  const [shown = ''] = mathIn(question.stem).filter((latex) => latex.startsWith('\\frac'));
  const target = parseLatex(shown);
  if (!/constants/.test(question.stem)) {
    const [, divisor = ''] = /\}\{(.*)\}$/.exec(shown) ?? [];
    const excluded = mathIn(question.stem).find((latex) => latex.includes('\\ne')) ?? '';
    if (Math.abs(nearly(parseLatex(divisor), { x: Number(excluded.split('\\ne')[1]) })) > 1e-9) throw new Error('another value is excluded');
    return choicesWhere(question, (text) => sameExpression(firstMath(text), shown));
  }
  const form = mathIn(question.stem).find((latex) => latex.includes('r}{')) ?? '';
  // Two points make two equations in b and r.
  const row = (x: number) => {
    const at = (b: number, r: number) => nearly(parseLatex(form), { x, b, r });
    return { b: at(1, 0) - at(0, 0), r: at(0, 1) - at(0, 0), value: nearly(target, { x }) - at(0, 0) };
  };
  const [one, two] = [row(20), row(33)];
  const det = one.b * two.r - two.b * one.r;
  const [b, r] = [(one.value * two.r - two.value * one.r) / det, (one.b * two.value - two.b * one.value) / det];
  return valueVerdict(question, rat(Math.round(/value (?:of|does) \\\(b/.test(question.stem) ? b : r)));
};

/** A linear expression is a factor where the polynomial vanishes with it. */
const factor: Resolver = (question) => {
  if (/constant/.test(question.stem)) {
    const all = mathIn(question.stem);
    const shown = parseLatex(all.find((latex) => latex.includes('x^3')) ?? '');
    const divisor = parseLatex(all.find((latex) => /^x [+-] \d+$/.test(latex)) ?? '');
    const root = neg(exactly(divisor, { x: rat(0) }));
    const [zero, one] = [0, 1].map((k) => exactly(shown, { x: root, k: rat(k) })) as [Rational, Rational];
    return valueVerdict(question, div(neg(zero), sub(one, zero)));
  }
  const shown = parseLatex(mathIn(question.stem).find((latex) => latex.includes('x^')) ?? '');
  return choicesWhere(question, (text) => {
    const linear = parseLatex(firstMath(text));
    const [zero, one] = [0, 1].map((x) => exactly(linear, { x: rat(x) })) as [Rational, Rational];
    return exactly(shown, { x: div(neg(zero), sub(one, zero)) }).n === 0n;
  });
};

export const equivalentExpressionsResolvers: Readonly<Record<string, Resolver>> = {
  'EQX-a': sameValues,
  'EQX-b': sameValues,
  'EQX-c': sameValues,
  'EQX-d': sameValues,
  'EQX-e': exponent,
  'EQX-f': sameValues,
  'EQX-g': divided,
  'EQX-h': identity,
  'EQX-i': square,
  'EQX-j': factor,
  'EQX-k': structure,
  'EQX-l': powersOfOneBase,
  'EQX-m': constantsOfIdentities,
  'EQX-n': constantsOfIdentities,
};
