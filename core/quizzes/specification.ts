/** What a quiz was asked to contain. Stored unchanged with the quiz, so that the same can be asked for again. */
import * as z from 'zod';
import { misconceptionSchema } from '../questions/misconceptions.ts';
import { archetypeSchema, difficulties } from '../questions/question.ts';
import { isTopicId, topics } from '../topics/topics.ts';
import { maxQuizLength, quizLength } from './allowance.ts';

/** Sorted, each once: two specifications that ask for the same are the same text. */
const canonical = <T extends number | string>(values: readonly T[]): T[] => [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));

export const questionSources = ['topics', 'smart', 'review'] as const;
export const quizTimings = ['untimed', 'test-pace'] as const;
export const explainedAt = ['after-each', 'at-end'] as const;

export const quizSpecificationSchema = z.strictObject({
  /**
   * `topics`: spread evenly over the topics. `smart`: by what the student still has to win on them, at a level that suits, and what is due for
   * review. `review`: what is due for review, and nothing else.
   */
  source: z.enum(questionSources),
  topics: z.array(z.int().refine(isTopicId)).min(1).max(topics.length).overwrite(canonical),
  levels: z
    .array(z.literal(difficulties))
    .min(1)
    .max(difficulties.length)
    .overwrite(canonical)
    .default([...difficulties]),
  /** Only questions with one of these skill tags; none: any. */
  skills: z
    .array(z.string().regex(/^[a-z0-9-]{1,60}$/))
    .max(50)
    .overwrite(canonical)
    .default([]),
  /** Only questions of these archetypes; none: any. */
  archetypes: z.array(archetypeSchema).max(50).overwrite(canonical).default([]),
  /** Only questions that a misconception with this code can get wrong. */
  mistake: misconceptionSchema.nullable().default(null),
  /** These questions and no others, in this order: some that the student has been given before. */
  questions: z
    .array(z.string().regex(/^[a-z0-9-]{3,61}$/))
    .min(1)
    .max(maxQuizLength)
    .optional(),
  /** Questions; fewer if there are no more. */
  length: z.int().min(1).max(maxQuizLength).default(quizLength),
  timing: z.enum(quizTimings).default('untimed'),
  /** When answers are explained. */
  mode: z.enum(explainedAt).default('after-each'),
});
export type QuizSpecification = z.output<typeof quizSpecificationSchema>;

/** True if both, as parsed by the schema, ask for the same. */
export const isSameSpecification = (a: QuizSpecification, b: QuizSpecification): boolean => JSON.stringify(a) === JSON.stringify(b);

/** True if answers may change until the quiz is submitted and are explained only then: on the clock there is no time to read explanations. */
export const explainsAtEnd = ({ mode, timing }: Pick<QuizSpecification, 'mode' | 'timing'>): boolean => mode === 'at-end' || timing === 'test-pace';
