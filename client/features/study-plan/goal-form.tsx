import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveStudySettings } from '#contract/study-plan.ts';
import {
  dayAt,
  examDateProblem,
  hasPassed,
  maxMinutes,
  latestExamDate,
  studySettingsSchema,
  usualMinutes,
  weekdays,
  type StudySettings,
} from '#core/learning/study-settings.ts';
import { Form } from '#client/kits/form/form.tsx';
import { LeaveGuard } from '#client/kits/form/leave-guard.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { api } from '#client/platform/api.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';

export interface GoalFormProps {
  /** Null: not asked yet. */
  readonly settings: StudySettings | null;
  readonly label: string;
  readonly onSaved: () => void;
  /** True where there is no way to skip it: then the screen asks before it is left with something typed. */
  readonly guarded?: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Exam date, target score and minutes per weekday; each may be left empty. */
export function GoalForm({ settings, label, onSaved, guarded = false, children }: GoalFormProps) {
  const client = useQueryClient();
  const form = useForm({
    read: (entries) => ({
      examDate: entries.text('examDate') || null,
      targetScore: entries.numberOrNull('targetScore'),
      minutes: weekdays.map((_, index) => entries.numberOrNull(`minutes.${index}`) ?? 0),
      timeZone: timeZone(),
    }),
    check: (values) => {
      const { data, error } = studySettingsSchema.safeParse(values);
      const dateProblem = data ? examDateProblem(data, Date.now()) : null;
      if (dateProblem !== null) return { examDate: dateProblem };
      // Of several problems with one field the first is told.
      return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));
    },
    send: (body) => api(saveStudySettings, { body }),
    onDone: async ({ settings: saved }) => {
      client.setQueryData(studySettingsQuery.queryKey, { settings: saved });
      await client.invalidateQueries({ queryKey: ['study-plan'] });
      onSaved();
    },
  });
  const minutes = settings?.minutes ?? usualMinutes;
  return (
    <Form form={form} className="gap-7">
      {guarded ? <LeaveGuard id={form.id} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label="When is your SAT?"
          description="Leave it blank if you don’t know yet."
          {...form.field('examDate')}
          min={dayAt(Date.now(), timeZone())}
          max={latestExamDate(timeZone(), Date.now())}
          defaultValue={settings && !hasPassed(settings, Date.now()) ? (settings.examDate ?? '') : ''}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={400}
          max={1600}
          step={10}
          label="What score are you aiming for?"
          description="From 400 to 1600. You can leave it blank."
          {...form.field('targetScore')}
          defaultValue={settings?.targetScore ?? ''}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-medium">How many minutes do you have on each day?</legend>
        <p className="mt-1 text-sm text-muted">
          0 for a day off. A practice exam takes 144 minutes with its break; you can also take one module at a time, 32 or 35 minutes each.
        </p>
        <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
          {weekdays.map((name, index) => (
            <TextField
              key={name}
              type="number"
              inputMode="numeric"
              min={0}
              max={maxMinutes}
              step={5}
              label={name}
              {...form.field(`minutes.${index}`)}
              defaultValue={minutes[index] ?? 0}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy} busyLabel="Saving…">
          {label}
        </Button>
        {children}
      </div>
    </Form>
  );
}
