import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { saveQuestion, setQuestionStatus, type AuthoredQuestion } from '#contract/authoring.ts';
import { nextStatuses, type QuestionStatus } from '#core/authoring/question-status.ts';
import { questionSchema } from '#core/questions/question.ts';
import { topicName } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { reasonWords } from '../reports/report-words.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { LeaveGuard } from '#client/kits/form/leave-guard.tsx';
import { useTyped } from '#client/kits/form/typed.ts';
import { NewerVersion } from '#client/kits/form/newer-version.tsx';
import { useEdition } from '#client/kits/form/use-edition.ts';
import { Problems } from './problems.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { questionQuery, useKeepQuestion } from './question-queries.ts';
import { QuestionOrigin } from './question-origin.tsx';
import { originWords, statusWords, stepWords, useWords } from './question-words.ts';
import { Statistics } from './statistics.tsx';
import { useEditing } from './use-editing.ts';
import { Changes, Versions } from './versions.tsx';

const isKnown = (status: AuthoredQuestion['status']): status is QuestionStatus => status !== 'unknown';

/** What a refusal says, with the checks that failed. */
const wordsOf = (error: Error) => (error instanceof ApiError && error.fields ? [error.message, ...Object.values(error.fields)].join(' ') : error.message);

function useStep(view: AuthoredQuestion) {
  const keep = useKeepQuestion();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ from, to, version }: { from: AuthoredQuestion; to: QuestionStatus; version: number; isUndo?: boolean }) => {
      const seen = { status: isKnown(from.status) ? from.status : 'draft', version: from.version };
      return api(setQuestionStatus, { params: { questionId: view.id }, body: { status: to, version, seen } });
    },
    onSuccess: keep,
    onError: (error) => {
      showToast({ title: 'Nothing has changed', description: wordsOf(error), tone: 'danger', timeoutMs: 12_000 });
      void client.invalidateQueries(questionQuery(view.id));
    },
  });
}

function Editor({ view }: { readonly view: AuthoredQuestion }) {
  const keep = useKeepQuestion();
  const client = useQueryClient();
  const edition = useEdition(view, ({ id, newestVersion }) => [id, newestVersion], useTyped());
  const base = useMemo(() => questionSchema.parse(edition.base.question), [edition.base]);
  const editing = useEditing(base);
  const step = useStep(view);
  const save = useMutation({
    mutationFn: ({ question }: Pick<typeof editing, 'question' | 'entries'>) =>
      api(saveQuestion, { params: { questionId: view.id }, body: { question: JSON.stringify(question), newestVersion: edition.base.newestVersion } }),
    onSuccess: (answer, { entries }) => {
      edition.saved(answer);
      editing.settle(entries);
      keep(answer);
      const isAsked = answer.version === answer.newestVersion;
      showToast({
        title: `Saved as version ${answer.newestVersion}`,
        tone: 'success',
        ...(!isAsked && { description: 'Students see it once you publish it.' }),
      });
    },
    onError: (error) => {
      showToast({ title: 'The question was not saved', description: wordsOf(error), tone: 'danger' });
      if (error instanceof ApiError && error.code === 'question-changed') void client.invalidateQueries(questionQuery(view.id));
    },
  });
  const move = (to: QuestionStatus, version: number) => {
    const before = view;
    step.mutate(
      { from: view, to, version },
      {
        onSuccess: (answer) => {
          const back = before.status;
          const canUndo = isKnown(back) && (nextStatuses[to].includes(back) || (to === 'published' && back === 'published'));
          showToast({
            title: stepWords[to].done,
            tone: 'success',
            ...(canUndo && { action: { label: 'Undo', onClick: () => step.mutate({ from: answer, to: back, version: before.version }) } }),
          });
        },
      },
    );
  };
  const problems = editing.problems ?? view.problems;
  const status = isKnown(view.status) ? view.status : 'draft';
  const offered = nextStatuses[status].filter((to) => to !== 'published' || status !== 'published');
  const canSave = editing.edited && editing.isSound && edition.newer === null;
  return (
    <div className="flex flex-col gap-10">
      <LeaveGuard id={editing.id} />
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="text" className="min-w-0">
          <h2 id="text" className="mb-4 text-xl font-semibold">
            Text
          </h2>
          <QuestionForm base={base} entries={editing.entries} errors={editing.errors} onEntry={editing.enter} />
        </section>
        <div className="min-w-0">
          <div
            className="flex flex-col gap-6 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pr-1"
            role="region"
            aria-label="Preview and checks"
            tabIndex={0}
          >
            <NewerVersion
              shown={edition.newer !== null}
              onKeepMine={edition.keepMine}
              onDiscardMine={() => {
                editing.reset();
                edition.startAnew();
              }}
            >
              {edition.newer ? <Changes before={base} after={questionSchema.parse(edition.newer.question)} /> : null}
            </NewerVersion>
            <KeepsFocus className="flex flex-wrap gap-3">
              <Button aria-disabled={!canSave} busy={save.isPending} busyLabel="Saving…" onClick={() => canSave && save.mutate(editing)}>
                Save version {view.newestVersion + 1}
              </Button>
              {editing.edited ? (
                <Button variant="quiet" onClick={editing.reset}>
                  Discard changes
                </Button>
              ) : (
                offered.map((to) => (
                  <Button key={to} variant="secondary" busy={step.isPending} onClick={() => move(to, view.version)}>
                    {stepWords[to].label}
                  </Button>
                ))
              )}
            </KeepsFocus>
            {editing.isSound ? null : (
              <p className="text-sm text-danger">Something in the form isn’t valid yet. The preview shows the last version that was.</p>
            )}
            <Problems problems={problems} checking={editing.checking} />
            <QuestionPreview key={base.version} question={editing.question} />
          </div>
        </div>
      </div>
      <Versions view={view} busy={step.isPending || editing.edited} onPublish={(version) => move('published', version)} />
      <QuestionOrigin question={base} view={view} />
      <Statistics rows={view.statistics} />
      <section aria-labelledby="asked-in">
        <h2 id="asked-in" className="text-xl font-semibold">
          Exams and reports
        </h2>
        <p className="mt-3">{view.exams.length > 0 ? `Asked in ${view.exams.map(({ title }) => title).join(', ')}.` : 'No exam uses it.'}</p>
        {view.reports.length > 0 ? (
          <>
            <ul className="mt-3 flex flex-col gap-2">
              {view.reports.map(({ id, reason, note, createdAt }) => (
                <li key={id} className="break-words">
                  <Badge tone="warning">{reasonWords[reason]}</Badge> {note || 'No note'}{' '}
                  <span className="text-sm text-muted">{formatDateTime(createdAt)}</span>
                </li>
              ))}
            </ul>
            <Link to={pathTo('adminReport', { questionId: view.id })} className="text-link mt-2 inline-flex min-h-6 items-center">
              Decide about the reports
            </Link>
          </>
        ) : (
          <p className="mt-1 text-muted">No report is waiting.</p>
        )}
      </section>
    </div>
  );
}

/** /admin/question-editor/:questionId */
export function QuestionScreen() {
  const { questionId = '' } = useParams();
  const { data, error, refetch } = useQuery(questionQuery(questionId));
  const status = data && statusWords[data.status];
  return (
    <Page
      title="Question"
      lead={
        data ? (
          <span className="flex flex-wrap items-center gap-2 break-all">
            {data.id} <Badge tone={status?.tone ?? 'neutral'}>{status?.label}</Badge> <Badge>{originWords[data.origin]}</Badge>{' '}
            <Badge>{useWords[data.use]}</Badge> {topicName(data.topicId)}, {data.archetype}, level {data.difficulty}
          </span>
        ) : (
          questionId
        )
      }
      actions={
        <ButtonLink variant="secondary" to={pathTo('adminQuestions')}>
          All questions
        </ButtonLink>
      }
    >
      {data ? (
        <Editor key={data.id} view={data} />
      ) : error ? (
        <DidNotLoad what="question" error={error} onRetry={() => void refetch()} list={{ label: 'All questions', to: pathTo('adminQuestions') }} />
      ) : (
        <LoadingState label="Loading the question" />
      )}
    </Page>
  );
}
