/** SQL of a student's newest results, as lists show them. */
import type { Queryable } from '#server/database/database.ts';

export interface RecentResultRow {
  readonly id: string;
  readonly exam_title: string;
  readonly completed_at: Date;
  readonly total: number | null;
  readonly correct: number;
  readonly questions: number;
  readonly hurried: boolean;
}

export async function selectRecentResults(queryable: Queryable, userId: string, limit: number): Promise<RecentResultRow[]> {
  const { rows } = await queryable.query<RecentResultRow>(
    'select id, exam_title, completed_at, total, correct, questions, hurried from exam_results where user_id = $1 order by id desc limit $2',
    [userId, limit],
  );
  return rows;
}
