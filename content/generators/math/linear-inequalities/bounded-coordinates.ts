/** The questions of INEQ-j in which x is bounded by one inequality and y by the other. */
import { rat, toText, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bug, numberAnswer } from '../answers.ts';
import { sign, signedInt } from '../draws.ts';
import { bracketed, linear, stacked, sum } from '../formulas.ts';
import { asTameFractions } from '../manners.ts';
import { wrongOption } from '../options.ts';
import { fractionLatex, math } from '../text.ts';

const symbolOf = (up: boolean, strict: boolean) => (up ? (strict ? '>' : '\\ge ') : strict ? '<' : '\\le ');

/** px + r beyond a bound, which bounds x on the side that makes mx extreme; `high`: y lies above the line. */
function boundOnX(random: Random, m: number, high: boolean, strict: boolean) {
  const [p, r, edge] = [random.int(2, 5) * (random.chance(1, 4) ? -1 : 1), signedInt(random, 1, 12), signedInt(random, 1, 7)];
  const xUp = high === m > 0;
  return {
    p,
    r,
    edge,
    right: p * edge + r,
    shown: `${linear(p, r)}${symbolOf(xUp === p > 0, strict)}${p * edge + r}`,
    solved: `x${symbolOf(xUp, strict)}${edge}`,
  };
}

/** Which values do the y-coordinates of the solutions take? */
export function coordinates(random: Random): Draft | null {
  const [m, b, lead] = [random.int(2, 6) * sign(random), signedInt(random, 1, 12), random.pick([1, 1, 2, 3])];
  const [high, strictX, strictY] = [random.chance(1, 2), random.chance(1, 2), random.chance(1, 2)];
  const bound = boundOnX(random, m, high, strictX);
  const { p, r, edge, right } = bound;
  const y = m * edge + b;
  const symbol = symbolOf(high, strictX || strictY);
  const away = symbolOf(!high, strictX || strictY);
  const first = `${sum([
    [lead, 'y'],
    [-lead * m, 'x'],
  ])}${symbolOf(high, strictY)}${lead * b}`;
  const option = (s: string, value: Rational) => ({ text: math(`y${s}${fractionLatex(value)}`), value: `${s}${toText(value)}` });
  const errors = (
    [
      ['STOP', rat(edge), `This is the bound on ${math('x')}, from ${math(bound.solved)}; put it into ${math(linear(m, b))} to get the bound on ${math('y')}.`],
      ['STOP', rat(m * right + b), `This uses ${math(`${right}`)} as the bound on ${math('x')}; first solve ${math(bound.shown)} for ${math('x')}.`],
      ['SIGN', rat(m * edge - b), `This subtracts ${math(bracketed(b))} instead of adding it.`],
      [
        'SIGN',
        rat(b - m * edge),
        `This uses ${math(`${-m}`)} instead of ${math(`${m}`)} as the coefficient of ${math('x')} when the inequality is solved for ${math('y')}.`,
      ],
      ['INTC', rat(b), `This uses ${math('x=0')}, but ${math(bound.solved)}; put ${math(`${edge}`)} in for ${math('x')} to find the bound.`],
    ] as const
  ).filter(([, value], index, all) => Number(value.n) !== y && all.findIndex((other) => other[1].n === value.n) === index);
  if (y === 0 || errors.length < 3 || Math.abs(m * right + b) > 120 || right === 0) return null;
  const [one, two, three] = random.sample(errors, 3) as [(typeof errors)[number], (typeof errors)[number], (typeof errors)[number]];
  const missed = ([code, value, why]: (typeof errors)[number], turned = false) =>
    wrongOption(
      code,
      option(turned ? away : symbol, value),
      turned ? `${why} The inequality symbol is also reversed; the solutions are ${high ? 'above' : 'below'} the boundary line.` : why,
    );
  const wrong = random.chance(1, 2)
    ? [missed(one), missed(two), missed(three)]
    : [
        missed(one),
        missed(one, true),
        wrongOption('FLIP', option(away, rat(y)), `The symbol is reversed; the solutions are ${high ? 'above' : 'below'} the boundary line.`),
      ];
  return {
    parameters: { task: 'coordinates', m, b, lead, p, r, edge, high },
    stem: `${math(stacked([first, bound.shown]))}\n\n${random.pick([
      `Which of the following consists of the ${math('y')}-coordinates of all the points that satisfy the given system of inequalities?`,
      `In the ${math('xy')}-plane, which of the following gives the ${math('y')}-coordinates of all solutions to the given system of inequalities?`,
      `The point ${math('(x, y)')} is a solution to the given system of inequalities. Which of the following gives all possible values of ${math('y')}?`,
      `If ${math('(x, y)')} is a solution to the given system of inequalities, which of the following gives all possible values of ${math('y')}?`,
    ])}`,
    answer: {
      format: 'choice',
      correct: {
        ...option(symbol, rat(y)),
        why: `From ${math(bound.solved)}, the values of ${math(linear(m, b))} are all ${high ? 'greater' : 'less'} than ${math(`${y}`)}${strictX ? '' : ', or equal to it'}.`,
      },
      wrong,
    },
    steps: [
      `Solve the second inequality for ${math('x')}: ${math(bound.solved)}.`,
      `Solve the first inequality for ${math('y')}: ${math(`y${symbolOf(high, strictY)}${linear(m, b)}`)}.`,
      `At ${math(`x=${edge}`)}, the boundary is ${math(`${m}${bracketed(edge).startsWith('(') ? bracketed(edge) : `(${edge})`}${b < 0 ? '-' : '+'}${Math.abs(b)}=${y}`)}. For the other values of ${math('x')}, it is ${high ? 'higher' : 'lower'}.`,
      `So ${math('y')} takes exactly the values with ${math(`y${symbol}${y}`)}; ${strictX || strictY ? `${math(`${y}`)} itself is not reached` : `${math(`${y}`)} itself is reached`}.`,
    ],
    takeaway: 'Find the bound on x first, and then see what it means for the boundary line of y.',
  };
}

/** The greatest or least y of the solutions is given, the constant term is asked. */
export function extremeCoordinate(random: Random): Draft | null {
  const [m, k] = [random.int(2, 9) * sign(random), signedInt(random, 2, 30)];
  const least = random.chance(1, 2);
  const bound = boundOnX(random, m, least, false);
  const { edge, right } = bound;
  const y = m * edge + k;
  if (y === 0 || right === 0 || Math.abs(y) > 80) return null;
  const word = least ? 'least' : 'greatest';
  const rule = `y${symbolOf(least, false)}${linear(m, 0)}+k`;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key: k,
    why: `With ${math(`k=${k}`)}, the ${word} value of ${math('y')} is ${math(`${y}`)}, at ${math(`x=${edge}`)}.`,
    bugs: [
      bug('SIGN', y + m * edge, `This adds ${math(`${m * edge}`)} to ${math(`${y}`)} instead of subtracting it.`),
      bug('STOP', y - m * right, `This uses ${math(`${right}`)} as the bound on ${math('x')}; first solve ${math(bound.shown)} for ${math('x')}.`),
      bug(
        'DIST',
        y - edge,
        `This subtracts ${math(`${edge}`)} without multiplying it by ${math(`${m}`)}; subtract ${math(`${m}${edge < 0 ? `(${edge})` : `\\cdot${edge}`}`)} instead.`,
      ),
      bug('STOP', m * edge, `This is the value of ${math(linear(m, 0))} at ${math(`x=${edge}`)}; subtract it from ${math(`${y}`)}.`),
      bug(
        'INTC',
        y,
        `This uses ${math('x=0')}, but the ${word} value of ${math('y')} is at ${math(`x=${edge}`)}; subtract ${math(`${m * edge}`)} from ${math(`${y}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { task: 'extreme', m, k, p: bound.p, r: bound.r, edge, least },
      stem: `${math(stacked([rule, bound.shown]))}\n\n${random.pick([
        `In the given system of inequalities, ${math('k')} is a constant. If the ${word} possible value of ${math('y')} for a solution ${math('(x, y)')} to the system is ${math(`${y}`)}, what is the value of ${math('k')}?`,
        `In the ${math('xy')}-plane, the ${word} possible ${math('y')}-coordinate of a point that satisfies the given system of inequalities is ${math(`${y}`)}, where ${math('k')} is a constant. What is the value of ${math('k')}?`,
        `The ${word} possible value of ${math('y')} for the solutions ${math('(x, y)')} to the given system of inequalities is ${math(`${y}`)}, where ${math('k')} is a constant. What is the value of ${math('k')}?`,
        `The given system of inequalities, where ${math('k')} is a constant, has solutions ${math('(x, y)')}. The ${word} possible value of ${math('y')} is ${math(`${y}`)}. What is the value of ${math('k')}?`,
      ])}`,
      answer,
      steps: [
        `Solve the second inequality for ${math('x')}: ${math(bound.solved)}.`,
        `The value of ${math(`${linear(m, 0)}+k`)} is ${word} at ${math(`x=${edge}`)}, and ${math('y')} can be equal to it.`,
        `So ${math(`${m}(${edge})+k=${y}`)}, which gives ${math(`k=${y}-${bracketed(m * edge)}=${k}`)}.`,
        `Check: at ${math(`x=${edge}`)}, ${math(`${m}(${edge})+${bracketed(k)}=${y}`)}.`,
      ],
      takeaway: 'When x is bounded, a linear expression is greatest or least at the bound.',
    }
  );
}
