import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { holdReloads } from '#client/platform/app-update.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ErrorState, LoadingState, useDocumentTitle } from '#client/ui/page-states.tsx';
import { ExamGate } from './exam-gate.tsx';
import { CompletePage, OpeningPage, OutdatedPage, PausedPage, SubmittingPage } from './status-pages.tsx';
import { Player } from './player.tsx';
import { useExam, useSnapshot } from './use-exam.ts';

/** Keeps the URL on the running module, so that a reload comes back to it. */
function useModuleUrl(moduleId: string | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const path = moduleId === undefined ? pathname : pathTo('exam', { moduleId });
    if (path !== pathname) void navigate(`${path}${search}`, { replace: true });
  }, [moduleId, pathname, search, navigate]);
}

function Stages() {
  const snapshot = useSnapshot();
  const { engine } = useExam();
  const { stage, session, module } = snapshot;
  useDocumentTitle(session?.examTitle ?? 'Practice exam');
  useModuleUrl(module?.moduleId);
  const query = { session: session?.id };
  switch (stage.kind) {
    case 'loading':
      return (
        <main id="main" className="page-column py-16">
          <LoadingState label="Opening your exam" />
          {stage.offline ? (
            <p role="status" className="mt-6 text-muted">
              You’re offline. We’ll keep trying to reach the server.
            </p>
          ) : null}
        </main>
      );
    case 'failed':
      return (
        <main id="main" className="page-column py-16">
          <ErrorState
            heading="h1"
            title="This exam cannot continue here"
            error={new Error(stage.message)}
            onRetry={() => location.reload()}
            action={<ButtonLink to={pathTo('practiceExams')}>Go to practice exams</ButtonLink>}
          />
        </main>
      );
    case 'outdated':
      return <OutdatedPage />;
    case 'ready':
      return <Navigate to={pathTo('examLanding', {}, query)} replace />;
    case 'break':
      return <Navigate to={pathTo('intermission', {}, query)} replace />;
    case 'opening':
      return <OpeningPage offline={stage.offline} position={stage.position} />;
    case 'paused':
      return <PausedPage onResume={engine.begin} />;
    case 'submitting':
      return <SubmittingPage stage={stage} />;
    case 'complete':
      return <CompletePage resultId={stage.resultId} />;
    case 'module':
      return module ? <Player key={module.moduleId} module={module} snapshot={snapshot} /> : null;
  }
}

/** /exam/:moduleId */
export function ExamScreen() {
  // A new version of the app waits until the student is out of the exam.
  useEffect(holdReloads, []);
  return (
    <ExamGate>
      <Stages />
    </ExamGate>
  );
}
