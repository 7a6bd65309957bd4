import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { createExamModule, setExamModuleStatus, type AuthoredModule } from '#contract/module-authoring.ts';
import { pathTo } from '#client/paths.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { statusWords } from '../questions/question-words.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { useTyped } from '#client/kits/form/typed.ts';
import { useEdition } from '#client/kits/form/use-edition.ts';
import { moduleQuery, useKept } from './exam-queries.ts';
import { refusalText } from './exam-words.ts';
import { ModuleForm } from './module-form.tsx';
import { ModulePreview } from './module-preview.tsx';

const isKnown = <Value extends string>(value: Value): value is Exclude<Value, 'unknown'> => value !== 'unknown';

/** The same module as a draft of its own. */
const copyOf = ({
  title,
  description,
  moduleNumber,
  route,
  timeLimit,
  calculatorAllowed,
  generatedAutomatically,
  difficultyRange,
  questions,
}: AuthoredModule) => ({
  title: `Copy of ${title}`.slice(0, 120),
  description,
  moduleNumber,
  route: isKnown(route) ? route : ('base' as const),
  timeLimit,
  calculatorAllowed,
  generatedAutomatically,
  difficultyRange,
  questions: questions.map(({ id, isPretest }) => ({ id, isPretest })),
});

interface StepsProps {
  readonly module: AuthoredModule;
  /** After a change that leaves its text as it is. */
  readonly onMoved: (module: AuthoredModule) => void;
}

/** What can be done with the module as it is saved: not while its form holds something else. */
function Steps({ module, onMoved }: StepsProps) {
  const typed = useTyped();
  const kept = useKept();
  const navigate = useNavigateHere();
  const [once] = useState(makeOnce);
  const copy = useMutation({
    mutationFn: () => once((requestId) => api(createExamModule, { body: { ...copyOf(module), requestId } })),
    onSuccess: (made) => {
      kept.module(made);
      showToast({ title: 'This is the copy, a draft', tone: 'success' });
      navigate(pathTo('adminExamModule', { moduleId: made.id }));
    },
    onError: (error) => showToast({ title: 'The module was not duplicated', description: refusalText(error), tone: 'danger' }),
  });
  const move = useMutation({
    mutationFn: (isRetired: boolean) => api(setExamModuleStatus, { params: { moduleId: module.id }, body: { isRetired } }),
    onSuccess: (answer) => {
      onMoved(answer);
      kept.module(answer);
      const isRetired = answer.status === 'retired';
      showToast({
        title: isRetired ? 'Retired' : 'Brought back',
        tone: 'success',
        ...(isRetired && { action: { label: 'Undo', onClick: () => move.mutate(false) } }),
      });
    },
    onError: (error) => showToast({ title: 'Nothing has changed', description: refusalText(error), tone: 'danger' }),
  });
  const isRetired = module.status === 'retired';
  return (
    <div className="flex max-w-full flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        {module.questions.length > 0 ? (
          <ButtonLink variant="secondary" to={pathTo('adminModulePreview', { moduleId: module.id })}>
            Preview in the player
          </ButtonLink>
        ) : null}
        <Button variant="secondary" busy={copy.isPending} busyLabel="Duplicating…" aria-disabled={typed} onClick={() => !typed && copy.mutate()}>
          Duplicate
        </Button>
        <Button variant="secondary" busy={move.isPending} aria-disabled={typed} onClick={() => !typed && move.mutate(!isRetired)}>
          {isRetired ? 'Bring back' : 'Retire'}
        </Button>
      </div>
      {typed ? <p className="text-sm text-muted">Save or discard your changes first.</p> : null}
    </div>
  );
}

interface EditorProps {
  /** Null for a new one. */
  readonly latest: AuthoredModule | null;
  readonly onStale: () => unknown;
}

function Editor({ latest, onStale }: EditorProps) {
  const kept = useKept();
  const navigate = useNavigateHere();
  const edition = useEdition(latest, ({ id, updatedAt }) => [id, updatedAt], useTyped());
  const saved = (module: AuthoredModule) => {
    edition.saved(module);
    kept.module(module);
    const isNext = latest !== null && module.id !== latest.id;
    showToast({
      title: 'Saved',
      tone: 'success',
      ...(isNext && { description: 'A published module never changes, so this is its next version, saved as a draft.' }),
    });
    if (module.id !== latest?.id) navigate(pathTo('adminExamModule', { moduleId: module.id }), { replace: latest === null });
  };
  const status = latest && statusWords[latest.status];
  return (
    <Page
      title={latest?.title ?? 'New module'}
      lead={status ? <Badge tone={status.tone}>{status.label}</Badge> : 'It stays a draft until an exam with it is published.'}
      actions={latest ? <Steps module={latest} onMoved={edition.saved} /> : undefined}
    >
      {latest && latest.exams.length > 0 ? (
        <p className="mb-6">
          In{' '}
          {latest.exams.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 ? ', ' : ''}
              <Link to={pathTo('adminExam', { examId: id })} className="text-link">
                {title}
              </Link>
            </span>
          ))}
          .
        </p>
      ) : null}
      <ModuleForm key={edition.key} edition={edition} onSaved={saved} onStale={onStale} />
      {latest ? <ModulePreview questions={latest.questions} /> : null}
    </Page>
  );
}

/** /admin/practice-exams/modules/{moduleId}; `new` makes one. */
export function ExamModuleScreen() {
  const { moduleId = 'new' } = useParams();
  const isNew = moduleId === 'new';
  const { data, error, refetch } = useQuery({ ...moduleQuery(moduleId), enabled: !isNew });
  if (isNew || data) return <Editor latest={isNew ? null : (data ?? null)} onStale={refetch} />;
  return (
    <Page title="Module">
      {error ? (
        <DidNotLoad
          what="module"
          error={error}
          onRetry={() => void refetch()}
          list={{ label: 'All modules', to: pathTo('adminExams', {}, { sort: 'modules' }) }}
        />
      ) : (
        <LoadingState label="Loading the module" />
      )}
    </Page>
  );
}
