import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { removeError, updateError, type ErrorEntry } from '#contract/review.ts';
import { misconceptionName, misconceptionNames, type Misconception } from '#core/questions/misconceptions.ts';
import { AddToDeck } from '#client/kits/cards/add-to-deck.tsx';
import { CausePicker } from '#client/kits/mistakes/cause-picker.tsx';
import { ExplainedEntry } from '#client/kits/mistakes/explained-entry.tsx';
import { NoteForm } from '#client/kits/mistakes/note-form.tsx';
import { QuestionLine } from '#client/kits/mistakes/question-line.tsx';
import { ReportProblem } from '#client/kits/mistakes/report-problem.tsx';
import { mistakesChanged } from '#client/kits/mistakes/review-summary.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { formatDate } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { errorQuery } from './review-queries.ts';

const isKnown = (code: string): code is Misconception => Object.hasOwn(misconceptionNames, code);

/** "Missed twice, redone once. Due since November 20." */
function standText({ misses, redos, correct, dueAt, closedAt }: ErrorEntry): string {
  const missed = correct ? 'Right, but guessed' : misses === 1 ? 'Missed once' : `Missed ${misses} times`;
  const redone = redos === 0 ? '' : `, redone ${redos === 1 ? 'once' : `${redos} times`}`;
  if (closedAt !== null) return `${missed}${redone}. Done on ${formatDate(closedAt)}.`;
  if (dueAt === null) return `${missed}${redone}.`;
  return `${missed}${redone}. ${Date.parse(dueAt) <= Date.now() ? 'Due now' : `Due ${formatDate(dueAt)}`}.`;
}

function Panel({ entry }: { readonly entry: ErrorEntry }) {
  const client = useQueryClient();
  const question = useQuery(errorQuery(entry.questionId));
  const done = () => void mistakesChanged(client);
  const failed = (failure: Error) => showToast({ title: failure.message, tone: 'danger' });
  const params = { questionId: entry.questionId };
  const close = useMutation({ mutationFn: (closed: boolean) => api(updateError, { params, body: { closed } }), onSuccess: done, onError: failed });
  const remove = useMutation({ mutationFn: () => api(removeError, { params }), onSuccess: done, onError: failed });
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
  const code = entry.misconception;
  return (
    <QuestionLine
      entry={entry}
      at={entry.missedAt}
      stand={
        <>
          {code !== null && isKnown(code) ? `Your answer fits this mistake: ${misconceptionName(code, entry.topicId)}. ` : ''}
          {standText(entry)}
          {entry.note ? ` Note: ${entry.note}` : ''}
        </>
      }
    >
      <Panel entry={entry} />
    </QuestionLine>
  );
}
