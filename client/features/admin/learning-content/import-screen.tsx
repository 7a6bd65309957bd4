import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportConcepts, importConcepts } from '#contract/learning-content.ts';
import { conceptColumns, rowOfConcept, type WholeConcept } from '#core/authoring/concept-rows.ts';
import { csvText } from '#core/csv.ts';
import { pathTo } from '#client/paths.ts';
import { api, ApiError, type Output } from '#client/platform/api.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { ImportVerdict } from '#client/kits/files/import-verdict.tsx';
import { TextFileField, type TextFile } from '#client/kits/files/text-file-field.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Page } from '#client/ui/page-states.tsx';
import { Table, type Column } from '#client/ui/table.tsx';
import { showToast } from '#client/ui/toast.tsx';

type Outcome = Output<typeof importConcepts>;
type RowError = Outcome['errors'][number];

const errorColumns: readonly Column<RowError>[] = [
  { key: 'row', header: 'Concept', cell: ({ row }) => row, numeric: true },
  { key: 'field', header: 'Column', cell: ({ field }) => field },
  { key: 'message', header: 'What is wrong', cell: ({ message }) => <span className="break-words">{message}</span> },
];

const wordsOf = (error: Error) => (error instanceof ApiError ? Object.values(error.fields).join(' ') : '') || error.message;

const ImportResult = ({ outcome }: { readonly outcome: Outcome }) => (
  <div role="status" className="flex flex-col gap-6">
    <ImportVerdict kind="concept" rows={outcome.rows} errorCount={outcome.errorCount}>
      {`${outcome.created} new, ${outcome.changed} with a new version. They become drafts, which students cannot see.`}
    </ImportVerdict>
    {outcome.errors.length > 0 ? (
      <Table caption="Problems in the file" columns={errorColumns} rows={outcome.errors} rowKey={({ row, field, message }) => `${row} ${field} ${message}`} />
    ) : null}
  </div>
);

/** A concept comes whole, as the server checked it. */
const isWhole = (concept: object): concept is WholeConcept => 'example' in concept && 'check' in concept && 'mistake' in concept;

function Export() {
  const save = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const { concepts } = await api(exportConcepts, {}, { timeoutMs: 60_000 });
      if (format === 'json') return saveFile('concepts.json', 'application/json', JSON.stringify(concepts, null, 1));
      const rows = concepts.flatMap((concept: object) => (isWhole(concept) ? (rowOfConcept(concept) ?? []) : []));
      saveFile(
        'concepts.csv',
        'text/csv;charset=utf-8',
        csvText([[...conceptColumns], ...rows.map((row) => conceptColumns.map((column) => row[column] ?? ''))]),
      );
      showToast({ title: `${formatCount(rows.length, 'concept')} of ${concepts.length} exported. The others do not fit into columns.`, tone: 'info' });
    },
    onError: (error) => showToast({ title: 'Nothing was exported', description: error.message, tone: 'danger' }),
  });
  return (
    <section aria-labelledby="export" className="mt-4">
      <h2 id="export" className="mb-2 text-xl font-semibold">
        Export
      </h2>
      <p className="mb-4 text-muted">
        Every concept as students read it. JSON holds all of it; CSV leaves out concepts with figures, tables, or worked values, which have no columns.
      </p>
      <div className="flex flex-wrap gap-3">
        {(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={save.isPending && save.variables === format}
            busyLabel="Exporting…"
            onClick={() => save.mutate(format)}
          >
            Export as {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** /admin/concept-import */
export function ConceptImportScreen() {
  const [chosen, setChosen] = useState<TextFile | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = ({ name, text }: TextFile, trial: boolean) =>
    api(importConcepts, { body: { format: /\.json$/i.test(name) ? 'json' : 'csv', text, trial } }, { timeoutMs: 60_000 });
  const form = useForm({
    read: () => chosen,
    check: (file): Record<string, string> => (file === null ? { file: 'Choose a file.' } : {}),
    send: async (file) => file && send(file, true),
    onDone: setOutcome,
    names: { text: 'file', format: 'file' },
  });
  const run = useMutation({
    mutationFn: (file: TextFile) => send(file, false),
    onSuccess: (done) => {
      setOutcome(done);
      if (done.imported) showToast({ title: `${formatCount(done.rows, 'concept')} imported as drafts`, tone: 'success' });
    },
  });
  return (
    <Page
      title="Concept import"
      lead="Every concept gets the same checks as the built-in ones: formulas, the example, ids. Either all of them are imported or none."
      actions={
        <ButtonLink to={`${pathTo('adminLearning')}?kind=concept&show=draft`} variant="secondary">
          Drafts
        </ButtonLink>
      }
    >
      <div className="flex max-w-4xl flex-col gap-6">
        <Form form={form} className="gap-6">
          <TextFileField
            label="File"
            description="CSV with a first line of column names, or JSON. Where a cell has several parts (how, steps, claims), put each on its own line. A concept whose id exists gets a new version."
            accept=".csv,.json,text/csv,application/json"
            maxMegabytes={2}
            disabled={form.busy || run.isPending}
            {...form.field('file')}
            onChoose={(file) => {
              form.forget();
              run.reset();
              setOutcome(null);
              setChosen(file);
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={run.isPending} busy={form.busy} busyLabel="Checking…" variant="secondary">
              Check the file
            </Button>
            <Button
              disabled={!chosen || !outcome || outcome.errorCount > 0 || outcome.imported || form.busy}
              busy={run.isPending}
              busyLabel="Importing…"
              onClick={() => chosen && run.mutate(chosen)}
            >
              Import all
            </Button>
            <Button variant="quiet" onClick={() => saveFile('concepts.csv', 'text/csv', csvText([[...conceptColumns]]))}>
              Download an empty table
            </Button>
          </div>
        </Form>
        <div role="alert" className="empty:hidden">
          {run.error ? <Alert tone="danger">{wordsOf(run.error)}</Alert> : null}
        </div>
        {outcome ? <ImportResult outcome={outcome} /> : null}
        <Export />
      </div>
    </Page>
  );
}
