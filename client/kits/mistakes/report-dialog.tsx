import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { listOwnReports, reportQuestion, type OwnReport } from '#contract/question-reports.ts';
import { reportReasons, type ReportOutcome, type ReportReason } from '#core/questions/reports.ts';
import { api } from '#client/platform/api.ts';
import { RadioCards } from '#client/ui/choice.tsx';
import { TextField } from '#client/ui/field.tsx';
import { formatDate } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';

const reasonNames = {
  'wrong-key': 'The marked answer is wrong',
  unclear: 'The question is unclear',
  typo: 'There is a typo',
  display: 'Something does not display right',
  explanation: 'The explanation does not help',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>;

const outcomes = {
  mended: 'You were right, and we corrected it.',
  retired: 'We removed the question.',
  kept: 'We reviewed it and are keeping it as it is.',
  dismissed: 'We read your report.',
} as const satisfies Record<ReportOutcome, string>;

const ownReports = (questionId: string) =>
  queryOptions({
    queryKey: ['own-reports', questionId],
    staleTime: 0,
    queryFn: ({ signal }) => api(listOwnReports, { params: { questionId } }, { signal }),
  });

function OwnReportLine({ report: { reason, createdAt, decision } }: { readonly report: OwnReport }) {
  return (
    <li>
      {formatDate(createdAt)}: {reason === 'unknown' ? reasonNames.other : reasonNames[reason]}.{' '}
      <span className="text-muted">{decision === null ? 'Someone will look at it.' : decision.outcome === 'unknown' ? '' : outcomes[decision.outcome]}</span>
      {decision?.answer ? <span className="mt-1 block whitespace-pre-line border-l-2 border-line-strong pl-3">{decision.answer}</span> : null}
    </li>
  );
}

/** What the student has said of this question before, and what came of it. Nothing while it loads or if it does not: the form works without. */
function EarlierReports({ questionId }: { readonly questionId: string }) {
  const { data } = useQuery(ownReports(questionId));
  if (!data || data.reports.length === 0) return null;
  return (
    <section aria-label="What you reported before" className="text-sm">
      <ul className="flex max-h-48 flex-col gap-3 overflow-y-auto">
        {data.reports.map((report) => (
          <OwnReportLine key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

/** In which a student says what is wrong with a question. */
export function ReportDialog({ questionId, onClose }: { readonly questionId: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    read: (entries) => ({ reason: entries.choice('reason', reportReasons), note: entries.text('note') }),
    check: () => ({}),
    send: (body) => api(reportQuestion, { body: { questionId, ...body } }),
    onDone: () => {
      void client.invalidateQueries(ownReports(questionId));
      showToast({ title: 'Thank you', description: 'Someone will look at this question. You’ll see what we decide here, and usually in an email, too.' });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Report a problem" label="Send report" busyLabel="Sending…" onClose={onClose}>
      <EarlierReports questionId={questionId} />
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
