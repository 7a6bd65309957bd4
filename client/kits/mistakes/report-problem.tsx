import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportQuestion, reportReasons } from '#contract/question-reports.ts';
import { api } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';

const reasonNames = {
  'wrong-key': 'The marked answer is wrong',
  unclear: 'The question is unclear',
  typo: 'There is a typo',
  display: 'Something does not display right',
  explanation: 'The explanation does not help',
  other: 'Something else',
} as const satisfies Record<(typeof reportReasons)[number], string>;

function ReportDialog({ questionId, onClose }: { readonly questionId: string; readonly onClose: () => void }) {
  const form = useForm({
    read: (entries) => ({ reason: entries.choice('reason', reportReasons), note: entries.text('note') }),
    check: () => ({}),
    send: (body) => api(reportQuestion, { body: { questionId, ...body } }),
    onDone: () => {
      showToast({ title: 'Thank you', description: 'Somebody will look at this question.' });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Report a problem" label="Send report" busyLabel="Sending…" onClose={onClose}>
      <RadioCards
        legend="What is wrong?"
        name="reason"
        defaultValue={reportReasons[0]}
        columns={2}
        options={reportReasons.map((value) => ({ value, label: reasonNames[value] }))}
      />
      <TextField label="Anything to add? (optional)" name="note" maxLength={1000} autoComplete="off" />
    </FormDialog>
  );
}

/** Opens the form in which a student says what is wrong with a question. */
export function ReportProblem({ questionId }: { readonly questionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Flag aria-hidden size={16} /> Report a problem
      </Button>
      {open ? <ReportDialog questionId={questionId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
