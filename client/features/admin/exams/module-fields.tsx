import type { AuthoredModule } from '#contract/module-authoring.ts';
import { moduleDefaults } from '#core/authoring/exam-modules.ts';
import { moduleRoutes, type ModuleRoute } from '#core/exams/format.ts';
import type { Section } from '#core/topics/topics.ts';
import type { FormHandle } from '#client/kits/form/use-form.ts';
import { Checkbox } from '#client/ui/choice.tsx';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';
import { routeWords, sectionWords, timeText } from './exam-words.ts';

interface ModuleFieldsProps {
  readonly form: FormHandle;
  /** Of a new one: null. */
  readonly module: AuthoredModule | null;
  readonly start: { readonly moduleNumber: number; readonly timeLimit: number };
  readonly route: ModuleRoute;
  /** What the module number means as it is typed. */
  readonly section: Section;
  /** As it is typed. */
  readonly timeLimit: number;
}

/** What a module is called, and where, how long and how it is taken. */
export function ModuleFields({ form, module, start, route, section, timeLimit }: ModuleFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        description={`Leave empty for “${moduleDefaults.title}.”`}
        {...form.field('title')}
        defaultValue={module?.title}
        maxLength={120}
        autoComplete="off"
      />
      <TextArea label="Description (optional)" {...form.field('description')} defaultValue={module?.description} rows={2} maxLength={1000} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Module number"
          description={`1 and 2 are Reading and Writing, later ones Math. Now: ${sectionWords[section]}.`}
          type="number"
          min={1}
          max={20}
          {...form.field('moduleNumber')}
          defaultValue={start.moduleNumber}
        />
        <TextField
          label="Time, seconds"
          description={Number.isInteger(timeLimit) ? timeText(timeLimit) : undefined}
          type="number"
          min={60}
          max={36_000}
          {...form.field('timeLimit')}
          defaultValue={start.timeLimit}
        />
        <SelectField label="Route" name="route" defaultValue={route} options={moduleRoutes.map((value) => ({ value, label: routeWords[value] }))} />
      </div>
      <Checkbox label="Calculator allowed" name="calculatorAllowed" defaultChecked={module?.calculatorAllowed ?? false} />
    </>
  );
}
