import { Link } from 'react-router';
import type { Member } from '#contract/membership.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatDate } from '#client/ui/format.ts';
import { MembershipBadge } from '#client/ui/membership-badge.tsx';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { memberList, memberSorts } from './membership-queries.ts';

const endOf = ({ endDate }: Member) => (endDate ? formatDate(endDate) : 'No end date');

const columnsFor = (q: string): readonly ListColumn<Member>[] => [
  {
    id: 'name',
    header: 'User',
    text: ({ name }) => name,
    cell: (member) => (
      <Link
        to={pathTo('adminMember', { userId: member.id }, { q: q || undefined })}
        className="text-link inline-flex min-h-6 items-center break-words @2xl:min-w-36"
      >
        {member.name}
      </Link>
    ),
  },
  { id: 'email', header: 'Email', sortable: true, text: ({ email }) => email, cell: ({ email }) => <span className="break-all">{email}</span> },
  { id: 'tier', header: 'Plan', text: ({ tier }) => tierDefinitions[tier].name, cell: (member) => <MembershipBadge tier={member.tier} size="small" /> },
  { id: 'end', header: 'Ends', text: endOf, cell: (member) => (member.endDate ? endOf(member) : <span className="text-muted">No end date</span>) },
];

/** /admin/membership-management */
export function MembershipScreen() {
  const { q, sort, goTo } = useListUrl(['all'], memberSorts);
  const list = memberList(q, sort);
  const columns = columnsFor(q);
  return (
    <Page title="Memberships" lead="Find a user to see their plan and to grant, extend, or end it.">
      <SearchForm label="Name or email starts with" q={q} maxLength={200} onSearch={(wanted) => goTo({ q: wanted })} />
      <PagedList
        list={list}
        noun="user"
        empty={
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
        }
        actions={<CsvButton list={list} fileName="users" columns={columns} />}
      >
        {(members) => (
          <ListTable
            caption="Users and their plans"
            columns={columns}
            rows={members}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={(wanted) => goTo({ sort: memberSorts.find((each) => each === wanted) ?? sort })}
          />
        )}
      </PagedList>
    </Page>
  );
}
