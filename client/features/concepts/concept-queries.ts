import { queryOptions } from '@tanstack/react-query';
import { getConcept, getTopicConcepts, listConcepts } from '#contract/concepts.ts';
import { api } from '#client/platform/api.ts';

export const conceptsQuery = queryOptions({ queryKey: ['concepts', 'all'], queryFn: ({ signal }) => api(listConcepts, {}, { signal }) });

export const topicConceptsQuery = (topicId: number) =>
  queryOptions({ queryKey: ['concepts', 'topic', topicId], queryFn: ({ signal }) => api(getTopicConcepts, { params: { topicId } }, { signal }) });

export const conceptQuery = (conceptId: string) =>
  queryOptions({ queryKey: ['concepts', 'one', conceptId], queryFn: ({ signal }) => api(getConcept, { params: { conceptId } }, { signal }) });
