/** AR-i: an area or a volume as an expression in one length, after a total that is given has removed the other one. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import type { Expression } from './expression-situation.ts';
import { fence, wire } from './flat-expressions.ts';
import { cylinder, edges, openBox, parcel, surface } from './solid-expressions.ts';

/** Two expressions are the same choice when they agree at these lengths. */
const valueOf = ({ at }: Expression) => [1.3, 2.7, 3.1].map((x) => at(x).toFixed(5)).join(' ');

const letters = ['x', 'w', 's', 'a'] as const;

function draft(random: Random): Draft {
  const letter = random.pick(letters);
  const { kind, numbers, stem, key, wrong, steps, check } = random.pick([fence, openBox, surface, wire, parcel, edges, cylinder])(random, letter);
  return {
    parameters: { kind, letter, numbers: [...numbers], stem: stem.length },
    stem,
    answer: {
      format: 'choice',
      correct: { text: math(key.latex), value: valueOf(key), why: steps[1] },
      wrong: wrong.map(([misconception, shown, why]) => ({ text: math(shown.latex), value: valueOf(shown), misconception, why })),
    },
    steps: [`Two lengths are unknown. Use what is given to write the other one in terms of ${math(letter)}, and then use the formula.`, ...steps, check],
    takeaway: 'When two lengths change together, use the given total to write one in terms of the other before finding an area or a volume.',
  };
}

export const areaExpression: Generator = {
  archetype: 'AR-i',
  topicId: 26,
  version: 5,
  levels: [4],
  skillTags: ['area', 'volume', 'expressions'],
  draft,
};
