/** Radical equations, with and without an extraneous solution. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

function oneRoot(random: Random): Draft | null {
  const [a, x, root] = [random.int(2, 7), random.pick([-1, 1, 1]) * random.int(1, 12), random.int(2, 11)];
  const b = root * root - a * x;
  const [k, m] = [random.pick([1, 1, 2, 3]), random.pick([-1, 1]) * random.int(1, 9)];
  if (b === 0 || Math.abs(b) > 80 || x === 0) return null;
  const right = k * root + m;
  const inside = `${term(a, 'x')}${signed(b)}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: x,
    why: `For ${math(`x = ${x}`)}, the number under the radical is ${math(root * root)}, so the left side is ${math(`${k === 1 ? '' : `${k} \\cdot `}${root}${signed(m)} = ${right}`)}.`,
    bugs: [
      bug(
        'INVOP',
        rat(root - b, a),
        `This drops the radical without squaring the other side; ${math(`\\sqrt{${inside}} = ${root}`)} gives ${math(`${inside} = ${root * root}`)}.`,
      ),
      bug('SQBIN', rat(right * right - b, a), `This squares ${math(right)} too early; first isolate the square root, which is equal to ${math(root)}.`),
      bug('STOP', root * root - b, `This is ${math(`${a}x`)}; you still need to divide by ${math(a)}.`),
      bug(
        'SIGN',
        rat(root * root + b, a),
        `From ${math(`${inside} = ${root * root}`)}, ${b > 0 ? 'subtract' : 'add'} ${math(Math.abs(b))} on both sides; this ${b > 0 ? 'adds' : 'subtracts'} it.`,
      ),
      bug(
        'SIGN',
        rat((right + m) ** 2 - b, a),
        `This ${m > 0 ? 'adds' : 'subtracts'} ${math(Math.abs(m))} ${m > 0 ? 'to' : 'from'} the right side instead of ${m > 0 ? 'subtracting' : 'adding'} it${k === 1 ? '' : `; then divide by ${math(k)}`}.`,
      ),
      bug('STOP', root * root, `This is the value under the radical; solve ${math(`${inside} = ${root * root}`)} for ${math('x')}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'one', a, b, k, m, right },
      stem: random.pick([
        `${math(`${k === 1 ? '' : k}\\sqrt{${inside}}${signed(m)} = ${right}`)}${'\n\n'}What value of ${math('x')} satisfies the given equation?`,
        `What is the solution to the equation ${math(`${k === 1 ? '' : k}\\sqrt{${inside}}${signed(m)} = ${right}`)}?`,
        `If ${math(`${k === 1 ? '' : k}\\sqrt{${inside}}${signed(m)} = ${right}`)}, what is the value of ${math('x')}?`,
        `${math(`${right} = ${k === 1 ? '' : k}\\sqrt{${inside}}${signed(m)}`)}${'\n\n'}For what value of ${math('x')} is the given equation true?`,
      ]),
      answer,
      steps: [
        `Isolate the square root before you square both sides.`,
        `${math(`${k === 1 ? '' : k}\\sqrt{${inside}} = ${k * root}`)}${k === 1 ? '' : `, so ${math(`\\sqrt{${inside}} = ${root}`)}`}. Squaring both sides gives ${math(`${inside} = ${root * root}`)}.`,
        `Then ${math(`${a}x = ${root * root - b}`)} and ${math(`x = ${x}`)}.`,
        `Check: ${math(`${k === 1 ? '' : k}\\sqrt{${a * x}${signed(b)}}${signed(m)} = ${k === 1 ? '' : `${k} \\cdot `}${root}${signed(m)} = ${right}`)}.`,
      ],
      takeaway: 'Isolate the radical, square both sides, solve, and check in the original equation.',
    }
  );
}

/** √(ax + b) = x − c squares to a quadratic with one true and one false solution. */
function extraneous(random: Random): Draft | null {
  const [c, up, down] = [random.pick([-1, 1]) * random.int(1, 8), random.int(1, 9), random.int(1, 7)];
  const [good, bad] = [c + up, c - down];
  const a = up - down;
  const b = up * up - a * good;
  if (a === 0 || b === 0 || good === 0 || bad === 0 || Math.abs(b) > 90) return null;
  const inside = `${term(a, 'x')}${signed(b)}`;
  const quadratic = `x^2${signed(-(good + bad)).replace(/ ([+-]) 1$/, ' $1 ')}${good + bad === 0 ? '' : 'x'}${signed(good * bad)} = 0`;
  const asksSum = random.chance(1, 3);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: good,
    why: `Only ${math(`x = ${good}`)} makes both sides equal; for ${math(`x = ${bad}`)}, the right side is negative.`,
    bugs: [
      bug(
        'EXTR',
        bad,
        `At ${math(`x = ${bad}`)}, the right side is ${math(-down)}, and a square root is never negative; reject it and keep the other solution.`,
      ),
      bug('EXTR', good + bad, `This adds both solutions of the squared equation; ${math(`x = ${bad}`)} is extraneous, so reject it.`),
      bug('EXTR', good * bad, `This multiplies both solutions of the squared equation; ${math(`x = ${bad}`)} is extraneous, so reject it.`),
      bug('ROOTS', -good, `The sign is reversed; the factor is ${math(minusRoot(good))}, so the solution is ${math(good)}.`),
      ...(a !== 1
        ? [
            bug(
              'SQBIN',
              rat(c * c - b, a - 1),
              `This squares ${math(minusRoot(c))} as ${math(`x + ${c * c}`)}; its square also has the middle term ${math(term(-2 * c, 'x'))}.`,
            ),
          ]
        : []),
      bug('ROOTS', -bad, `This is the opposite of ${math(bad)}, which is extraneous; the equation is true for the other solution, ${math(good)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'extraneous', a, b, c, asksSum },
      stem: random.pick([
        `${math(`\\sqrt{${inside}} = ${minusRoot(c)}`)}${'\n\n'}What is the solution to the given equation?`,
        `What value of ${math('x')} satisfies the equation ${math(`\\sqrt{${inside}} = ${minusRoot(c)}`)}?`,
        ...(asksSum ? [`${math(`\\sqrt{${inside}} = ${minusRoot(c)}`)}${'\n\n'}What is the sum of all real solutions to the given equation?`] : []),
      ]),
      answer,
      steps: [
        `Square both sides, solve the quadratic equation, and check each result, because squaring can introduce extraneous solutions.`,
        `${math(`${inside} = (${minusRoot(c)})^2`)} becomes ${math(quadratic)}, with solutions ${math(good)} and ${math(bad)}.`,
        `Check ${math(`x = ${good}`)}: ${math(`\\sqrt{${up * up}} = ${up}`)}, and the right side is ${math(`${good}${signed(-c)} = ${up}`)}. True.`,
        `Check ${math(`x = ${bad}`)}: ${math(`\\sqrt{${down * down}} = ${down}`)}, but the right side is ${math(-down)}. Not a solution, so the only solution is ${math(good)}.`,
      ],
      takeaway: 'After you square both sides, check every result in the original equation and reject any extraneous solution.',
    }
  );
}

export const radicalEquation: Generator = {
  archetype: 'NLE-d',
  topicId: 17,
  version: 3,
  levels: [3],
  skillTags: ['radical-equation', 'extraneous-solution'],
  draft: (random) => (random.chance(1, 2) ? oneRoot(random) : extraneous(random)),
};
