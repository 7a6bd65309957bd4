/** Words for what is done to learning content, and its queries. */
import { getLearningItem, listLearningItems, type itemStates, type ItemSummary } from '#contract/learning-content.ts';
import { itemKinds, type ItemKind } from '#core/authoring/item-texts.ts';
import { isTopicId, sections, type Section, type TopicId } from '#core/topics/topics.ts';
import type { List } from '#client/kits/list/list.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#client/platform/api.ts';

export const kindNames = { concept: 'Concepts', lecture: 'Lectures', word: 'Words', sheet: 'Study resources' } as const satisfies Record<ItemKind, string>;
export const nounOf = { concept: 'concept', lecture: 'lecture', word: 'word', sheet: 'study sheet' } as const satisfies Record<ItemKind, string>;

type Known = (typeof itemStates)[number];
export const stateWords: Readonly<Record<Known | 'unknown', { readonly label: string; readonly tone: 'neutral' | 'success' | 'warning' }>> = {
  shipped: { label: 'As shipped', tone: 'neutral' },
  edited: { label: 'Edited here', tone: 'success' },
  draft: { label: 'Draft waiting', tone: 'warning' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

export const shownKeys = ['all', 'edited', 'draft'] as const;
export type Shown = (typeof shownKeys)[number];
export const longestItemSearch = 80;

export interface ItemFilter {
  readonly kind: ItemKind;
  readonly show: Shown;
  readonly q: string;
  readonly topicId?: TopicId;
  readonly section?: Section;
}

/** What the address asks for; what was mistyped is left out. */
export function itemFilterFrom(get: (name: string) => string | null): ItemFilter {
  const topicId = Number(get('topic'));
  const section = sections.find((each) => each === get('section'));
  return {
    kind: itemKinds.find((each) => each === get('kind')) ?? 'concept',
    show: shownKeys.find((each) => each === get('show')) ?? 'all',
    q: (get('q') ?? '').trim().slice(0, longestItemSearch),
    ...(isTopicId(topicId) ? { topicId } : section && { section }),
  };
}

export const itemList = (filter: ItemFilter): List<ItemSummary> => ({
  key: ['learning-items', filter],
  read: (page, signal) => api(listLearningItems, { query: { ...page, ...filter } }, signal ? { signal } : {}),
});

export const itemQuery = (kind: ItemKind, itemId: string) =>
  queryOptions({
    queryKey: ['learning-item', kind, itemId],
    queryFn: ({ signal }) => api(getLearningItem, { params: { kind, itemId } }, { signal }),
    refetchOnWindowFocus: false,
  });
