/** What is offered to each of the forms that are assembled together. */
import type { PoolQuestion } from '#core/exams/pick-questions.ts';
import type { Random } from '#core/random.ts';

/**
 * Questions written for no form yet, each for one of `forms`, hardest first in turn and at random within a level, so that the first
 * form assembled does not take what all of them need. Question id → number of the form.
 */
export function dealt(undealt: readonly Pick<PoolQuestion, 'id' | 'difficulty'>[], forms: readonly number[], random: Random): Map<string, number> {
  const hardestFirst = random.shuffle(undealt).sort((a, b) => b.difficulty - a.difficulty);
  return new Map(hardestFirst.map(({ id }, index) => [id, forms[index % forms.length] ?? 0]));
}

/** Without the questions and archetypes that readers want out of new modules. Throws on a name that is neither. */
export function withoutUnwanted(pool: readonly PoolQuestion[], unwanted: readonly string[]): PoolQuestion[] {
  const known = new Set(pool.flatMap(({ id, archetype }) => [id, archetype]));
  const unknown = unwanted.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`neither a question that can be asked nor an archetype: ${unknown.join(', ')}`);
  return pool.filter(({ id, archetype }) => !unwanted.includes(id) && !unwanted.includes(archetype));
}
