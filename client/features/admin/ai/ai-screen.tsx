import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { ModelRequest } from '#contract/model-drafts.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { pathTo } from '#client/paths.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { requestList, setupQuery, useReadAgain } from './model-queries.ts';
import { aboutOf, formatAmount, kindWords, stateWords } from './model-words.ts';
import { DraftForm, DrawForm, RewriteForm, type Setup } from './request-forms.tsx';
import { RequestView } from './request-view.tsx';

const columns = (hasPrices: boolean): readonly ListColumn<ModelRequest>[] => [
  {
    id: 'request',
    header: 'Request',
    text: (row) => `${kindWords[row.kind]} ${aboutOf(row)}`,
    cell: (row) => (
      <span className="block min-w-0">
        <Link to={`?request=${row.id}`} className="text-link">
          {kindWords[row.kind]}
        </Link>
        <span className="block text-sm font-normal break-all text-muted">{aboutOf(row)}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    text: ({ state }) => stateWords[state].label,
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
  },
  { id: 'author', header: 'Asked by', text: ({ authorName }) => authorName ?? '', cell: ({ authorName }) => authorName ?? 'A deleted account' },
  {
    id: 'cost',
    header: hasPrices ? 'Cost' : 'Tokens',
    numeric: true,
    text: ({ cost, promptTokens, completionTokens }) => (hasPrices ? formatAmount(cost) : String(promptTokens + completionTokens)),
    cell: ({ cost, promptTokens, completionTokens }) => (hasPrices ? formatAmount(cost) : String(promptTokens + completionTokens)),
  },
  {
    id: 'when',
    header: 'When',
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
];

function Budget({ setup }: { readonly setup: Setup }) {
  const { limit, spent, reserved } = setup.budget;
  const amounts = setup.hasPrices
    ? `${formatAmount(spent)} spent today (UTC)${limit === null ? '' : ` of ${formatAmount(limit)}`}${reserved > 0 ? `, ${formatAmount(reserved)} set aside for what is running` : ''}.`
    : 'No prices are set, so only tokens are counted.';
  return (
    <p className="mb-6 text-sm text-muted">
      {setup.model}. {amounts}
    </p>
  );
}

function Workshop({ setup }: { readonly setup: Setup }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigateHere();
  const readAgain = useReadAgain();
  const requestId = search.get('request');
  const onStarted = (id: string) => {
    navigate(pathTo('adminAi', {}, { request: id }));
    readAgain();
  };
  const drawing = (
    <DrawForm
      setup={setup}
      onDrawn={(questionId) => {
        showToast({ title: 'Drawn as a draft', tone: 'success' });
        navigate(pathTo('adminQuestion', { questionId }));
      }}
    />
  );
  if (setup.model === null)
    return (
      <>
        <div className="mb-8">
          <Alert>
            <p className="font-medium">No language model is set up on this server.</p>
            <p className="mt-1">
              To set one up, set LLM_URL, LLM_KEY, and LLM_MODEL on the server. Without one, our own generators draw Math questions, each checked by an
              independent solver.
            </p>
          </Alert>
        </div>
        <h2 className="mb-4 text-xl font-semibold">Draw a Math question</h2>
        {drawing}
      </>
    );
  return (
    <>
      <Budget setup={setup} />
      <div className="grid gap-10 xl:grid-cols-2">
        {/* Beside the form where there is room, else above it: whoever has just asked wants to see the answer. */}
        <div className={requestId === null ? 'hidden min-w-0 xl:order-last xl:block' : 'min-w-0 xl:order-last'}>
          {requestId === null ? (
            <p className="text-muted">What the model writes appears here while it writes.</p>
          ) : (
            <RequestView key={requestId} requestId={requestId} hasPrices={setup.hasPrices} onClose={() => setSearch({})} />
          )}
        </div>
        <div className="min-w-0">
          <Tabs
            label="What to make"
            items={[
              { value: 'draft', label: 'New question', content: <DraftForm setup={setup} onStarted={onStarted} /> },
              { value: 'rewrite', label: 'Rewrite', content: <RewriteForm onStarted={onStarted} /> },
              { value: 'draw', label: 'Draw Math', content: drawing },
            ]}
          />
        </div>
      </div>
      <h2 className="mt-12 mb-4 text-xl font-semibold">Requests</h2>
      <PagedList list={requestList} noun="request" empty={<EmptyState title="No requests yet">No one has asked the model for anything.</EmptyState>}>
        {(rows) => <ListTable caption="Requests" columns={columns(setup.hasPrices)} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </>
  );
}

/** /admin/ai-content */
export function AiScreen() {
  const { data, error, refetch } = useQuery(setupQuery);
  return (
    <Page
      title="AI content"
      lead="A language model writes drafts, our checks filter them, and a second call solves each question without its key. Students see only what a person publishes."
    >
      {data ? <Workshop setup={data} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading" />}
    </Page>
  );
}
