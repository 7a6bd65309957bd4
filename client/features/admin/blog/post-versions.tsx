import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { savePost, type Post, type PostVersion } from '#contract/blog.ts';
import { useTyped } from '#client/kits/form/typed.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { Markdown } from '#client/ui/markdown.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { VersionComparison } from './version-comparison.tsx';

const authorOf = ({ release, author }: PostVersion) => (release === null ? (author ?? 'A deleted account') : `Release ${release}`);

/** Any two of them beside each other; at first the current one and the one before. */
function Comparison({ versions }: { readonly versions: Post['versions'] }) {
  const [newest, second] = versions;
  const [chosen, setChosen] = useState<readonly [string, string]>([String(second?.version), String(newest?.version)]);
  const options = versions.map(({ version, title }) => ({ value: String(version), label: `${version}: ${title}` }));
  const [before, after] = chosen.map((number) => versions.find(({ version }) => String(version) === number));
  return (
    <>
      <div className="mt-4 grid max-w-prose gap-4 sm:grid-cols-2">
        <SelectField label="Compare version" value={chosen[0]} options={options} onChange={({ target }) => setChosen([target.value, chosen[1]])} />
        <SelectField label="with version" value={chosen[1]} options={options} onChange={({ target }) => setChosen([chosen[0], target.value])} />
      </div>
      {before && after ? <VersionComparison before={before} after={after} /> : null}
    </>
  );
}

/** What it said before. Versions never change: an earlier one is put back as a new one. */
export function PostVersions({ post, onSaved }: { readonly post: Post; readonly onSaved: (post: Post, title: string) => unknown }) {
  const typed = useTyped();
  const [asked, setAsked] = useState<PostVersion | null>(null);
  const putBack = useMutation({
    mutationFn: ({ title, description, seoTitle, body }: PostVersion) => {
      // A state that this build does not know is not its to change.
      if (post.status === 'unknown') throw new Error('This page is out of date. Please reload it to see the post.');
      const { slug, status, publishedAt, version, updatedAt: seenAt } = post;
      return api(savePost, { params: { postId: post.id }, body: { title, description, seoTitle, body, slug, status, publishedAt, version, seenAt } });
    },
    onSuccess: (saved, { version }) => onSaved(saved, `Version ${version} is back, as version ${saved.version}`),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  return (
    <section aria-labelledby="versions" className="mt-14">
      <h2 id="versions" className="text-xl font-semibold">
        Versions
      </h2>
      <KeepsFocus>
        <ul className="mt-4 border-t border-line">
          {post.versions.map((version) => (
            <li key={version.version} className="flex flex-wrap items-start justify-between gap-x-4 border-b border-line py-1">
              <details className="min-w-0 grow basis-80">
                <summary className="min-h-11 py-2.5">
                  {version.version}: {version.title}
                  <span className="text-muted">
                    {' '}
                    {authorOf(version)}, {formatDateTime(version.createdAt)}
                  </span>
                </summary>
                <div className="post-text max-w-prose break-words pb-6">
                  <p className="text-muted">{version.description}</p>
                  <Markdown text={version.body} />
                </div>
              </details>
              <div className="flex min-h-11 items-center">
                {version.version === post.version ? (
                  <Badge tone="success">Current</Badge>
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    busy={putBack.isPending}
                    onClick={() => (typed ? setAsked(version) : putBack.mutate(version))}
                    aria-label={`Put back version ${version.version}`}
                  >
                    Put back
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </KeepsFocus>
      {post.versions.length > 1 ? <Comparison key={post.version} versions={post.versions} /> : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={`Put back version ${asked?.version ?? ''}?`}
        description="What you typed above isn’t saved. You’ll lose it if you put this version back."
        confirmLabel="Put back"
        cancelLabel="Keep editing"
        danger
        onConfirm={() => {
          if (asked) putBack.mutate(asked);
          setAsked(null);
        }}
      />
    </section>
  );
}
