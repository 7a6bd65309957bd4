import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelImport, listImports, type ImportError, type QuestionImport } from '#contract/question-import.ts';
import { api } from '#client/platform/api.ts';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount, formatDateTime } from '#client/ui/format.ts';
import { Table, type Column } from '#client/ui/table.tsx';
import { ThinProgress } from '#client/ui/thin-progress.tsx';
import { showToast } from '#client/ui/toast.tsx';

/** While one is under way it is asked for again this often, ms. */
const followMs = 1_000;
const isUnderWay = ({ status }: QuestionImport) => status === 'waiting' || status === 'running';

export const importsQuery = queryOptions({
  queryKey: ['question-imports'],
  queryFn: ({ signal }) => api(listImports, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? followMs : false),
});

export const errorColumns: readonly Column<ImportError>[] = [
  { key: 'row', header: 'Question', cell: ({ row }) => row, numeric: true },
  { key: 'field', header: 'Field', cell: ({ field }) => field },
  { key: 'message', header: 'What is wrong', cell: ({ message }) => <span className="break-words">{message}</span> },
];

const states = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Reading', tone: 'primary' },
  done: { label: 'Imported', tone: 'success' },
  failed: { label: 'Not imported', tone: 'danger' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  unknown: { label: 'Other', tone: 'neutral' },
} as const satisfies Record<QuestionImport['status'], { label: string; tone: BadgeTone }>;

function sentenceOf({ status, rows, read, errorCount, problem }: QuestionImport): string {
  if (status === 'done') return `${formatCount(rows ?? 0, 'question')} imported as drafts`;
  if (status === 'failed') return errorCount > 0 ? `${formatCount(errorCount, 'problem')} found. Nothing was imported.` : (problem ?? 'Nothing was imported.');
  if (status === 'canceled') return 'Nothing was imported.';
  return rows === null ? 'It begins in a moment.' : `${read} of ${formatCount(rows, 'question')} read`;
}

function Import({ item }: { readonly item: QuestionImport }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api(cancelImport, { params: { importId: item.id } }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery.queryKey }),
  });
  const { label, tone } = states[item.status];
  return (
    <li className="border-b border-line py-4 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="break-all">{item.file}</span>
            <Badge tone={tone}>{label}</Badge>
          </p>
          <p className="text-sm text-muted">
            {item.by ?? 'A deleted account'}, {formatDateTime(item.createdAt)}
          </p>
          <p role="status">{sentenceOf(item)}</p>
        </div>
        {isUnderWay(item) ? (
          <Button
            variant="secondary"
            size="small"
            busy={cancel.isPending}
            busyLabel="Canceling…"
            aria-label={`Cancel ${item.file}`}
            onClick={() => cancel.mutate()}
          >
            Cancel
          </Button>
        ) : null}
      </div>
      {isUnderWay(item) && item.rows !== null ? <ThinProgress label={`Progress of ${item.file}`} value={item.read} max={item.rows} /> : null}
      {item.status === 'failed' && item.errors.length > 0 ? (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer">What is wrong</summary>
          <Table
            caption={`Problems in ${item.file}`}
            captionHidden
            columns={errorColumns}
            rows={item.errors}
            rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
          />
        </details>
      ) : null}
    </li>
  );
}

/** The latest imports of everybody. They go on without this page, and are found here again. */
export function Imports() {
  const { data } = useQuery(importsQuery);
  if (!data || data.imports.length === 0) return null;
  return (
    <section aria-labelledby="imports">
      <h2 id="imports" className="text-xl font-semibold">
        Imports
      </h2>
      <p className="mt-1 text-muted">They keep running if you close this page.</p>
      <ul className="mt-3 border-t border-line">
        {data.imports.map((item) => (
          <Import key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
