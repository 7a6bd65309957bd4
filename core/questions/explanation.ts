/** What a student may see of a question once it is answered: the key, why each choice, how to get there. */
import * as z from 'zod';
import { learnerView, shownQuestionSchema } from './learner-view.ts';
import type { Provenance, Question } from './question.ts';
import { shownSources } from './sources.ts';

const rationale = z.object({ why: z.string(), misconception: z.string().optional() });

/** Rows for the graphing calculator that solve a question, and what to read off them. */
const calculatorWaySchema = z.object({ rows: z.array(z.string()), read: z.string() });
export type CalculatorWay = z.infer<typeof calculatorWaySchema>;

export const explainedQuestionSchema = z.object({
  question: shownQuestionSchema,
  topicId: z.number().int(),
  difficulty: z.number().int(),
  archetype: z.string(),
  skillTags: z.array(z.string()),
  /** Choice id or exact values. */
  keys: z.array(z.string()),
  steps: z.array(z.string()),
  takeaway: z.string(),
  /** The concept that teaches this kind of question. */
  concept: z.object({ id: z.string(), title: z.string() }).optional(),
  choices: z.record(z.string(), rationale),
  mistakes: z.array(rationale.extend({ entry: z.string() })),
  source: z.string().optional(),
  calculatorWay: calculatorWaySchema.optional(),
});
export type ExplainedQuestion = z.infer<typeof explainedQuestionSchema>;

function sourceOf(provenance: Provenance): string | undefined {
  if (provenance.kind === 'public-domain') return `${provenance.author}, ${provenance.title} (${provenance.year})`;
  if (provenance.kind === 'generated' || provenance.kind === 'drawn' || provenance.facts.length === 0) return undefined;
  return shownSources(provenance.facts.map(({ reference }) => reference)).join('; ');
}

function solutionOf(question: Question): Pick<ExplainedQuestion, 'keys' | 'choices' | 'mistakes'> {
  return question.format === 'choice'
    ? { keys: [question.solution.key], choices: question.solution.choices, mistakes: [] }
    : { keys: question.solution.keys, choices: {}, mistakes: question.solution.mistakes };
}

/** A typed answer is kept as the keyboard has it; in print its hyphen is a minus. */
export const stepsOf = ({ solution }: Question): string[] => solution.steps.map((step) => step.replace(/^(The answer is )-(?=[\d.])/, '$1−'));

/** The question with its solution. Only for somebody whose answer to it is already recorded. */
export function explainQuestion(question: Question): ExplainedQuestion {
  const source = sourceOf(question.provenance);
  return {
    question: learnerView(question),
    topicId: question.topicId,
    difficulty: question.difficulty,
    archetype: question.archetype,
    skillTags: question.skillTags,
    steps: stepsOf(question),
    takeaway: question.solution.takeaway,
    ...solutionOf(question),
    ...(source && { source }),
  };
}
