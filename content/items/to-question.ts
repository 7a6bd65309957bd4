/** Authored questions to finished ones: seeded choice order with every key position equally often. */
import { seededRandom } from '#core/random.ts';
import { choiceIds, type ChoiceId, type ChoiceQuestion } from '#core/questions/question.ts';
import type { AuthoredItem } from './authored.ts';

function toQuestion(item: AuthoredItem, keyIndex: number, order: readonly number[]): ChoiceQuestion {
  const wrong = order.map((index) => item.distractors[index] as AuthoredItem['distractors'][number]);
  const placed: { text: string; why: string; misconception?: (typeof wrong)[number]['misconception'] }[] = [...wrong];
  placed.splice(keyIndex, 0, item.correct);
  const rationale = (index: number) => {
    const { why, misconception } = placed[index] as (typeof placed)[number];
    return { why, ...(misconception && { misconception }) };
  };
  const key = choiceIds[keyIndex] as ChoiceId;
  return {
    id: item.id,
    version: 1,
    topicId: item.topicId,
    archetype: item.archetype,
    difficulty: item.difficulty,
    skillTags: [...item.skillTags],
    stimulus: item.stimulus,
    stem: item.stem,
    provenance: item.provenance,
    format: 'choice',
    choices: placed.map(({ text }, index) => ({ id: choiceIds[index] as ChoiceId, text })),
    solution: {
      key,
      steps: [...item.steps, `The answer is ${key}.`],
      takeaway: item.takeaway,
      choices: { A: rationale(0), B: rationale(1), C: rationale(2), D: rationale(3) },
    },
  };
}

/** Key positions come in random blocks of A–D, so a bank of n questions uses each ⌊n/4⌋ or ⌈n/4⌉ times. */
export function toQuestions(items: readonly AuthoredItem[], seed: number): ChoiceQuestion[] {
  const random = seededRandom(seed);
  let block: number[] = [];
  return items.map((item) => {
    if (block.length === 0) block = random.shuffle([0, 1, 2, 3]);
    return toQuestion(item, block.pop() as number, random.shuffle([0, 1, 2]));
  });
}
