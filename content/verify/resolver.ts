/**
 * An independent re-solver: given the question as the student sees it and the drawn parameters,
 * it finds the answer by a path that shares nothing with the generator but exact arithmetic.
 */
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { ChoiceId } from '#core/questions/choices.ts';
import type { Json } from '../generators/generator.ts';

export type Verdict =
  | { readonly format: 'choice'; readonly right: readonly ChoiceId[] }
  /** Canonical exact values (`toText` of core/rational.ts). */
  | { readonly format: 'spr'; readonly values: readonly string[] };

export type Resolver = (question: LearnerQuestion, parameters: Readonly<Record<string, Json>>) => Verdict;
