/** The exams on offer, as one student sees them: what is in progress, and what came of earlier times. */
import type { ExamSummary } from '#contract/exams.ts';
import { publicShape } from '#core/exams/shape.ts';
import { mayTake } from '#core/membership/retakes.ts';
import type { Account } from '#server/http/handler.ts';
import type { ExamDependencies } from './dependencies.ts';
import { liveSessionViews } from './live-sessions.ts';
import { selectExamHistory } from './result-store.ts';

export async function examSummaries(
  { database, content, now }: Pick<ExamDependencies, 'database' | 'content' | 'now'>,
  { id: userId, membershipTier }: Account,
): Promise<ExamSummary[]> {
  const exams = await content.exams();
  // On one snapshot: an exam being submitted at this moment is in progress or finished, never neither.
  const { live, history } = await database.snapshot(async (queryable) => ({
    live: await liveSessionViews(queryable, userId, now()),
    history: await selectExamHistory(queryable, userId),
  }));
  const liveOf = (examId: string) => live.find(({ practiceExamId }) => practiceExamId === examId) ?? null;
  return (
    exams
      // An exam no longer offered is still shown to those in the middle of it.
      .filter(({ id, isPublic }) => isPublic || liveOf(id))
      .map(({ id, number, title, description, isDiagnostic, isPublic, questionCount, minutes, shape }) => {
        const past = history.find(({ practice_exam_id }) => practice_exam_id === id);
        return {
          id,
          number,
          title,
          description,
          isDiagnostic,
          isOffered: isPublic,
          questionCount,
          minutes,
          shape: publicShape(shape),
          inProgress: liveOf(id),
          completedCount: past?.completed ?? 0,
          mayTake: mayTake(membershipTier, past?.estimates ?? 0),
          latest: past?.latest ?? null,
        };
      })
  );
}
