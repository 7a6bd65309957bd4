import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { removeError, restoreError, updateError, type ErrorEntry } from '#contract/review.ts';
import { AddToDeck } from '#client/kits/cards/add-to-deck.tsx';
import { CausePicker } from '#client/kits/mistakes/cause-picker.tsx';
import { ExplainedEntry } from '#client/kits/mistakes/explained-entry.tsx';
import { NoteForm } from '#client/kits/mistakes/note-form.tsx';
import { QuestionLine } from '#client/kits/mistakes/question-line.tsx';
import { ReportProblem } from '#client/kits/mistakes/report-problem.tsx';
import { mistakesChanged } from '#client/kits/mistakes/review-summary.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { mistakeName, standText } from './entry-words.ts';
import { errorQuery } from './review-queries.ts';

function Panel({ entry }: { readonly entry: ErrorEntry }) {
  const client = useQueryClient();
  const question = useQuery(errorQuery(entry.questionId));
  const done = () => void mistakesChanged(client);
  const failed = (failure: Error) => showToast({ title: failure.message, tone: 'danger' });
  const params = { questionId: entry.questionId };
  const close = useMutation({ mutationFn: (closed: boolean) => api(updateError, { params, body: { closed } }), onSuccess: done, onError: failed });
  const restore = useMutation({ mutationFn: (undo: string) => api(restoreError, { params, body: { undo } }), onSuccess: done, onError: failed });
  const remove = useMutation({
    mutationFn: () => api(removeError, { params }),
    onSuccess: ({ removed, undo }) => {
      done();
      // Already gone: in another tab, or by a second click.
      if (!removed) return;
      showToast({
        title: 'Removed from the log',
        timeoutMs: 12_000,
        ...(undo !== null && { action: { label: 'Undo', onClick: () => restore.mutate(undo) } }),
      });
    },
    onError: failed,
  });
  return (
    <>
      <CausePicker questionId={entry.questionId} cause={entry.cause} />
      <ExplainedEntry query={question} />
      <NoteForm saved={entry.note} onSave={async (note) => api(updateError, { params, body: { note } }).then(done)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={close.isPending} onClick={() => close.mutate(entry.closedAt === null)}>
          {entry.closedAt === null ? 'I’ve got this' : 'Practice it again'}
        </Button>
        <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          <Trash2 aria-hidden size={18} /> Remove from the log
        </Button>
        <AddToDeck from={{ kind: 'mistake', questionId: entry.questionId }} label="Add to deck" />
        <ReportProblem questionId={entry.questionId} />
      </div>
    </>
  );
}

/** One question of the log: a line that opens its explanation. */
export function ErrorItem({ entry }: { readonly entry: ErrorEntry }) {
  const mistake = mistakeName(entry);
  return (
    <QuestionLine
      entry={entry}
      at={entry.missedAt}
      stand={
        <>
          {mistake ? `Your answer fits this mistake: ${mistake}. ` : ''}
          {standText(entry, Date.now())}
          {entry.note ? ` Note: ${entry.note}` : ''}
        </>
      }
    >
      <Panel entry={entry} />
    </QuestionLine>
  );
}
