import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  countAnsweredQuestions,
  getAnsweredQuestion,
  listAnsweredQuestions,
  answeredStates,
  printAnsweredQuestions,
  type AnsweredQuestion,
} from '#contract/question-bank.ts';
import { difficulties } from '#core/questions/question.ts';
import { isTopicId, sections, type Section } from '#core/topics/topics.ts';
import type { List } from '#client/kits/list/list.ts';
import type { PrintedQuestion } from '#client/kits/sheets/printed-questions.tsx';
import { api } from '#client/platform/api.ts';

export type AnsweredState = (typeof answeredStates)[number];

interface AnsweredPlaces {
  readonly section?: Section;
  readonly topicId?: number;
  readonly level?: number;
  /** The id of a kind of questions of the topic. */
  readonly kind?: string;
  readonly q?: string;
}
export interface AnsweredFilter extends AnsweredPlaces {
  readonly state: AnsweredState;
}

/** What the address asks for; what was mistyped is left out. */
export function answeredFilterFrom(get: (name: string) => string | null): AnsweredFilter {
  const section = sections.find((one) => one === get('section'));
  const topicId = Number(get('topic'));
  const level = difficulties.find((one) => String(one) === get('level'));
  const kind = isTopicId(topicId) ? get('kind')?.match(/^[a-z0-9-]{3,60}$/)?.[0] : undefined;
  const q = get('q')?.trim().slice(0, 100);
  return {
    state: answeredStates.find((one) => one === get('show')) ?? 'all',
    ...(section && { section }),
    ...(isTopicId(topicId) && { topicId }),
    ...(level && { level }),
    ...(kind && { kind }),
    ...(q && { q }),
  };
}

const key = ['quizzes', 'answered'] as const;

export const answeredList = (filter: AnsweredFilter): List<AnsweredQuestion> => ({
  key: [...key, 'list', filter],
  read: (page, signal) => api(listAnsweredQuestions, { query: { ...filter, ...page } }, signal ? { signal } : {}),
});

export const answeredCountQuery = ({ state: _state, ...places }: AnsweredFilter) =>
  queryOptions({ queryKey: [...key, 'count', places], queryFn: ({ signal }) => api(countAnsweredQuestions, { query: places }, { signal }), staleTime: 0 });

export const answeredQuery = (questionId: string) =>
  queryOptions({ queryKey: [...key, 'one', questionId], queryFn: ({ signal }) => api(getAnsweredQuestion, { params: { questionId } }, { signal }) });

export const answeredChanged = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

/** Sheets of what the filters show. */
export const answeredSheets = async (filter: AnsweredFilter): Promise<readonly PrintedQuestion[]> =>
  (await api(printAnsweredQuestions, { query: filter })).items.map(({ entry, explained }) => ({
    id: entry.questionId,
    topicId: entry.topicId,
    level: entry.level,
    explained,
    remark: `You answered ${entry.answer}.${entry.note ? ` Your note: ${entry.note}` : ''}`,
  }));
