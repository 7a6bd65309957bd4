/** What somebody may read about a question whose answer is recorded. */
import { calculatorWay } from '#content/calculator-ways/calculator-way.ts';
import type { Concept } from '#content/concepts/concept.ts';
import { explainQuestion, type ExplainedQuestion } from '#core/questions/explanation.ts';
import type { Question } from '#core/questions/question.ts';
import type { LearningContent } from './learning-content.ts';

type Named = NonNullable<ExplainedQuestion['concept']>;

const taught = new WeakMap<readonly Concept[], ReadonlyMap<string, Named>>();

/** By archetype: the concept that teaches it. */
function conceptsByArchetype(concepts: readonly Concept[]): ReadonlyMap<string, Named> {
  const known =
    taught.get(concepts) ?? new Map(concepts.flatMap(({ id, title, archetypes }) => archetypes.map((archetype) => [archetype, { id, title }] as const)));
  taught.set(concepts, known);
  return known;
}

export type Explain = (question: Question) => ExplainedQuestion;

/**
 * Explains questions: the solution, the concept that teaches it, and how the calculator solves it where that is a real way. Only for
 * somebody whose answer is recorded. Waits for the concepts, so never inside a transaction.
 */
export async function createExplain(learningContent: () => Promise<LearningContent>): Promise<Explain> {
  const concepts = conceptsByArchetype((await learningContent()).concepts);
  return (question) => {
    const way = calculatorWay(question);
    const concept = concepts.get(question.archetype);
    return { ...explainQuestion(question), ...(concept && { concept }), ...(way && { calculatorWay: way }) };
  };
}
