import { useCallback, useMemo, useState } from 'react';
import type { ModuleView } from '#contract/exam-modules.ts';
import type { ExamMode } from '#core/exams/format.ts';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import type { ExamSnapshot } from '../engine/snapshot.ts';
import { unansweredNumbers } from './unanswered.ts';
import { useArmed } from './use-armed.ts';
import { useCheckPage } from './use-check-page.ts';
import { useExam } from './use-exam.ts';

export interface ModuleStepsOptions {
  readonly module: ModuleView;
  readonly snapshot: ExamSnapshot;
  readonly mode: ExamMode;
  readonly say: (text: string) => void;
  /** The last page is left. */
  readonly onLeaveReview: () => void;
  /** Another question is about to be shown. */
  readonly onGo: () => void;
}

/** The way through a module: from question to question, to its last page, and out of it. */
export function useModuleSteps({ module, snapshot, mode, say, onLeaveReview, onGo }: ModuleStepsOptions) {
  const { engine } = useExam();
  const { answers, index, session } = snapshot;
  const [reviewing, setReviewing] = useCheckPage(session?.id, module.position);
  const [submitting, setSubmitting] = useState(false);
  const armed = useArmed(reviewing);
  const unanswered = useMemo(() => unansweredNumbers(module, answers), [module, answers]);
  const last = index === module.questions.length - 1;

  const leaveReview = () => {
    if (reviewing) onLeaveReview();
    setReviewing(false);
  };
  const go = useStableCallback((to: number) => {
    leaveReview();
    onGo();
    engine.goTo(to);
  });
  const next = () => {
    if (!reviewing) return last ? setReviewing(true) : go(index + 1);
    if (mode === 'practice') return unanswered.length > 0 ? setSubmitting(true) : engine.submit();
    say('On test day, a module ends when time is up. Until then, you can go back to any question.');
  };
  return {
    reviewing,
    submitting,
    armed,
    unanswered,
    go,
    next,
    back: reviewing ? leaveReview : index > 0 ? () => go(index - 1) : null,
    onReview: useStableCallback(() => setReviewing(true)),
    onKeepWorking: useCallback(() => setSubmitting(false), []),
    onSubmit: useStableCallback(() => {
      setSubmitting(false);
      engine.submit();
    }),
  };
}
