import { pathTo } from '#client/paths.ts';
import { Markdown } from '#client/ui/markdown.tsx';
import type { SitePost, SitePostSummary } from '../site-post.ts';

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** /blog: newest first. */
export const BlogPage = ({ posts }: { readonly posts: readonly SitePostSummary[] }) => (
  <div className="page-column py-8 lg:py-12">
    <h1 className="text-2xl font-semibold lg:text-3xl">Blog</h1>
    <p className="mt-3 max-w-prose text-lg text-muted">
      What we measured, how it works, and what it means for your practice. Every number comes from our own tools or names its source.{' '}
      <a href="/blog/feed.xml" className="text-link">
        RSS
      </a>
    </p>
    {posts.length === 0 ? <p className="mt-8">Nothing here yet.</p> : null}
    <ul className="mt-8 max-w-prose border-t border-line">
      {posts.map(({ slug, title, description, publishedAt }) => (
        <li key={slug} className="relative border-b border-line py-5">
          <h2 className="text-lg font-semibold">
            <a href={pathTo('blogPost', { id: slug })} className="hover:underline">
              {title}
            </a>
          </h2>
          <p className="mt-1 text-muted">{description}</p>
          <p className="mt-1 text-sm text-muted">
            <time dateTime={publishedAt}>{day(publishedAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  </div>
);

/** /blog/{id} */
export const BlogPostPage = ({
  post: { title, description, body, publishedAt, updatedAt },
  others,
}: {
  readonly post: SitePost;
  readonly others: readonly SitePostSummary[];
}) => (
  <article className="page-column py-8 lg:py-12">
    <div className="max-w-prose">
      <p className="text-sm">
        <a href={pathTo('blog')} className="text-link">
          Blog
        </a>
      </p>
      <h1 className="mt-2 text-2xl font-semibold lg:text-3xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{description}</p>
      <p className="mt-2 text-sm text-muted">
        <time dateTime={publishedAt}>{day(publishedAt)}</time>
        {day(updatedAt) === day(publishedAt) ? null : `, updated ${day(updatedAt)}`}
      </p>
      <div className="post-text mt-8 break-words">
        <Markdown text={body} />
      </div>
      {others.length > 0 ? (
        <aside aria-labelledby="more" className="mt-14 border-t border-line pt-6">
          <h2 id="more" className="font-semibold">
            Read next
          </h2>
          <ul className="mt-2">
            {others.map(({ slug, title: other }) => (
              <li key={slug}>
                <a href={pathTo('blogPost', { id: slug })} className="text-link inline-flex min-h-9 items-center">
                  {other}
                </a>
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </div>
  </article>
);

/** Where a post is not, or no longer. */
export const NoPostPage = () => (
  <div className="page-column max-w-prose py-12">
    <h1 className="text-2xl font-semibold">This post isn’t here</h1>
    <p className="mt-3">
      It may have been taken down, or the address has a typo.{' '}
      <a href={pathTo('blog')} className="text-link">
        All posts
      </a>
    </p>
  </div>
);
