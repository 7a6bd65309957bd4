import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuthoredQuestion } from '#contract/authoring.ts';
import { fieldsOf } from '#core/authoring/question-fields.ts';
import { textDiff } from '#core/authoring/text-diff.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { questionQuery } from './question-queries.ts';

/** Field by field, what a version says differently from the one it is compared with. */
export function Changes({ before, after }: { readonly before: Question; readonly after: Question }) {
  const earlier = new Map(fieldsOf(before).map((field) => [field.path, field]));
  const later = fieldsOf(after);
  const gone = [...earlier.values()]
    .filter(({ path }) => !later.some((field) => field.path === path))
    .map((field) => ({ ...field, from: field.value, to: '' }));
  const changed = [...later.map((field) => ({ ...field, from: earlier.get(field.path)?.value ?? '', to: field.value })), ...gone].filter(
    ({ from, to }) => from !== to,
  );
  if (changed.length === 0) return <p>Both versions are the same.</p>;
  return (
    <dl className="flex flex-col gap-4">
      {changed.map(({ path, label, from, to }) => (
        <div key={path}>
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="mt-1 break-words whitespace-pre-wrap">
            {textDiff(from, to).map(({ kind, text }, index) =>
              kind === 'same' ? (
                <span key={index}>{text}</span>
              ) : kind === 'added' ? (
                <ins key={index} className="bg-success-soft">
                  {text}
                </ins>
              ) : (
                <del key={index} className="bg-danger-soft">
                  {text}
                </del>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Comparison({ id, version, current, onClose }: { id: string; version: number; current: number; onClose: () => void }) {
  const [one, other] = [useQuery(questionQuery(id, version)), useQuery(questionQuery(id, current))];
  const error = one.error ?? other.error;
  return (
    <Dialog
      open
      width="large"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Version ${version} beside version ${current}`}
      description={`What version ${version} has is marked as added; what only version ${current} has, as removed.`}
    >
      {one.data && other.data ? (
        <Changes before={questionSchema.parse(other.data.question)} after={questionSchema.parse(one.data.question)} />
      ) : error ? (
        <ErrorState error={error} />
      ) : (
        <LoadingState label="Loading the versions" />
      )}
    </Dialog>
  );
}

interface VersionsProps {
  readonly view: AuthoredQuestion;
  readonly busy: boolean;
  /** Makes this the version students are asked. */
  readonly onPublish: (version: number) => void;
}

/** Every version that ever was; none ever changes. */
export function Versions({ view, busy, onPublish }: VersionsProps) {
  const [compared, setCompared] = useState<number | null>(null);
  const reference = view.version;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-xl font-semibold">
        Versions
      </h2>
      <KeepsFocus>
        <ul className="mt-3 flex flex-col">
          {view.versions.map(({ version, createdAt, release, authorName }) => (
            <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
              <span className="font-medium">Version {version}</span>
              {version === reference ? <Badge tone="success">Current</Badge> : null}
              <span className="text-sm text-muted">
                {formatDateTime(createdAt)}, {authorName ?? (release === null ? 'written here' : `release ${release}`)}
              </span>
              {version === reference ? null : (
                <span className="ml-auto flex flex-wrap gap-2">
                  <Button variant="secondary" size="small" onClick={() => setCompared(version)} aria-label={`Compare version ${version} with the current one`}>
                    Compare
                  </Button>
                  {view.status === 'published' || view.status === 'retired' ? (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-disabled={busy}
                      onClick={() => !busy && onPublish(version)}
                      aria-label={`Publish version ${version}`}
                    >
                      {version < reference ? 'Roll back to this' : 'Publish this'}
                    </Button>
                  ) : null}
                </span>
              )}
            </li>
          ))}
        </ul>
      </KeepsFocus>
      {compared === null ? null : <Comparison id={view.id} version={compared} current={reference} onClose={() => setCompared(null)} />}
    </section>
  );
}
