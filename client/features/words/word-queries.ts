import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getWord, getWordCheck, listWords, listWordSets, markWord, recordWordAnswer, type WordFilter, type WordTone, type WordView } from '#contract/words.ts';
import type { WordState } from '#core/words/word-progress.ts';
import type { List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';

const listKey = ['words', 'list'] as const;
const setsKey = ['words', 'sets'] as const;
const wordKey = ['words', 'one'] as const;

export const wordSetsQuery = queryOptions({ queryKey: setsKey, queryFn: ({ signal }) => api(listWordSets, {}, { signal }) });

/** Orders of the list: set by set with words of missed questions first, or by letter. */
export const wordSorts = ['set', 'word'] as const;

export interface WordsWanted {
  /** Null: all sets. */
  readonly set: number | null;
  readonly show: WordFilter;
  /** Null: all levels. */
  readonly level: number | null;
  /** Null: any. */
  readonly tone: WordTone | null;
  readonly q: string;
  readonly sort: (typeof wordSorts)[number];
}

export const wordList = ({ set, show, level, tone, q, sort }: WordsWanted): List<WordView> => ({
  key: [...listKey, set, show, level, tone, q, sort],
  read: (page, signal) =>
    api(
      listWords,
      { query: { ...(set !== null && { set }), ...(level !== null && { level }), ...(tone !== null && { tone }), show, q, sort, ...page } },
      signal ? { signal } : {},
    ),
});

export const wordQuery = (word: string) =>
  queryOptions({ queryKey: [...wordKey, word], queryFn: ({ signal }) => api(getWord, { params: { word } }, { signal }) });

/** Asked anew each time: a check is not a list that goes stale. */
export const wordCheckQuery = (set: number | null, round: number) =>
  queryOptions({
    queryKey: ['words', 'check', set, round],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => api(getWordCheck, { query: set === null ? {} : { set } }, { signal }),
  });

/** Counts follow at once. The list stays in place while it is used: a word must not vanish from under the pointer. */
export function useMarkWord(word: string) {
  const client = useQueryClient();
  return useMutation({
    // The last choice counts.
    scope: { id: `word ${word}` },
    mutationFn: (state: WordState) => api(markWord, { params: { word }, body: { state } }),
    onSuccess: () => client.invalidateQueries({ queryKey: setsKey }),
  });
}

export function useRecordWordAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ word, right, id }: { readonly word: string; readonly right: boolean; readonly id: string }) =>
      api(recordWordAnswer, { params: { word }, body: { right, id } }),
    retry: 3,
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: setsKey }), client.invalidateQueries({ queryKey: listKey })]);
    },
  });
}
