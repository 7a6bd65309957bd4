import { useQuery } from '@tanstack/react-query';
import type { TopicValues } from '#contract/topic-settings.ts';
import { shippedTopicName } from '#core/topics/topics.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { useTopicSave, valuesOf, versionsQuery, type Setting } from './topic-queries.ts';

const labels = { name: 'Name', colour: 'Color', weight: 'In quizzes', recipeWeight: 'In suggested modules', targetMinutes: 'Target minutes' } as const;
const fields = Object.keys(labels) as (keyof typeof labels)[];
const text = (value: string | number | null) => (value === null ? 'as shipped' : String(value));

const changesBetween = (before: TopicValues, after: TopicValues) =>
  fields.filter((field) => before[field] !== after[field]).map((field) => `${labels[field]}: ${text(before[field])} → ${text(after[field])}`);

/** What a topic’s settings were, each with the way back to it. */
export function TopicVersions({ setting, onClose }: { readonly setting: Setting; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(versionsQuery(setting.topicId));
  const save = useTopicSave();
  const now = valuesOf(setting);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Earlier versions of ${setting.name ?? shippedTopicName(setting.topicId)}`}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {data?.versions.length === 0 ? <p className="text-muted">Nothing has been changed yet.</p> : null}
      {data ? (
        <ul>
          {data.versions.map(({ at, by, before, after }) => (
            <li key={at} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0">
              <div className="min-w-0">
                <p className="text-sm text-muted">
                  {by ?? 'A deleted account'}, {formatDateTime(at)}
                </p>
                <p>{changesBetween(valuesOf(before), valuesOf(after)).join('; ')}</p>
              </div>
              <Button
                variant="secondary"
                size="small"
                busy={save.isPending}
                aria-label={`Go back to before ${formatDateTime(at)}`}
                onClick={() => save.mutate({ topicId: setting.topicId, before: now, after: valuesOf(before) }, { onSuccess: onClose })}
              >
                Go back
              </Button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the versions" />
      )}
    </Dialog>
  );
}
