import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createExamDefinition, saveExamDefinition, type AuthoredExam } from '#contract/exam-authoring.ts';
import type { ListedModule } from '#contract/module-authoring.ts';
import { examDefaults } from '#core/authoring/exam-modules.ts';
import { Form } from '#client/kits/form/form.tsx';
import { EditionGuard } from '#client/kits/form/edition-guard.tsx';
import type { Edition } from '#client/kits/form/use-edition.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choice.tsx';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';
import { formatCount } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { newPlace, placeErrors, placesOf, toPlaced, type Place } from './exam-places.ts';
import { moduleChoices } from './exam-queries.ts';
import { refusalText, routeWords, sectionWords } from './exam-words.ts';

/** Shipped modules are all called the same: the exam they are in tells them apart, and their route. The others by their ids, at the top. */
function optionsOf(modules: readonly ListedModule[]): { readonly value: string; readonly label: string }[] {
  const named = modules.map(({ id, title, section, route, questionCount, status, exams }) => ({
    value: id,
    isNew: exams.length === 0,
    label: [
      `${exams.map((exam) => exam.title).join(' and ') || (status === 'draft' ? 'Draft' : 'In no exam')}: ${title}`,
      ...(route === 'base' ? [] : [routeWords[route].toLowerCase()]),
      sectionWords[section],
      formatCount(questionCount, 'question'),
      ...(exams.length === 0 ? [id] : []),
    ].join(', '),
  }));
  return named.sort((a, b) => Number(b.isNew) - Number(a.isNew) || (a.isNew ? 0 : a.label.localeCompare(b.label, 'en', { numeric: true })));
}

interface PlaceFieldsProps {
  readonly place: Place;
  readonly number: number;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (place: Place) => void;
  readonly onRemove: () => void;
}

/** One place of the exam: its module, or an easier and a harder one. */
function PlaceFields({ place, number, options, errors, onChange, onRemove }: PlaceFieldsProps) {
  const { key, moduleId, harderId, label, breakMinutes, threshold } = place;
  return (
    <fieldset className="rounded-card border border-line p-5">
      <legend className="px-2 font-medium">Slot {number}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Module"
          name={`module-${key}`}
          value={moduleId}
          options={[{ value: '', label: 'Choose a module' }, ...options]}
          onChange={({ target }) => onChange({ ...place, moduleId: target.value })}
        />
        <SelectField
          label="Harder module"
          name={`harder-${key}`}
          value={harderId}
          error={errors[`harder-${key}`]}
          options={[{ value: '', label: 'None: everyone takes the same one' }, ...options]}
          onChange={({ target }) => onChange({ ...place, harderId: target.value })}
        />
        <TextField
          label="Name (optional)"
          description="Instead of section and module number."
          name={`label-${key}`}
          value={label}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...place, label: currentTarget.value })}
        />
        {number > 1 ? (
          <TextField
            label="Break before it, minutes"
            description="Leave empty for ten minutes between sections."
            name={`break-${key}`}
            inputMode="decimal"
            value={breakMinutes}
            error={errors[`break-${key}`]}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...place, breakMinutes: currentTarget.value })}
          />
        ) : null}
        {harderId ? (
          <TextField
            label="Harder from, percent right"
            description="In the module before it in its section. Leave empty for the standard threshold."
            name={`threshold-${key}`}
            inputMode="numeric"
            value={threshold}
            error={errors[`threshold-${key}`]}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...place, threshold: currentTarget.value })}
          />
        ) : null}
      </div>
      <div className="mt-4">
        <Button variant="quiet" size="small" onClick={onRemove}>
          Remove slot {number}
        </Button>
      </div>
    </fieldset>
  );
}

interface ExamFormProps {
  /** Of a new one: null. */
  readonly edition: Edition<AuthoredExam | null>;
  readonly onSaved: (exam: AuthoredExam) => unknown;
  /** Somebody else has saved it meanwhile. */
  readonly onStale: () => unknown;
}

export function ExamForm({ edition, onSaved, onStale }: ExamFormProps) {
  const exam = edition.base;
  const [places, setPlaces] = useState<readonly Place[]>(exam ? placesOf(exam) : [newPlace(0)]);
  const { data: modules = [] } = useQuery(moduleChoices);
  const known = [...modules, ...(exam?.modules.map(({ module }) => module).filter(({ id }) => !modules.some((each) => each.id === id)) ?? [])];
  const options = optionsOf(known.filter(({ id, status }) => status !== 'retired' || places.some((place) => place.moduleId === id || place.harderId === id)));
  const [once] = useState(makeOnce);
  const form = useForm({
    read: (entries) => ({
      title: entries.text('title'),
      description: entries.text('description'),
      isPublic: entries.checked('isPublic'),
      isDiagnostic: entries.checked('isDiagnostic'),
    }),
    check: () => placeErrors(places),
    send: (text) => {
      const body = { ...text, modules: toPlaced(places, exam?.modules ?? []) };
      return exam
        ? api(saveExamDefinition, { params: { examId: exam.id }, body: { ...body, seenAt: exam.updatedAt } })
        : once((requestId) => api(createExamDefinition, { body: { ...body, requestId } }));
    },
    onDone: onSaved,
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'exam-changed') void onStale();
      return error instanceof ApiError && error.code === 'exam-has-problems' ? { form: refusalText(error), fields: {} } : undefined;
    },
  });
  const change = (next: readonly Place[]) => {
    setPlaces(next);
    form.touch();
  };
  return (
    <Form form={form} className="max-w-4xl gap-5">
      <EditionGuard form={form} edition={edition} />
      <TextField
        label="Title"
        description={`Leave empty for “${examDefaults.title}.”`}
        {...form.field('title')}
        defaultValue={exam?.title}
        maxLength={120}
        autoComplete="off"
      />
      <TextArea
        label="Description"
        description="A sentence for students, in the list of exams."
        {...form.field('description')}
        defaultValue={exam?.description}
        rows={2}
        maxLength={1000}
      />
      <Checkbox
        label="Public"
        description="Students can start it once it is published. Otherwise, only those already taking it can continue."
        name="isPublic"
        defaultChecked={exam?.isPublic ?? examDefaults.isPublic}
      />
      <Checkbox
        label="Diagnostic"
        description="Suggested as the first exam."
        name="isDiagnostic"
        defaultChecked={exam?.isDiagnostic ?? examDefaults.isDiagnostic}
      />
      <KeepsFocus className="flex flex-col gap-5">
        {places.map((place, index) => (
          <PlaceFields
            key={place.key}
            place={place}
            number={index + 1}
            options={options}
            errors={form.errors.fields}
            onChange={(next) => change(places.map((each) => (each.key === next.key ? next : each)))}
            onRemove={() => change(places.filter(({ key }) => key !== place.key))}
          />
        ))}
      </KeepsFocus>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={places.length >= 20}
          onClick={() => change([...places, newPlace(Math.max(-1, ...places.map(({ key }) => key)) + 1)])}
        >
          Add a slot
        </Button>
        <Button type="submit" busy={form.busy} busyLabel="Saving…">
          {exam ? 'Save' : 'Save draft'}
        </Button>
        {exam && form.edited ? (
          <Button variant="quiet" onClick={() => edition.startAnew()}>
            Discard changes
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
