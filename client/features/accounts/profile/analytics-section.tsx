import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAnalyticsChoice, saveAnalyticsChoice } from '#contract/analytics.ts';
import { analyticsKey } from '#client/platform/analytics-key.ts';
import { api } from '#client/platform/api.ts';
import { writeSetting } from '#client/platform/storage.ts';
import { Checkbox } from '#client/ui/choice.tsx';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { Section } from './section.tsx';

const choiceQuery = queryOptions({ queryKey: ['analytics-choice'], queryFn: ({ signal }) => api(getAnalyticsChoice, {}, { signal }) });

/** Whether visits of this account are counted. */
export function AnalyticsSection() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(choiceQuery);
  const save = useMutation({
    scope: { id: 'analytics-choice' },
    mutationFn: (counted: boolean) => api(saveAnalyticsChoice, { body: { counted } }),
    onSuccess: (choice) => {
      client.setQueryData(choiceQuery.queryKey, choice);
      writeSetting(analyticsKey, choice.counted ? null : 'off');
      showToast({ title: choice.counted ? 'Your visits are counted again' : 'Your visits are no longer counted', tone: 'success' });
    },
    onError: (failure) => showToast({ title: failure.message, tone: 'danger' }),
  });
  return (
    <Section title="Statistics" lead="We count which pages are visited and how fast they load, without cookies and without knowing who you are.">
      {data ? (
        <Checkbox
          label="Count my visits"
          description="If your browser asks sites not to track you, nothing is counted either way."
          checked={save.isPending ? save.variables : data.counted}
          onChange={({ target }) => save.mutate(target.checked)}
        />
      ) : error ? (
        <ErrorState title="This setting did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Section>
  );
}
