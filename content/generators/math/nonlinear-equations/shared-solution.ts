/** A constant that is fixed by a solution: a known one, whose other is asked, or one that two equations have in common. */
import { equal, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { signedInt } from '../draws.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { persist } from '../persist.ts';

/** nx² + k(x + j) = w with one solution given: the other one. */
function otherSolution(random: Random): Draft | null {
  const [n, t, j] = [random.pick([1, 2, 3, 4, 5]), signedInt(random, 2, 9), signedInt(random, 1, 6)];
  const top = signedInt(random, 1, 21);
  const [s, k] = [rat(top, n), -n * t - top];
  const w = k * j - t * top;
  if (t + j === 0 || k === 0 || w === 0 || Math.abs(w) > 150 || equal(s, rat(t)) || (n > 1 && s.d === 1n)) return null;
  const inner = `x${signed(j)}`;
  const letter = random.pick(['k', 'k', 'c', 'p']);
  const equation = random.pick([
    `${term(n, 'x^2')} + ${letter}(${inner}) = ${w}`,
    `${term(n, 'x^2')}${signed(-w)} = -${letter}(${inner})`,
    `${letter}(${inner}) = ${w} - ${term(n, 'x^2')}`,
  ]);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: s,
    why: `With ${math(`${letter} = ${k}`)}, the solutions are ${math(t)} and ${math(toLatex(s))}.`,
    bugs: [
      bug('STOP', k, `This is the value of ${math(letter)}; use it in the equation, and solve for the solution other than ${math(t)}.`),
      bug(
        'ROOTS',
        rat(-top, n),
        `This is the number in the factor, not the solution: a factor is 0 where ${math('x')} has the opposite sign, here at ${math(toLatex(s))}.`,
      ),
      bug('VIETA', rat(-k, n), `This is the sum of the two solutions; subtract ${math(t)} from it.`),
      bug('VIETA', rat(t * top, n), `This is the product of the two solutions; divide it by ${math(t)}.`),
      bug('DIST', rat(-w, n * t), `This takes ${math(-w)} for the constant term, but ${math(`${letter}(${inner})`)} contributes ${math(k * j)} as well.`),
      bug('VIETA', -k - t, `This leaves out the coefficient ${math(n)}: the sum of the solutions is ${math(`-\\frac{${letter}}{${n}}`)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'other', n, t, j, w, letter },
      stem: random.pick([
        `${math(equation)}\n\nIn the given equation, ${math(letter)} is a constant. One solution to the equation is ${math(t)}. What is the other solution?`,
        `The equation ${math(equation)}, where ${math(letter)} is a constant, has two solutions. If one of the solutions is ${math(t)}, what is the other solution?`,
        `In the equation ${math(equation)}, ${math(letter)} is a constant. The equation has two solutions, and one of them is ${math(`x = ${t}`)}. What is the other solution?`,
      ]),
      answer,
      steps: [
        `A solution makes the equation true, so substitute ${math(t)} for ${math('x')} to find ${math(letter)}.`,
        `${math(`${n * t * t}${signed(t + j, letter)} = ${w}`)}, so ${math(`${letter} = ${k}`)}.`,
        `The equation is then ${math(`${term(n, 'x^2')}${signed(k, 'x')}${signed(t * top)} = 0`)}. The sum of its solutions is ${math(`${toLatex(rat(-k, n))}`)}, so the other one is ${math(`${toLatex(rat(-k, n))} - ${bracketed(t)} = ${toLatex(s)}`)}.`,
        `Check with the product of the solutions: ${math(`${bracketed(t)} \\cdot ${bracketed(s)} = ${toLatex(rat(t * top, n))}`)}.`,
      ],
      takeaway: 'A known solution fixes an unknown constant; the sum or the product of the solutions then gives the other one.',
    }
  );
}

/** nx² + ax + P = 0 and nx² + bx + Q = 0 have the solution t in common, and a − b is known. */
function common(random: Random): Draft | null {
  const [n, t, u, v] = [random.pick([1, 1, 2, 3]), signedInt(random, 2, 9), signedInt(random, 1, 11), signedInt(random, 1, 11)];
  const [P, Q, a, b] = [n * t * u, n * t * v, -n * (t + u), -n * (t + v)];
  const d = a - b;
  if (d === 0 || a === 0 || b === 0 || a + b === 0 || u + v === 0 || u === t || v === t || Math.max(Math.abs(P), Math.abs(Q)) > 200) return null;
  const [one, two] = random.pick([
    ['a', 'b'],
    ['m', 'n'],
    ['p', 'q'],
    ['h', 'k'],
  ] as const);
  const ask = random.pick(['first', 'sum', 'others'] as const);
  const key = { first: a, sum: a + b, others: u + v }[ask];
  const sought = { first: math(one), sum: math(`${one} + ${two}`), others: '' }[ask];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The common solution is ${math(t)}, so ${math(`${one} = ${a}`)} and ${math(`${two} = ${b}`)}.`,
    bugs:
      ask === 'others'
        ? [
            bug('STOP', t, `This is the solution that the two equations have in common; find the other solution of each from its product.`),
            bug('STOP', 2 * t + u + v, `This adds all solutions of both equations; leave out the common one, ${math(t)}, both times.`),
            bug('SIGN', a + b, `This is ${math(`${one} + ${two}`)}; the question asks for the other solutions, ${math(u)} and ${math(v)}, so add those.`),
            bug('SIGN', -u - v, `This reverses the signs of ${math(u)} and ${math(v)}; divide each product of solutions by ${math(t)}, and keep the signs.`),
            bug('STOP', t + u + v, `This adds the common solution as well; leave out ${math(t)}.`),
            bug('STOP', d, `This is ${math(`${one} - ${two}`)}, which is given; add the other solutions, ${math(u)} and ${math(v)}.`),
          ]
        : [
            bug(
              'SIGN',
              -key,
              `The sign is reversed: in ${math(`${term(n, 'x^2')} + ${one}x${signed(P)} = 0`)}, the sum of the solutions, ${math(t + u)}, is ${math(n === 1 ? `-${one}` : `-\\frac{${one}}{${n}}`)}.`,
            ),
            bug(
              ask === 'first' ? 'SWAP' : 'STOP',
              b,
              `This is the value of ${math(two)}; ${ask === 'first' ? `${d > 0 ? 'add' : 'subtract'} ${math(Math.abs(d))} to get ${math(one)}` : `add ${math(`${one} = ${a}`)}`}.`,
            ),
            bug('STOP', t, `This is the solution that the two equations have in common; substitute ${math(`x = ${t}`)} to find ${math(one)}.`),
            bug(
              'STOP',
              ask === 'first' ? u : a,
              ask === 'first'
                ? `This is the other solution to the first equation; ${math(one)} follows from the sum ${math(`${t}${signed(u)}`)}.`
                : `This is the value of ${math(one)}; add ${math(`${two} = ${b}`)}.`,
            ),
            bug(
              ask === 'first' ? 'SIGN' : 'STOP',
              ask === 'first' ? -b : u + v,
              ask === 'first'
                ? `This is ${math(`-${two}`)}; with ${math(`${two} = ${b}`)}, ${d > 0 ? 'add' : 'subtract'} ${math(Math.abs(d))} to get ${math(one)}.`
                : `This is the sum of the other two solutions; the question asks for the coefficients, ${math(a)} and ${math(b)}, so add those.`,
            ),
            bug(
              'STOP',
              ask === 'first' ? a + b : d,
              ask === 'first'
                ? `This is ${math(`${one} + ${two}`)}; the question asks for ${math(one)} alone.`
                : `This is ${math(`${one} - ${two}`)}, which is given; add ${math(a)} and ${math(b)}.`,
            ),
          ],
  });
  const [first, second] = [`${term(n, 'x^2')} + ${one}x${signed(P)} = 0`, `${term(n, 'x^2')} + ${two}x${signed(Q)} = 0`];
  const known = random.chance(1, 2) ? `${one} - ${two} = ${d}` : `${one} = ${two}${signed(d)}`;
  const question =
    ask === 'others'
      ? 'What is the sum of the other solution to the first equation and the other solution to the second equation?'
      : `What is the value of ${sought}?`;
  return (
    answer && {
      parameters: { kind: 'common', n, P, Q, d, one, ask },
      stem: random.pick([
        `${math(first)}\n\n${math(second)}\n\nIn the given equations, ${math(one)} and ${math(two)} are constants and ${math(known)}. The equations have a solution in common. ${question}`,
        `The equations ${math(first)} and ${math(second)}, where ${math(one)} and ${math(two)} are constants and ${math(known)}, have a solution in common. ${question}`,
        `${math(first)}\n\n${math(second)}\n\nIn the given equations, ${math(one)} and ${math(two)} are constants and ${math(known)}. One value of ${math('x')} is a solution to both equations. ${question}`,
      ]),
      answer,
      steps: [
        `The common solution makes both left sides ${math('0')}, so it makes their difference ${math('0')}; the terms with ${math('x^2')} cancel.`,
        `${math(`(${one} - ${two})x${signed(P - Q)} = 0`)} with ${math(`${one} - ${two} = ${d}`)} gives ${d === 1 ? '' : `${math(`${term(d, 'x')} = ${Q - P}`)}, so `}${math(`x = ${t}`)}.`,
        `The solutions to the first equation have the product ${math(toLatex(rat(P, n)))}, so its other solution is ${math(u)}; in the second, it is ${math(v)}. ${ask === 'others' ? `Their sum is ${math(u + v)}` : `So ${math(`${one} = ${a}`)} and ${math(`${two} = ${b}`)}${ask === 'sum' ? `. Their sum is ${math(key)}` : ''}`}.`,
        `Check: ${math(`${n * t * t}${signed(a * t)}${signed(P)} = 0`)} and ${math(`${n * t * t}${signed(b * t)}${signed(Q)} = 0`)}.`,
      ],
      takeaway: 'If two equations share a solution, subtract one from the other: the difference has that solution too.',
    }
  );
}

export const sharedSolution: Generator = {
  archetype: 'NLE-q',
  topicId: 17,
  version: 2,
  levels: [4, 5],
  skillTags: ['quadratic-equation', 'unknown-constants', 'sum-and-product'],
  draft: (random, level) => persist(() => (level === 4 ? otherSolution(random) : common(random))),
};
