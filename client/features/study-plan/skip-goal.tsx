import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveStudySettings } from '#contract/study-plan.ts';
import { hasPassed, usualMinutes } from '#core/learning/study-settings.ts';
import { api } from '#client/platform/api.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';

/** Somebody who skips the questions is not asked again. */
export function SkipGoal({ onSkipped }: { readonly onSkipped: () => void }) {
  const client = useQueryClient();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const skip = useMutation({
    mutationFn: async () => {
      // A goal that has not arrived yet must not be taken for none.
      const { settings } = await client.ensureQueryData(studySettingsQuery);
      const { examDate, ...goal } = settings ?? { examDate: null, targetScore: null, minutes: [...usualMinutes], timeZone };
      // A date that has passed since is not taken again.
      return api(saveStudySettings, { body: { ...goal, examDate: hasPassed({ examDate, timeZone: goal.timeZone }, Date.now()) ? null : examDate } });
    },
    onSuccess: ({ settings: saved }) => {
      client.setQueryData(studySettingsQuery.queryKey, { settings: saved });
      onSkipped();
    },
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  return (
    <Button variant="quiet" busy={skip.isPending} busyLabel="Skipping…" onClick={() => skip.mutate()}>
      Skip
    </Button>
  );
}
