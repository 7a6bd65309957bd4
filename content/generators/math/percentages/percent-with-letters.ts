/** Percent relations with letters only: solve for the base. */
import type { Generator, Option, WrongOption } from '#content/generators/generator.ts';
import { decimalLatex, math } from '../text.ts';

const triples = [
  ['x', 'y', 'z'],
  ['p', 'n', 'm'],
  ['k', 'a', 'b'],
  ['r', 's', 't'],
  ['p', 'q', 'w'],
  ['h', 'u', 'v'],
  ['c', 'd', 'f'],
  ['m', 'g', 'h'],
  ['t', 'a', 'c'],
  ['n', 'b', 'd'],
] as const;

/** p % of base is result, or result is p % more or less than the base; `times` scales the result. */
interface Kind {
  readonly id: 'of' | 'more' | 'less';
  readonly words: string;
  readonly factor: (p: string) => string;
}

const kinds: readonly Kind[] = [
  { id: 'of', words: 'of', factor: (p) => `${p}` },
  { id: 'more', words: 'greater than', factor: (p) => `100 + ${p}` },
  { id: 'less', words: 'less than', factor: (p) => `100 - ${p}` },
];

type Spec = readonly [text: string, value: string];
const option = ([text, value]: Spec): Option => ({ text: math(text), value });
const wrong = (misconception: WrongOption['misconception'], spec: Spec, why: string): WrongOption => ({ ...option(spec), misconception, why });

export const percentWithLetters: Generator = {
  archetype: 'PCT-k',
  topicId: 20,
  version: 4,
  levels: [5],
  skillTags: ['percent-with-variables'],
  draft(random) {
    const [p, base, result] = random.pick(triples);
    const kind = random.pick(kinds);
    const times = random.pick([1, 2, 3, 4, 5, 6, 7, 8]);
    const askShare = random.chance(1, 3);
    const other = times === 1 ? result : `${times}${result}`;
    const f = kind.factor(p);
    const bare = kind.id === 'of';
    const limit = kind.id === 'less' ? `, where ${math(`0 < ${p} < 100`)}` : `, where ${math(`${p} > 0`)}`;
    const relation = random.pick([
      `The number ${math(other)} is ${math(`${p}\\%`)} ${kind.words} the number ${math(base)}${limit}, and all the numbers are positive.`,
      `For positive numbers ${math(base)} and ${math(result)}, the value of ${math(other)} is ${math(`${p}\\%`)} ${kind.words} the value of ${math(base)}${limit}.`,
    ]);
    const cr = (n: number) => (n === 1 ? result : `${n}${result}`);
    const up = `\\frac{${f}}{100}`;
    const inverse = kind.id === 'more' ? `100 - ${p}` : `100 + ${p}`;
    const equation = bare ? `${other} = \\frac{${p}}{100} \\cdot ${base}` : `${other} = \\frac{${f}}{100} \\cdot ${base}`;
    const parameters = { letters: [p, base, result].join(''), kind: kind.id, times, askShare };
    if (askShare) {
      // What percentage of the result letter is the base? times · 100 · 100 / factor.
      const whole = times * 10000;
      const digits = decimalLatex(whole);
      const key: Spec = [`\\frac{${digits}}{${f}}\\%`, 'key'];
      const wrongs = [
        wrong(
          'UNIT',
          [`\\frac{${times * 100}}{${f}}\\%`, 'no-percent'],
          `This is the ratio of ${math(base)} to ${math(result)}; multiply it by 100 to write it as a percentage.`,
        ),
        wrong(
          'PP',
          [`(${100 * times} - ${p})\\%`, `(${100 * times} - ${p})`],
          `This subtracts ${math(`${p}\\%`)} from ${math(`${100 * times}\\%`)}; a percent comparison is a ratio, so divide instead.`,
        ),
        wrong(
          'PP',
          [`(${100 * times} + ${p})\\%`, `(${100 * times} + ${p})`],
          `This adds ${math(`${p}\\%`)} to ${math(`${100 * times}\\%`)}; a percent comparison is a ratio, so divide instead.`,
        ),
        wrong(
          'RECIP',
          [times === 1 ? (bare ? `${f}\\%` : `(${f})\\%`) : `\\frac{${f}}{${times}}\\%`, times === 1 ? `(${f})` : 'reciprocal'],
          `This is what percentage ${math(result)} is of ${math(base)}; for the reverse, divide by ${math(f)} instead of multiplying by it.`,
        ),
        bare
          ? wrong(
              'BASE',
              [`\\frac{${digits}}{100 - ${p}}\\%`, 'rest'],
              `This treats ${math(other)} as ${math(`${p}\\%`)} less than ${math(base)}, not ${math(`${p}\\%`)} of it; divide by ${math(up)}.`,
            )
          : wrong(
              'SIGN',
              [`\\frac{${digits}}{${inverse}}\\%`, 'sign'],
              `This treats ${math(other)} as ${math(`${p}\\%`)} ${kind.id === 'more' ? 'less' : 'greater'} than ${math(base)}, not ${math(`${p}\\%`)} ${kind.id === 'more' ? 'greater' : 'less'}; divide by ${math(up)}.`,
            ),
        bare
          ? wrong(
              'OFMORE',
              [`\\frac{${digits}}{100 + ${p}}\\%`, 'more'],
              `This treats ${math(other)} as ${math(`${p}\\%`)} greater than ${math(base)}, not ${math(`${p}\\%`)} of it; divide by ${math(up)}.`,
            )
          : wrong(
              'OFMORE',
              [`\\frac{${digits}}{${p}}\\%`, 'of'],
              `This treats ${math(other)} as ${math(`${p}\\%`)} of ${math(base)}, not ${math(`${p}\\%`)} ${kind.id === 'more' ? 'greater' : 'less'}; divide by ${math(up)}.`,
            ),
      ];
      return {
        parameters,
        stem: `${relation} The number ${math(base)} is what percentage of the number ${math(result)}, in terms of ${math(p)}?`,
        answer: {
          format: 'choice',
          correct: { ...option(key), why: `Solving for ${math(base)}, dividing by ${math(result)}, and multiplying by 100 gives this percentage.` },
          wrong: wrongs,
        },
        steps: [
          `Write the percent relation as an equation: ${math(equation)}.`,
          `Solve for ${math(base)}: ${math(`${base} = \\frac{100 \\cdot ${other}}{${f}}`)}, so ${math(`\\frac{${base}}{${result}} = \\frac{${times * 100}}{${f}}`)}.`,
          `As a percentage, this is ${math(`100 \\cdot \\frac{${times * 100}}{${f}} = \\frac{${digits}}{${f}}`)}.`,
          `Check with numbers: choose a value for ${math(p)}, let ${math(`${base} = 100`)}, find ${math(result)}, and compare.`,
        ],
        takeaway: 'Translate “is p% of” into “= (p/100) times,” and then solve as you would any other equation.',
      };
    }
    const key: Spec = [`\\frac{${times === 1 ? `100${result}` : `${times * 100}${result}`}}{${f}}`, 'key'];
    const top = times === 1 ? `${p}${result}` : `${times}${p}${result}`;
    const wrongs = bare
      ? [
          wrong(
            'BASE',
            [`\\frac{${top}}{100}`, 'forward'],
            `This takes ${math(`${p}\\%`)} of ${math(other)}, but it is a percentage of ${math(base)}: solve ${math(equation)} for ${math(base)}.`,
          ),
          wrong(
            'UNIT',
            [`\\frac{${cr(times)}}{${p}}`, 'no-hundred'],
            `This leaves out the 100: ${math(`${p}\\%`)} means ${math(`\\frac{${p}}{100}`)}, so multiply ${math(other)} by 100 as well.`,
          ),
          wrong(
            'RECIP',
            [`\\frac{${p}}{${times * 100}${result}}`, 'reciprocal'],
            `This is upside down; solving ${math(equation)} for ${math(base)} puts ${math(p)} in the denominator.`,
          ),
          wrong(
            'UNIT',
            [`\\frac{${cr(times)}}{100${p}}`, 'wrong-hundred'],
            `This puts the 100 in the denominator; solving for ${math(base)} puts it in the numerator.`,
          ),
          wrong(
            'PP',
            [`${other} - ${p}`, 'difference'],
            `This subtracts ${math(p)}; taking ${math(`${p}\\%`)} of ${math(base)} means multiplying ${math(base)} by ${math(`\\frac{${p}}{100}`)}.`,
          ),
          wrong(
            'PP',
            [`${other} + ${p}`, 'sum'],
            `This adds ${math(p)}; taking ${math(`${p}\\%`)} of ${math(base)} means multiplying ${math(base)} by ${math(`\\frac{${p}}{100}`)}.`,
          ),
          wrong(
            'OFMORE',
            [`\\frac{${times * 100}${result}}{100 + ${p}}`, 'more'],
            `This treats ${math(other)} as ${math(`${p}\\%`)} greater than ${math(base)}, not ${math(`${p}\\%`)} of it; divide by ${math(up)}.`,
          ),
        ]
      : [
          wrong(
            'BASE',
            [`\\frac{${cr(times)}(${inverse})}{100}`, 'inverse'],
            `This changes ${math(other)} by ${math(`${p}\\%`)} of itself, but ${math(`${p}\\%`)} is a percentage of ${math(base)}; divide by the factor ${math(up)}.`,
          ),
          wrong(
            'SIGN',
            [`\\frac{${times * 100}${result}}{${inverse}}`, 'sign'],
            `This treats ${math(other)} as ${math(`${p}\\%`)} ${kind.id === 'more' ? 'less' : 'greater'} than ${math(base)}, not ${kind.id === 'more' ? 'greater' : 'less'}; divide by ${math(up)}.`,
          ),
          wrong(
            'OFMORE',
            [`\\frac{${times * 100}${result}}{${p}}`, 'of'],
            `This treats ${math(other)} as ${math(`${p}\\%`)} of ${math(base)}, not ${math(`${p}\\%`)} ${kind.id === 'more' ? 'greater' : 'less'}; divide by ${math(up)}.`,
          ),
          wrong('PP', [`${other} - ${p}`, 'difference'], `This subtracts ${math(p)} itself; divide by the factor ${math(up)} instead.`),
          wrong('PP', [`${other} + ${p}`, 'sum'], `This adds ${math(p)} itself; divide by the factor ${math(up)} instead.`),
          wrong(
            'RECIP',
            [`\\frac{${cr(times)}(${f})}{100}`, 'forward'],
            `This applies the change to ${math(other)}; to undo it, divide by the factor ${math(up)}.`,
          ),
          wrong(
            'UNIT',
            [`\\frac{${cr(times)}}{${kind.id === 'more' ? `1 + ${p}` : `1 - ${p}`}}`, 'no-hundred'],
            `This uses ${math(p)} instead of ${math(`\\frac{${p}}{100}`)} in the factor.`,
          ),
        ];
    return {
      parameters,
      stem: `${relation} Which expression represents ${math(base)} in terms of ${math(p)} and ${math(result)}?`,
      answer: { format: 'choice', correct: { ...option(key), why: `Dividing ${math(other)} by the factor ${math(up)} gives ${math(base)}.` }, wrong: wrongs },
      steps: [
        `Write the percent relation as an equation: ${math(equation)}.`,
        `Solve for ${math(base)} by multiplying by 100 and dividing by ${math(f)}: ${math(`${base} = ${key[0]}`)}.`,
        `Check with numbers: ${math(`${p} = 50`)} and ${math(`${base} = 100`)} make ${math(other)} equal to ${kind.id === 'more' ? 150 : 50}, and the expression gives 100, as it should.`,
      ],
      takeaway: 'Translate “is p% of” into “= (p/100) times,” and then solve as you would any other equation.',
    };
  },
};
