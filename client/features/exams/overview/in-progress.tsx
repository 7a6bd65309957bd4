import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionView } from '#contract/exam-sessions.ts';
import { pathTo } from '#client/paths.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { useSession } from '#client/platform/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { useIsHere } from '#client/ui/use-navigate-here.ts';
import { createSessionStore } from '../engine/session-store.ts';
import { discardSession } from './exam-queries.ts';
import { begunText, continuePath, progressSentence } from './exam-state.ts';

export interface InProgressProps {
  readonly session: SessionView;
  /** Whether the same exam can be begun again. */
  readonly isOffered?: boolean;
}

/** An exam that was begun: resume it, or discard it. */
export function InProgress({ session, isOffered = true }: InProgressProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const who = useSession();
  const discard = useMutation({
    mutationFn: () => discardSession(session.id),
    onSuccess: async () => {
      setAsking(false);
      if (who.kind === 'user') void createSessionStore(openExamStore(), who.me.id, session.id).clear();
      if (!isOffered && isHere()) await navigate(pathTo('practiceExams'), { replace: true });
      await client.invalidateQueries({ queryKey: ['exams'] });
      showToast({ title: 'Exam discarded.' });
    },
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  return (
    <section aria-labelledby="in-progress" className="flex flex-col gap-4">
      <h2 id="in-progress" className="text-xl font-semibold">
        Your exam in progress
      </h2>
      <p>
        {progressSentence(session)} {begunText(session)}
        {isOffered ? null : ' This exam is no longer offered, but you can finish it.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="summit" size="large" className="max-sm:w-full" to={continuePath(session)}>
          Resume
        </ButtonLink>
        <Button variant="quiet" size="large" className="max-sm:w-full" onClick={() => setAsking(true)}>
          {isOffered ? 'Discard and start over' : 'Discard'}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard this exam?"
        description={`Your answers will be deleted, and you won’t get a score. ${isOffered ? '' : 'It’s no longer offered, so you can’t take it again. '}This cannot be undone.`}
        cancelLabel="Keep it"
        confirmLabel="Discard exam"
        danger
        busy={discard.isPending}
        onConfirm={() => discard.mutate()}
      />
    </section>
  );
}
