import { useState } from 'react';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { createQuestion, getQuestion, saveQuestion } from '#contract/authoring.ts';
import { questionFromTemplate } from '#core/authoring/templates.ts';
import { csvText } from '#core/csv.ts';
import { questionSchema, stimulusSchema } from '#core/questions/question.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { lightFrameId } from './figure-previews.tsx';
import { svgText } from './svg-file.ts';
import type { Shown } from './use-drawing.ts';

/** Puts it in the place of what the question is about; a text that stands with a figure or a table stays. Returns the question's id. */
async function putInto(questionId: string, shown: Shown): Promise<string> {
  const whole = await api(getQuestion, { params: { questionId }, query: {} });
  const question = questionSchema.parse(whole.question);
  const before = question.stimulus;
  const text = before && 'text' in before ? before.text : undefined;
  const stimulus = stimulusSchema.parse({ ...shown, ...(text && { text }) });
  const { id } = await api(saveQuestion, {
    params: { questionId },
    body: { question: JSON.stringify({ ...question, stimulus }), newestVersion: whole.newestVersion },
  });
  return id;
}

async function beginWith(shown: Shown, use: 'practice' | 'exam', requestId: string): Promise<string> {
  const question = { ...questionFromTemplate('math-choice', 'q-new'), stimulus: stimulusSchema.parse(shown) };
  return (await api(createQuestion, { body: { question: JSON.stringify(question), use, requestId } })).id;
}

function download(shown: Shown): void {
  if (shown.kind === 'table') return saveFile('table.csv', 'text/csv', csvText([shown.table.columns, ...shown.table.rows]));
  const drawn = document.querySelector<SVGElement>(`#${lightFrameId} svg`);
  if (drawn) saveFile('figure.svg', 'image/svg+xml', svgText(drawn));
}

interface KeepFigureProps {
  readonly shown: Shown;
  readonly disabled: boolean;
  /** It is part of a question now. */
  readonly onKept: () => void;
}

/** What becomes of a finished figure: part of a question, or a file. */
export function KeepFigure({ shown, disabled, onKept }: KeepFigureProps) {
  const navigate = useNavigateHere();
  const [where, setWhere] = useState<'new' | 'existing'>('new');
  const [once] = useState(makeOnce);
  const form = useForm({
    read: (entries) => ({ questionId: entries.text('questionId'), use: entries.choice('use', ['practice', 'exam']) }),
    check: ({ questionId }): Record<string, string> => (where === 'existing' && questionId === '' ? { questionId: 'Enter the ID of a question.' } : {}),
    send: ({ questionId, use }) => (where === 'new' ? once((requestId) => beginWith(shown, use, requestId)) : putInto(questionId, shown)),
    onDone: (questionId) => {
      onKept();
      showToast({ title: where === 'new' ? 'A draft with this figure' : 'Saved as a new version', tone: 'success' });
      navigate(pathTo('adminQuestion', { questionId }));
    },
  });
  return (
    <section aria-labelledby="keep" className="rounded-card border border-line bg-raised p-5">
      <h2 id="keep" className="mb-4 text-lg font-semibold">
        Use it
      </h2>
      <Form form={form}>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Put it into"
            value={where}
            options={[
              { value: 'new', label: 'A new draft' },
              { value: 'existing', label: 'A question that exists' },
            ]}
            onChange={({ target }) => setWhere(target.value === 'new' ? 'new' : 'existing')}
          />
          {where === 'new' ? (
            <SelectField
              label="Asked in"
              name="use"
              options={[
                { value: 'practice', label: 'Practice' },
                { value: 'exam', label: 'Exams' },
              ]}
            />
          ) : (
            <TextField label="Question ID" {...form.field('questionId')} autoComplete="off" spellCheck={false} maxLength={64} />
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={disabled} busy={form.busy} busyLabel="Saving…">
            {where === 'new' ? 'Create draft' : 'Save as a new version'}
          </Button>
          <Button type="button" variant="secondary" disabled={disabled} onClick={() => download(shown)}>
            {shown.kind === 'table' ? 'Download CSV' : 'Download SVG'}
          </Button>
        </div>
      </Form>
    </section>
  );
}
