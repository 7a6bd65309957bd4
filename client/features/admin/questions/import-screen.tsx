import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { importQuestions, exportQuestions, startImport, type ImportOutcome } from '#contract/question-import.ts';
import { questionUses } from '#contract/authoring.ts';
import { qtiOf } from '#core/authoring/export-qti.ts';
import { importFields, type ImportField } from '#core/authoring/import-rows.ts';
import { csvText } from '#core/csv.ts';
import { topics } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { TextFileField, type TextFile } from '#client/kits/files/text-file-field.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Page } from '#client/ui/page-states.tsx';
import { Table } from '#client/ui/table.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { errorColumns, Imports, importsQuery } from './imports.tsx';

type Format = 'csv' | 'json' | 'qti';

interface Chosen extends TextFile {
  readonly format: Format;
}

type ImportBody = z.input<NonNullable<(typeof importQuestions)['body']>>;

const formatOf = (name: string): Format => (/\.json$/i.test(name) ? 'json' : /\.xml$/i.test(name) ? 'qti' : 'csv');
const wordsOf = (error: Error) => (error instanceof ApiError && error.fields ? Object.values(error.fields).join(' ') : '') || error.message;

const fieldOptions = [{ value: '', label: 'Leave out' }, ...importFields.map((field) => ({ value: field, label: field }))];

interface OutcomeProps {
  readonly outcome: ImportOutcome;
  /** What was chosen for columns, also while the server reads the file that way. */
  readonly mapping: ImportBody['mapping'];
  readonly onMap: (column: string, field: ImportField | null) => void;
}

/** What the server found in the file, and which column is what. */
function Outcome({ outcome, mapping, onMap }: OutcomeProps) {
  return (
    <div role="status" className="flex flex-col gap-6">
      {outcome.errorCount > 0 ? (
        <Alert tone="danger">
          <strong className="block">{`${formatCount(outcome.errorCount, 'problem')} in ${formatCount(outcome.rows, 'question')}`}</strong>
          Nothing is imported until all of them are fixed.
        </Alert>
      ) : (
        <Alert tone="success">
          <strong className="block">{`${formatCount(outcome.rows, 'question')} can be imported`}</strong>
          They become drafts, which students cannot see.
        </Alert>
      )}
      <fieldset>
        <legend className="mb-2 text-lg font-semibold">Columns</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {outcome.columns.map(({ column, field }) => (
            <SelectField
              key={column}
              label={column}
              value={(mapping.find((each) => each.column === column) ?? { field }).field ?? ''}
              options={fieldOptions}
              onChange={({ target }) => onMap(column, importFields.find((each) => each === target.value) ?? null)}
            />
          ))}
        </div>
      </fieldset>
      {outcome.errors.length > 0 ? (
        <Table caption="Problems in the file" columns={errorColumns} rows={outcome.errors} rowKey={({ row, field, message }) => `${row} ${field} ${message}`} />
      ) : null}
    </div>
  );
}

const exportFormats = ['csv', 'json', 'qti'] as const;

function ExportButtons() {
  const save = useMutation({
    mutationFn: async (format: (typeof exportFormats)[number]) => {
      const rows: Readonly<Record<string, string>>[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { rows: Record<string, string>[]; nextCursor: string | null } = await api(exportQuestions, { query: cursor ? { cursor } : {} });
        rows.push(...page.rows);
        cursor = page.nextCursor;
      }
      if (format === 'json') saveFile('questions.json', 'application/json', JSON.stringify(rows, null, 1));
      else if (format === 'qti') saveFile('questions.xml', 'application/xml', qtiOf(rows));
      else saveFile('questions.csv', 'text/csv;charset=utf-8', csvText([importFields, ...rows.map((row) => importFields.map((field) => row[field] ?? ''))]));
    },
    onError: (error) => showToast({ title: 'Nothing was exported', description: error.message, tone: 'danger' }),
  });
  return (
    <div className="flex flex-wrap gap-3">
      {exportFormats.map((format) => (
        <Button key={format} variant="secondary" busy={save.isPending && save.variables === format} busyLabel="Exporting…" onClick={() => save.mutate(format)}>
          <Download aria-hidden size={18} /> Export as {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}

interface Asked {
  readonly body: ImportBody;
  readonly use: (typeof questionUses)[number];
}

/** What the server found in a file, and what was sent to ask it. */
interface Checked extends Asked {
  readonly outcome: ImportOutcome;
}

/** /admin/question-import */
export function ImportScreen() {
  const [sent, setSent] = useState(0);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const client = useQueryClient();
  // Raised with every change and every check: what is imported is what was checked last, with nothing changed since.
  const newest = useRef(0);
  const check = async ({ body, use }: Asked): Promise<Checked | null> => {
    const own = ++newest.current;
    try {
      const outcome = await api(importQuestions, { body });
      return own === newest.current ? { body, use, outcome } : null;
    } catch (error) {
      if (own === newest.current) throw error;
      return null;
    }
  };
  const keep = (found: Checked | null) => found && setChecked(found);
  const remap = useMutation({ mutationFn: check, onSuccess: keep });
  const outdate = () => {
    newest.current += 1;
    remap.reset();
    setChecked(null);
  };
  const form = useForm({
    read: (entries) => ({ topicId: entries.number('topicId'), use: entries.choice('use', questionUses), rights: entries.text('rights') }),
    check: ({ rights }): Record<string, string> => ({
      ...(rights.length < 3 && { rights: 'Enter where the questions come from and what rights you have.' }),
      ...(chosen === null && { file: 'Choose a file.' }),
    }),
    send: ({ topicId, use, rights }) => {
      const body = { format: chosen?.format ?? 'csv', file: chosen?.name ?? '', text: chosen?.text ?? '', mapping: [], topicId, rights } satisfies ImportBody;
      return check({ body, use });
    },
    onDone: keep,
    names: { text: 'file', format: 'file' },
    onEdit: outdate,
  });
  const begin = useMutation({
    mutationFn: ({ body, use }: Checked) => api(startImport, { body: { ...body, use } }),
    onSuccess: async () => {
      outdate();
      setChosen(null);
      setSent((before) => before + 1);
      await client.invalidateQueries({ queryKey: importsQuery.queryKey });
    },
  });
  const failure = remap.error ?? begin.error;
  // A choice is added to those whose answer is still on its way.
  const asked = remap.isPending ? remap.variables : checked;
  return (
    <Page
      title="Import questions"
      lead="From CSV, JSON, or QTI 2 or 3. Either the whole file is imported, as drafts, or none of it."
      actions={
        <ButtonLink variant="secondary" to={pathTo('adminQuestions', {}, { status: 'draft' })}>
          Drafts
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-8">
        <Form form={form} className="gap-8">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Default topic"
              {...form.field('topicId')}
              defaultValue="11"
              options={topics.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <SelectField
              label="Where they will be used"
              {...form.field('use')}
              options={[
                { value: 'practice', label: 'Practice' },
                { value: 'exam', label: 'Exams' },
              ]}
            />
            <TextField label="Source and rights" description="Required. Saved with every question." {...form.field('rights')} maxLength={400} />
            <TextFileField
              // Empty again once a file is on its way.
              key={sent}
              label="File"
              description="CSV, JSON, or XML, at most 10 MB."
              accept=".csv,.json,.xml,text/csv,application/json,application/xml,text/xml"
              maxMegabytes={10}
              {...form.field('file')}
              onChoose={(file) => {
                form.forget();
                begin.reset();
                outdate();
                setChosen(file && { name: file.name.slice(0, 200), text: file.text, format: formatOf(file.name) });
              }}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" busy={form.busy || remap.isPending} busyLabel="Checking…">
              Check the file
            </Button>
            <Button
              disabled={!checked || checked.outcome.errorCount > 0 || remap.isPending}
              busy={begin.isPending}
              busyLabel="Sending…"
              onClick={() => checked && begin.mutate(checked)}
            >
              <Upload aria-hidden size={18} /> Import all
            </Button>
          </div>
        </Form>
        <div role="alert" className="empty:hidden">
          {failure ? (
            <Alert tone="danger">
              <strong className="block">This file cannot be imported</strong>
              {wordsOf(failure)}
            </Alert>
          ) : null}
        </div>
        {checked && asked ? (
          <Outcome
            outcome={checked.outcome}
            mapping={asked.body.mapping}
            onMap={(column, field) => {
              const mapping = [...asked.body.mapping.filter((each) => each.column !== column), { column, field }];
              remap.mutate({ body: { ...asked.body, mapping }, use: asked.use });
            }}
          />
        ) : null}
        <Imports />
        <section aria-labelledby="export">
          <h2 id="export" className="mb-2 text-xl font-semibold">
            Export
          </h2>
          <p className="mb-4 text-muted">
            Every question with its answer, as an import reads it. Figures and tables are not part of it; QTI has no place for topics, levels, and explanations
            either.
          </p>
          <ExportButtons />
        </section>
      </div>
    </Page>
  );
}
