/** Which questions the page shows, kept in its address. */
import { topics } from '#core/topics/topics.ts';

export interface QualityFilter {
  readonly topicId?: number;
  readonly level?: number;
  readonly archetype?: string;
}

export function filterOf(search: URLSearchParams): QualityFilter {
  const [topicId, level] = [Number(search.get('topicId')), Number(search.get('level'))];
  const archetype = search.get('archetype')?.trim() ?? '';
  return {
    ...(topics.some(({ id }) => id === topicId) && { topicId }),
    ...(level >= 1 && level <= 5 && { level }),
    ...(/^[A-Z0-9]{2,4}-[a-z]$/.test(archetype) && { archetype }),
  };
}
