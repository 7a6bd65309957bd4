/** CL-i: what a random sample with its margin of error supports, and about whom: those from whom it was selected, no more and no fewer. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import { persist } from '../persist.ts';
import { math, prose } from '../text.ts';
import { usualMargin } from '../inference-statistics/polls.ts';
import { wrongStatement } from '../options.ts';
import { type Setting, settings } from './sampled-groups.ts';

/** `students at a university` → `students at the university`. */
const definite = (text: string) => text.replace(/ an? /, ' the ');

const questions = [
  'Which of the following conclusions is best supported by these data?',
  'Based on these data, which of the following is the most appropriate conclusion?',
  'Which of the following is the best conclusion based on these results?',
] as const;

/** Follows what was found in the sample. */
const marginTold = (random: Random, margin: number, whom: string) =>
  random.pick([
    `The margin of error associated with the estimate based on ${whom} is ${margin} percentage points.`,
    `The estimate based on ${whom} has an associated margin of error of ${margin} percentage points.`,
  ]);

/** How the sample was selected, and what was found in it. The last one is a sample of all, in which a part is mentioned. */
const designs = {
  part: ({ all, members, part, does }: Setting, n: number, percent: number) =>
    `A random sample of ${n} ${all} ${part} was surveyed. Of the ${members} in the sample, ${percent}% ${does}.`,
  list: ({ all, members, part, does, who }: Setting, n: number, percent: number) =>
    `To study the percentage of ${all} ${who} ${does}, a researcher obtained a list of the ${definite(all)} ${part}. A random sample of ${n} ${members} on this list was surveyed, and ${percent}% of these ${members} ${does}.`,
  within: ({ all, members, part, does }: Setting, n: number, percent: number, more: number) =>
    `A random sample of ${prose(n + more)} ${all} was surveyed. Of the ${n} ${members} in the sample ${part}, ${percent}% ${does}.`,
  whole: ({ all, members, part, does }: Setting, n: number, percent: number, more: number) =>
    `A random sample of ${n} ${all} was surveyed. The sample included ${Math.min(more, n - 20)} ${members} ${part}. Of all ${n} ${members} in the sample, ${percent}% ${does}.`,
} as const;

type Design = keyof typeof designs;

/** Statements of one form about a group: a range, a percentage, or more or less than half. */
const forms = {
  range: ([low, high]: readonly [number, number]) => `It is plausible that between ${low}% and ${high}% of`,
  value: (value: number) => `It is plausible that ${value}% of`,
  half: (more: boolean) => `It is likely that ${more ? 'more' : 'less'} than half of`,
} as const;

function draftOf(random: Random, setting: Setting, design: Design): Draft | null {
  const { all, members, part, wider, does } = setting;
  const n = 20 * random.int(8, 25);
  const more = 10 * random.int(8, 30);
  const percent = random.int(24, 78);
  const margin = usualMargin(percent, n);
  const [low, high] = [percent - margin, percent + margin];
  if (margin < 3 || percent === 50) return null;
  const listed = `${definite(all)} ${part}`;
  const [group, other] = design === 'whole' ? [definite(all), listed] : [listed, definite(all)];
  const form = random.pick(low > 50 || high < 50 ? (['range', 'value', 'half'] as const) : (['range', 'value'] as const));
  const inside = percent + random.pick([-1, 1]) * random.int(1, margin - 1);
  const outside = random.pick([percent - 2 * margin - 1, percent + 2 * margin + 1]);
  const opening = { range: forms.range([low, high]), value: forms.value(inside), half: forms.half(percent > 50) }[form];
  const say = (start: string, whom: string) => `${start} all ${whom} ${does}.`;
  const notThem = (whom: string) =>
    design === 'whole' && whom === other
      ? `The estimate is for all ${group}; for this part of them, the percentage may be different. Keep to the group that was estimated.`
      : `The estimate is only for ${group}; it says nothing about all ${whom}. Keep to the group that was estimated.`;
  const beyond = `This is farther from the estimate than the margin of error; plausible values are from ${low}% to ${high}%.`;
  const otherValues: readonly WrongOption[] = {
    range: [
      wrongStatement('MOEN', say(`It is plausible that more than ${high}% of`, group), beyond),
      wrongStatement('MOEN', say(`It is plausible that less than ${low}% of`, group), beyond),
      wrongStatement('MOEN', say(`It is plausible that more than ${high}% of`, other), notThem(other)),
    ],
    value: [wrongStatement('MOEN', say(forms.value(outside), group), beyond), wrongStatement('MOEN', say(forms.value(outside), other), notThem(other))],
    half: [
      wrongStatement(
        'SWAP',
        say(forms.half(percent < 50), group),
        `All plausible values, from ${low}% to ${high}%, are ${percent > 50 ? 'greater' : 'less'} than 50%, so choose the opposite.`,
      ),
      wrongStatement('SWAP', say(forms.half(percent < 50), other), notThem(other)),
      wrongStatement(
        'MOEALL',
        say(`It is likely that exactly ${percent}% of`, group),
        'This is the percentage in the sample; the margin of error allows values around it, so claim nothing exact.',
      ),
    ],
  }[form];
  const key = say(opening, group);
  return {
    parameters: { design, form, n, percent, margin, all },
    stem: `${designs[design](setting, n, percent, more)} ${marginTold(random, margin, design === 'within' ? `these ${n} ${members}` : 'this sample')} ${random.pick(questions)}`,
    answer: {
      format: 'choice',
      correct: { text: key, value: key, why: `The sample is a random sample of ${group}, and the statement fits the estimate and its margin of error.` },
      wrong: [
        wrongStatement(design === 'whole' ? 'SELASG' : 'GEN', say(opening, other), notThem(other)),
        wrongStatement('GEN', say(opening, wider), notThem(wider)),
        ...otherValues,
      ],
    },
    steps: [
      `A random sample represents the group from which it was selected. Here this is the group of all ${group}.`,
      design === 'within'
        ? `In a random sample of all ${definite(all)}, those ${part} are a random sample of all ${listed}.`
        : design === 'whole'
          ? `The ${percent}% was found for the whole sample, so the estimate is not about a part of the group, and nobody outside the group was asked.`
          : `All others had no chance of being selected, so nothing can be concluded about them.`,
      `Plausible values are within the margin of error of the estimate: ${math(`${percent} - ${margin} = ${low}`)} and ${math(`${percent} + ${margin} = ${high}`)}.`,
      'Check: the conclusion names this group, and its percentages fit these values.',
    ],
    takeaway: 'Ask two things of a conclusion: is it about those from whom the sample was selected, and does it stay within the margin of error?',
  };
}

export const reachedPopulation: Generator = {
  archetype: 'CL-i',
  topicId: 25,
  version: 7,
  levels: [3],
  skillTags: ['sampling', 'generalization', 'margin-of-error'],
  draft(random) {
    const [setting, design] = [random.pick(settings), random.pick(['part', 'list', 'within', 'whole'] as const)];
    return persist(() => draftOf(random, setting, design));
  },
};
