import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { startImport } from '#contract/question-import.ts';
import { questionUses } from '#contract/authoring.ts';
import { pathTo } from '#client/paths.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Page } from '#client/ui/page-states.tsx';
import { ExportSection } from './export-section.tsx';
import { FileOutcome } from './file-outcome.tsx';
import { ImportFields, type ChosenFile } from './import-fields.tsx';
import { Imports, importsQuery } from './imports.tsx';
import { useFileCheck, type Checked, type ImportBody } from './use-file-check.ts';

const wordsOf = (error: Error) => (error instanceof ApiError && error.fields ? Object.values(error.fields).join(' ') : '') || error.message;

/** /admin/question-import */
export function ImportScreen() {
  const [sent, setSent] = useState(0);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const { checked, check, keep, outdate, mapping, map, remapping, error } = useFileCheck();
  const client = useQueryClient();
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
  const [once] = useState(makeOnce);
  const begin = useMutation({
    mutationFn: ({ body, use }: Checked) => once((requestId) => api(startImport, { body: { ...body, use, requestId } })),
    onSuccess: async () => {
      outdate();
      setChosen(null);
      setSent((before) => before + 1);
      await client.invalidateQueries({ queryKey: importsQuery.queryKey });
    },
  });
  const failure = error ?? begin.error;
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
          <ImportFields
            form={form}
            sent={sent}
            onChoose={(file) => {
              form.forget();
              begin.reset();
              outdate();
              setChosen(file);
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" busy={form.busy || remapping} busyLabel="Checking…">
              Check the file
            </Button>
            <Button
              disabled={!checked || checked.outcome.errorCount > 0 || remapping}
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
        {checked ? <FileOutcome outcome={checked.outcome} mapping={mapping} onMap={map} /> : null}
        <Imports />
        <ExportSection />
      </div>
    </Page>
  );
}
