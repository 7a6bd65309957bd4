/** INEQ-m: constants in a linear inequality, from its solutions. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { bug, type Bug, numberAnswer } from '../answers.ts';
import { bracketed, linear, signed, sum } from '../formulas.ts';
import { asTameFractions } from '../manners.ts';
import { math } from '../text.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { sign, signedInt } from '../draws.ts';

type Symbol = '<' | '>' | '\\le' | '\\ge';
const reversed: Record<Symbol, Symbol> = { '<': '>', '>': '<', '\\le': '\\ge', '\\ge': '\\le' };

/** L4: the solution is known; its end is where both sides are equal. */
function fromSolution(random: Random): Draft | null {
  const form = random.pick(['term', 'bracket', 'factor'] as const);
  const s = signedInt(random, 2, 9);
  const [a, b, c] = [signedInt(random, 2, 9), signedInt(random, 2, 9), signedInt(random, 1, 20)];
  const d = signedInt(random, 1, 8);
  const symbol = random.pick(['<', '>', '\\le', '\\ge'] as const);
  const right = b * s + c;
  const k = form === 'term' ? right - a * s : form === 'bracket' ? right / a - s : right / (s - d);
  const coefficient = form === 'factor' ? k : a;
  if (s === d || !Number.isInteger(k) || k === 0 || Math.abs(k) > 60 || Math.abs(coefficient - b) < 2 || Math.abs(k) === Math.abs(s) || right === 0)
    return null;
  const solved = coefficient > b ? symbol : reversed[symbol];
  const left = {
    term: sum([
      [a, 'x'],
      [1, 'k'],
    ]),
    bracket: `${a}(x+k)`,
    factor: `k(x${signed(-d)})`,
  }[form];
  const given = math(`${left} ${symbol} ${linear(b, c)}`);
  const solution = math(`x ${solved} ${s}`);
  const whole = (top: number, under: number) => (under !== 0 && top % under === 0 ? rat(top / under) : null);
  const bugs: Bug[] = {
    term: [
      bug(
        'SIGN',
        rat(c - (b - a) * s),
        `This subtracts ${math(`${b - a}x`)} where it has to be added; at ${math(`x=${s}`)}, ${math(`k=${c}${signed((b - a) * s)}`)}.`,
      ),
      bug('SIGN', rat(right + a * s), `This adds ${math(`${a}x`)} to the right side instead of subtracting it.`),
    ],
    bracket: [
      bug(
        'DIST',
        rat(right - a * s),
        `This multiplies only ${math('x')} by ${math(a)}; the constant ${math('k')} has to be multiplied too, which gives ${math(
          sum([
            [a, 'x'],
            [a, 'k'],
          ]),
        )}.`,
      ),
      bug(
        'STOP',
        rat(right - a * s === k ? right : k + s),
        `This is the value of ${math('x+k')} at the end of the solution; ${s > 0 ? 'subtract' : 'add'} ${math(Math.abs(s))} to get ${math('k')}.`,
      ),
      bug('SIGN', whole(right + a * s, a), `This adds ${math(s)} where it has to be subtracted; at ${math(`x=${s}`)}, ${math(`${a}(${s}+k)=${right}`)}.`),
      bug(
        'SIGN',
        whole(c - (b - a) * s, a),
        `This has the wrong sign for the ${math('x')}-terms; at ${math(`x=${s}`)}, the two sides are equal: ${math(`${a}(${s}+k)=${right}`)}.`,
      ),
    ],
    factor: [
      bug('DIST', whole(right + d, s), `This multiplies only ${math('x')} by ${math('k')}; ${math(-d)} has to be multiplied too.`),
      bug(
        'SIGN',
        whole(right, s + d),
        `This puts ${math(`x${signed(d)}`)} in place of ${math(`x${signed(-d)}`)}; at ${math(`x=${s}`)}, that is ${math(s - d)}.`,
      ),
      bug('STOP', rat(right), `This is the value of each side when ${math(`x=${s}`)}; divide it by ${math(s - d)} to get ${math('k')}.`),
      bug('SIGN', whole(b * s - c, s - d), `This has the wrong sign for ${math(c)}; at ${math(`x=${s}`)}, the right side is ${math(right)}.`),
      bug('STOP', rat(s - d), `This is the value of ${math(`x${signed(-d)}`)} when ${math(`x=${s}`)}; divide the right side, ${math(right)}, by it.`),
    ],
  }[form];
  // In the form with brackets, k is a whole number only if this is one.
  const inner = form === 'bracket' ? right / a : 0;
  const minus = {
    term: `From ${math(`${a * s} + k = ${right}`)}, this takes ${math(`${a * s} - ${bracketed(right)}`)}; take ${math(`${right} - ${bracketed(a * s)}`)}.`,
    bracket: `From ${math(`${s} + k = ${inner}`)}, this takes ${math(`${s} - ${bracketed(inner)}`)}; take ${math(`${inner} - ${bracketed(s)}`)}.`,
    factor: `From ${math(`${sum([[s - d, 'k']])} = ${right}`)}, this divides by ${math(d - s)}; divide by ${math(s - d)}.`,
  }[form];
  const put = { term: `${a}\\cdot${bracketed(s)}+k`, bracket: `${a}(${s}+k)`, factor: `k(${s}${signed(-d)})` }[form];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 3),
    key: k,
    why: `When ${math(`x=${s}`)}, both sides of the inequality are equal.`,
    bugs: [
      ...bugs,
      bug('SIGN', rat(-k), minus),
      bug(
        'STOP',
        rat(s),
        `This is the end of the solution; put it in for ${math('x')}, where both sides are equal, and solve ${math(`${put}=${right}`)} for ${math('k')}.`,
      ),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { task: 'same', form, s, a, b, c, d },
    stem: random.pick([
      `${given}\n\nIn the given inequality, ${math('k')} is a constant. The solution to the inequality is ${solution}. What is the value of ${math('k')}?`,
      `The solution to the inequality ${given}, where ${math('k')} is a constant, is ${solution}. What is the value of ${math('k')}?`,
      `${given}\n\nIf the solution to the given inequality is ${solution}, what is the value of the constant ${math('k')}?`,
      `In the inequality ${given}, ${math('k')} is a constant. If the solution to the inequality is ${solution}, what is the value of ${math('k')}?`,
    ]),
    answer,
    steps: [
      `The solution ends at ${math(s)}, where the two sides of the inequality are equal.`,
      `Put ${math(`x=${s}`)} into both sides: ${math(`${put}=${b}\\cdot${bracketed(s)}${signed(c)}`)}, so ${math(`${put}=${right}`)}.`,
      `Solving this equation gives ${math(`k=${k}`)}.`,
      `Check: with ${math(`k=${k}`)}, the inequality becomes ${math(`${linear(coefficient - b, 0)} ${symbol} ${(coefficient - b) * s}`)}, or ${math(`x ${solved} ${s}`)}.`,
    ],
    takeaway: 'At the end of the solution of a linear inequality, its two sides are equal.',
  };
}

/** L4: a point is a solution; how far may the slope or the constant term go? */
function fromPoint(random: Random): Draft | null {
  const slope = random.chance(1, 2);
  const [p, q] = [signedInt(random, 2, 9), signedInt(random, 2, 20)];
  const m = signedInt(random, 2, 9);
  const below = random.chance(1, 2);
  const symbol = below ? '\\le' : '\\ge';
  const key = slope ? (q - m) / p : q - m * p;
  if (!Number.isInteger(key) || key === 0 || Math.abs(key) > 60 || [p, q, m].includes(key)) return null;
  // q ≤ kp + m, or q ≤ mp + k; dividing by a negative p reverses the symbol.
  const least = below === (!slope || p > 0);
  const word = least ? 'least' : 'greatest';
  const right = slope
    ? sum([
        [1, 'kx'],
        [m, ''],
      ])
    : sum([
        [m, 'x'],
        [1, 'k'],
      ]);
  const put = slope
    ? sum([
        [p, 'k'],
        [m, ''],
      ])
    : sum([
        [m * p, ''],
        [1, 'k'],
      ]);
  const whole = (top: number, under: number) => (under !== 0 && top % under === 0 ? rat(top / under) : null);
  const bugs: Bug[] = [
    bug('SWAP', slope ? whole(p - m, q) : rat(p - m * q), `This switches the coordinates: ${math(`x=${p}`)} and ${math(`y=${q}`)}.`),
    bug('SIGN', slope ? whole(q + m, p) : rat(q + m * p), `This adds ${math(slope ? m : m * p)} where it has to be subtracted.`),
    bug(
      'SIGN',
      rat(-key),
      slope
        ? `This takes ${math(`${m} - ${bracketed(q)}`)} for ${math(`${p}k`)}; take ${math(`${q} - ${bracketed(m)}`)}.`
        : `This takes ${math(`${m * p} - ${bracketed(q)}`)}; take ${math(`${q} - ${bracketed(m * p)}`)}.`,
    ),
    bug(
      'STOP',
      rat(slope ? q - m : m * p),
      slope
        ? `This is the value of ${math(`${p}k`)}; divide it by ${math(p)}.`
        : `This is the value of ${math(`${m}x`)} at the point; subtract it from ${math(q)}.`,
    ),
    bug(
      'STRICT',
      rat(least ? key + 1 : key - 1),
      `For this value of ${math('k')} the inequality is true, but a ${least ? 'lesser' : 'greater'} value is possible; it is still true for ${math(`k=${key}`)}.`,
    ),
    bug(
      'STRICT',
      rat(least ? key - 1 : key + 1),
      `For this value of ${math('k')}, the point is not a solution to the inequality; ${math('k')} must be at ${least ? 'least' : 'most'} ${math(key)}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 3),
    key,
    why: `With ${math(`x=${p}`)} and ${math(`y=${q}`)}, the inequality is true when ${math(`k ${least ? '\\ge' : '\\le'} ${key}`)}.`,
    bugs,
  });
  if (!answer) return null;
  const given = math(`y ${symbol} ${right}`);
  const at = math(`(${p}, ${q})`);
  return {
    parameters: { task: 'point', slope, p, q, m, below },
    stem: random.pick([
      `${given}\n\nIn the given inequality, ${math('k')} is a constant. If the ordered pair ${at} is a solution to the inequality, what is the ${word} possible value of ${math('k')}?`,
      `In the ${math('xy')}-plane, the point ${at} is a solution to the inequality ${given}, where ${math('k')} is a constant. What is the ${word} possible value of ${math('k')}?`,
      `${given}\n\nThe point ${at} in the ${math('xy')}-plane is a solution to the given inequality, where ${math('k')} is a constant. What is the ${word} possible value of ${math('k')}?`,
      `The ordered pair ${at} is a solution to the inequality ${given}. What is the ${word} possible value of the constant ${math('k')}?`,
    ]),
    answer,
    steps: [
      `A point is a solution when its coordinates make the inequality true. Put ${math(`x=${p}`)} and ${math(`y=${q}`)}: ${math(`${q} ${symbol} ${put}`)}.`,
      `Subtracting ${math(slope ? m : m * p)} gives ${math(`${slope ? q - m : key} ${symbol} ${slope ? `${p}k` : 'k'}`)}.`,
      `So ${math(`k ${least ? '\\ge' : '\\le'} ${key}`)}${slope && p < 0 ? '; dividing by a negative number reverses the symbol' : ''}, and the ${word} possible value is ${math(key)}.`,
    ],
    takeaway: 'Put the coordinates of a solution into the inequality, and solve it for the constant.',
  };
}

/** L5: two inequalities have the same solutions; the end of the solutions gives the constant. */
function fromEqualSolutions(random: Random): Draft | null {
  const s = random.int(2, 9) * sign(random);
  // First: ax + b (symbol) c, without a constant to find.
  const a = signedInt(random, 2, 9);
  const b = signedInt(random, 1, 20);
  const c = a * s + b;
  const symbol = random.pick(['<', '>', '\\le', '\\ge'] as const);
  // Second: kx + m (symbol) nx + t, with the same solutions.
  const k = signedInt(random, 2, 12);
  const n = signedInt(random, 1, 9);
  const m = signedInt(random, 1, 15);
  const t = (k - n) * s + m;
  if (Math.abs(k - n) < 2 || c === 0 || t === 0 || t === m || Math.abs(c) > 90 || Math.abs(t) > 90 || k === s) return null;
  const solved = a > 0 ? symbol : reversed[symbol];
  const second = k > n ? solved : reversed[solved];
  const one = math(`${linear(a, b)} ${symbol} ${c}`);
  const two = math(
    `${sum([
      [1, 'kx'],
      [m, ''],
    ])} ${second} ${linear(n, t)}`,
  );
  const bugs: Bug[] = [
    bug('STOP', rat(k - n), `This leaves out the ${math('x')}-term on the right side; add its coefficient, ${math(n)}, to get ${math('k')}.`),
    bug('STOP', rat(s), `This is the end of the solutions; put it in for ${math('x')}, where both sides are equal, and solve for ${math('k')}.`),
    bug(
      'SIGN',
      rat(2 * n - k),
      `This takes ${math(`${m} - ${bracketed(t)}`)} for the difference of the constant terms; moving ${math(m)} to the right side gives ${math(`${t} - ${bracketed(m)}`)}.`,
    ),
    bug('SIGN', rat(k - 2 * n), `This subtracts ${math(n)} where it has to be added.`),
    bug('SIGN', (t + m) % s === 0 ? rat(t + m + n * s, s) : null, `This adds ${math(m)} to the other side instead of subtracting it.`),
    bug('SIGN', rat(-k), `From ${math(`${s}k = ${n * s + t - m}`)}, this divides by ${math(-s)}; divide by ${math(s)}.`),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 3),
    key: k,
    why: `At ${math(`x=${s}`)}, both sides of the second inequality must be equal.`,
    bugs,
  });
  if (!answer) return null;
  return {
    parameters: { task: 'same', s, a, b, c, m, n, t },
    stem: random.pick([
      `${one}\n\n${two}\n\nIn the given inequalities, ${math('k')} is a constant. The two inequalities have the same solutions. What is the value of ${math('k')}?`,
      `The inequality ${two}, where ${math('k')} is a constant, has the same solutions as the inequality ${one}. What is the value of ${math('k')}?`,
      `${one}\n\nThe given inequality has the same solutions as the inequality ${two}, where ${math('k')} is a constant. What is the value of ${math('k')}?`,
      `For what value of the constant ${math('k')} does the inequality ${two} have the same solutions as the inequality ${one}?`,
      `${two}\n\nIn the given inequality, ${math('k')} is a constant. If the inequality has the same solutions as ${one}, what is the value of ${math('k')}?`,
    ]),
    answer,
    steps: [
      `Solve the first inequality: ${math(`${linear(a, 0)} ${symbol} ${c - b}`)}, so ${math(`x ${solved} ${s}`)}${a < 0 ? '; dividing by a negative number reverses the symbol' : ''}.`,
      `The solutions of the second inequality end at the same number, so its two sides are equal when ${math(`x=${s}`)}: ${math(`${s === 1 ? '' : s}k${m < 0 ? '-' : '+'}${Math.abs(m)}=${n}\\cdot${bracketed(s)}+${bracketed(t)}`)}.`,
      `The right side is ${math(n * s + t)}, so ${math(`${s}k=${n * s + t - m}`)} and ${math(`k=${k}`)}.`,
      `Check: with ${math(`k=${k}`)}, the second inequality becomes ${math(`${linear(k - n, 0)} ${second} ${t - m}`)}, or ${math(`x ${solved} ${s}`)}.`,
    ],
    takeaway: 'At the end of the solutions of a linear inequality, its two sides are equal.',
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  if (level === 5) return fromEqualSolutions(random);
  return random.chance(3, 5) ? fromSolution(random) : fromPoint(random);
}

export const rangesWithConstants: Generator = {
  archetype: 'INEQ-m',
  topicId: 15,
  version: 3,
  levels: [4, 5],
  skillTags: ['linear-inequalities', 'constants'],
  draft,
};
