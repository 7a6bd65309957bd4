import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setQuestionStatus, type AuthoredQuestion } from '#contract/authoring.ts';
import { nextStatuses, type QuestionStatus } from '#core/authoring/question-status.ts';
import { api } from '#client/platform/api.ts';
import { showToast } from '#client/ui/toast.tsx';
import { questionQuery, useKeepQuestion } from './question-queries.ts';
import { refusalText, stepWords } from './question-words.ts';

const isKnown = (status: AuthoredQuestion['status']): status is QuestionStatus => status !== 'unknown';

/** The ways on from a question's state, each with its way back. */
export function useStatusSteps(view: AuthoredQuestion) {
  const keep = useKeepQuestion();
  const client = useQueryClient();
  const step = useMutation({
    mutationFn: async ({ from, to, version }: { from: AuthoredQuestion; to: QuestionStatus; version: number }) => {
      const seen = { status: isKnown(from.status) ? from.status : 'draft', version: from.version };
      return api(setQuestionStatus, { params: { questionId: view.id }, body: { status: to, version, seen } });
    },
    onSuccess: keep,
    onError: (error) => {
      showToast({ title: 'Nothing has changed', description: refusalText(error), tone: 'danger', timeoutMs: 12_000 });
      void client.invalidateQueries(questionQuery(view.id));
    },
  });
  const move = (to: QuestionStatus, version: number) => {
    const before = view;
    step.mutate(
      { from: view, to, version },
      {
        onSuccess: (answer) => {
          const back = before.status;
          const canUndo = isKnown(back) && (nextStatuses[to].includes(back) || (to === 'published' && back === 'published'));
          showToast({
            title: stepWords[to].done,
            tone: 'success',
            ...(canUndo && { action: { label: 'Undo', onClick: () => step.mutate({ from: answer, to: back, version: before.version }) } }),
          });
        },
      },
    );
  };
  const status = isKnown(view.status) ? view.status : 'draft';
  const offered = nextStatuses[status].filter((to) => to !== 'published' || status !== 'published');
  return { busy: step.isPending, offered, move };
}
