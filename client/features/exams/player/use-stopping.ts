import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExamMode } from '#core/exams/format.ts';
import { pathTo } from '#client/paths.ts';
import type { ApiError } from '#client/platform/api.ts';
import { isSignedOut } from '../engine/save-failure.ts';
import type { ExamSnapshot } from '../engine/snapshot.ts';
import { useExam } from './use-exam.ts';

const offline = 'You’re offline, so we could not stop the clock. Your answers are safe on this device; try again when you’re back online.';

/** Says that the clock keeps running and why; null where the dialog to sign in says it. */
export const notStoppedText = (error: ApiError): string | null =>
  isSignedOut(error) ? null : error.code === 'offline' ? offline : `We could not stop the clock. ${error.message}`;

/** Everything that interrupts a module: its clock is stopped, its question hidden for a while, or the exam is left. */
export function useStopping(mode: ExamMode, session: ExamSnapshot['session'], say: (text: string) => void) {
  const { engine } = useExam();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [resting, setResting] = useState(false);
  const pause = async (): Promise<boolean> => {
    const outcome = await engine.pause();
    if (outcome.kind === 'paused') return true;
    const text = notStoppedText(outcome.error);
    if (text !== null) say(text);
    return false;
  };
  return {
    leaving,
    resting,
    pause,
    rest: (on: boolean) => {
      setResting(on);
      // A question that is hidden takes no time.
      engine.setVisible(!on);
    },
    /** `done`: what was asked is settled, one way or the other. */
    exit: async (done: () => void) => {
      setLeaving(true);
      try {
        if (mode !== 'test-day' && !(await pause())) return;
      } finally {
        setLeaving(false);
        done();
      }
      void navigate(session ? pathTo('practiceExam', { examId: session.practiceExamId }) : pathTo('practiceExams'));
    },
  };
}
