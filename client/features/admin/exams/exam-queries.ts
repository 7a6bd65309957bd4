import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getExamDefinition, listExamDefinitions, type AuthoredExam, type ListedExam } from '#contract/exam-authoring.ts';
import { getExamModule, listExamModules, type AuthoredModule, type ListedModule } from '#contract/module-authoring.ts';
import { readAll, type List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';

const key = ['exam-workshop'] as const;
type Status = 'draft' | 'published' | 'retired';

export const examList = (q: string, status?: Status): List<ListedExam> => ({
  key: [...key, 'exams', q, status],
  read: (page, signal) => api(listExamDefinitions, { query: { ...page, q, status } }, signal ? { signal } : {}),
});

export const moduleList = (q: string, status?: Status): List<ListedModule> => ({
  key: [...key, 'modules', q, status],
  read: (page, signal) => api(listExamModules, { query: { ...page, q, status } }, signal ? { signal } : {}),
});

/** Modules to choose from: the last changed ones. */
export const moduleChoices = queryOptions({ queryKey: [...key, 'choices'], queryFn: async () => (await readAll(moduleList(''), 300)).rows });

export const moduleQuery = (moduleId: string) =>
  queryOptions({
    queryKey: [...key, 'module', moduleId],
    queryFn: ({ signal }) => api(getExamModule, { params: { moduleId } }, { signal }),
    refetchOnWindowFocus: false,
  });

export const examQuery = (examId: string) =>
  queryOptions({
    queryKey: [...key, 'exam', examId],
    queryFn: ({ signal }) => api(getExamDefinition, { params: { examId }, query: {} }, { signal }),
    refetchOnWindowFocus: false,
  });

/** Shows the server's answer to a change everywhere. */
export function useKept(): { readonly exam: (answer: AuthoredExam) => void; readonly module: (answer: AuthoredModule) => void } {
  const client = useQueryClient();
  const forgetRest = (own: readonly unknown[]) =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === key[0] && JSON.stringify(queryKey) !== JSON.stringify(own) });
  return {
    exam: (answer) => {
      const { queryKey } = examQuery(answer.id);
      client.setQueryData(queryKey, answer);
      void forgetRest(queryKey);
    },
    module: (answer) => {
      const { queryKey } = moduleQuery(answer.id);
      client.setQueryData(queryKey, answer);
      void forgetRest(queryKey);
    },
  };
}
