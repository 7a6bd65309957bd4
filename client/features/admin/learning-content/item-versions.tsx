import { useMutation } from '@tanstack/react-query';
import { publishLearningItem, type LearningItem } from '#contract/learning-content.ts';
import type { ItemKind } from '#core/authoring/item-texts.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';

interface ItemVersionsProps {
  readonly kind: ItemKind;
  readonly item: LearningItem;
  readonly onChanged: (item: LearningItem) => unknown;
}

/** What each version changed, and which one students read. */
export function ItemVersions({ kind, item, onChanged }: ItemVersionsProps) {
  const publish = useMutation({
    mutationFn: (version: number | null) =>
      api(publishLearningItem, { params: { kind, itemId: item.id }, body: { version, currentVersion: item.currentVersion } }),
    onSuccess: async (changed) => {
      await onChanged(changed);
      showToast({
        title: changed.currentVersion === null ? 'Students read what is shipped' : `Students read version ${changed.currentVersion}`,
        tone: 'success',
      });
    },
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  if (item.versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="versions" className="text-xl font-semibold">
          Versions
        </h2>
        {item.currentVersion === null ? null : (
          <Button variant="secondary" size="small" busy={publish.isPending} onClick={() => publish.mutate(null)}>
            {item.isShipped ? 'Go back to what is shipped' : 'Stop showing it to students'}
          </Button>
        )}
      </div>
      <ul className="mt-4 border-t border-line">
        {item.versions.map(({ version, author, createdAt, changes }) => (
          <li key={version} className="border-b border-line py-4">
            <div className="flex flex-wrap items-center gap-3">
              <span className="font-medium">Version {version}</span>
              <span className="text-sm text-muted">
                {author ?? 'A deleted account'}, {formatDateTime(createdAt)}
              </span>
              {version === item.currentVersion ? (
                <Badge tone="success">Students read this</Badge>
              ) : (
                <Button variant="quiet" size="small" busy={publish.isPending} onClick={() => publish.mutate(version)} aria-label={`Publish version ${version}`}>
                  Publish
                </Button>
              )}
            </div>
            <dl className="mt-2 flex max-w-prose flex-col gap-2 text-sm">
              {changes.map(({ path, label, before, after }) => (
                <div key={path}>
                  <dt className="text-muted">{label}</dt>
                  {before === null ? null : (
                    <dd className="break-words">
                      <del>{before}</del>
                    </dd>
                  )}
                  {after === null ? null : (
                    <dd className="break-words">
                      <ins>{after}</ins>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
