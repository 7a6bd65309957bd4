import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { decideReports, type QuestionReports } from '#contract/question-reports.ts';
import { needsAnswer, reportOutcomes, type ReportOutcome } from '#core/questions/reports.ts';
import { Form } from '#client/kits/form/form.tsx';
import { LeaveGuard } from '#client/kits/form/leave-guard.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { pathTo } from '#client/paths.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choice.tsx';
import { TextArea } from '#client/ui/field.tsx';
import { formatCount } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { useKeepReports } from './report-queries.ts';
import { useReopen } from './use-reopen.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#client/ui/dialog.tsx')).ConfirmDialog }));

const options = {
  mended: { label: 'Corrected', description: 'A corrected version is published. Students read that they were right.' },
  retired: { label: 'Retire it', description: 'It is no longer used. Exams that have it keep it until their modules change.' },
  kept: { label: 'Keep it as it is', description: 'The question is fine. Students read your answer.' },
  dismissed: { label: 'Dismiss', description: 'The reports are not about the question. Nobody gets an email.' },
} as const satisfies Record<ReportOutcome, { label: string; description: string }>;

/** What the button does, for so many reports. */
const labelOf = (outcome: ReportOutcome, reports: string): string =>
  ({ mended: `Close ${reports} as corrected`, retired: 'Retire the question', kept: `Keep it and answer ${reports}`, dismissed: `Dismiss ${reports}` })[
    outcome
  ];

export interface DecideFormProps {
  readonly questionId: string;
  readonly view: QuestionReports;
  readonly onStale: () => void;
}

/** One decision for all reports on the screen. */
export function DecideForm({ questionId, view, onStale }: DecideFormProps) {
  const keep = useKeepReports();
  const reopen = useReopen(questionId);
  const [first] = view.waiting;
  const wasMended = view.status === 'published' && view.waiting.every(({ version }) => version < view.version);
  const [outcome, setOutcome] = useState<ReportOutcome>(wasMended ? 'mended' : 'kept');
  const [asking, setAsking] = useState(false);
  const isSure = useRef(false);
  const form = useForm({
    read: (entries) => ({ outcome: entries.choice('outcome', reportOutcomes), answer: entries.text('answer') }),
    check: (given): Record<string, string> =>
      needsAnswer(given.outcome) && given.answer.trim() === '' ? { answer: 'Say why, for the students who reported it.' } : {},
    send: (body) => api(decideReports, { params: { questionId }, body: { ...body, newestReport: first?.id ?? '' } }),
    onEdit: (given) => setOutcome(given.outcome),
    onDone: (answer) => {
      keep(questionId, answer);
      const [made] = answer.decisions;
      showToast({
        title: `${formatCount(made?.reports ?? 0, 'report')} decided`,
        tone: 'success',
        timeoutMs: 12_000,
        ...(made?.outcome !== 'dismissed' && { description: 'Students get an email in ten minutes. Until then, you can undo this without anyone noticing.' }),
        ...(made && { action: { label: 'Undo', onClick: () => reopen.mutate(made.id) } }),
      });
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'reports-changed') onStale();
      return undefined;
    },
  });
  if (!first) return null;
  const reports = formatCount(view.count, 'report');
  /** A question is not taken from students at one press. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (outcome !== 'retired' || isSure.current) {
      isSure.current = false;
      return form.onSubmit(event);
    }
    event.preventDefault();
    setAsking(true);
  };
  return (
    <Form form={{ ...form, onSubmit: submit }}>
      <LeaveGuard id={form.id} />
      <RadioCards
        legend="What do you want to do about these reports?"
        name="outcome"
        defaultValue={outcome}
        columns={2}
        options={reportOutcomes.map((value) => ({ value, ...options[value], disabled: value === 'mended' && !wasMended }))}
      />
      {wasMended ? null : (
        <p className="text-sm text-muted">
          To correct it,{' '}
          <Link to={pathTo('adminQuestion', { questionId })} className="text-link">
            open the question editor
          </Link>
          , publish a version, and come back.
        </p>
      )}
      {outcome === 'dismissed' ? null : (
        <TextArea
          label={needsAnswer(outcome) ? 'Answer to the students' : 'Answer to the students (optional)'}
          description="Everyone who reported it reads this, below one sentence about the decision."
          {...form.field('answer')}
          rows={4}
          maxLength={2000}
        />
      )}
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Saving…" variant={outcome === 'retired' ? 'danger' : 'primary'}>
          {labelOf(outcome, reports)}
        </Button>
      </div>
      {asking ? (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Retire this question?"
            description={`Students won’t be asked it anymore, and ${reports} ${view.count === 1 ? 'is' : 'are'} decided. You can undo both.`}
            confirmLabel="Retire the question"
            danger
            onConfirm={() => {
              setAsking(false);
              isSure.current = true;
              const element = document.getElementById(form.id);
              if (element instanceof HTMLFormElement) element.requestSubmit();
            }}
          />
        </Suspense>
      ) : null}
    </Form>
  );
}
