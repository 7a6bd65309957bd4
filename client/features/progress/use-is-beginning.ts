import { useQuery } from '@tanstack/react-query';
import type { ProgressView } from '#contract/progress.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';

/** Whether the three questions about the goal come first: nobody has asked them yet, and there is nothing to go on with. */
export function useIsBeginning(progress: ProgressView | undefined): boolean {
  const { data } = useQuery(studySettingsQuery);
  return progress?.next?.kind === 'check' && progress.totalQuestions === 0 && data?.settings === null;
}
