import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SessionView } from '#contract/exam-sessions.ts';
import type { ExamSummary } from '#contract/exams.ts';
import { examModes, timeMultipliers, type ExamMode, type TimeMultiplier } from '#core/exams/format.ts';
import { examParts, partNames, partShape, type ExamPart } from '#core/exams/parts.ts';
import { allowedMsOf, lengthOf, type Shape } from '#core/exams/shape.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choice.tsx';
import { formatCount, formatMinutes } from '#client/ui/format.ts';
import { StickyAction } from '#client/ui/sticky-action.tsx';
import { startExam } from './exam-queries.ts';

const modes = [
  { value: 'practice', label: 'Practice', description: 'You can pause, submit a module early, skip the break, and finish another day or on another device.' },
  {
    value: 'test-day',
    label: 'Test day',
    description: 'Just like the real test: the clock never stops, modules end when time is up, and the break runs its full length.',
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

/** What an exam can be taken as, with what each part gives. */
const partsOf = (shape: Shape) =>
  examParts.flatMap((part) => {
    const own = partShape(shape, part);
    if (own.length === 0) return [];
    const { questionCount, seconds } = lengthOf(own);
    const gives = part === 'whole' ? '' : part === 'reading-writing' || part === 'math' ? ' A score for this section.' : ' Results by topic, no score.';
    return [{ value: part, label: partNames[part], description: `${formatCount(questionCount, 'question')}, ${formatMinutes(seconds * 1000)}.${gives}` }];
  });

/** "98 questions, 134 minutes": what is about to begin. */
const chosenText = (shape: Shape, multiplier: TimeMultiplier): string =>
  `${formatCount(lengthOf(shape).questionCount, 'question')}, ${formatMinutes(shape.reduce((sum, slot) => sum + allowedMsOf(slot, multiplier), 0))}`;

/** What has been chosen so far. */
export interface Choice {
  readonly multiplier: TimeMultiplier;
  readonly part: ExamPart;
}

export interface BeginFormProps {
  readonly exam: ExamSummary;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
  /** Another screen asked to start at once, so the button gets the focus. */
  readonly focus: boolean;
  readonly onStarted: (session: SessionView) => void;
}

const multiplierOf = (value: string): TimeMultiplier => timeMultipliers.find((each) => String(each) === value) ?? 1;

/** How to take the exam, and the button that begins it. */
export function BeginForm({ exam, choice: { multiplier, part }, onChoice, focus, onStarted }: BeginFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const form = useForm({
    read: (entries) => ({
      mode: entries.choice('mode', examModes),
      multiplier: multiplierOf(entries.text('time')),
      part: examParts.find((each) => each === entries.text('part')) ?? 'whole',
    }),
    check: () => ({}),
    send: (entries) => startExam(exam.id, entries.mode, entries.multiplier, entries.part),
    onDone: async (session) => {
      onStarted(session);
      await client.invalidateQueries({ queryKey: ['exams'] });
    },
    onEdit: (entries) => onChoice({ multiplier: entries.multiplier, part: entries.part }),
  });
  useEffect(() => {
    if (focus) button.current?.focus();
  }, [focus]);
  const parts = partsOf(exam.shape);
  return (
    <Form form={form} className="gap-7">
      {parts.length > 1 ? <RadioCards legend="What do you want to take?" name="part" defaultValue={part} options={parts} columns={2} /> : null}
      <RadioCards legend="How do you want to take it?" name="mode" defaultValue="practice" options={modes} columns={2} />
      <RadioCards legend="Time" name="time" defaultValue={String(multiplier)} options={timesOf(exam.shape)} columns={3} />
      <p className="text-sm text-muted">
        Extended time is for students with an approved accommodation.
        {exam.shape.some(({ breakBefore }) => breakBefore > 0) ? ' The break is longer, too.' : ''}
      </p>
      <StickyAction>
        <Button ref={button} type="submit" variant="summit" size="large" busy={form.busy} busyLabel="Preparing…">
          {exam.completedCount > 0 ? 'Take it again' : 'Begin'}
        </Button>
        <p className="text-sm text-muted">{chosenText(partShape(exam.shape, part), multiplier)}</p>
      </StickyAction>
    </Form>
  );
}
