import { Link } from 'react-router';
import { listPosts, type PostSummary } from '#contract/blog.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import type { List } from '#client/kits/list/list.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { stateOf } from './post-words.ts';

const listOf = (q: string): List<PostSummary> => ({
  key: ['posts', q],
  read: (page, signal) => api(listPosts, { query: { ...page, q } }, signal ? { signal } : {}),
});

const columns: readonly ListColumn<PostSummary>[] = [
  {
    id: 'title',
    header: 'Post',
    text: ({ title }) => title,
    cell: ({ id, slug, title }) => (
      <span className="block @2xl:min-w-64">
        <Link to={pathTo('adminPost', { postId: id })} className="text-link inline-flex min-h-6 items-center break-words">
          {title}
        </Link>
        <span className="block break-all text-sm font-normal text-muted">/blog/{slug}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    text: (post) => stateOf(post, Date.now()).label,
    cell: (post) => <Badge tone={stateOf(post, Date.now()).tone}>{stateOf(post, Date.now()).label}</Badge>,
  },
  {
    id: 'owner',
    header: 'Text',
    text: ({ isEdited }) => (isEdited ? 'Edited here' : 'As shipped'),
    cell: ({ isEdited }) => (isEdited ? 'Edited here' : 'As shipped'),
  },
  {
    id: 'updated',
    header: 'Changed',
    text: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <span className="whitespace-nowrap">{formatDateTime(updatedAt)}</span>,
  },
];

/** /admin/blog-management */
export function BlogScreen() {
  const { q, goTo } = useListUrl(['all'], ['id']);
  const list = listOf(q);
  return (
    <Page
      title="Blog"
      lead="Posts that come with the app, and posts written here."
      actions={<ButtonLink to={pathTo('adminPost', { postId: 'new' })}>Write a post</ButtonLink>}
    >
      <SearchForm label="Title or address" q={q} maxLength={80} onSearch={(wanted) => goTo({ q: wanted })} />
      <PagedList
        list={list}
        noun="post"
        empty={<EmptyState title={q ? 'Nothing found' : 'No posts'}>{q ? 'Try another word.' : 'Write the first one.'}</EmptyState>}
        actions={<CsvButton list={list} columns={columns} fileName="posts" />}
      >
        {(rows) => <ListTable caption="Posts" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </Page>
  );
}
