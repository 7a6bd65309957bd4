/** Turns written questions into finished ones, with their choices in the stored order. */
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { ChoiceQuestion } from '#core/questions/question.ts';
import type { AuthoredItem } from './authored.ts';
import storedOrders from './choice-orders.json' with { type: 'json' };

/**
 * By question id: which option is at A, B, C and D; 0 is the key, 1 to 3 are the distractors as written.
 * `npm run content:release` draws it, with cryptographic randomness, so that nothing public predicts it; it stays, unless the keys of
 * an exam's module are uneven after an exchange (scripts/even-keys.ts).
 */
export const choiceOrders: Readonly<Record<string, string>> = storedOrders;

export function toQuestion(item: AuthoredItem, order: string): ChoiceQuestion {
  const options = [item.correct, ...item.distractors];
  const placed = [...order].map((digit) => options[Number(digit)] as { text: string; why: string; misconception?: AuthoredItem['distractors'][number]['misconception'] });
  const rationale = (index: number) => {
    const { why, misconception } = placed[index] as (typeof placed)[number];
    return { why, ...(misconception && { misconception }) };
  };
  const key = choiceIds[order.indexOf('0')] as ChoiceId;
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
