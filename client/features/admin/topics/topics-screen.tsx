import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listTopicSettings, saveTopicSetting } from '#contract/topic-settings.ts';
import { topicWeights, weightNames, type TopicWeight } from '#core/topics/topic-weights.ts';
import { isTopicId, mainCategories, topicById } from '#core/topics/topics.ts';
import { api, type Output } from '../../../platform/api.ts';
import { TopicMark } from '../../../ui/badge.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { formatCount } from '../../../ui/format.ts';
import { ErrorState, LoadingState, Page } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toast.tsx';

type Setting = Output<typeof listTopicSettings>['topics'][number];

const settingsQuery = queryOptions({ queryKey: ['topic-settings'], queryFn: ({ signal }) => api(listTopicSettings, {}, { signal }) });
const weightOf = (value: unknown): TopicWeight => topicWeights.find((one) => String(one) === String(value)) ?? 1;

function Topic({ setting }: { readonly setting: Setting }) {
  const client = useQueryClient();
  const now = weightOf(setting.weight);
  const save = useMutation({
    mutationFn: ({ weight, before }: { readonly weight: TopicWeight; readonly before: TopicWeight }) =>
      api(saveTopicSetting, { params: { topicId: setting.topicId }, body: { weight, before } }),
    onSuccess: (_, { weight, before }) =>
      showToast({
        title: 'Saved. Quizzes follow within seconds.',
        tone: 'success',
        action: { label: 'Undo', onClick: () => save.mutate({ weight: before, before: weight }) },
      }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  if (!isTopicId(setting.topicId)) return null;
  const { name } = topicById(setting.topicId);
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">{formatCount(setting.questions, 'practice question')}</p>
      </div>
      <div className="w-full sm:w-64">
        <SelectField
          label={`In quizzes: ${name}`}
          // What was chosen last stands until the list is read again.
          value={String(save.isPending ? save.variables.weight : now)}
          options={topicWeights.map((weight) => ({ value: String(weight), label: weightNames[`${weight}`] }))}
          onChange={({ target }) => save.mutate({ weight: weightOf(target.value), before: now })}
        />
      </div>
    </li>
  );
}

/** /admin/subcategory-settings */
export function TopicsScreen() {
  const { data, error, refetch } = useQuery(settingsQuery);
  const categories = Object.entries(mainCategories);
  return (
    <Page
      title="Topics"
      lead="How much of practice each topic gets. A topic that is off is not asked in quizzes and practice sets; exams and what students have done stay as they are."
    >
      {data ? (
        <div className="flex max-w-3xl flex-col gap-10">
          {categories.map(([key, { name, colour }]) => (
            <section key={key} aria-labelledby={`category-${key}`}>
              <h2 id={`category-${key}`} className="flex items-center gap-2 text-lg font-semibold">
                <TopicMark colour={colour} />
                {name}
              </h2>
              <ul className="mt-2 border-t border-line">
                {data.topics
                  .filter(({ topicId }) => isTopicId(topicId) && topicById(topicId).mainCategory === key)
                  .map((setting) => (
                    <Topic key={setting.topicId} setting={setting} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the topics" />
      )}
    </Page>
  );
}
