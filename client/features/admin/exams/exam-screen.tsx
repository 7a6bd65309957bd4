import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { createExamDefinition, getExamDefinition, saveExamDefinition, setExamStatus, type AuthoredExam } from '#contract/exam-authoring.ts';
import { pathTo } from '#client/paths.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { statusWords } from '../questions/question-words.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { useTyped } from '#client/kits/form/typed.ts';
import { useEdition } from '#client/kits/form/use-edition.ts';
import { ExamChecks } from './exam-checks.tsx';
import { ExamForm } from './exam-form.tsx';
import { examQuery, useKept } from './exam-queries.ts';
import { refusalText } from './exam-words.ts';

type Status = 'draft' | 'published' | 'retired';
const failed = (title: string) => (error: Error) => showToast({ title, description: refusalText(error), tone: 'danger', timeoutMs: 12_000 });

/** The modules of an exam as they are sent. */
const placedOf = ({ modules }: AuthoredExam) =>
  modules.map(({ moduleId, position, label, breakBefore, routedBy, threshold }) => ({ moduleId, position, label, breakBefore, routedBy, threshold }));
const textOf = ({ title, description, isPublic, isDiagnostic }: AuthoredExam) => ({ title, description, isPublic, isDiagnostic });

interface StepsProps {
  readonly exam: AuthoredExam;
  /** After a change that leaves its text as it is. */
  readonly onMoved: (exam: AuthoredExam) => void;
  /** Somebody else has changed it meanwhile. */
  readonly onStale: () => unknown;
}

/** What can be done with the exam as it is saved: not while its form holds something else. */
function Steps({ exam, onMoved, onStale }: StepsProps) {
  const typed = useTyped();
  const kept = useKept();
  const navigate = useNavigateHere();
  const move = useMutation({
    mutationFn: ({ from, to }: { from: AuthoredExam; to: Status; isUndo?: boolean }) =>
      api(setExamStatus, { params: { examId: from.id }, body: { status: to, seenAt: from.updatedAt } }),
    onSuccess: (answer, { from, isUndo = false }) => {
      onMoved(answer);
      kept.exam(answer);
      const before = from.status;
      showToast({
        title: statusWords[answer.status].label,
        tone: 'success',
        ...(!isUndo &&
          (before === 'draft' || before === 'published' || before === 'retired') && {
            action: { label: 'Undo', onClick: () => move.mutate({ from: answer, to: before, isUndo: true }) },
          }),
      });
    },
    onError: (error) => {
      failed('Nothing has changed')(error);
      void onStale();
    },
  });
  const [once] = useState(makeOnce);
  const copy = useMutation({
    mutationFn: () => {
      const body = { ...textOf(exam), title: `Copy of ${exam.title}`.slice(0, 120), modules: placedOf(exam) };
      return once((requestId) => api(createExamDefinition, { body: { ...body, requestId } }));
    },
    onSuccess: (made) => {
      kept.exam(made);
      showToast({ title: 'This is the copy, a draft', tone: 'success' });
      navigate(pathTo('adminExam', { examId: made.id }));
    },
    onError: failed('The exam was not duplicated'),
  });
  const step = (isReady: boolean, carryOut: () => void) => ({ 'aria-disabled': typed || !isReady, onClick: () => !typed && isReady && carryOut() });
  return (
    <div className="flex max-w-full flex-col gap-2">
      <KeepsFocus className="flex flex-wrap gap-3">
        {exam.status === 'published' ? null : (
          <Button busy={move.isPending} {...step(exam.problems.length === 0, () => move.mutate({ from: exam, to: 'published' }))}>
            Publish
          </Button>
        )}
        {exam.shape ? (
          <ButtonLink variant="secondary" to={pathTo('adminExamPreview', { examId: exam.id })}>
            Preview in the player
          </ButtonLink>
        ) : null}
        <Button variant="secondary" busy={copy.isPending} busyLabel="Duplicating…" {...step(true, copy.mutate)}>
          Duplicate
        </Button>
        {exam.status === 'retired' ? null : (
          <Button variant="secondary" busy={move.isPending} {...step(true, () => move.mutate({ from: exam, to: 'retired' }))}>
            Retire
          </Button>
        )}
      </KeepsFocus>
      {typed ? <p className="text-sm text-muted">Save or discard your changes first.</p> : null}
    </div>
  );
}

interface VersionsProps extends Pick<StepsProps, 'exam' | 'onStale'> {
  readonly onBack: (exam: AuthoredExam) => void;
}

function Versions({ exam, onBack, onStale }: VersionsProps) {
  const typed = useTyped();
  const kept = useKept();
  const bringBack = useMutation({
    mutationFn: async (version: number) => {
      const params = { examId: exam.id };
      const earlier = await api(getExamDefinition, { params, query: { version } });
      return api(saveExamDefinition, { params, body: { ...textOf(exam), modules: placedOf(earlier), seenAt: exam.updatedAt } });
    },
    onSuccess: (answer) => {
      onBack(answer);
      kept.exam(answer);
      showToast({ title: `Its modules are back, as version ${answer.version}`, tone: 'success' });
    },
    onError: (error) => {
      failed('Nothing has changed')(error);
      void onStale();
    },
  });
  return (
    <section aria-labelledby="versions" className="mt-12 max-w-3xl">
      <h2 id="versions" className="text-xl font-semibold">
        Versions
      </h2>
      <KeepsFocus>
        <ol className="mt-3">
          {exam.versions.map(({ version, createdAt, release, authorName }) => (
            <li key={version} className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line py-2">
              <span className="font-medium">Version {version}</span>
              <span className="text-sm text-muted">
                {formatDateTime(createdAt)}, {release === null ? (authorName ?? 'a deleted account') : `release ${release}`}
              </span>
              {version === exam.version ? (
                <Badge tone="success">Current</Badge>
              ) : (
                <Button variant="secondary" size="small" busy={bringBack.isPending} aria-disabled={typed} onClick={() => !typed && bringBack.mutate(version)}>
                  Bring back version {version}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </KeepsFocus>
    </section>
  );
}

interface EditorProps {
  /** Null for a new one. */
  readonly latest: AuthoredExam | null;
  readonly onStale: () => unknown;
}

function Editor({ latest, onStale }: EditorProps) {
  const kept = useKept();
  const navigate = useNavigateHere();
  const edition = useEdition(latest, ({ id, updatedAt }) => [id, updatedAt], useTyped());
  const saved = (exam: AuthoredExam) => {
    edition.saved(exam);
    kept.exam(exam);
    showToast({ title: 'Saved', tone: 'success' });
    if (!latest) navigate(pathTo('adminExam', { examId: exam.id }), { replace: true });
  };
  const status = latest && statusWords[latest.status];
  return (
    <Page
      title={latest?.title ?? 'New practice exam'}
      lead={status ? <Badge tone={status.tone}>{status.label}</Badge> : 'It stays a draft until you publish it.'}
      actions={latest ? <Steps exam={latest} onMoved={edition.saved} onStale={onStale} /> : undefined}
    >
      {latest && latest.problems.length > 0 ? (
        <div className="mb-8 max-w-3xl">
          <Alert tone="warning">
            <p className="font-medium">Students cannot take it yet</p>
            <ul className="mt-1">
              {latest.problems.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        </div>
      ) : null}
      <ExamForm key={edition.key} edition={edition} onSaved={saved} onStale={onStale} />
      {latest ? (
        <>
          <ExamChecks exam={latest} />
          <Versions exam={latest} onBack={edition.startAnew} onStale={onStale} />
        </>
      ) : null}
    </Page>
  );
}

/** /admin/practice-exams/{examId}; `new` makes one. */
export function ExamDefinitionScreen() {
  const { examId = 'new' } = useParams();
  const isNew = examId === 'new';
  const { data, error, refetch } = useQuery({ ...examQuery(examId), enabled: !isNew });
  if (isNew || data) return <Editor latest={isNew ? null : (data ?? null)} onStale={refetch} />;
  return (
    <Page title="Practice exam">
      {error ? (
        <DidNotLoad what="exam" error={error} onRetry={() => void refetch()} list={{ label: 'All exams', to: pathTo('adminExams') }} />
      ) : (
        <LoadingState label="Loading the exam" />
      )}
    </Page>
  );
}
