import { useMutation } from '@tanstack/react-query';
import { reopenReports } from '#contract/question-reports.ts';
import { api } from '#client/platform/api.ts';
import { showToast } from '#client/ui/toast.tsx';
import { useKeepReports } from './report-queries.ts';

/** Takes a decision about this question back. */
export function useReopen(questionId: string) {
  const keep = useKeepReports();
  return useMutation({
    mutationFn: (decisionId: string) => api(reopenReports, { params: { decisionId } }),
    onSuccess: (answer) => {
      keep(questionId, answer);
      showToast({
        title: 'The reports are open again',
        ...(answer.status === 'retired' && { description: 'The question itself stays retired. You can publish it again in the editor.' }),
      });
    },
    onError: (error) => showToast({ title: 'Nothing has changed', description: error.message, tone: 'danger' }),
  });
}
