import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listTopicSettings, listTopicVersions, saveTopicSetting, type TopicValues } from '#contract/topic-settings.ts';
import { recipeWeights, topicWeights } from '#core/topics/topic-weights.ts';
import type { TopicColour } from '#core/topics/topics.ts';
import { api, type Output } from '#client/platform/api.ts';
import { meQuery } from '#client/platform/session.ts';
import { showToast } from '#client/ui/toast.tsx';

export type Setting = Output<typeof listTopicSettings>['topics'][number];
type ShownValues = Output<typeof listTopicVersions>['versions'][number]['before'];

const colours: readonly TopicColour[] = ['blue', 'red', 'yellow', 'green'];

export const settingsQuery = queryOptions({ queryKey: ['topic-settings'], queryFn: ({ signal }) => api(listTopicSettings, {}, { signal }) });
export const versionsQuery = (topicId: number) =>
  queryOptions({
    queryKey: ['topic-settings', topicId, 'versions'],
    queryFn: ({ signal }) => api(listTopicVersions, { params: { topicId } }, { signal }),
  });

/** What a newer server knows and this client does not is read as usual. */
export const valuesOf = ({ name, colour, weight, recipeWeight, targetMinutes }: ShownValues): TopicValues => ({
  name,
  colour: colours.find((one) => one === colour) ?? null,
  weight: topicWeights.find((one) => one === weight) ?? 1,
  recipeWeight: recipeWeights.find((one) => one === recipeWeight) ?? 1,
  targetMinutes,
});

/** After a change every list of it is read again, and this page shows topics as students will see them. */
export function useTopicsAgain(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: settingsQuery.queryKey }), client.refetchQueries({ queryKey: meQuery.queryKey })]);
}

export interface TopicSave {
  readonly topicId: number;
  readonly before: TopicValues;
  readonly after: TopicValues;
}

export const sendTopic = ({ topicId, before, after }: TopicSave) => api(saveTopicSetting, { params: { topicId }, body: { before, after } });

/** Saves at once, with a way back. */
export function useTopicSave() {
  const again = useTopicsAgain();
  const save = useMutation({
    mutationFn: sendTopic,
    onSuccess: (_, { topicId, before, after }) =>
      showToast({
        title: 'Saved. Students see the change on the next page they open.',
        tone: 'success',
        action: { label: 'Undo', onClick: () => save.mutate({ topicId, before: after, after: before }) },
      }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
    onSettled: again,
  });
  return save;
}
