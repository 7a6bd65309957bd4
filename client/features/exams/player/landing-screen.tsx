import { CircleCheck, CircleDashed, TriangleExclamationPoint } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { SessionView } from '#contract/exam-sessions.ts';
import { allowedMsOf, slotAt, slotName, slotTitle } from '#core/exams/shape.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatMinutes } from '#client/ui/format.ts';
import { ErrorState, LoadingState, useDocumentTitle } from '#client/ui/page-states.tsx';
import { ExamGate } from './exam-gate.tsx';
import { clockWords } from '../engine/clock.ts';
import { moduleInPath, useExam, useSecondsLeft, useSnapshot } from './use-exam.ts';

const modeNames = { practice: 'Practice mode', 'test-day': 'Test-day mode', unknown: '' } as const satisfies Record<SessionView['mode'], string>;

type Check = 'checking' | 'good' | 'bad';
const icons = {
  checking: <CircleDashed aria-hidden size={22} className="mt-0.5 shrink-0 text-muted motion-safe:animate-spin" />,
  good: <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-success" />,
  bad: <TriangleExclamationPoint aria-hidden size={22} className="mt-0.5 shrink-0 text-warning" />,
} as const;

/** Whether this browser keeps what an exam writes. */
function useStorageCheck(): Check {
  const [check, setCheck] = useState<Check>('checking');
  useEffect(() => {
    let live = true;
    const store = openExamStore();
    const probe = async () => {
      const token = String(Math.random());
      await store.set('probe', token);
      const back = await store.get('probe');
      await store.remove('probe');
      if (live) setCheck(store.durable() && back === token ? 'good' : 'bad');
    };
    void probe();
    return () => {
      live = false;
    };
  }, []);
  return check;
}

function Line({ check, title, children }: { readonly check: Check; readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      {icons[check]}
      <div>
        <p className="font-medium">
          {title}
          <span className="sr-only">: {check === 'good' ? 'ready' : check === 'bad' ? 'attention' : 'checking'}</span>
        </p>
        <p className="text-sm text-muted">{children}</p>
      </div>
    </li>
  );
}

function Ready() {
  const snapshot = useSnapshot();
  const seconds = useSecondsLeft();
  const { engine } = useExam();
  const storage = useStorageCheck();
  const { stage, session } = snapshot;
  useDocumentTitle('Ready to start');

  if (stage.kind === 'failed')
    return (
      <ErrorState
        heading="h1"
        title="This exam cannot be opened"
        error={new Error(stage.message)}
        action={<ButtonLink to={pathTo('practiceExams')}>Go to practice exams</ButtonLink>}
      />
    );
  if (stage.kind === 'loading' || !session) {
    return (
      <>
        <LoadingState label="Opening your exam" />
        {stage.kind === 'loading' && stage.offline ? (
          <p role="status" className="mt-6">
            You’re offline. We’ll keep trying to reach the server. Nothing has started yet.
          </p>
        ) : null}
      </>
    );
  }
  const query = { session: session.id };
  if (stage.kind === 'break') return <Navigate to={pathTo('intermission', {}, query)} replace />;
  if (stage.kind === 'complete') return <Navigate to={pathTo('exam', { moduleId: 'end' }, query)} replace />;
  const opening = stage.kind === 'opening';
  if (stage.kind !== 'ready' && stage.kind !== 'paused' && !opening)
    return <Navigate to={pathTo('exam', { moduleId: moduleInPath(session) }, query)} replace />;

  const { position } = stage;
  const slot = slotAt(session.shape, position);
  const offline = opening && stage.offline;
  // The first module of a section is named by its section; a later one by its own name.
  const name = slot.stage > 1 ? slotName(session.shape, position) : (slot.label ?? sectionNames[slot.section]);
  return (
    <>
      <p className="text-muted">{[session.examTitle, modeNames[session.mode]].filter(Boolean).join(' · ')}</p>
      <h1 className="mt-1 text-3xl font-semibold">
        {stage.kind === 'paused' ? 'Ready to continue?' : position === 0 ? 'Ready to start?' : `Ready for ${name}?`}
      </h1>
      <p className="mt-3 text-lg">
        {slotTitle(session.shape, position)}.{' '}
        {stage.kind === 'paused'
          ? `The clock picks up where it stopped${seconds === null ? '' : `: ${clockWords(seconds * 1000)} left in this module`}.`
          : `${formatCount(slot.questionCount, 'question')} in ${formatMinutes(allowedMsOf(slot, session.timeMultiplier))}. The clock starts when the first question appears.`}
      </p>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        <Line check={offline ? 'bad' : 'good'} title={offline ? 'No connection' : 'Connection'}>
          {offline
            ? 'We cannot load the questions yet. We’ll keep trying. The clock has not started.'
            : 'Connected. You need a connection to open a module and to submit it.'}
        </Line>
        <Line check={storage} title="Storage on this device">
          {storage === 'bad'
            ? 'This browser cannot save anything (it may be a private window, or storage is full). If your connection drops, keep this page open until you’re back online.'
            : 'Each answer is saved here the moment you give it, then sent.'}
        </Line>
        <Line check="good" title="If the connection drops during a module">
          Keep working. Your answers are saved on this device and sent when you’re back online, even if the page reloads.
        </Line>
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="summit" size="large" busy={opening} busyLabel={offline ? 'Waiting for the connection…' : 'Opening…'} onClick={engine.begin}>
          {stage.kind === 'paused' ? 'Resume testing' : position === 0 ? 'Start the exam' : `Start ${name}`}
        </Button>
        <ButtonLink variant="quiet" size="large" to={pathTo('practiceExam', { examId: session.practiceExamId })}>
          Not now
        </ButtonLink>
      </div>
    </>
  );
}

/** /exam/landing: the last look before a module's clock starts. */
export function LandingScreen() {
  return (
    <ExamGate>
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-6 py-12 outline-none">
        <div className="w-full max-w-xl">
          <Ready />
        </div>
      </main>
    </ExamGate>
  );
}
