/** Unit conversion along a chain of one to three given factors. */
import { div, equal, mul, rat, toNumber } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { capitalized, decimalLatex, math, prose } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { chains, confused, powersOfTen } from './unit-chains.ts';

const withArticle = (unit: string) => `${/^(?:[aeio]|hour)/.test(unit) ? 'an' : 'a'} ${unit}`;

const fact = ([one]: readonly [string, string], [, many]: readonly [string, string], factor: number) => `1 ${one} = ${prose(factor)} ${many}`;

export const unitConversion: Generator = {
  archetype: 'RAT-c',
  topicId: 19,
  version: 5,
  levels: [1, 2, 3],
  skillTags: ['unit-conversion'],
  draft(random, level) {
    const chain = random.pick(chains.filter(({ factors }) => factors.length >= level));
    const start = random.int(0, chain.factors.length - level);
    const factors = chain.factors.slice(start, start + level);
    const units = chain.units.slice(start, start + level + 1);
    const whole = factors.reduce((product, factor) => product * factor, 1);
    const toLarge = random.chance(1, 2);
    const large = level === 3 ? rat(random.int(3, 39), random.pick([2, 4, 5])) : rat(random.int(2, 60), level === 2 ? random.pick([1, 2]) : 1);
    const small = mul(large, rat(whole));
    if (large.n === large.d || small.d !== 1n || small.n > 999999n || (level < 3 && whole > 4000 && !toLarge)) return null;
    const [from, to] = toLarge ? [small, large] : [large, small];
    const [fromUnit, toUnit] = (toLarge ? [units.at(-1), units[0]] : [units[0], units.at(-1)]) as [readonly [string, string], readonly [string, string]];
    const smallest = toNumber(small) * chain.factors.slice(start + level).reduce((product, factor) => product * factor, 1);
    const things = chain.things.filter(
      ({ units: told, sizes }) => told.test(fromUnit[0]) && told.test(toUnit[0]) && sizes[0] <= smallest && smallest <= sizes[1],
    );
    if (things.length === 0) return null;
    const facts = factors.map((factor, index) => fact(units[index] as [string, string], units[index + 1] as [string, string], factor));
    const last = rat(factors.at(-1) as number);
    const first = rat(factors[0] as number);
    const total = rat(factors.reduce((sum, factor) => sum + factor, 0));
    const convert = (by: typeof last) => (toLarge ? div(from, by) : mul(from, by));
    const middle = units[toLarge ? units.length - 2 : 1] as readonly [string, string];
    const bugs = [
      bug(
        'UNIT',
        toLarge ? mul(from, rat(whole)) : div(from, rat(whole)),
        `This ${toLarge ? 'multiplies' : 'divides'} by ${prose(whole)}; to convert ${fromUnit[1]} to ${toUnit[1]}, ${toLarge ? 'divide' : 'multiply'} by it.`,
      ),
      ...(level > 1
        ? [
            bug('STOP', convert(toLarge ? last : first), `This is the amount in ${middle[1]}; keep converting to get ${toUnit[1]}.`),
            bug(
              'UNIT',
              convert(total),
              `This adds the conversion factors; they must be multiplied: ${math(`${factors.join(' \\cdot ')} = ${decimalLatex(rat(whole))}`)}.`,
            ),
            bug(
              'STOP',
              convert(toLarge ? first : last),
              `This uses only one of the conversion factors, ${prose(toLarge ? first : last)}; ${toLarge ? 'divide' : 'multiply'} by the other one, too.`,
            ),
            bug(
              'UNIT',
              toLarge ? div(mul(from, first), last) : div(mul(from, last), first),
              `This multiplies by one factor and divides by another; ${toLarge ? 'divide' : 'multiply'} by both.`,
            ),
          ]
        : []),
      ...(level === 1
        ? [
            ...(confused[`${units[0]?.[0]} ${units[1]?.[0]}`] ?? powersOfTen.filter(([factor]) => factor !== whole)).map(([factor, what]) =>
              bug('UNIT', convert(rat(factor)), `This uses ${prose(factor)}, ${what}; ${toLarge ? 'divide' : 'multiply'} by ${prose(whole)}.`),
            ),
            bug('UNIT2', convert(mul(rat(whole), rat(whole))), `This uses the factor ${prose(whole)} twice; use each factor once.`),
          ]
        : [
            bug('UNIT2', convert(mul(rat(whole), first)), `This uses the factor ${prose(first)} twice; use each factor once.`),
            bug('UNIT2', convert(mul(rat(whole), last)), `This uses the factor ${prose(last)} twice; use each factor once.`),
          ]),
    ];
    const operation = toLarge
      ? `${decimalLatex(from)} \\div ${factors
          .toReversed()
          .map((factor) => decimalLatex(factor))
          .join(' \\div ')}`
      : `${decimalLatex(from)} \\cdot ${factors.map((factor) => decimalLatex(factor)).join(' \\cdot ')}`;
    const keep = (value: typeof to) => value.n > 0n && value.d <= 100n && prose(value).length <= 9 && !prose(value).includes('/') && !equal(value, from);
    const told = random.pick(things).tell(`${prose(from)} ${fromUnit[1]}`);
    const answer = numberAnswer({
      ...asDecimals,
      typed: level === 1 && random.chance(1, 3),
      key: to,
      why: `Converting ${prose(from)} ${fromUnit[1]} with ${level === 1 ? 'the given factor' : 'the given factors'} gives ${prose(to)} ${toUnit[1]}.`,
      bugs,
      believable: keep,
    });
    return (
      answer && {
        parameters: { from: prose(from), fromUnit: fromUnit[0], toUnit: toUnit[0], context: random.int(0, 2) },
        stem: `${told} What is this ${/weighs/.test(told) ? 'weight' : chain.measure}, in ${toUnit[1]}? (${facts.join('; ')})`,
        answer,
        steps: [
          `${capitalized(withArticle(toUnit[0]))} is a ${toLarge ? 'larger' : 'smaller'} unit than ${withArticle(fromUnit[0])}, so the number gets ${toLarge ? 'smaller: divide' : 'larger: multiply'}.`,
          `${math(`${operation} = ${decimalLatex(to)}`)}.`,
          `Check by converting back: ${math(`${decimalLatex(to)} ${toLarge ? '\\cdot' : '\\div'} ${decimalLatex(rat(whole))} = ${decimalLatex(ratio(from, 1) ?? from)}`)}.`,
        ],
        takeaway: 'Write each conversion as a fraction so that the unit you want to get rid of cancels.',
      }
    );
  },
};
