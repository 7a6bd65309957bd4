import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { removeError, updateError, type ErrorEntry } from '#contract/review.ts';
import { misconceptionNames, type Misconception } from '#core/questions/misconceptions.ts';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { AddToDeck } from '#client/kits/cards/add-to-deck.tsx';
import { CausePicker } from '#client/kits/mistakes/cause-picker.tsx';
import { ReportProblem } from '#client/kits/mistakes/report-problem.tsx';
import { mistakesChanged } from '#client/kits/mistakes/review-summary.ts';
import { api } from '#client/platform/api.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';
import { formatDate } from '#client/ui/format.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { Explanation } from '#client/ui/question/explanation.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { errorQuery } from './review-queries.ts';

const isKnown = (code: string): code is Misconception => Object.hasOwn(misconceptionNames, code);

/** "Missed twice, redone once. Due since November 20." */
function standText({ misses, redos, correct, dueAt, closedAt }: ErrorEntry): string {
  const missed = correct ? 'Right, but a guess' : misses === 1 ? 'Missed once' : `Missed ${misses} times`;
  const redone = redos === 0 ? '' : `, redone ${redos === 1 ? 'once' : `${redos} times`}`;
  if (closedAt !== null) return `${missed}${redone}. Done on ${formatDate(closedAt)}.`;
  if (dueAt === null) return `${missed}${redone}.`;
  return `${missed}${redone}. ${Date.parse(dueAt) <= Date.now() ? 'Due now' : `Due ${formatDate(dueAt)}`}.`;
}

function Note({ entry }: { readonly entry: ErrorEntry }) {
  const client = useQueryClient();
  const [note, setNote] = useState(entry.note);
  const save = useMutation({
    mutationFn: () => api(updateError, { params: { questionId: entry.questionId }, body: { note } }),
    onSuccess: () => void mistakesChanged(client),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  return (
    <form
      className="flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className="min-w-0 grow basis-60">
        <TextField label="Note to yourself" value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} autoComplete="off" />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12" busy={save.isPending} disabled={note.trim() === entry.note}>
        Save note
      </Button>
    </form>
  );
}

function Panel({ entry }: { readonly entry: ErrorEntry }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(errorQuery(entry.questionId));
  const done = () => void mistakesChanged(client);
  const failed = (failure: Error) => showToast({ title: failure.message, tone: 'danger' });
  const params = { questionId: entry.questionId };
  const close = useMutation({ mutationFn: (closed: boolean) => api(updateError, { params, body: { closed } }), onSuccess: done, onError: failed });
  const remove = useMutation({ mutationFn: () => api(removeError, { params }), onSuccess: done, onError: failed });
  return (
    <div className="flex flex-col gap-8 px-2 pb-8 pt-4">
      <CausePicker questionId={entry.questionId} cause={entry.cause} />
      {data ? (
        <Explanation review={data.explained} given={{ answer: data.entry.answer, label: 'Your answer', correct: data.entry.correct }} />
      ) : error ? (
        <ErrorState title="This question did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the question" />
      )}
      <Note entry={entry} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={close.isPending} onClick={() => close.mutate(entry.closedAt === null)}>
          {entry.closedAt === null ? 'I’ve got this' : 'Practice it again'}
        </Button>
        <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          <Trash2 aria-hidden size={18} /> Remove from the log
        </Button>
        <AddToDeck from={{ kind: 'mistake', questionId: entry.questionId }} label="Make a card" />
        <ReportProblem questionId={entry.questionId} />
      </div>
    </div>
  );
}

/** One question of the log: a line that opens its explanation. */
export function ErrorItem({ entry }: { readonly entry: ErrorEntry }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const code = entry.misconception;
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
        className="flex w-full items-start gap-3 px-2 py-4 text-left transition-colors duration-150 hover:bg-hover"
      >
        <span className="mt-1.5">
          <TopicMark colour={topicColour(entry.topicId)} />
        </span>
        <span className="min-w-0 grow">
          <span className="block text-sm text-muted">
            {topicName(entry.topicId)} · Level {entry.level} · {formatDate(entry.missedAt)}
          </span>
          <span className="mt-1 line-clamp-2 block font-serif text-lg">
            <RichText inline text={entry.excerpt} />
          </span>
          <span className="mt-1 block text-sm text-muted">
            {code !== null && isKnown(code) ? `Your answer fits this mistake: ${misconceptionNames[code]}. ` : ''}
            {standText(entry)}
            {entry.note ? ` Note: ${entry.note}` : ''}
          </span>
        </span>
        <ChevronDown aria-hidden size={18} className={`mt-1 shrink-0 text-muted transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open ? (
        <div id={panel}>
          <Panel entry={entry} />
        </div>
      ) : null}
    </li>
  );
}
