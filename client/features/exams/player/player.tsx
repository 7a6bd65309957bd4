import { useCallback, useRef, useState } from 'react';
import type { ModuleView } from '#contract/exam-modules.ts';
import { slotAt } from '#core/exams/shape.ts';
import { usePreparedFormulas } from '#client/ui/question/use-prepared-formulas.ts';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import type { ExamSnapshot } from '../engine/snapshot.ts';
import { ReadingBar } from '#client/tools/read-aloud/reading-bar.tsx';
import { useReadAloud } from '#client/tools/read-aloud/use-read-aloud.ts';
import { changeByKey } from './answering.ts';
import { AnnotationsContext } from '#client/tools/annotations/practice-text.tsx';
import { NotesPanel } from '#client/tools/annotations/notes-panel.tsx';
import './exam.css';
import { FiveMinutes } from './five-minutes.tsx';
import { Notice, useNotice } from './notice.tsx';
import { PlayerDialogs, type PlayerDialog } from './player-dialogs.tsx';
import { PlayerFooter } from './player-footer.tsx';
import { PlayerHeader } from './player-header.tsx';
import { PlayerMain } from './player-main.tsx';
import { PlayerTools } from './player-tools.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useShortcuts, type Shortcut } from './shortcuts.ts';
import { UnscheduledBreak } from './unscheduled-break.tsx';
import { DockSpace } from '#client/tools/panel/dock-space.tsx';
import { ToolPanels } from '#client/tools/tool-panels.tsx';
import { useExamAnnotations } from './use-exam-annotations.ts';
import { useExam, useShape } from './use-exam.ts';
import { useModuleSteps } from './use-module-steps.ts';
import { useStopping } from './use-stopping.ts';
import { useWorkspace } from './use-workspace.ts';

export interface PlayerProps {
  readonly module: ModuleView;
  readonly snapshot: ExamSnapshot;
}

/** Where the window is too narrow for both, it lies over the lower part of the passage and is no wider; on phones, over the lower part of the screen. */
const notesPlace =
  'notes-panel w-80 border-l max-[1200px]:absolute max-[1200px]:bottom-0 max-[1200px]:left-0 max-[1200px]:z-20 max-[1200px]:max-h-[60%] max-[1200px]:w-72 max-[1200px]:rounded-t-card max-[1200px]:border max-[1200px]:floating max-md:w-full min-[1200px]:shrink-0';

/** A module being taken. */
export function Player({ module, snapshot }: PlayerProps) {
  const { engine, studentName, preview } = useExam();
  const { answers, index, session } = snapshot;
  // In a mode this build does not know, nothing is offered that might be refused.
  const mode = session === null || session.mode === 'practice' ? 'practice' : 'test-day';
  const math = module.section === 'math';
  const calculator = math && slotAt(useShape(), module.position).calculatorAllowed;
  const [directions, setDirections] = useState(module.stage === 1 && [...answers.values()].every(({ seq }) => seq === 0));
  const { tools, onTool, onToolClose, notes, setNotes, onNotes, zoom, onZoom, eliminating, onEliminating, timerHidden, setTimerHidden } = useWorkspace();
  const [dialog, setDialog] = useState<PlayerDialog>(null);
  const { said, say, dismiss } = useNotice(snapshot);
  const { leaving, resting, pause, rest, exit } = useStopping(mode, session, say);
  const { reviewing, submitting, armed, unanswered, go, next, back, onReview, onKeepWorking, onSubmit } = useModuleSteps({
    module,
    snapshot,
    mode,
    say,
    // The review page's messages are of no use at the questions.
    onLeaveReview: dismiss,
    onGo: () => setNotes((open) => open && { focusId: null }),
  });

  const question = module.questions[index];
  const main = useRef<HTMLElement>(null);
  const reading = useReadAloud(reviewing || !question ? null : question, main);
  usePreparedFormulas(module.questions[index + 1]);
  const annotations = useExamAnnotations(math || !question ? null : question, answers.get(question?.id ?? ''), setNotes);

  const onShortcut = (shortcut: Shortcut) => {
    if (resting) return;
    if (shortcut === 'back') return back?.();
    if (shortcut === 'next') return reviewing ? undefined : next();
    if (shortcut === 'timer') return setTimerHidden(!timerHidden);
    if (shortcut === 'help') return setDialog('help');
    if (shortcut === 'calculator') return calculator ? onTool(shortcut) : undefined;
    if (shortcut === 'reference') return math ? onTool(shortcut) : undefined;
    const now = question && engine.snapshot().answers.get(question.id);
    if (reviewing || !now) return;
    if (shortcut === 'read-aloud') return reading.available ? reading.toggle() : undefined;
    if (shortcut === 'eliminate') return question.format === 'choice' ? onEliminating() : undefined;
    const change = changeByKey(shortcut, question.format, now);
    if (change) engine.change(question.id, change);
  };
  useShortcuts(calculator, onShortcut);

  // What is memoized gets handlers that stay the same: Next and every save would render all of it again otherwise.
  const onReadAloud = useStableCallback(reading.toggle);
  const onPause = useStableCallback(() => void pause());
  const onBreak = useStableCallback(() => rest(true));
  const onDialogClose = useCallback(() => setDialog(null), []);
  const onExit = useStableCallback(() => void exit(onDialogClose));

  if (resting) return <UnscheduledBreak canPause={mode === 'practice'} onResume={() => rest(false)} />;
  return (
    <AnnotationsContext value={annotations}>
      <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-paper">
        <div className="min-w-0">
          {preview?.banner}
          <PlayerHeader
            position={module.position}
            directionsOpen={directions}
            onDirections={setDirections}
            timerHidden={timerHidden}
            onTimerHidden={setTimerHidden}
            tools={
              <PlayerTools
                math={math}
                calculator={calculator}
                reviewing={reviewing}
                open={tools}
                notesOpen={notes !== null}
                zoom={zoom}
                speech={reading.available}
                readingAloud={reading.state.kind === 'reading'}
                canPause={mode === 'practice'}
                onTool={onTool}
                onNotes={onNotes}
                onZoom={onZoom}
                onDialog={setDialog}
                onReadAloud={onReadAloud}
                onPause={onPause}
                onBreak={onBreak}
              />
            }
          />
          <FiveMinutes />
          <ReadingBar reading={reading} className="sm:px-6" />
        </div>
        <div className="relative flex min-h-0">
          <DockSpace />
          <PlayerMain
            main={main}
            module={module}
            answers={answers}
            index={index}
            mode={mode}
            reviewing={reviewing}
            part={reading.state.part}
            eliminating={eliminating}
            onEliminating={onEliminating}
            zoom={Number(zoom) / 100}
            onGo={go}
          />
          {notes && question && !math && !reviewing ? (
            <NotesPanel question={question} asked={notes} onClose={() => setNotes(null)} className={notesPlace} />
          ) : null}
        </div>
        <PlayerFooter
          name={studentName}
          snapshot={snapshot}
          grid={reviewing ? null : { module, answers, current: index, onGo: go, onReview }}
          onBack={back}
          onNext={next}
          nextWaits={reviewing && mode === 'test-day'}
          nextSubmits={reviewing && mode === 'practice' ? { armed } : null}
        />
      </div>
      <p role="status" className="sr-only">
        {reviewing ? 'Check your work' : `Question ${index + 1} of ${module.questions.length}`}
      </p>
      <Notice said={said} onDismiss={dismiss} />
      <ToolPanels math={math} {...(session === null ? {} : { storageScope: session.id, exam: true })} open={tools} onClose={onToolClose} />
      <SubmitDialog position={module.position} open={submitting} unanswered={unanswered} onClose={onKeepWorking} onSubmit={onSubmit} />
      <PlayerDialogs open={dialog} onClose={onDialogClose} mode={mode} calculator={calculator} speech={reading.available} leaving={leaving} onExit={onExit} />
    </AnnotationsContext>
  );
}
