/** NLF-e, the other way round: which parabola is the graph of a function in factored form. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import { planeFigure } from '#content/figures/plane.ts';
import type { Random } from '#core/random.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import { choiceWidth, rightGraph, wrongGraph } from '../graph-choices.ts';
import { leading, linearFactor, minusRoot } from '../formulas.ts';
import { math } from '../text.ts';

const half = 7;

export function graphOfQuadratic(random: Random): Draft | null {
  const [r, s] = [random.int(-6, 4), random.int(-4, 6)];
  const k = random.pick([-1, 1]);
  const gap = s - r;
  if (gap < 2 || gap > 6 || r === 0 || s === 0 || r === -s) return null;
  const reach = Math.max(4, Math.ceil(Math.max((gap / 2) ** 2, Math.abs(r * s)) / 2) * 2 + 2);
  if (reach > 14) return null;
  const shown = (lead: number, low: number, high: number) =>
    planeFigure({
      window: { xMin: -half, xMax: half, yMin: -reach, yMax: reach },
      yStep: reach > 8 ? 2 : 1,
      width: choiceWidth,
      height: choiceWidth,
      title: 'Graph of a quadratic function',
      alt: `A parabola in the xy-plane that opens ${lead > 0 ? 'upward' : 'downward'} and crosses the x-axis at ${Math.min(low, high)} and ${Math.max(low, high)}.`,
      items: [{ type: 'curve', f: (x) => lead * (x - low) * (x - high) }],
    });
  const value = (lead: number, low: number, high: number) => `${lead};${Math.min(low, high)};${Math.max(low, high)}`;
  const wrong: WrongOption[] = [];
  const push = (lead: number, low: number, high: number, misconception: Misconception, why: string) => {
    if (low !== high) wrong.push(wrongGraph(misconception, shown(lead, low, high), value(lead, low, high), why));
  };
  const opens = k > 0 ? 'upward' : 'downward';
  push(k, -r, -s, 'ROOTS', `This parabola crosses the ${math('x')}-axis at ${math(-r)} and ${math(-s)}; the factors are 0 at ${math(r)} and ${math(s)}.`);
  push(
    -k,
    r,
    s,
    'SIGN',
    `The ${math('x')}-intercepts are right, but this parabola opens ${k > 0 ? 'downward' : 'upward'}; the leading coefficient is ${k > 0 ? 'positive' : 'negative'}.`,
  );
  push(
    -k,
    -r,
    -s,
    'ROOTS',
    `The signs of the ${math('x')}-intercepts are reversed, and this parabola opens the wrong way; the factors are 0 at ${math(r)} and ${math(s)}, and the graph opens ${opens}.`,
  );
  push(
    k,
    -r,
    s,
    'ROOTS',
    `This parabola crosses the ${math('x')}-axis at ${math(-r)}, where ${math('y')} is not 0; the factor ${math(minusRoot(r))} is 0 at ${math(r)}.`,
  );
  push(
    k,
    r,
    -s,
    'ROOTS',
    `This parabola crosses the ${math('x')}-axis at ${math(-s)}, where ${math('y')} is not 0; the factor ${math(minusRoot(s))} is 0 at ${math(s)}.`,
  );
  const rule = `${leading(k)}${linearFactor(r)}${linearFactor(s)}`;
  return {
    parameters: { kind: 'choices', r, s, k },
    stem: random.pick([
      `The function ${math('f')} is defined by ${math(`f(x) = ${rule}`)}. Which of the following is the graph of ${math('y = f(x)')} in the ${math('xy')}-plane?`,
      `Which of the following graphs in the ${math('xy')}-plane is the graph of ${math(`y = ${rule}`)}?`,
      `${math(`f(x) = ${rule}`)}\n\nWhich of the following graphs in the ${math('xy')}-plane represents the given function?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightGraph(shown(k, r, s), value(k, r, s), `It crosses the ${math('x')}-axis at ${math(r)} and ${math(s)} and opens ${opens}.`),
      wrong,
    },
    steps: [
      `The graph crosses the ${math('x')}-axis where a factor equals 0: at ${math(`x = ${r}`)} and ${math(`x = ${s}`)}.`,
      `The leading coefficient is ${math(k)}, so the parabola opens ${opens}.`,
      `Check with the ${math('y')}-intercept: where ${math('x = 0')}, ${math(`y = ${k === 1 ? '' : '-'}(${-r})(${-s}) = ${k * r * s}`)}.`,
    ],
    takeaway: 'The factor x − r means the graph crosses the x-axis at r: the sign is the opposite of the one in the factor.',
  };
}
