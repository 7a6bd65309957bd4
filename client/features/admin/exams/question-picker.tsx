import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestModuleQuestions } from '#contract/module-authoring.ts';
import { listQuestions, getQuestion } from '#contract/authoring.ts';
import { moduleDefaults, sectionOfModule } from '#core/authoring/exam-modules.ts';
import { questionSchema } from '#core/questions/question.ts';
import { topicName, topics } from '#core/topics/topics.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { refusalText } from './exam-words.ts';
import type { ChosenQuestion } from './module-questions.tsx';

interface QuestionPickerProps {
  readonly moduleNumber: number;
  readonly chosen: readonly ChosenQuestion[];
  readonly onAdd: (question: ChosenQuestion) => void;
  /** Instead of what was chosen. */
  readonly onFill: (questions: readonly ChosenQuestion[], difficultyRange: { readonly min: number; readonly max: number }) => void;
}

const levels = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `Level ${value}` }));

function FillForm({ moduleNumber, onFill }: Pick<QuestionPickerProps, 'moduleNumber' | 'onFill'>) {
  const [seed, setSeed] = useState(1);
  const form = useForm({
    read: (entries) => ({ questionCount: entries.number('questionCount'), min: entries.number('min'), max: entries.number('max') }),
    check: ({ questionCount, min, max }): Record<string, string> => ({
      ...((!Number.isInteger(questionCount) || questionCount < 1 || questionCount > 200) && { questionCount: 'A whole number from 1 to 200.' }),
      ...(min > max && { max: 'Choose the same level or a higher one.' }),
    }),
    send: (query) => api(suggestModuleQuestions, { query: { moduleNumber, ...query, seed } }),
    onDone: ({ questions }, { questionCount, ...range }) => {
      setSeed(seed + 1);
      if (questions.length > 0) onFill(questions, range);
      if (questions.length < questionCount)
        showToast({
          title: questions.length === 0 ? 'No question is free' : `Only ${questions.length} are free`,
          description: 'All other questions at these levels are already in an exam.',
        });
    },
    onFailure: (error) => ({ form: refusalText(error), fields: {} }),
  });
  return (
    <Form form={form}>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField label="How many" type="number" min={1} max={200} {...form.field('questionCount')} defaultValue={moduleDefaults.questionCount} />
        <SelectField label="From" {...form.field('min')} defaultValue="1" options={levels} />
        <SelectField label="To" {...form.field('max')} defaultValue="5" options={levels} />
      </div>
      <div>
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Filling…">
          Fill automatically
        </Button>
      </div>
    </Form>
  );
}

/** Finds exam questions: one by one, or as many as are needed. */
export function QuestionPicker({ moduleNumber, chosen, onAdd, onFill }: QuestionPickerProps) {
  const section = sectionOfModule(moduleNumber);
  const [filter, setFilter] = useState({ topicId: '', level: '' });
  const own = topics.filter((topic) => topic.section === section);
  const topicId = own.find(({ id }) => String(id) === filter.topicId)?.id;
  const { data, error, refetch } = useQuery({
    queryKey: ['authored-questions', 'for-modules', topicId, filter.level],
    queryFn: ({ signal }) =>
      api(listQuestions, { query: { use: 'exam', status: 'published', limit: 50, topicId, ...(filter.level && { level: Number(filter.level) }) } }, { signal }),
    enabled: topicId !== undefined,
  });
  const add = useMutation({
    mutationFn: (questionId: string) => api(getQuestion, { params: { questionId }, query: {} }),
    onSuccess: ({ question: body, status, version }) => {
      const question = questionSchema.parse(body);
      const key = question.format === 'choice' ? question.solution.key : null;
      const { id, topicId: topic, archetype, difficulty, format } = question;
      onAdd({ id, version, status, topicId: topic, archetype, difficulty, format, key, isPretest: false });
    },
    onError: (error) => showToast({ title: 'The question was not added', description: refusalText(error), tone: 'danger' }),
  });
  const free = data?.items.filter(({ id }) => !chosen.some((each) => each.id === id)) ?? [];
  return (
    <section aria-labelledby="add" className="rounded-card border border-line p-5">
      <h2 id="add" className="font-semibold">
        Add questions
      </h2>
      <p className="mb-4 mt-1 text-sm text-muted">Filling takes questions that no exam asks yet, spread over the topics, and replaces the list above.</p>
      <FillForm moduleNumber={moduleNumber} onFill={onFill} />
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Topic"
          value={filter.topicId}
          options={[{ value: '', label: 'Choose a topic' }, ...own.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={({ target }) => setFilter({ ...filter, topicId: target.value })}
        />
        <SelectField
          label="Level"
          value={filter.level}
          options={[{ value: '', label: 'Every level' }, ...levels]}
          onChange={({ target }) => setFilter({ ...filter, level: target.value })}
        />
      </div>
      {topicId === undefined || data ? null : error ? (
        <ErrorState title="The questions did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading questions" />
      )}
      {topicId !== undefined && data ? (
        <KeepsFocus>
          <ul aria-label={`Questions about ${topicName(topicId)}`} className="mt-4 flex max-h-96 flex-col overflow-y-auto" tabIndex={0}>
            {free.map(({ id, excerpt, difficulty }) => (
              <li key={id} className="flex items-center gap-3 border-b border-line py-2 text-sm">
                <span className="min-w-0 flex-1">
                  <RichText inline text={excerpt} />
                  <span className="block text-muted">
                    {id}, level {difficulty}
                  </span>
                </span>
                <Button variant="secondary" size="small" aria-disabled={add.isPending} onClick={() => add.isPending || add.mutate(id)}>
                  Add<span className="sr-only"> {id}</span>
                </Button>
              </li>
            ))}
            {free.length === 0 ? <li className="text-sm text-muted">No other published exam question matches.</li> : null}
          </ul>
        </KeepsFocus>
      ) : null}
    </section>
  );
}
