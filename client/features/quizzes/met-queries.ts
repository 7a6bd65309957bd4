import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { countMetQuestions, getMetQuestion, listMetQuestions, metStates, printMetQuestions, type MetQuestion } from '#contract/question-bank.ts';
import { difficulties } from '#core/questions/question.ts';
import { isTopicId, sections, type Section } from '#core/topics/topics.ts';
import type { List } from '#client/kits/list/list.ts';
import type { PrintedQuestion } from '#client/kits/sheets/printed-questions.tsx';
import { api } from '#client/platform/api.ts';

export type MetState = (typeof metStates)[number];

interface MetPlaces {
  readonly section?: Section;
  readonly topicId?: number;
  readonly level?: number;
  /** The id of a kind of questions of the topic. */
  readonly kind?: string;
  readonly q?: string;
}
export interface MetFilter extends MetPlaces {
  readonly state: MetState;
}

/** What the address asks for; what was mistyped is left out. */
export function metFilterFrom(get: (name: string) => string | null): MetFilter {
  const section = sections.find((one) => one === get('section'));
  const topicId = Number(get('topic'));
  const level = difficulties.find((one) => String(one) === get('level'));
  const kind = isTopicId(topicId) ? get('kind')?.match(/^[a-z0-9-]{3,60}$/)?.[0] : undefined;
  const q = get('q')?.trim().slice(0, 100);
  return {
    state: metStates.find((one) => one === get('show')) ?? 'all',
    ...(section && { section }),
    ...(isTopicId(topicId) && { topicId }),
    ...(level && { level }),
    ...(kind && { kind }),
    ...(q && { q }),
  };
}

const key = ['quizzes', 'met'] as const;

export const metList = (filter: MetFilter): List<MetQuestion> => ({
  key: [...key, 'list', filter],
  read: (page, signal) => api(listMetQuestions, { query: { ...filter, ...page } }, signal ? { signal } : {}),
});

export const metCountQuery = ({ state: _state, ...places }: MetFilter) =>
  queryOptions({ queryKey: [...key, 'count', places], queryFn: ({ signal }) => api(countMetQuestions, { query: places }, { signal }), staleTime: 0 });

export const metQuery = (questionId: string) =>
  queryOptions({ queryKey: [...key, 'one', questionId], queryFn: ({ signal }) => api(getMetQuestion, { params: { questionId } }, { signal }) });

export const metChanged = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

/** Sheets of what the filters show. */
export const metSheets = async (filter: MetFilter): Promise<readonly PrintedQuestion[]> =>
  (await api(printMetQuestions, { query: filter })).items.map(({ entry, explained }) => ({
    id: entry.questionId,
    topicId: entry.topicId,
    level: entry.level,
    explained,
    remark: `You answered ${entry.answer}.${entry.note ? ` Your note: ${entry.note}` : ''}`,
  }));
