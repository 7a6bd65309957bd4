import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Opens the form in which a student says what is wrong with a question. */
export function ReportProblem({ questionId }: { readonly questionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Flag aria-hidden size={16} /> Report a problem
      </Button>
      {open ? (
        <Suspense>
          <ReportDialog questionId={questionId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
