import { useState } from 'react';
import { createExamModule, saveExamModule, type AuthoredModule } from '#contract/module-authoring.ts';
import { moduleDefaults, sectionOfModule } from '#core/authoring/exam-modules.ts';
import { moduleRoutes } from '#core/exams/format.ts';
import { Form } from '#client/kits/form/form.tsx';
import { EditionGuard } from '#client/kits/form/edition-guard.tsx';
import type { Edition } from '#client/kits/form/use-edition.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { ModuleChecks } from './module-checks.tsx';
import { ModuleFields } from './module-fields.tsx';
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
  const [once] = useState(makeOnce);
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
      return module
        ? api(saveExamModule, { params: { moduleId: module.id }, body: { ...body, seenAt: module.updatedAt } })
        : once((requestId) => api(createExamModule, { body: { ...body, requestId } }));
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
  const soundNumber = Number.isInteger(moduleNumber) ? moduleNumber : start.moduleNumber;
  const section = sectionOfModule(soundNumber);
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-5">
        <Form form={form}>
          <EditionGuard form={form} edition={edition} />
          <ModuleFields form={form} module={module} start={start} route={route} section={section} timeLimit={timeLimit} />
          <ModuleQuestions questions={questions} onChange={choose} />
        </Form>
        <QuestionPicker
          moduleNumber={soundNumber}
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
