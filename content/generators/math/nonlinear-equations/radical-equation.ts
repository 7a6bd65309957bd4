/** Radical equations, with and without an extraneous solution. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { minusRoot, numberAnswer, signed, tex, times, wrongNumber } from '../option-kit.ts';

function oneRoot(random: Random): Draft | null {
  const [a, x, root] = [random.int(2, 7), random.pick([-1, 1, 1]) * random.int(1, 12), random.int(2, 11)];
  const b = root * root - a * x;
  const [k, m] = [random.pick([1, 1, 2, 3]), random.pick([-1, 1]) * random.int(1, 9)];
  if (b === 0 || Math.abs(b) > 80 || x === 0) return null;
  const right = k * root + m;
  const inside = `${times(a, 'x')}${signed(b)}`;
  const answer = numberAnswer(
    random.chance(1, 2) ? 'spr' : 'choice',
    x,
    `For ${tex(`x = ${x}`)}, the number under the radical is ${tex(root * root)}, so the left side is ${tex(`${k === 1 ? '' : `${k} \\cdot `}${root}${signed(m)} = ${right}`)}.`,
    [
      wrongNumber(rat(root - b, a), 'INVOP', `This does not square the right side before solving for ${tex('x')}.`),
      wrongNumber(rat(right * right - b, a), 'SQBIN', `This squares ${tex(right)} without first isolating the square root.`),
      wrongNumber(root * root - b, 'STOP', `This is ${tex(`${a}x`)}; you still need to divide by ${tex(a)}.`),
      wrongNumber(rat(root * root + b, a), 'SIGN', `The sign of ${tex(Math.abs(b))} must change when it moves to the other side.`),
      wrongNumber(
        rat((right + m) ** 2 - b, a),
        'SIGN',
        `This ${m > 0 ? 'adds' : 'subtracts'} ${tex(Math.abs(m))} ${m > 0 ? 'to' : 'from'} the right side instead of ${m > 0 ? 'subtracting' : 'adding'} it${k === 1 ? '' : `, and it does not divide by ${tex(k)}`}.`,
      ),
      wrongNumber(root * root, 'STOP', `This is the value under the radical, not the value of ${tex('x')}.`),
    ],
  );
  return (
    answer && {
      parameters: { kind: 'one', a, b, k, m, right },
      stem: random.pick([
        `${tex(`${k === 1 ? '' : k}\\sqrt{${inside}}${signed(m)} = ${right}`)}${'\n\n'}What value of ${tex('x')} satisfies the given equation?`,
        `What is the solution to the equation ${tex(`${k === 1 ? '' : k}\\sqrt{${inside}}${signed(m)} = ${right}`)}?`,
        `If ${tex(`${k === 1 ? '' : k}\\sqrt{${inside}}${signed(m)} = ${right}`)}, what is the value of ${tex('x')}?`,
        `${tex(`${right} = ${k === 1 ? '' : k}\\sqrt{${inside}}${signed(m)}`)}${'\n\n'}For what value of ${tex('x')} is the given equation true?`,
      ]),
      answer,
      steps: [
        `Isolate the square root before you square both sides.`,
        `${tex(`${k === 1 ? '' : k}\\sqrt{${inside}} = ${k * root}`)}${k === 1 ? '' : `, so ${tex(`\\sqrt{${inside}} = ${root}`)}`}. Squaring both sides gives ${tex(`${inside} = ${root * root}`)}.`,
        `Then ${tex(`${a}x = ${root * root - b}`)} and ${tex(`x = ${x}`)}.`,
        `Check: ${tex(`${k === 1 ? '' : k}\\sqrt{${a * x}${signed(b)}}${signed(m)} = ${k === 1 ? '' : `${k} \\cdot `}${root}${signed(m)} = ${right}`)}.`,
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
  const inside = `${times(a, 'x')}${signed(b)}`;
  const quadratic = `x^2${signed(-(good + bad)).replace(/ ([+-]) 1$/, ' $1 ')}${good + bad === 0 ? '' : 'x'}${signed(good * bad)} = 0`;
  const asksSum = random.chance(1, 3);
  const answer = numberAnswer(
    random.chance(1, 2) ? 'spr' : 'choice',
    good,
    `Only ${tex(`x = ${good}`)} makes both sides equal; for ${tex(`x = ${bad}`)}, the right side is negative.`,
    [
      wrongNumber(bad, 'EXTR', `At ${tex(`x = ${bad}`)}, the right side is ${tex(-down)}, and a square root is never negative.`),
      wrongNumber(good + bad, 'EXTR', 'This adds both solutions of the squared equation, but one of them is extraneous.'),
      wrongNumber(good * bad, 'EXTR', 'This multiplies both solutions of the squared equation, but one of them is extraneous.'),
      wrongNumber(-good, 'ROOTS', `The sign is reversed; the factor is ${tex(minusRoot(good))}, so the solution is ${tex(good)}.`),
      ...(a !== 1
        ? [
            wrongNumber(
              rat(c * c - b, a - 1),
              'SQBIN',
              `This squares ${tex(minusRoot(c))} as ${tex(`x + ${c * c}`)}; the square of a binomial has three terms.`,
            ),
          ]
        : []),
      wrongNumber(-bad, 'ROOTS', `This is the extraneous solution with its sign reversed.`),
    ],
  );
  return (
    answer && {
      parameters: { kind: 'extraneous', a, b, c, asksSum },
      stem: random.pick([
        `${tex(`\\sqrt{${inside}} = ${minusRoot(c)}`)}${'\n\n'}What is the solution to the given equation?`,
        `What value of ${tex('x')} satisfies the equation ${tex(`\\sqrt{${inside}} = ${minusRoot(c)}`)}?`,
        ...(asksSum ? [`${tex(`\\sqrt{${inside}} = ${minusRoot(c)}`)}${'\n\n'}What is the sum of all real solutions to the given equation?`] : []),
      ]),
      answer,
      steps: [
        `Square both sides, solve the quadratic equation, and check each result, because squaring can introduce extraneous solutions.`,
        `${tex(`${inside} = (${minusRoot(c)})^2`)} becomes ${tex(quadratic)}, with solutions ${tex(good)} and ${tex(bad)}.`,
        `Check ${tex(`x = ${good}`)}: ${tex(`\\sqrt{${up * up}} = ${up}`)}, and the right side is ${tex(`${good}${signed(-c)} = ${up}`)}. True.`,
        `Check ${tex(`x = ${bad}`)}: ${tex(`\\sqrt{${down * down}} = ${down}`)}, but the right side is ${tex(-down)}. Not a solution, so the only solution is ${tex(good)}.`,
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
