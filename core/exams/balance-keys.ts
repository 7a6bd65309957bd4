/** Evens out the key positions of a module by swapping questions for others of the same kind. */
import type { Random } from '../random.ts';
import { choiceIds, type ChoiceId } from '../questions/choices.ts';
import type { PoolQuestion } from './pick-questions.ts';

const sameKind = (a: PoolQuestion, b: PoolQuestion): boolean =>
  a.archetype === b.archetype && a.difficulty === b.difficulty && a.format === b.format && a.topicId === b.topicId && a.form === b.form;

const countKey = (questions: readonly PoolQuestion[], id: ChoiceId): number => questions.filter(({ key }) => key === id).length;

/** The same kinds of questions with keys A–D as even as swapping one at a time from `pool` allows; `pool` may contain them. */
export function balanceKeys(questions: readonly PoolQuestion[], pool: readonly PoolQuestion[], random: Random): PoolQuestion[] {
  const balanced = [...questions];
  const spare = random.shuffle(pool).filter((candidate) => candidate.key !== null && !questions.some(({ id }) => id === candidate.id));
  // Each swap brings the counts closer together, so this terminates.
  for (let exchanged = true; exchanged; ) {
    exchanged = false;
    for (const [index, question] of balanced.entries()) {
      const { key } = question;
      if (key === null) continue;
      const rarer = choiceIds.filter((id) => countKey(balanced, id) < countKey(balanced, key) - 1);
      const place = spare.findIndex((candidate) => rarer.some((id) => id === candidate.key) && sameKind(candidate, question));
      const candidate = spare[place];
      if (!candidate) continue;
      balanced[index] = candidate;
      spare[place] = question;
      exchanged = true;
    }
  }
  return balanced;
}
