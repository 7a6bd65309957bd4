import { queryOptions } from '@tanstack/react-query';
import { getLatestResult, getResult, getReview, listPracticedMisses, type ExamResult } from '#contract/exam-results.ts';
import { ApiError, api } from '#client/platform/api.ts';

/** Results never change once they exist. */
const lasting = 30 * 60_000;

const resultById = (resultId: string, signal: AbortSignal): Promise<ExamResult | null> =>
  api(getResult, { params: { resultId }, query: {} }, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'result-not-found') return null;
    throw error;
  });

const latestOf = async (practiceExamId: string | undefined, signal: AbortSignal): Promise<ExamResult | null> =>
  (await api(getLatestResult, { query: practiceExamId === undefined ? {} : { practiceExamId } }, { signal })).result;

/** Result ids are UUIDs; names of practice exams are not. */
const looksLikeResult = (id: string): boolean => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id);

/** The result a URL refers to: a result id, a practice exam (its latest result), or nothing (the latest of all). Null if there is none. */
export const resultQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['results', 'one', id ?? 'latest'],
    staleTime: id !== undefined && looksLikeResult(id) ? lasting : 0,
    queryFn: ({ signal }) => (id !== undefined && looksLikeResult(id) ? resultById(id, signal) : latestOf(id, signal)),
  });

/** Which misses of a result were practiced again. */
export const practicedQuery = (resultId: string) =>
  queryOptions({
    queryKey: ['results', 'practiced', resultId],
    queryFn: ({ signal }) => api(listPracticedMisses, { params: { resultId } }, { signal }),
  });

/** The questions of one module with keys and explanations. */
export const reviewQuery = (resultId: string, position: number) =>
  queryOptions({
    queryKey: ['results', 'review', resultId, position],
    staleTime: lasting,
    gcTime: lasting,
    queryFn: async ({ signal }) => (await api(getReview, { params: { resultId, position } }, { signal })).questions,
  });
