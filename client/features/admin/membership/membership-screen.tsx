import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Member } from '#contract/membership.ts';
import { pathTo } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { formatCount, formatDate } from '../../../ui/format.ts';
import { MembershipBadge } from '../../../ui/membership-badge.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '../../../ui/page-states.tsx';
import { Table } from '../../../ui/table.tsx';
import { searchQuery } from './membership-queries.ts';

function SearchForm({ q }: { readonly q: string }) {
  const [, setParameters] = useSearchParams();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('q');
    const wanted = typeof entry === 'string' ? entry.trim() : '';
    setParameters(wanted ? { q: wanted } : {});
  };
  return (
    <form role="search" onSubmit={onSubmit} className="mb-8 flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-60">
        <TextField key={q} label="Name or email starts with" name="q" type="search" defaultValue={q} maxLength={200} autoComplete="off" spellCheck={false} />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12">
        <Search aria-hidden size={18} /> Search
      </Button>
    </form>
  );
}

const MemberTable = ({ members, q }: { readonly members: readonly Member[]; readonly q: string }) => (
  <Table
    caption="Users and their plans"
    captionHidden
    rows={members}
    rowKey={(member) => member.id}
    columns={[
      {
        key: 'user',
        header: 'User',
        cell: (member) => (
          <span className="block min-w-28 sm:min-w-36">
            <Link to={pathTo('adminMember', { userId: member.id }, { q: q || undefined })} className="text-link inline-flex min-h-6 items-center break-words">
              {member.name}
            </Link>
            <span className="block break-all font-normal text-muted">{member.email}</span>
          </span>
        ),
      },
      { key: 'tier', header: 'Plan', cell: (member) => <MembershipBadge tier={member.tier} size="small" /> },
      { key: 'end', header: 'Ends', cell: (member) => (member.endDate ? formatDate(member.endDate) : <span className="text-muted">No end date</span>) },
    ]}
  />
);

function Members({ q }: { readonly q: string }) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(searchQuery(q));
  if (isPending) return <LoadingState label="Loading users" />;
  if (!data) return <ErrorState title="The users did not load" error={error} onRetry={() => void refetch()} />;
  const members = data.pages.flatMap((page) => page.members);
  if (members.length === 0)
    return (
      <EmptyState
        title="No users found"
        action={
          <ButtonLink variant="secondary" to={pathTo('adminMembership')}>
            Show all users
          </ButtonLink>
        }
      >
        No name or email starts with “{q}”.
      </EmptyState>
    );
  return (
    <>
      <MemberTable members={members} q={q} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div role="status" className="text-sm text-muted">
          {formatCount(members.length, 'user')} shown{hasNextPage ? '; there are more.' : '.'}
          {error ? <p className="mt-1 text-danger">{error.message}</p> : null}
        </div>
        {hasNextPage ? (
          <Button variant="secondary" busy={isFetchingNextPage} busyLabel="Loading…" onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** /admin/membership-management */
export function MembershipScreen() {
  const [parameters] = useSearchParams();
  const q = parameters.get('q')?.trim() ?? '';
  return (
    <Page title="Memberships" lead="Find a user to see their plan and to grant, extend, or end it.">
      <SearchForm q={q} />
      <Members q={q} />
    </Page>
  );
}
