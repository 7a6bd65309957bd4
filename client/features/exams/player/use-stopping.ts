import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExamMode } from '#core/exams/format.ts';
import { pathTo } from '#client/paths.ts';
import type { ExamSnapshot } from '../engine/snapshot.ts';
import { useExam } from './use-exam.ts';

const notStopped = 'You’re offline, so we could not stop the clock. Your answers are safe on this device; try again when you’re back online.';

/** Everything that interrupts a module: its clock is stopped, its question hidden for a while, or the exam is left. */
export function useStopping(mode: ExamMode, session: ExamSnapshot['session'], say: (text: string) => void) {
  const { engine } = useExam();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [resting, setResting] = useState(false);
  const pause = async (): Promise<boolean> => {
    const stopped = await engine.pause();
    if (!stopped) say(notStopped);
    return stopped;
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
      const mayLeave = mode === 'test-day' || (await pause());
      setLeaving(false);
      done();
      if (!mayLeave) return;
      void navigate(session ? pathTo('practiceExam', { examId: session.practiceExamId }) : pathTo('practiceExams'));
    },
  };
}
