import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { updateAnsweredQuestion, type AnsweredQuestion } from '#contract/question-bank.ts';
import { ExplainedEntry } from '#client/kits/mistakes/explained-entry.tsx';
import { NoteForm } from '#client/kits/mistakes/note-form.tsx';
import { QuestionLine } from '#client/kits/mistakes/question-line.tsx';
import { ReportProblem } from '#client/kits/mistakes/report-problem.tsx';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { answeredChanged, answeredQuery } from './answered-queries.ts';

const outcomeText = ({ correct, guessed }: AnsweredQuestion): string => `${correct ? 'Right' : 'Wrong'}${guessed ? ', a guess' : ''}`;

function Panel({ entry }: { readonly entry: AnsweredQuestion }) {
  const client = useQueryClient();
  const question = useQuery(answeredQuery(entry.questionId));
  const params = { questionId: entry.questionId };
  const done = () => void answeredChanged(client);
  const mark = useMutation({
    mutationFn: (marked: boolean) => api(updateAnsweredQuestion, { params, body: { marked } }),
    onSuccess: done,
    onError: (failure) => showToast({ title: failure.message, tone: 'danger' }),
  });
  return (
    <>
      <ExplainedEntry query={question} />
      <NoteForm saved={entry.note} onSave={async (note) => api(updateAnsweredQuestion, { params, body: { note } }).then(done)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={mark.isPending} onClick={() => mark.mutate(!entry.marked)}>
          <Bookmark aria-hidden size={18} fill={entry.marked ? 'currentColor' : 'none'} /> {entry.marked ? 'Marked' : 'Mark'}
        </Button>
        <ReportProblem questionId={entry.questionId} />
      </div>
    </>
  );
}

/** A question one has answered: a line that opens its explanation. */
export function AnsweredItem({ entry }: { readonly entry: AnsweredQuestion }) {
  return (
    <QuestionLine
      entry={entry}
      at={entry.answeredAt}
      stand={
        <>
          {outcomeText(entry)}
          {entry.due ? ' · Review due' : ''}
          {entry.marked ? ' · Marked' : ''}
          {entry.note ? ` · Note: ${entry.note}` : ''}
        </>
      }
    >
      <Panel entry={entry} />
    </QuestionLine>
  );
}
