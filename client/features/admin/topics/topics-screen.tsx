import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { orderTopics } from '#contract/topic-settings.ts';
import { weightNames } from '#core/topics/topic-weights.ts';
import { isTopicId, mainCategories, shippedTopicName, topicById, type MainCategory } from '#core/topics/topics.ts';
import { api } from '#client/platform/api.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { settingsQuery, useTopicsAgain, valuesOf, type Setting } from './topic-queries.ts';
import { TopicVersions } from './topic-versions.tsx';

const categoryOf = ({ topicId }: Setting) => (isTopicId(topicId) ? topicById(topicId).mainCategory : null);

function factsOf(setting: Setting): string {
  const { weight, recipeWeight, targetMinutes } = valuesOf(setting);
  return [
    formatCount(setting.questions, 'practice question'),
    ...(weight === 1 ? [] : [`quizzes: ${weightNames[`${weight}`].toLowerCase()}`]),
    ...(recipeWeight === 1 ? [] : [`suggested modules: ${recipeWeight === 0 ? 'never' : `${recipeWeight} times`}`]),
    ...(targetMinutes === null ? [] : [`${targetMinutes} minutes per question`]),
    ...(setting.name === null ? [] : [`shipped as ${shippedTopicName(setting.topicId)}`]),
  ].join(', ');
}

interface TopicRowProps {
  readonly setting: Setting;
  readonly category: MainCategory;
  readonly onMove: ((by: -1 | 1) => void) | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function TopicRow({ setting, category, onMove, isFirst, isLast }: TopicRowProps) {
  const [open, setOpen] = useState<'edit' | 'versions' | null>(null);
  const name = setting.name ?? shippedTopicName(setting.topicId);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 grow basis-64">
        <p className="flex items-center gap-2 font-medium">
          <TopicMark colour={valuesOf(setting).colour ?? mainCategories[category].colour} />
          {name}
        </p>
        <p className="text-sm text-muted">{factsOf(setting)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" disabled={isFirst} busy={!onMove} aria-label={`Move up: ${name}`} onClick={() => onMove?.(-1)}>
          <ArrowUp aria-hidden size={16} />
        </Button>
        <Button variant="quiet" size="small" disabled={isLast} busy={!onMove} aria-label={`Move down: ${name}`} onClick={() => onMove?.(1)}>
          <ArrowDown aria-hidden size={16} />
        </Button>
        <Button variant="quiet" size="small" aria-label={`Versions: ${name}`} onClick={() => setOpen('versions')}>
          Versions
        </Button>
        <Button variant="secondary" size="small" aria-label={`Edit: ${name}`} onClick={() => setOpen('edit')}>
          Edit
        </Button>
      </div>
      {open === 'edit' ? <TopicDialog setting={setting} onClose={() => setOpen(null)} /> : null}
      {open === 'versions' ? <TopicVersions setting={setting} onClose={() => setOpen(null)} /> : null}
    </li>
  );
}

function Category({ category, settings }: { readonly category: MainCategory; readonly settings: readonly Setting[] }) {
  const again = useTopicsAgain();
  const { name, colour } = mainCategories[category];
  const order = useMutation({
    mutationFn: (body: { readonly before: readonly number[]; readonly after: readonly number[] }) =>
      api(orderTopics, { params: { category }, body: { before: [...body.before], after: [...body.after] } }),
    onSuccess: (_, { before, after }) =>
      showToast({
        title: 'Saved. Students see the new order on the next page they open.',
        tone: 'success',
        action: { label: 'Undo', onClick: () => order.mutate({ before: after, after: before }) },
      }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
    onSettled: again,
  });
  const ids = settings.map(({ topicId }) => topicId);
  const move = (index: number, by: -1 | 1) => {
    const after = ids.toSpliced(index, 1);
    after.splice(index + by, 0, ...ids.slice(index, index + 1));
    order.mutate({ before: ids, after });
  };
  return (
    <section aria-labelledby={`category-${category}`}>
      <h2 id={`category-${category}`} className="flex items-center gap-2 text-lg font-semibold">
        <TopicMark colour={colour} />
        {name}
      </h2>
      <KeepsFocus>
        <ul className="mt-2 border-t border-line">
          {settings.map((setting, index) => (
            <TopicRow
              key={setting.topicId}
              setting={setting}
              category={category}
              isFirst={index === 0}
              isLast={index === settings.length - 1}
              onMove={order.isPending ? null : (by) => move(index, by)}
            />
          ))}
        </ul>
      </KeepsFocus>
    </section>
  );
}

/** /admin/subcategory-settings */
export function TopicsScreen() {
  const { data, error, refetch } = useQuery(settingsQuery);
  const placeOf = ({ position, topicId }: Setting) => position ?? topicId;
  return (
    <Page
      title="Topics"
      lead="How each topic looks to students, its share of practice and of suggested modules, and how long its questions should take. Existing exams and results do not change."
    >
      {data ? (
        <div className="flex max-w-3xl flex-col gap-10">
          {(Object.keys(mainCategories) as MainCategory[]).map((category) => (
            <Category
              key={category}
              category={category}
              settings={data.topics.filter((setting) => categoryOf(setting) === category).toSorted((a, b) => placeOf(a) - placeOf(b))}
            />
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
