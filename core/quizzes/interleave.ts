/**
 * The order of a mixed quiz. Neighbors differ in topic wherever that is possible: mixed practice is harder at the moment and
 * remembered better than practice in blocks (Rohrer, D., Dedrick, R. F. & Stershic, S. (2015), Interleaved practice improves
 * mathematics learning, Journal of Educational Psychology 107, 900–908).
 */

interface Interleaved {
  readonly topicId: number;
  readonly archetype: string;
  readonly difficulty: number;
}

/** Within so many questions in a row, no archetype comes twice if others are left. */
const archetypeDistance = 5;

/** The same questions; where there is a choice, easier ones first. */
export function interleave<Question extends Interleaved>(questions: readonly Question[]): Question[] {
  const left = new Set(questions.toSorted((a, b) => a.difficulty - b.difficulty));
  const order: Question[] = [];
  while (left.size > 0) {
    const counts = new Map<number, number>();
    for (const { topicId } of left) counts.set(topicId, (counts.get(topicId) ?? 0) + 1);
    const previous = order.at(-1)?.topicId;
    const recent = new Set(order.slice(1 - archetypeDistance).map(({ archetype }) => archetype));
    // A topic with more than half of what is left must come now, or it would follow itself later.
    const pressing = [...counts].find(([topicId, count]) => count * 2 > left.size && topicId !== previous)?.[0];
    const cost = (question: Question): number =>
      (question.topicId === previous ? 4 : 0) + (pressing !== undefined && question.topicId !== pressing ? 2 : 0) + (recent.has(question.archetype) ? 1 : 0);
    const next = [...left].reduce((best, one) => (cost(one) < cost(best) ? one : best));
    left.delete(next);
    order.push(next);
  }
  return order;
}
