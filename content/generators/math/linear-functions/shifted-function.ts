/** LF-h: g is a shifted f; its intercept, its zero or one of its values. */
import { add, div, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import { linear } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

const units = (n: number) => `${Math.abs(n)} unit${Math.abs(n) === 1 ? '' : 's'}`;

function draft(random: Random): Draft | null {
  const slope = rat(random.int(1, 9) * sign(random), random.pick([1, 1, 2, 3, 4]));
  const constant = rat(random.int(1, 12) * sign(random));
  const [right, up] = [random.int(1, 8) * sign(random), random.int(1, 9) * sign(random)];
  const asked = random.pick(['value', 'y-intercept', 'x-intercept'] as const);
  const at = random.int(-5, 9);
  const f = (x: Rational) => add(mul(slope, x), constant);
  /** The asked number when the shifts are (h, k). */
  const result = (h: number, k: number) => {
    if (asked === 'x-intercept') return add(rat(h), div(neg(add(constant, rat(k))), slope));
    return add(f(rat((asked === 'value' ? at : 0) - h)), rat(k));
  };
  const key = result(right, up);
  if (slope.d === 1n && (slope.n === 1n || slope.n === -1n)) return null;
  if (!isTame(key, 80, 6) || key.n === 0n || at === 0 || at === right) return null;
  const shiftName = `${units(right)} ${right > 0 ? 'right' : 'left'} and ${units(up)} ${up > 0 ? 'up' : 'down'}`;
  const bugs: Bug[] = [
    bug(
      'SHIFT',
      result(-right, up),
      `This shifts the graph ${units(right)} to the ${right > 0 ? 'left' : 'right'}; ${math(`f(${linear(1, -right)})`)} shifts it to the ${right > 0 ? 'right' : 'left'}.`,
    ),
    bug(
      'SHIFT',
      result(right, -up),
      `This shifts the graph ${units(up)} ${up > 0 ? 'down' : 'up'}; to shift it ${up > 0 ? 'up, add' : 'down, subtract'} ${math(Math.abs(up))} ${up > 0 ? 'to' : 'from'} every output.`,
    ),
    bug('SHIFT', result(-right, -up), `This makes both shifts in the wrong direction; shift the graph ${shiftName}.`),
    bug('STOP', result(0, 0), `This is the result for ${math('f')}; for ${math('g')}, shift the graph ${shiftName} first.`),
    bug('STOP', result(right, 0), `This applies the horizontal shift only; the graph also moves ${units(up)} ${up > 0 ? 'up' : 'down'}.`),
    bug('STOP', result(0, up), `This applies the vertical shift only; the graph also moves ${units(right)} to the ${right > 0 ? 'right' : 'left'}.`),
    ...(asked === 'x-intercept'
      ? [
          bug(
            'INTC',
            add(f(rat(-right)), rat(up)),
            `This is the \\(y\\)-coordinate of the \\(y\\)-intercept of the graph, ${math('g(0)')}; for the \\(x\\)-intercept, solve ${math('g(x)=0')}.`,
          ),
        ]
      : []),
    ...(asked === 'x-intercept'
      ? []
      : [
          bug(
            'DIST',
            add(sub(f(rat(asked === 'value' ? at : 0)), rat(right)), rat(up)),
            `This ${right > 0 ? 'subtracts' : 'adds'} the horizontal shift ${right > 0 ? 'from' : 'to'} the output; multiply it by the slope, ${math(fractionLatex(slope))}, first.`,
          ),
        ]),
  ];
  const rule = `f(x)=${linear(slope, constant)}`;
  const shifted = `g(x)=f(${linear(1, -right)})${up > 0 ? '+' : ''}${up}`;
  const question = {
    value: `What is the value of ${math(`g(${at})`)}?`,
    'y-intercept': `What is the \\(y\\)-coordinate of the \\(y\\)-intercept of the graph of ${math('y=g(x)')} in the \\(xy\\)-plane?`,
    'x-intercept': `The graph of ${math('y=g(x)')} in the \\(xy\\)-plane has an \\(x\\)-intercept at ${math('(c, 0)')}. What is the value of ${math('c')}?`,
  }[asked];
  const byRule = random.chance(1, 2);
  const expanded = linear(slope, add(sub(constant, mul(slope, rat(right))), rat(up)));
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 3),
    key,
    why: `${math(`g(x)=${expanded}`)}, which gives ${math(fractionLatex(key))}.`,
    bugs: bugs.filter(({ value }) => isTame(value, 200, 12)),
  });
  return (
    answer && {
      parameters: { rule, right, up, asked, at },
      stem: byRule
        ? `The functions ${math('f')} and ${math('g')} are defined by ${math(rule)} and ${math(shifted)}. ${question}`
        : `The function ${math('f')} is defined by ${math(rule)}. In the \\(xy\\)-plane, the graph of ${math('y=g(x)')} is the result of shifting the graph of ${math('y=f(x)')} ${shiftName}. ${question.replace(' in the \\(xy\\)-plane', '')}`,
      answer,
      steps: [
        byRule
          ? `Replace ${math('x')} with ${math(linear(1, -right))} in the rule for ${math('f')}, and then ${up > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(up)}`)}.`
          : `Shifting ${units(right)} ${right > 0 ? 'right' : 'left'} replaces ${math('x')} with ${math(linear(1, -right))}; shifting ${up > 0 ? 'up adds' : 'down subtracts'} ${math(`${Math.abs(up)}`)} ${up > 0 ? 'to' : 'from'} the output.`,
        `${math(`g(x)=${fractionLatex(slope) === '-1' ? '-' : fractionLatex(slope)}(${linear(1, -right)})${constant.n > 0n ? '+' : ''}${fractionLatex(constant)}${up > 0 ? '+' : ''}${up}=${expanded}`)}.`,
        asked === 'x-intercept'
          ? `Solving ${math(`${expanded}=0`)} gives ${math(`x=${fractionLatex(key)}`)}.`
          : `Evaluate: ${math(`g(${asked === 'value' ? at : 0})=${fractionLatex(key)}`)}.`,
        asked === 'x-intercept'
          ? `Check: ${math(`f\\left(${fractionLatex(sub(key, rat(right)))}\\right)=${-up}`)}, and ${up > 0 ? 'adding' : 'subtracting'} ${math(`${Math.abs(up)}`)} gives ${math('0')}.`
          : `Check: ${math(`f(${(asked === 'value' ? at : 0) - right})=${fractionLatex(f(rat((asked === 'value' ? at : 0) - right)))}`)}, and ${up > 0 ? 'adding' : 'subtracting'} ${math(`${Math.abs(up)}`)} gives ${math(fractionLatex(key))}.`,
      ],
      takeaway: 'f(x − h) + k shifts the graph right h units and up k units; f(x + h) shifts it left.',
    }
  );
}

export const shiftedFunction: Generator = {
  archetype: 'LF-h',
  topicId: 12,
  version: 3,
  levels: [3],
  skillTags: ['linear-functions', 'transformations'],
  draft,
};
