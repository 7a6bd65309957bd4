import { useQueries } from '@tanstack/react-query';
import type { ExamResult, ReviewQuestion } from '#contract/exam-results.ts';
import type { Outcome } from '#client/ui/question/outcome.ts';
import { byModule } from '../result-view.ts';
import { reviewQuery } from '../results-queries.ts';

/** Explanations by question id, as far as they are loaded. */
export function useReviews(result: ExamResult): ReadonlyMap<string, ReviewQuestion> {
  return useQueries({
    queries: byModule(result.responses).map(({ position }) => reviewQuery(result.id, position)),
    combine: (queries) => new Map(queries.flatMap((query) => (query.data ?? []).map((review) => [review.question.id, review] as const))),
  });
}

/** An outcome in one sign, for paper. */
export const signs = { right: '✓', wrong: '✗', omitted: '–' } as const satisfies Record<Outcome, string>;
