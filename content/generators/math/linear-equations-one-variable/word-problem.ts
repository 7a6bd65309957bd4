/** LE1-g: a short story with one unknown; the student types the number. */
import { numberEntry } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { consecutive, fixedPlusRate, perimeter, sameCost, unequalShares } from './word-problem-stories.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

function draft(random: Random, level: Difficulty): Draft | null {
  const easy = [fixedPlusRate, fixedPlusRate, (rng: Random) => perimeter(rng, false)];
  const hard = [consecutive, sameCost, unequalShares, unequalShares, (rng: Random) => perimeter(rng, true)];
  const story = random.pick(level === 2 ? easy : hard)(random);
  if (
    story.key <= 0 ||
    story.numbers.some((value, index) => value === 0 || (value < 0 && index !== 1)) ||
    (story.kind === 'same' && (story.numbers[2] ?? 0) < 5)
  ) {
    if (story.kind !== 'consecutive') return null;
  }
  const answer = numberEntry({ ...asTameFractions, key: story.key, bugs: story.bugs });
  return (
    answer && {
      parameters: { kind: story.kind, numbers: [...story.numbers] },
      stem: story.stem,
      answer,
      steps: story.steps,
      takeaway: 'Let a variable stand for the unknown, write one equation for the situation, and make sure you answer the question asked.',
    }
  );
}

export const wordProblem: Generator = { archetype: 'LE1-g', topicId: 11, version: 4, levels: [2, 3], skillTags: ['linear-equations', 'word-problems'], draft };
