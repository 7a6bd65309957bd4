import { useSearchParams } from 'react-router';
import { listAdminActions, type AdminAction } from '#contract/admin-home.ts';
import { useFilterInUrl } from '#client/kits/list/use-filters-in-url.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import type { List } from '#client/kits/list/list.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { api } from '#client/platform/api.ts';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { words } from './action-words.ts';
import { UndoButton } from './undo-button.tsx';

interface Filter {
  readonly q: string;
  readonly contentType?: string;
  readonly from?: string;
  readonly to?: string;
}

const listOf = (filter: Filter): List<AdminAction> => ({
  key: ['admin-actions', filter],
  read: (page, signal) => api(listAdminActions, { query: { ...filter, ...page } }, signal ? { signal } : {}),
});

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const entries = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

/** Field by field where both sides are known, otherwise what was noted. */
function changesOf({ metadata }: AdminAction): { readonly name: string; readonly before: string | null; readonly after: string }[] {
  const { before, after, ...rest } = metadata;
  const earlier = new Map(entries(before));
  const changed = entries(after)
    .filter(([name, value]) => JSON.stringify(earlier.get(name)) !== JSON.stringify(value))
    .map(([name, value]) => ({ name, before: earlier.has(name) ? shown(earlier.get(name)) : null, after: shown(value) }));
  const plain = [...(entries(after).length === 0 && after !== undefined ? [['after', after] as [string, unknown]] : []), ...Object.entries(rest)];
  return [...changed, ...plain.map(([name, value]) => ({ name, before: null, after: shown(value) }))];
}

function Changes({ action }: { readonly action: AdminAction }) {
  const changes = changesOf(action);
  if (changes.length === 0) return '–';
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">{changes.map(({ name }) => name).join(', ')}</summary>
      <dl className="mt-2 flex flex-col gap-2 text-sm">
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="break-all">
              {before === null ? null : (
                <>
                  <del>{before}</del> →{' '}
                </>
              )}
              {after}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const columns: readonly ListColumn<AdminAction>[] = [
  {
    id: 'action',
    header: 'Action',
    text: ({ actionType }) => actionType,
    cell: ({ actionType }) => <span className="block @2xl:min-w-40">{words(actionType)}</span>,
  },
  {
    id: 'time',
    header: 'When',
    text: ({ timestamp }) => timestamp,
    cell: ({ timestamp }) => <span className="whitespace-nowrap">{formatDateTime(timestamp)}</span>,
  },
  {
    id: 'who',
    header: 'Who',
    text: ({ adminName, adminId }) => `${adminName ?? ''} (${adminId})`,
    cell: ({ adminName }) => adminName ?? 'A deleted account',
  },
  {
    id: 'subject',
    header: 'What',
    text: ({ contentType, contentId }) => `${contentType} ${contentId}`,
    cell: ({ contentType, contentId }) => (
      <>
        {words(contentType)}
        {/* An id breaks at its hyphens. */}
        <span className="block break-words text-muted">{contentId}</span>
      </>
    ),
  },
  { id: 'changes', header: 'Before and after', text: ({ metadata }) => JSON.stringify(metadata), cell: (action) => <Changes action={action} /> },
  { id: 'back', header: 'Undo or open', actions: true, text: () => '', cell: (action) => <UndoButton action={action} /> },
];

/** What actions are about, as they are logged. */
const subjects = [
  'account',
  'membership',
  'exam-session',
  'coupon',
  'contact-message',
  'question',
  'exam-module',
  'practice-exam',
  'concept',
  'lecture',
  'word',
  'sheet',
  'topic',
  'post',
  'file',
  'calibration',
  'feature-flag',
  'job',
] as const;

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** /admin/actions */
export function ActionsScreen() {
  const [search] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  const q = search.get('q')?.trim().slice(0, 120) ?? '';
  const contentType = subjects.find((each) => each === search.get('contentType'));
  const list = listOf({ q, ...(contentType && { contentType }), ...(isDay(from) && { from }), ...(isDay(to) && { to }) });
  const change = useFilterInUrl();
  return (
    <Page
      title="Action log"
      lead="Everything authors and administrators have changed, newest first. No one can edit it; actions that can be undone have an Undo button."
    >
      <SearchForm label="Name, email, action, or id" q={q} maxLength={120} onSearch={(wanted) => change('q', wanted)} />
      <div role="group" aria-label="Filter actions" className="mb-6 grid max-w-3xl gap-3 sm:grid-cols-3">
        <SelectField
          label="What"
          value={contentType ?? ''}
          options={[{ value: '', label: 'Everything' }, ...subjects.map((value) => ({ value, label: words(value) }))]}
          onChange={({ target }) => change('contentType', target.value)}
        />
        <TextField label="From (UTC)" type="date" value={isDay(from) ? from : ''} onChange={({ currentTarget }) => change('from', currentTarget.value)} />
        <TextField label="Until (UTC)" type="date" value={isDay(to) ? to : ''} onChange={({ currentTarget }) => change('to', currentTarget.value)} />
      </div>
      <PagedList
        list={list}
        noun="action"
        empty={<EmptyState title="No actions">Nothing matches this search and these dates.</EmptyState>}
        actions={<CsvButton list={list} columns={columns} fileName="actions" />}
      >
        {(rows) => <ListTable caption="Actions" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </Page>
  );
}
