/** A module, and a whole exam, in the player: for authors, and recorded nowhere. */
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { getExamDefinition, type AuthoredExam } from '#contract/exam-authoring.ts';
import { slotName, slotTitle, type Shape } from '#core/exams/shape.ts';
import { api } from '#client/platform/api.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatMinutes } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { ModulePreview, type ExitLink } from './module-preview.tsx';

/** /admin/practice-exams/modules/{moduleId}/preview */
export function ModulePreviewScreen() {
  const { moduleId = '' } = useParams();
  const exitLink: ExitLink = { to: pathTo('adminExamModule', { moduleId }), label: 'Back to the module' };
  return (
    <ModulePreview
      key={moduleId}
      moduleId={moduleId}
      exitLink={exitLink}
      after={(again) => (
        <EmptyState
          heading="h1"
          title="The module ends here"
          action={
            <>
              <ButtonLink to={exitLink.to}>{exitLink.label}</ButtonLink>
              <Button variant="secondary" onClick={again}>
                Preview it again
              </Button>
            </>
          }
        >
          A student’s answers would be submitted now. Yours were not kept.
        </EmptyState>
      )}
    />
  );
}

const routeNames = { easier: ', easier route', harder: ', harder route', base: '', unknown: '' } as const;

interface NextModuleProps {
  readonly exam: AuthoredExam;
  readonly shape: Shape;
  /** The place of the module that was submitted. */
  readonly position: number;
  readonly exitLink: ExitLink;
  readonly onOpen: (moduleId: string) => void;
}

/** Between two modules of an exam: what comes next, by either route; after the last, the end. */
function NextModule({ exam, shape, position, exitLink, onOpen }: NextModuleProps) {
  const next = exam.modules.filter((each) => each.position === position + 1);
  const pause = shape[position + 1]?.breakBefore ?? 0;
  const [first] = exam.modules;
  const leave = (
    <ButtonLink variant="quiet" to={exitLink.to}>
      {exitLink.label}
    </ButtonLink>
  );
  if (next.length === 0)
    return (
      <EmptyState
        heading="h1"
        title="The exam ends here"
        action={
          <>
            {leave}
            {first ? <Button onClick={() => onOpen(first.moduleId)}>Preview it from the start</Button> : null}
          </>
        }
      >
        A student would see a result now. Your answers were not kept.
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h1"
      title={`${slotTitle(shape, position)} ends here`}
      action={
        <>
          {next.map(({ moduleId, module }) => (
            <Button key={moduleId} variant={next.length > 1 ? 'secondary' : 'primary'} onClick={() => onOpen(moduleId)}>
              {slotName(shape, position + 1)}
              {next.length > 1 ? routeNames[module.route] : ''}
            </Button>
          ))}
          {leave}
        </>
      }
    >
      {pause > 0 ? `A student has a break of ${formatMinutes(pause * 1000)} now. ` : ''}
      {next.length > 1 ? 'Which module a student gets next depends on the answers to an earlier one. Choose either.' : 'Your answers were not kept.'}
    </EmptyState>
  );
}

/** /admin/practice-exams/{examId}/preview: module after module; `module` in the address says which is on. */
export function ExamPreviewScreen() {
  const { examId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const exitLink: ExitLink = { to: pathTo('adminExam', { examId }), label: 'Back to the exam' };
  const { data, error, refetch } = useQuery({
    queryKey: ['exam-workshop', 'exam', examId],
    queryFn: ({ signal }) => api(getExamDefinition, { params: { examId }, query: {} }, { signal }),
    refetchOnWindowFocus: false,
  });
  const leave = <ButtonLink to={exitLink.to}>{exitLink.label}</ButtonLink>;
  const placed = data?.modules.find(({ moduleId }) => moduleId === search.get('module')) ?? data?.modules[0];
  if (!data?.shape || !placed)
    return (
      <main id="main" tabIndex={-1} className="page-column min-h-dvh py-16 outline-none">
        {data ? (
          <EmptyState heading="h1" title="These modules don’t make an exam yet" action={leave}>
            {data.problems[0] ?? 'Students cannot take it.'} You can preview each module by itself.
          </EmptyState>
        ) : error ? (
          <ErrorState heading="h1" error={error} onRetry={() => void refetch()} action={leave} />
        ) : (
          <LoadingState label="Opening the preview" />
        )}
      </main>
    );
  const { shape } = data;
  const open = (moduleId: string) => setSearch({ module: moduleId });
  return (
    <ModulePreview
      key={placed.moduleId}
      moduleId={placed.moduleId}
      place={{ shape, position: placed.position }}
      exitLink={exitLink}
      after={(again) => (
        <NextModule
          exam={data}
          shape={shape}
          position={placed.position}
          exitLink={exitLink}
          // An exam of one module begins again with the same one.
          onOpen={(moduleId) => (moduleId === placed.moduleId ? again() : open(moduleId))}
        />
      )}
    />
  );
}
