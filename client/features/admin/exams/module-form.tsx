import { useState } from 'react';
import { createExamModule, saveExamModule, type AuthoredModule } from '#contract/module-authoring.ts';
import { moduleDefaults, sectionOfModule } from '#core/authoring/exam-modules.ts';
import { moduleRoutes } from '#core/exams/format.ts';
import { Form } from '#client/kits/form/form.tsx';
import { EditionGuard } from '#client/kits/form/edition-guard.tsx';
import type { Edition } from '#client/kits/form/use-edition.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choice.tsx';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';
import { routeWords, sectionWords, timeText } from './exam-words.ts';
import { ModuleChecks } from './module-checks.tsx';
import { ModuleQuestions, type ChosenQuestion } from './module-questions.tsx';
import { QuestionPicker } from './question-picker.tsx';

const whole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most ? {} : `A whole number from ${least} to ${most.toLocaleString('en-US')}.`;

interface ModuleFormProps {
  /** Of a new one: null. */
  readonly edition: Edition<AuthoredModule | null>;
  readonly onSaved: (module: AuthoredModule) => unknown;
  /** Somebody else has saved it meanwhile. */
  readonly onStale: () => unknown;
}

/** What a module is, what it asks, and how that compares with the standard exam. */
export function ModuleForm({ edition, onSaved, onStale }: ModuleFormProps) {
  const module = edition.base;
  const start = { moduleNumber: module?.moduleNumber ?? moduleDefaults.moduleNumber, timeLimit: module?.timeLimit ?? moduleDefaults.timeLimit };
  const [{ moduleNumber, timeLimit }, setShown] = useState(start);
  const [route, setRoute] = useState(module && module.route !== 'unknown' ? module.route : 'base');
  const [questions, setQuestions] = useState<readonly ChosenQuestion[]>(module?.questions ?? []);
  const [filled, setFilled] = useState({
    generatedAutomatically: module?.generatedAutomatically ?? false,
    difficultyRange: module?.difficultyRange ?? { ...moduleDefaults.difficultyRange },
  });
  const form = useForm({
    read: (entries) => ({
      title: entries.text('title'),
      description: entries.text('description'),
      moduleNumber: entries.number('moduleNumber'),
      timeLimit: entries.number('timeLimit'),
      route: entries.choice('route', moduleRoutes),
      calculatorAllowed: entries.checked('calculatorAllowed'),
    }),
    check: (entries) => {
      const found = { moduleNumber: whole(entries.moduleNumber, 1, 20), timeLimit: whole(entries.timeLimit, 60, 36_000) };
      return Object.fromEntries(Object.entries(found).flatMap(([name, said]) => (typeof said === 'string' ? [[name, said]] : [])));
    },
    send: (entries) => {
      const body = { ...entries, ...filled, questions: questions.map(({ id, isPretest }) => ({ id, isPretest })) };
      return module ? api(saveExamModule, { params: { moduleId: module.id }, body: { ...body, seenAt: module.updatedAt } }) : api(createExamModule, { body });
    },
    onDone: onSaved,
    onEdit: (entries) => {
      setShown(entries);
      setRoute(entries.route);
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'exam-changed') void onStale();
      return undefined;
    },
  });
  const choose = (next: readonly ChosenQuestion[]) => {
    setQuestions(next);
    form.touch();
  };
  const section = sectionOfModule(Number.isInteger(moduleNumber) ? moduleNumber : start.moduleNumber);
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-5">
        <Form form={form}>
          <EditionGuard form={form} edition={edition} />
          <TextField
            label="Title"
            description={`Empty: “${moduleDefaults.title}.”`}
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
          <ModuleQuestions questions={questions} onChange={choose} />
        </Form>
        <QuestionPicker
          moduleNumber={Number.isInteger(moduleNumber) ? moduleNumber : start.moduleNumber}
          chosen={questions}
          onAdd={(question) => choose([...questions, question])}
          onFill={(suggested, difficultyRange) => {
            choose(suggested);
            setFilled({ generatedAutomatically: true, difficultyRange });
          }}
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-col gap-6 xl:sticky xl:top-18">
          <div className="flex flex-wrap gap-3">
            <Button type="submit" form={form.id} busy={form.busy} busyLabel="Saving…">
              {module && module.status !== 'draft' ? 'Save as the next version' : 'Save draft'}
            </Button>
            {module && form.edited ? (
              <Button variant="quiet" onClick={() => edition.startAnew()}>
                Discard changes
              </Button>
            ) : null}
          </div>
          <ModuleChecks section={section} route={route} questions={questions} />
        </div>
      </div>
    </div>
  );
}
