/** Words for what is done to learning content, and its queries. */
import { getLearningItem, listLearningItems, type itemStates, type ItemSummary } from '#contract/learning-content.ts';
import type { ItemKind } from '#core/authoring/item-texts.ts';
import type { List } from '#client/kits/list/list.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

export const kindNames = { concept: 'Concepts', lecture: 'Lectures', word: 'Words', sheet: 'Study resources' } as const satisfies Record<ItemKind, string>;
export const nounOf = { concept: 'concept', lecture: 'lecture', word: 'word', sheet: 'study sheet' } as const satisfies Record<ItemKind, string>;

type Known = (typeof itemStates)[number];
export const stateWords: Readonly<Record<Known | 'unknown', { readonly label: string; readonly tone: 'neutral' | 'success' | 'warning' }>> = {
  shipped: { label: 'As shipped', tone: 'neutral' },
  edited: { label: 'Edited here', tone: 'success' },
  draft: { label: 'Draft waiting', tone: 'warning' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

export type Shown = 'all' | 'edited' | 'draft';

export const itemList = (kind: ItemKind, show: Shown, q: string): List<ItemSummary> => ({
  key: ['learning-items', kind, show, q],
  read: (page, signal) => api(listLearningItems, { query: { ...page, kind, show, q } }, signal ? { signal } : {}),
});

export const itemQuery = (kind: ItemKind, itemId: string) =>
  queryOptions({
    queryKey: ['learning-item', kind, itemId],
    queryFn: ({ signal }) => api(getLearningItem, { params: { kind, itemId } }, { signal }),
    refetchOnWindowFocus: false,
  });
