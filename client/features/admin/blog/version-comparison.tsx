import type { PostVersion } from '#contract/blog.ts';
import { lineDiff } from './line-diff.ts';

/** For the eye; screen readers are told by the elements. */
const marks = { removed: '−', added: '+', same: '' } as const;
const tones = { removed: 'bg-danger-soft', added: 'bg-success-soft', same: 'text-muted' } as const;
const elements = { removed: 'del', added: 'ins', same: 'span' } as const;

/** A whole version as lines, so that a changed title is compared as its text is. */
const linesOf = ({ title, description, seoTitle, body }: PostVersion) =>
  [`Title: ${title}`, `Description: ${description}`, `In search results: ${seoTitle || title}`, '', body].join('\n');

/** What the newer of two versions changed. */
export function VersionComparison({ before, after }: { readonly before: PostVersion; readonly after: PostVersion }) {
  const lines = lineDiff(linesOf(before), linesOf(after));
  const changed = lines.filter(({ kind }) => kind !== 'same').length;
  if (changed === 0) return <p className="mt-4 text-muted">Both versions are the same.</p>;
  return (
    <ol
      aria-label={`Changes from version ${before.version} to ${after.version}`}
      className="mt-4 max-w-4xl overflow-hidden rounded-card border border-line py-2"
    >
      {lines.map(({ kind, text }, index) => {
        const Element = elements[kind];
        return (
          <li key={index} className={`grid min-h-6 grid-cols-[1.5rem_1fr] px-4 py-0.5 text-sm ${tones[kind]}`}>
            <span aria-hidden>{marks[kind]}</span>
            <Element className="break-words whitespace-pre-wrap no-underline">{text}</Element>
          </li>
        );
      })}
    </ol>
  );
}
