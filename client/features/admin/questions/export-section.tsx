import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportQuestions } from '#contract/question-import.ts';
import { qtiOf } from '#core/authoring/export-qti.ts';
import { importFields } from '#core/authoring/import-rows.ts';
import { csvText } from '#core/csv.ts';
import { api } from '#client/platform/api.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';

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

/** All questions as a file. */
export function ExportSection() {
  return (
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
  );
}
