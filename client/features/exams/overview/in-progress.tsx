import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionView } from '#contract/exam-sessions.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { useSession } from '#client/platform/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { createSessionStore } from '../engine/session-store.ts';
import { discardSession } from './exam-queries.ts';
import { begunText, continuePath, progressSentence } from './exam-state.ts';

/** An exam that was begun: resume it, or discard it. */
export function InProgress({ session }: { readonly session: SessionView }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const who = useSession();
  const discard = useMutation({
    mutationFn: () => discardSession(session.id),
    onSuccess: async () => {
      setAsking(false);
      if (who.kind === 'user') void createSessionStore(openExamStore(), who.me.id, session.id).clear();
      await client.invalidateQueries({ queryKey: ['exams'] });
      showToast({ title: 'The exam in progress was discarded.' });
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
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="summit" size="large" className="max-sm:w-full" to={continuePath(session)}>
          Resume
        </ButtonLink>
        <Button variant="quiet" size="large" className="max-sm:w-full" onClick={() => setAsking(true)}>
          Discard and start over
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard this exam?"
        description="Its answers are deleted and it will have no score. This cannot be undone."
        cancelLabel="Keep it"
        confirmLabel="Discard exam"
        danger
        busy={discard.isPending}
        onConfirm={() => discard.mutate()}
      />
    </section>
  );
}
