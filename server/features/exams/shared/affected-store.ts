/** SQL of the results that a question has touched. */
import type { Queryable } from '#server/database/database.ts';

export interface AffectedRow {
  readonly id: string;
  readonly user_id: string;
  readonly student: string;
  readonly exam_title: string;
  readonly completed_at: Date;
  readonly reading_writing: number | null;
  readonly math: number | null;
  /** Of any version: read it with `readFacts`. */
  readonly facts: unknown;
  readonly scoring: unknown;
}

/** Newest first. Only results of exams that have asked it are opened; every predictive exam may have drawn it. */
export async function selectAffected(queryable: Queryable, questionId: string, after: string | null, limit: number): Promise<AffectedRow[]> {
  const { rows } = await queryable.query<AffectedRow>(
    `select r.id, r.user_id, u.name as student, r.exam_title, r.completed_at, r.reading_writing, r.math, r.facts, r.scoring
     from exam_results r join users u on u.id = r.user_id
     where r.practice_exam_id in (
         select p.practice_exam_id from exam_module_questions m join practice_exam_modules p on p.module_id = m.module_id where m.question_id = $1
         union all select 'predictive')
       and (r.facts #> '{questions,id}' ? $1 or r.facts -> 'responses' @> jsonb_build_array(jsonb_build_object('questionId', $1::text)))
       and ($2::uuid is null or r.id < $2) order by r.id desc limit $3`,
    [questionId, after, limit],
  );
  return rows;
}
