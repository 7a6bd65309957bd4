import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '#client/platform/save-file.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { collectData } from './export-data.ts';
import { Section } from './section.tsx';

/** Everything that is stored, as one file. */
export function DataSection() {
  const download = useMutation({
    mutationFn: async () => {
      const now = new Date();
      saveFile(`ascent-data-${now.toISOString().slice(0, 10)}.json`, 'application/json', await collectData(now));
    },
  });
  return (
    <Section title="Your data" lead="Everything we store about you: your account, exams, answers, results, and statistics.">
      <div role="alert" className="mb-4 empty:hidden">
        {download.error ? <Alert tone="danger">{download.error.message}</Alert> : null}
      </div>
      <Button variant="secondary" busy={download.isPending} busyLabel="Collecting your data…" onClick={() => download.mutate()}>
        <Download aria-hidden size={18} /> Download as JSON
      </Button>
    </Section>
  );
}
