/** A point that lies on both lines of a dependent system, written with a letter (SYS-k). */
import { rat, type Rational } from '#core/rational.ts';
import { linear, offBothSides, stacked, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

/** Infinitely many solutions: which point, written with r, lies on both lines for every r. */
export function pointOfDependentSystem(random: Random): Draft | null {
  const [a, b, c] = [random.int(2, 7) * sign(random), random.int(2, 7), random.int(2, 15) * sign(random)];
  const factor = random.int(2, 4);
  const byX = random.chance(1, 2);
  if (a % b === 0 || b % a === 0) return null;
  const letter = random.pick(['r', 't', 's']);
  // byX: (r, (c − a r)/b); otherwise ((c − b r)/a, r).
  const [own, mate] = byX ? [a, b] : [b, a];
  const coordinate = (slope: Rational, constant: Rational) =>
    sum([
      [slope, letter],
      [constant, ''],
    ]);
  const pair = (dependentPart: string) => (byX ? `\\left(${letter}, ${dependentPart}\\right)` : `\\left(${dependentPart}, ${letter}\\right)`);
  const key = pair(coordinate(rat(-own, mate), rat(c, mate)));
  const undone = offBothSides(own, byX ? 'x' : 'y');
  const wrong: WrongOption[] = [];
  const push = (latex: string, misconception: Misconception, why: string) => wrong.push({ text: math(latex), value: latex, misconception, why });
  push(
    pair(coordinate(rat(own, mate), rat(c, mate))),
    'SIGN',
    `This moves ${math(linear(own, 0, byX ? 'x' : 'y'))} to the other side without changing its sign; ${undone} instead.`,
  );
  push(
    pair(coordinate(rat(-mate, own), rat(c, own))),
    'RECIP',
    `This divides by the coefficient of ${math(byX ? 'x' : 'y')} instead of the coefficient of ${math(byX ? 'y' : 'x')}.`,
  );
  push(
    pair(coordinate(rat(-own, mate), rat(c))),
    'DIST',
    `This divides only the ${math(letter)}-term by ${math(`${mate}`)}; the constant must be divided too.`,
  );
  push(
    pair(coordinate(rat(-own, mate), rat(-c, mate))),
    'SIGN',
    `The constant term has the wrong sign; the right side is ${math(c)}, so dividing it by ${math(mate)} gives ${math(fractionLatex(rat(c, mate)))}.`,
  );
  push(
    pair(coordinate(rat(own, mate), rat(-c, mate))),
    'SIGN',
    `Both terms of the expression have the wrong sign; ${undone}, and then divide by ${math(mate)}.`,
  );
  push(
    pair(coordinate(rat(mate, own), rat(c, own))),
    'RECIP',
    `This divides by the coefficient of ${math(byX ? 'x' : 'y')} and also has a sign error; ${undone}, and then divide by ${math(mate)}.`,
  );
  const swapped = (dependentPart: string) => (byX ? `\\left(${dependentPart}, ${letter}\\right)` : `\\left(${letter}, ${dependentPart}\\right)`);
  push(
    swapped(coordinate(rat(-own, mate), rat(c, mate))),
    'SWAP',
    `This switches the coordinates; the expression should be the ${math(byX ? 'y' : 'x')}-coordinate.`,
  );
  push(
    swapped(coordinate(rat(own, mate), rat(c, mate))),
    'SWAP',
    `This switches the coordinates and has a sign error; ${undone}, and make the expression the ${math(byX ? 'y' : 'x')}-coordinate.`,
  );
  const equations = [
    `${sum([
      [a, 'x'],
      [b, 'y'],
    ])}=${c}`,
    `${sum([
      [factor * a, 'x'],
      [factor * b, 'y'],
    ])}=${factor * c}`,
  ];
  if (random.chance(1, 2)) equations.reverse();
  return {
    parameters: { task: 'dependent', equations, byX },
    stem: `${math(stacked(equations))}\n\n${random.pick([
      `For each real number ${math(letter)}, which of the following points lies on the graph of each equation in the \\(xy\\)-plane for the given system?`,
      `Which of the following ordered pairs is a solution to the given system of equations for every real number ${math(letter)}?`,
      `The given system has infinitely many solutions. If ${math(letter)} is a real number, which of the following must be one of them?`,
    ])}`,
    answer: {
      format: 'choice',
      correct: {
        text: math(key),
        value: key,
        why: `Substituting this point into the simpler equation gives ${math(`${c}`)} on the left side for every value of ${math(letter)}.`,
      },
      wrong,
    },
    steps: [
      `One equation is ${math(`${factor}`)} times the other, so both have the same graph, and every point on that line is a solution.`,
      `Set ${math(`${byX ? 'x' : 'y'}=${letter}`)} in ${math(
        `${sum([
          [a, 'x'],
          [b, 'y'],
        ])}=${c}`,
      )} and solve for ${math(byX ? 'y' : 'x')}.`,
      `${math(
        `${linear(mate, 0, byX ? 'y' : 'x')}=${sum([
          [-own, letter],
          [c, ''],
        ])}`,
      )}, so ${math(`${byX ? 'y' : 'x'}=${coordinate(rat(-own, mate), rat(c, mate))}`)}, and the point is ${math(key)}.`,
      `Check with ${math(`${letter}=0`)}: ${math(byX ? `${b}\\left(${fractionLatex(rat(c, b))}\\right)=${c}` : `${a}\\left(${fractionLatex(rat(c, a))}\\right)=${c}`)}.`,
    ],
    takeaway: 'If two equations are multiples of each other, use one of them: replace one coordinate with the letter and solve for the other.',
  };
}
