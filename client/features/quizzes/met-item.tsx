import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { keepMetQuestion, type MetQuestion } from '#contract/question-bank.ts';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { ReportProblem } from '#client/kits/mistakes/report-problem.tsx';
import { api } from '#client/platform/api.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';
import { formatDate } from '#client/ui/format.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { Explanation } from '#client/ui/question/explanation.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { metChanged, metQuery } from './met-queries.ts';

const outcomeText = ({ correct, guessed }: MetQuestion): string => `${correct ? 'Right' : 'Wrong'}${guessed ? ', a guess' : ''}`;

function Panel({ entry }: { readonly entry: MetQuestion }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(metQuery(entry.questionId));
  const [note, setNote] = useState(entry.note);
  const keep = useMutation({
    mutationFn: (body: { readonly marked?: boolean; readonly note?: string }) => api(keepMetQuestion, { params: { questionId: entry.questionId }, body }),
    onSuccess: () => void metChanged(client),
    onError: (failure) => showToast({ title: failure.message, tone: 'danger' }),
  });
  return (
    <div className="flex flex-col gap-8 px-2 pb-8 pt-4">
      {data ? (
        <Explanation review={data.explained} given={{ answer: data.entry.answer, label: 'Your answer', correct: data.entry.correct }} />
      ) : error ? (
        <ErrorState title="This question did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the question" />
      )}
      <form
        className="flex max-w-xl flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          keep.mutate({ note: note.trim() });
        }}
      >
        <div className="min-w-0 grow basis-60">
          <TextField label="Note to yourself" value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} autoComplete="off" />
        </div>
        <Button type="submit" variant="secondary" className="min-h-12" busy={keep.isPending} disabled={note.trim() === entry.note}>
          Save note
        </Button>
      </form>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate({ marked: !entry.marked })}>
          <Bookmark aria-hidden size={18} fill={entry.marked ? 'currentColor' : 'none'} /> {entry.marked ? 'Marked' : 'Mark'}
        </Button>
        <ReportProblem questionId={entry.questionId} />
      </div>
    </div>
  );
}

/** A question one has answered: a line that opens its explanation. */
export function MetItem({ entry }: { readonly entry: MetQuestion }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
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
            {topicName(entry.topicId)} · Level {entry.level} · {formatDate(entry.answeredAt)}
          </span>
          <span className="mt-1 line-clamp-2 block font-serif text-lg">
            <RichText inline text={entry.excerpt} />
          </span>
          <span className="mt-1 block text-sm text-muted">
            {outcomeText(entry)}
            {entry.due ? ' · Review due' : ''}
            {entry.marked ? ' · Marked' : ''}
            {entry.note ? ` · Note: ${entry.note}` : ''}
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
