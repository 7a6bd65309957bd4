import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { switchCalibration, type getCalibration } from '#contract/calibration.ts';
import { minToUse } from '#core/learning/calibration-rules.ts';
import { api, type Output } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { formatCount, formatDate, formatDateTime } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';

type Found = Output<typeof getCalibration>;

/** Says what scores go by, and lets administrators switch between the newest run and the levels. */
export function CalibrationSwitch({ inUse, runs }: Pick<Found, 'inUse' | 'runs'>) {
  const session = useSession();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<number | null | undefined>(undefined);
  const change = useMutation({
    mutationFn: (run: number | null) => api(switchCalibration, { body: { run, before: inUse?.run ?? null } }),
    onSuccess: ({ inUse: now }) => showToast({ title: now ? 'Scores use the estimates now' : 'Scores go by levels again' }),
    onError: (error) => showToast({ title: 'Nothing was switched', description: error.message, tone: 'danger' }),
    onSettled: () => {
      setWanted(undefined);
      return queries.invalidateQueries({ queryKey: ['calibration', 'summary'] });
    },
  });
  const isAdmin = session.kind === 'user' && session.me.isAdmin;
  const [newest] = runs;
  const mayUse = newest !== undefined && newest.usable > 0 && newest.run !== inUse?.run ? newest : null;
  const chosen = runs.find(({ run }) => run === wanted);
  return (
    <section aria-labelledby="in-use" className="mb-8 max-w-3xl rounded-card border border-line p-5">
      <h2 id="in-use" className="text-lg font-semibold">
        {inUse ? 'Scores use estimates' : 'Scores go by levels'}
      </h2>
      <p className="mt-1 text-muted">
        {inUse
          ? `Since ${formatDateTime(inUse.since)}: those of ${formatDate(inUse.at)}, for ${formatCount(inUse.usable, 'question')} with at least ${minToUse} first answers. Every other question has the difficulty of its level.`
          : 'Estimates are only shown here. Every question counts with the difficulty of its level.'}
        {isAdmin
          ? newest?.usable === 0
            ? ` No question has the ${minToUse} first answers yet that scores need.`
            : null
          : ' An administrator can switch this.'}
      </p>
      {isAdmin && (mayUse || inUse) ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {mayUse ? (
            <Button variant={inUse ? 'secondary' : 'primary'} onClick={() => setWanted(mayUse.run)}>
              Use the estimates of {formatDate(mayUse.at)}
            </Button>
          ) : null}
          {inUse ? (
            <Button variant="secondary" onClick={() => setWanted(null)}>
              Go back to levels
            </Button>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        open={wanted !== undefined}
        onOpenChange={(open) => (open ? undefined : setWanted(undefined))}
        title={chosen ? `Use the estimates of ${formatDate(chosen.at)}?` : 'Go back to levels?'}
        description={
          chosen
            ? `Exams that are finished from now on are scored with them, for ${formatCount(chosen.usable, 'question')}; predictive exams and smart quizzes choose questions by them, and new answers are weighed by them. Scores that students already have stay as they are. Later estimates are used only when you switch again.`
            : 'Exams that are finished from now on are scored by the levels of their questions again, and questions are chosen by them. Scores that students already have stay as they are.'
        }
        confirmLabel={chosen ? 'Use estimates' : 'Go back to levels'}
        busy={change.isPending}
        onConfirm={() => wanted !== undefined && change.mutate(wanted)}
      />
    </section>
  );
}
