import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  getQuestionReports,
  listReportDecisions,
  listReportedQuestions,
  listAffectedResults,
  type QuestionReports,
  type ReportDecision,
  type ReportedQuestion,
  type AffectedResult,
} from '#contract/question-reports.ts';
import type { List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';

const key = 'question-reports';

export const reportedList: List<ReportedQuestion> = {
  key: [key, 'waiting'],
  read: (page, signal) => api(listReportedQuestions, { query: page }, signal ? { signal } : {}),
};

export const decisionList: List<ReportDecision> = {
  key: [key, 'decided'],
  read: (page, signal) => api(listReportDecisions, { query: page }, signal ? { signal } : {}),
};

export const affectedList = (questionId: string): List<AffectedResult> => ({
  key: ['affected-results', questionId],
  read: (page, signal) => api(listAffectedResults, { params: { questionId }, query: page }, signal ? { signal } : {}),
});

export const reportsQuery = (questionId: string) =>
  queryOptions({
    queryKey: [key, 'one', questionId],
    staleTime: 0,
    queryFn: ({ signal }) => api(getQuestionReports, { params: { questionId } }, { signal }),
  });

/** Shows the server's answer to a change everywhere. */
export function useKeepReports(): (questionId: string, answer: QuestionReports) => void {
  const client = useQueryClient();
  return (questionId, answer) => {
    client.setQueryData(reportsQuery(questionId).queryKey, answer);
    for (const list of [reportedList, decisionList]) void client.invalidateQueries({ queryKey: list.key });
    void client.invalidateQueries({ queryKey: ['authored-questions'] });
    void client.invalidateQueries({ queryKey: ['admin-home'] });
  };
}
