import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveQuestion, type AuthoredQuestion } from '#contract/authoring.ts';
import type { Edition } from '#client/kits/form/use-edition.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { showToast } from '#client/ui/toast.tsx';
import { questionQuery, useKeepQuestion } from './question-queries.ts';
import { refusalText } from './question-words.ts';
import type { useEditing } from './use-editing.ts';

/** Saves what was typed as the next version. */
export function useSaveQuestion(edition: Edition<AuthoredQuestion>, editing: ReturnType<typeof useEditing>) {
  const keep = useKeepQuestion();
  const client = useQueryClient();
  const { id, newestVersion } = edition.base;
  return useMutation({
    mutationFn: ({ question }: Pick<typeof editing, 'question' | 'entries'>) =>
      api(saveQuestion, { params: { questionId: id }, body: { question: JSON.stringify(question), newestVersion } }),
    onSuccess: (answer, { entries }) => {
      edition.saved(answer);
      editing.settle(entries);
      keep(answer);
      const isAsked = answer.version === answer.newestVersion;
      showToast({
        title: `Saved as version ${answer.newestVersion}`,
        tone: 'success',
        ...(!isAsked && { description: 'Students see it once you publish it.' }),
      });
    },
    onError: (error) => {
      showToast({ title: 'The question was not saved', description: refusalText(error), tone: 'danger' });
      if (error instanceof ApiError && error.code === 'question-changed') void client.invalidateQueries(questionQuery(id));
    },
  });
}
