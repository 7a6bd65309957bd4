import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { goesStraightOn, isScored, slotTitle } from '#core/exams/shape.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ContourEmblem } from '#client/ui/contours.tsx';
import { RefreshButton } from '#client/ui/newer-part.tsx';
import { useDocumentTitle } from '#client/ui/page-states.tsx';
import { answeredCount, type Stage } from '#client/features/exams/engine/snapshot.ts';
import { clockWords } from '../engine/clock.ts';
import { useExam, useSecondsLeft, useShape, useSnapshot } from './use-exam.ts';

const CenteredPage = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-6 py-12 outline-none">
    <div className="flex max-w-lg flex-col items-center gap-4 text-center">{children}</div>
  </main>
);

const Waiting = () => (
  <span aria-hidden className="block h-1 w-40 overflow-hidden rounded-full bg-hover">
    <span className="block h-full w-1/3 rounded-full bg-primary motion-safe:animate-pulse" />
  </span>
);

/** The step into the next module. */
export function OpeningPage({ position, offline }: { readonly position: number; readonly offline: boolean }) {
  const shape = useShape();
  return (
    <CenteredPage>
      <p className="text-muted">{slotTitle(shape, position)}</p>
      <h1 className="text-2xl font-semibold">{goesStraightOn(shape, position) ? 'Your next module is coming up' : 'Opening your module'}</h1>
      <p role="status">
        {offline
          ? 'You’re offline, so we cannot load the next questions yet. The clock has not started. We’ll keep trying.'
          : 'Its clock starts when the first question appears.'}
      </p>
      <Waiting />
    </CenteredPage>
  );
}

const submittingText = {
  time: {
    heading: 'Time is up',
    online: 'We are submitting your answers.',
    offline: 'Time is up. Your answers are safe on this device. We will send them as soon as you’re back online.',
  },
  student: {
    heading: 'Submitting your answers',
    online: 'This takes a moment.',
    offline: 'You’re offline. Your answers are safe on this device. We will send them as soon as you’re back online.',
  },
} as const;

const goingOn = 'Your answers are being submitted. The next module begins in a few seconds.';

/** Submitting, for as long as the network takes; where the next module follows on time that was up, for a few seconds more. */
export function SubmittingPage({ stage }: { readonly stage: Extract<Stage, { kind: 'submitting' }> }) {
  const { engine } = useExam();
  const { answers, module, needsSignIn } = useSnapshot();
  const shape = useShape();
  const { heading, online, offline } = submittingText[stage.reason];
  const isLast = stage.position === shape.at(-1)?.position;
  const goesOn = stage.reason === 'time' && !isLast && goesStraightOn(shape, stage.position + 1);
  return (
    <CenteredPage>
      {stage.offline ? <CloudOff aria-hidden size={36} className="text-warning" /> : null}
      <p className="text-muted">{slotTitle(shape, stage.position)}</p>
      <h1 className="text-2xl font-semibold">{heading}</h1>
      <p role="status">
        {needsSignIn ? 'You are logged out. Log in to send your answers. They are safe on this device.' : stage.offline ? offline : goesOn ? goingOn : online}
      </p>
      <p className="tabular text-sm text-muted">{module ? `${answeredCount(answers)} of ${module.questions.length} questions answered` : null}</p>
      <Waiting />
      {stage.offline && !needsSignIn ? (
        <>
          <p className="text-sm text-muted">Keep this page open or come back to it later on this device.</p>
          <Button variant="secondary" onClick={engine.retry}>
            Try now
          </Button>
        </>
      ) : null}
    </CenteredPage>
  );
}

/** The clock is paused; questions stay hidden meanwhile. */
export function PausedPage({ onResume }: { readonly onResume: () => void }) {
  const { session, stage } = useSnapshot();
  const shape = useShape();
  const seconds = useSecondsLeft();
  return (
    <CenteredPage>
      {stage.kind === 'paused' ? <p className="text-muted">{slotTitle(shape, stage.position)}</p> : null}
      <h1 className="text-2xl font-semibold">Your exam is paused</h1>
      {seconds === null ? null : <p className="text-lg font-semibold tabular">{clockWords(seconds * 1000)} left in this module</p>}
      <p>The clock is stopped and your answers are saved. You can come back to it on any device.</p>
      <p className="text-sm text-muted">In practice mode, the clock also stops about a minute after you close this page or your device goes to sleep.</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink variant="secondary" to={session ? pathTo('practiceExam', { examId: session.practiceExamId }) : pathTo('practiceExams')}>
          Leave for now
        </ButtonLink>
        <Button variant="summit" onClick={onResume}>
          Resume testing
        </Button>
      </div>
    </CenteredPage>
  );
}

/** The exam can continue only in the new version of the app. */
export function OutdatedPage() {
  const { session } = useSnapshot();
  useDocumentTitle('Please refresh this page');
  return (
    <CenteredPage>
      <div role="alert" className="flex flex-col items-center gap-4">
        <h1 className="text-2xl font-semibold">Please refresh this page</h1>
        <p>There is a new version of Ascent, and your exam continues in it. Your answers are saved.</p>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
        <ButtonLink variant="quiet" size="small" to={session ? pathTo('practiceExam', { examId: session.practiceExamId }) : pathTo('practiceExams')}>
          Leave for now
        </ButtonLink>
        <RefreshButton />
      </div>
    </CenteredPage>
  );
}

/** The end of the exam. */
export function CompletePage({ resultId }: { readonly resultId: string }) {
  const { session } = useSnapshot();
  const scored = session === null || isScored(session.shape);
  const client = useQueryClient();
  useEffect(() => {
    // Progress, the list of exams and the results all changed.
    void client.invalidateQueries();
  }, [client, resultId]);
  return (
    <CenteredPage>
      <ContourEmblem className="h-auto w-52" />
      <h1 className="text-3xl font-semibold">You finished the exam</h1>
      <p className="text-lg text-muted">
        {session?.examTitle ?? 'Your exam'} is submitted{scored ? ' and scored' : ''}.
      </p>
      <ButtonLink variant="summit" size="large" className="mt-4" to={pathTo('examResults', { examId: resultId })}>
        View Your {scored ? 'Score' : 'Result'}
      </ButtonLink>
    </CenteredPage>
  );
}
