import type { Post, PostVersion } from '#contract/blog.ts';
import { formatDateTime } from '../../../ui/format.ts';
import { Markdown } from '../../../ui/markdown.tsx';

const authorOf = ({ release, author }: PostVersion) => (release === null ? (author ?? 'Somebody who is gone') : `Release ${release}`);

/** What it said before. Versions never change; to go back, copy an earlier text and save it. */
export function PostVersions({ post }: { readonly post: Post }) {
  return (
    <section aria-labelledby="versions" className="mt-14">
      <h2 id="versions" className="text-xl font-semibold">
        Versions
      </h2>
      <div className="mt-4 border-t border-line">
        {post.versions.map((version) => (
          <details key={version.version} className="border-b border-line">
            <summary className="min-h-12 py-3">
              {version.version}
              {version.version === post.version ? ' (current)' : ''}: {version.title}
              <span className="text-muted">
                {' '}
                {authorOf(version)}, {formatDateTime(version.createdAt)}
              </span>
            </summary>
            <div className="post-text max-w-prose pb-6">
              <p className="text-muted">{version.description}</p>
              <Markdown text={version.body} />
              <label className="block text-sm font-medium">
                Text to copy
                <textarea
                  readOnly
                  rows={8}
                  value={version.body}
                  className="mt-1.5 w-full rounded-control border border-line-strong bg-sunken px-3 py-2 text-sm font-normal"
                />
              </label>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
