import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { slotAt, slotName, type Shape } from '#core/exams/shape.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { holdReloads } from '#client/platform/app-update.ts';
import { Button } from '#client/ui/button.tsx';
import { useDocumentTitle } from '#client/ui/page-states.tsx';
import { clockText, clockWords } from '../engine/clock.ts';
import { ExamGate } from './exam-gate.tsx';
import { SaveStatus } from '#client/kits/save-status.tsx';
import { moduleInPath, useExam, useSecondsLeft, useSnapshot } from './use-exam.ts';

const advice = [
  'You can leave the room, stretch, and have a snack or a drink.',
  'Keep this page open and your device on.',
  'Do not look at notes or other materials. You couldn’t on test day.',
];

/** What was submitted before this break and what comes after it. Between two modules of one section, the modules themselves. */
function around(shape: Shape, position: number): { readonly before: string; readonly after: string } {
  const [before, after] = [slotAt(shape, position - 1), slotAt(shape, position)];
  if (before.section === after.section) return { before: slotName(shape, position - 1), after: slotName(shape, position) };
  return { before: before.label ?? sectionNames[before.section], after: after.label ?? sectionNames[after.section] };
}

function Break() {
  const snapshot = useSnapshot();
  const { engine, studentName } = useExam();
  const seconds = useSecondsLeft();
  const [resuming, setResuming] = useState(false);
  const { stage, session } = snapshot;
  useDocumentTitle('Break');
  if (stage.kind !== 'break' && stage.kind !== 'loading') {
    const query = { session: session?.id };
    return <Navigate to={stage.kind === 'ready' ? pathTo('examLanding', {}, query) : pathTo('exam', { moduleId: moduleInPath(session) }, query)} replace />;
  }
  // In a mode this build does not know, nothing is offered that might be refused.
  const fixed = session !== null && session.mode !== 'practice';
  // While the exam is being loaded nothing is said about its modules.
  const modules = session && stage.kind === 'break' ? around(session.shape, stage.position) : null;
  const half = session !== null && stage.kind === 'break' && stage.position * 2 === session.shape.length;
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col bg-[oklch(0.13_0.01_260)] text-white outline-none">
      <div className="mx-auto grid w-full max-w-5xl grow grid-cols-1 items-center gap-12 px-6 py-12 md:grid-cols-2">
        <div className="flex flex-col items-center gap-8 text-center">
          <section aria-label="Timer" className="w-full max-w-xs rounded-card border border-white/40 px-4 py-6 sm:px-8">
            <h1 className="text-lg font-semibold">Remaining Break Time</h1>
            <time
              role="timer"
              aria-label={seconds === null ? 'Break time' : `${clockWords(seconds * 1000)} of the break left`}
              className="tabular mt-1 block text-[min(4.5rem,18.5vw)]/none font-bold"
            >
              {seconds === null ? '–:––' : clockText(seconds * 1000)}
            </time>
          </section>
          {fixed ? (
            <p className="max-w-xs text-white/80">In test-day mode, the break runs its full length. Resume Testing appears when it ends.</p>
          ) : (
            <Button
              variant="summit"
              size="large"
              busy={resuming}
              busyLabel={`Opening ${modules?.after ?? 'the next module'}…`}
              onClick={() => {
                setResuming(true);
                void engine.endBreak().finally(() => setResuming(false));
              }}
            >
              Resume Testing
            </Button>
          )}
        </div>
        <div className="flex flex-col gap-4">
          <h2 className="text-2xl font-semibold">{half ? 'Halfway there. Take a break' : 'Take a break'}</h2>
          {modules ? (
            <p>
              {modules.before} is submitted.{' '}
              {fixed
                ? `When the break is over, you can start ${modules.after}.`
                : `${modules.after} begins when you resume. Its clock does not start until then.`}
            </p>
          ) : null}
          <ul className="list-disc space-y-2 border-t border-white/25 pt-4 pl-5 text-white/85">
            {advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <footer className="flex items-center justify-between gap-4 px-6 py-4">
        <span className="font-semibold">{studentName}</span>
        <SaveStatus onBlack save={snapshot.save} needsSignIn={snapshot.needsSignIn} />
      </footer>
    </main>
  );
}

/** /intermission: the break between two modules. */
export function IntermissionScreen() {
  // The module after it goes on with the code that is here.
  useEffect(holdReloads, []);
  return (
    <ExamGate>
      <Break />
    </ExamGate>
  );
}
