import { useState } from 'react';
import { grantTime, type SessionView } from '#contract/exam-sessions.ts';
import type { SupportView } from '#contract/support.ts';
import { slotName } from '#core/exams/shape.ts';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { ReasonField, reasonErrors } from '#client/kits/form/reason-field.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';
import { formatClock, formatCount, formatDateTime } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';

const most = 120;

interface GrantDialogProps {
  readonly userId: string;
  readonly session: SessionView;
  readonly onDone: (session: SessionView) => void;
  readonly onClose: () => void;
}

function GrantDialog({ userId, session, onDone, onClose }: GrantDialogProps) {
  const [once] = useState(makeOnce);
  const form = useForm({
    read: (entries) => ({ minutes: entries.number('minutes'), reason: entries.text('reason') }),
    check: ({ minutes, reason }): Record<string, string> => ({
      ...(Number.isInteger(minutes) && minutes >= 1 && minutes <= most ? {} : { minutes: `Whole minutes, from 1 to ${most}.` }),
      ...reasonErrors(reason),
    }),
    send: (body) => once((requestId) => api(grantTime, { params: { userId, sessionId: session.id }, body: { ...body, requestId } })),
    onDone: (answer, { minutes }) => {
      onDone(answer);
      showToast({ title: `${formatCount(minutes, 'minute')} given back`, tone: 'success', description: 'The student’s clock updates with its next save.' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Give time back"
      description={`${session.examTitle ?? 'Exam'}: the open module gets these minutes on top of what is left. That cannot be taken back.`}
      label="Give time"
      busyLabel="Giving…"
      onClose={onClose}
    >
      <TextField label="Minutes" {...form.field('minutes')} type="number" inputMode="numeric" min={1} max={most} step={1} required defaultValue={5} />
      <ReasonField form={form} description="Saved in the action log and in the timing record of the exam." />
    </FormDialog>
  );
}

const nameAt = ({ shape }: SessionView, position: number) => (shape[position] ? slotName(shape, position) : `Module ${position + 1}`);

function stateOf(session: SessionView): string {
  const { phase } = session;
  switch (phase.kind) {
    case 'ready':
      return `Before ${nameAt(session, phase.position)}; its clock isn’t running.`;
    case 'module':
      return `${nameAt(session, phase.position)}: ${formatClock(phase.clock.remainingMs)} left of ${formatClock(phase.clock.allowedMs)}${phase.clock.paused ? ', paused' : ''}.`;
    case 'break':
      return `On a break before ${nameAt(session, phase.position)}, ${formatClock(phase.clock.remainingMs)} left.`;
    default:
      return 'In a state this page does not recognize.';
  }
}

function LiveExam({
  userId,
  session,
  onChange,
}: {
  readonly userId: string;
  readonly session: SessionView;
  readonly onChange: (session: SessionView) => void;
}) {
  const [granting, setGranting] = useState(false);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.examTitle ?? session.practiceExamId} <Badge>{session.mode === 'test-day' ? 'Test day' : 'Practice'}</Badge>
          {session.timeMultiplier === 1 ? null : <Badge tone="primary">{session.timeMultiplier} × time</Badge>}
        </p>
        <p className="mt-1">{stateOf(session)}</p>
        <ul className="mt-1 text-sm text-muted">
          {session.modulesMeta.map(({ position, answered, questionCount, submitted }) => (
            <li key={position}>
              {nameAt(session, position)}: {answered} of {questionCount} answers saved{submitted ? ', submitted' : ''}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm text-muted">
          Started {formatDateTime(session.startedAt)}, last saved {formatDateTime(session.updatedAt)}
        </p>
      </div>
      {session.phase.kind === 'module' ? (
        <Button variant="secondary" onClick={() => setGranting(true)} aria-label={`Give time back in ${session.examTitle ?? 'this exam'}`}>
          Give time back
        </Button>
      ) : null}
      {granting ? <GrantDialog userId={userId} session={session} onDone={onChange} onClose={() => setGranting(false)} /> : null}
    </li>
  );
}

interface LiveExamsProps {
  readonly userId: string;
  readonly view: SupportView;
  readonly onChange: (session: SessionView) => void;
}

/** Exams in progress, with their clocks as they stood when the view was opened. */
export const LiveExams = ({ userId, view, onChange }: LiveExamsProps) => (
  <section aria-labelledby="live">
    <h2 id="live" className="text-xl font-semibold">
      Exams in progress
    </h2>
    {view.sessions.length === 0 ? (
      <p className="mt-3 text-muted">None. Time can be given back only while a module is open.</p>
    ) : (
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {view.sessions.map((session) => (
          <LiveExam key={session.id} userId={userId} session={session} onChange={onChange} />
        ))}
      </ul>
    )}
  </section>
);
