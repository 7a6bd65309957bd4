import { queryOptions } from '@tanstack/react-query';
import { getProjection } from '#contract/study-plan.ts';
import type { SectionStanding } from '#core/learning/what-if.ts';
import { isTopicId } from '#core/topics/topics.ts';
import { api, type Output } from '#client/platform/api.ts';

export type AheadFacts = Output<typeof getProjection>;

/** A new goal makes it stale, like the study plan. */
export const projectionQuery = queryOptions({
  queryKey: ['study-plan', 'projection'],
  queryFn: ({ signal }) => api(getProjection, {}, { signal }),
  staleTime: 0,
});

/** With the topics that this build knows. */
export const standingsOf = (standing: NonNullable<AheadFacts['standing']>): SectionStanding[] =>
  standing.map((section) => ({ ...section, topics: section.topics.flatMap(({ topicId, theta }) => (isTopicId(topicId) ? [{ topicId, theta }] : [])) }));
