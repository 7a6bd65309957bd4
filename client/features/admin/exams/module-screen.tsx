import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { createExamModule, setExamModuleStatus, type AuthoredModule } from '#contract/module-authoring.ts';
import { pathTo } from '../../../paths.ts';
import { api } from '../../../platform/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LoadingState, Page } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { statusWords } from '../questions/question-words.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
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

function Steps({ module }: { readonly module: AuthoredModule }) {
  const kept = useKept();
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: () => api(createExamModule, { body: copyOf(module) }),
    onSuccess: (made) => {
      kept.module(made);
      showToast({ title: 'This is the copy, a draft', tone: 'success' });
      void navigate(pathTo('adminExamModule', { moduleId: made.id }));
    },
    onError: (error) => showToast({ title: 'The module was not duplicated', description: refusalText(error), tone: 'danger' }),
  });
  const move = useMutation({
    mutationFn: (isRetired: boolean) => api(setExamModuleStatus, { params: { moduleId: module.id }, body: { isRetired } }),
    onSuccess: (answer) => {
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
    <div className="flex flex-wrap gap-3">
      {module.questions.length > 0 ? (
        <ButtonLink variant="secondary" to={pathTo('adminModulePreview', { moduleId: module.id })}>
          Preview in the player
        </ButtonLink>
      ) : null}
      <Button variant="secondary" busy={copy.isPending} busyLabel="Duplicating…" onClick={() => copy.mutate()}>
        Duplicate
      </Button>
      <Button variant="secondary" disabled={move.isPending} onClick={() => move.mutate(!isRetired)}>
        {isRetired ? 'Bring back' : 'Retire'}
      </Button>
    </div>
  );
}

/** /admin/practice-exams/modules/{moduleId}; `new` makes one. */
export function ExamModuleScreen() {
  const { moduleId = 'new' } = useParams();
  const isNew = moduleId === 'new';
  const kept = useKept();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({ ...moduleQuery(moduleId), enabled: !isNew });
  const saved = (module: AuthoredModule) => {
    kept.module(module);
    showToast({
      title: 'Saved',
      tone: 'success',
      ...(!isNew && module.id !== moduleId && { description: 'A published module never changes, so this is its next version, saved as a draft.' }),
    });
    if (module.id !== moduleId) void navigate(pathTo('adminExamModule', { moduleId: module.id }), { replace: isNew });
  };
  if (isNew)
    return (
      <Page title="New module" lead="It stays a draft until an exam with it is published.">
        <ModuleForm module={null} onSaved={saved} />
      </Page>
    );
  if (!data)
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
  return (
    <Page title={data.title} lead={<Badge tone={statusWords[data.status].tone}>{statusWords[data.status].label}</Badge>} actions={<Steps module={data} />}>
      {data.exams.length > 0 ? (
        <p className="mb-6">
          In{' '}
          {data.exams.map(({ id, title }, index) => (
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
      <ModuleForm key={`${data.id} ${data.updatedAt}`} module={data} onSaved={saved} />
      <ModulePreview questions={data.questions} />
    </Page>
  );
}
