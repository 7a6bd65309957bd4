import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ExamSummary, SessionView } from '#contract/exams.ts';
import { timeMultipliers, type ExamMode, type TimeMultiplier } from '#core/exams/format.ts';
import { allowedMsOf, type Shape } from '#core/exams/shape.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choice.tsx';
import { startExam } from './exam-queries.ts';

const modes = [
  { value: 'practice', label: 'Practice', description: 'You can pause, submit a module early, skip the break, and finish another day or on another device.' },
  {
    value: 'test-day',
    label: 'Test day',
    description: 'Like the real test: the clock never stops, modules end when time is up, and the break runs its full length.',
  },
] as const satisfies readonly { value: ExamMode; label: string; description: string }[];

const multiplierNames = { 1: 'Standard time', 1.5: 'Time and a half', 2: 'Double time' } as const satisfies Record<TimeMultiplier, string>;
/** "32 and 35 minutes per module": each length that occurs, in the order taken. */
function minutesOf(shape: Shape, multiplier: TimeMultiplier): string {
  const lengths = [...new Set(shape.map((slot) => Math.round(allowedMsOf(slot, multiplier) / 6000) / 10))];
  const listed = lengths.length > 1 ? `${lengths.slice(0, -1).join(', ')} and ${lengths.at(-1)}` : String(lengths[0]);
  return `${listed} minutes${shape.length > 1 ? ' per module' : ''}`;
}
const timesOf = (shape: Shape) => timeMultipliers.map((each) => ({ value: String(each), label: multiplierNames[each], description: minutesOf(shape, each) }));

export interface BeginFormProps {
  readonly exam: ExamSummary;
  readonly multiplier: TimeMultiplier;
  readonly onMultiplier: (multiplier: TimeMultiplier) => void;
  /** Another screen asked to start at once: the button takes the focus. */
  readonly focus: boolean;
  readonly onStarted: (session: SessionView) => void;
}

/** How to take the exam, and the button that begins it. */
export function BeginForm({ exam, multiplier, onMultiplier, focus, onStarted }: BeginFormProps) {
  const [mode, setMode] = useState<ExamMode>('practice');
  const button = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const begin = useMutation({
    mutationFn: () => startExam(exam.id, mode, multiplier),
    onSuccess: async (session) => {
      onStarted(session);
      await client.invalidateQueries({ queryKey: ['exams'] });
    },
  });
  useEffect(() => {
    if (focus) button.current?.focus();
  }, [focus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!begin.isPending) begin.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-7">
      <RadioCards legend="How do you want to take it?" name="mode" value={mode} onChange={setMode} options={modes} columns={2} />
      <RadioCards
        legend="Time"
        name="time"
        value={String(multiplier)}
        onChange={(value) => onMultiplier(timeMultipliers.find((each) => String(each) === value) ?? 1)}
        options={timesOf(exam.shape)}
        columns={3}
      />
      <p className="text-sm text-muted">
        Extended time is for students with an approved accommodation.
        {exam.shape.some(({ breakBefore }) => breakBefore > 0) ? ' The break is longer, too.' : ''}
      </p>
      <div role="alert">{begin.error ? <Alert tone="danger">{begin.error.message}</Alert> : null}</div>
      <div>
        <Button ref={button} type="submit" variant="summit" size="large" busy={begin.isPending} busyLabel="Preparing…">
          {exam.completedCount > 0 ? 'Take it again' : 'Begin'}
        </Button>
      </div>
    </form>
  );
}
