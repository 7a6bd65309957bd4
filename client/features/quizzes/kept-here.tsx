import { isPassing } from '#client/platform/api.ts';
import { readDraft } from '#client/platform/quiz-draft.ts';
import { readSheet } from '#client/platform/quiz-sheet.ts';
import { Alert } from '#client/ui/alert.tsx';

/** Where a quiz did not load for now: that answers the server may not have yet are still on this device. */
export function KeptHere({ quizId, error }: { readonly quizId: string; readonly error: Error }) {
  if (!isPassing(error) || (readDraft(quizId) === null && readSheet(quizId).length === 0)) return null;
  return <Alert tone="info">Your answers are safe on this device and will be here when the quiz loads again.</Alert>;
}
