/** A user's exams in progress as views, last touched first. */
import type { SessionView } from '#contract/exams.ts';
import type { ExamDependencies } from './dependencies.ts';
import { selectLiveSessions, selectModuleAttempts } from './session-store.ts';
import { toView } from './session-view.ts';

export async function liveSessionViews({ database, content, now }: ExamDependencies, userId: string): Promise<SessionView[]> {
  const rows = await selectLiveSessions(database, userId);
  const moduleAttempts =
    rows.length === 0
      ? []
      : await selectModuleAttempts(
          database,
          userId,
          rows.map(({ id }) => id),
        );
  const exams = new Map((await content.exams()).map((exam) => [exam.id, exam]));
  return rows.flatMap((row) => {
    const exam = exams.get(row.practice_exam_id);
    return exam
      ? [
          toView(
            exam,
            row,
            moduleAttempts.filter(({ session_id }) => session_id === row.id),
            now(),
          ),
        ]
      : [];
  });
}
