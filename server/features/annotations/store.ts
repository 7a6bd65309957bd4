/** SQL of highlights and notes outside of exams. */
import type { Annotated } from '#contract/annotations.ts';
import { annotationSchema } from '#core/exams/answer-state.ts';
import * as z from 'zod';
import type { Queryable } from '#server/database/database.ts';

interface AnnotatedRow {
  readonly question_id: string;
  readonly annotations: unknown;
  readonly seq: number;
  readonly device: string;
}

const listSchema = z.array(annotationSchema);

/** What was marked in a quiz or in the practice after a result; null if there is no such work of this learner. */
export async function selectAnnotated(queryable: Queryable, userId: string, workId: string): Promise<Annotated[] | null> {
  const { rows } = await queryable.query<{ readonly known: boolean; readonly kept: readonly AnnotatedRow[] | null }>(
    `select exists (select 1 from quizzes where user_id = $1 and id = $2) or exists (select 1 from exam_results where user_id = $1 and id = $2) as known,
       (select json_agg(json_build_object('question_id', question_id, 'annotations', annotations, 'seq', seq, 'device', device) order by question_id)
        from practice_annotations where user_id = $1 and work_id = $2) as kept`,
    [userId, workId],
  );
  const [row] = rows;
  if (!row?.known) return null;
  return (row.kept ?? []).map(({ question_id, annotations, seq, device }) => ({
    questionId: question_id,
    annotations: listSchema.parse(annotations),
    seq,
    device,
  }));
}

/** Keeps the later version per question, of questions that this work asked; false if there is no such work of this learner. */
export async function keepAnnotated(queryable: Queryable, userId: string, workId: string, saves: readonly Annotated[], at: Date): Promise<boolean> {
  const { rows } = await queryable.query<{ readonly known: boolean }>(
    `with learner as materialized (select id from users where id = $1 for key share),
     quiz as materialized (select q.id from learner join quizzes q on q.user_id = learner.id and q.id = $2),
     result as materialized (select e.id from learner join exam_results e on e.user_id = learner.id and e.id = $2),
     asked as (
       select q.question_id from quiz join quiz_questions q on q.user_id = $1 and q.quiz_id = quiz.id
       union
       select a.question_id from result join question_attempts a on a.user_id = $1 and a.id = result.id and a.quiz_id is null),
     sent as (
       select distinct on (question_id) * from unnest($3::text[], $4::jsonb[], $5::integer[], $6::text[]) as s (question_id, annotations, seq, device)
       order by question_id, seq desc, device collate "C" desc),
     kept as (
       insert into practice_annotations as held (user_id, work_id, question_id, annotations, seq, device, saved_at)
       select $1, $2, s.question_id, s.annotations, s.seq, s.device, $7 from sent s where s.question_id in (select question_id from asked)
       on conflict (user_id, work_id, question_id) do update
         set annotations = excluded.annotations, seq = excluded.seq, device = excluded.device, saved_at = excluded.saved_at
       where (excluded.seq, excluded.device) > (held.seq, held.device))
     select exists (select 1 from quiz) or exists (select 1 from result) as known`,
    [
      userId,
      workId,
      saves.map(({ questionId }) => questionId),
      saves.map(({ annotations }) => JSON.stringify(annotations)),
      saves.map(({ seq }) => seq),
      saves.map(({ device }) => device),
      at,
    ],
  );
  return rows[0]?.known ?? false;
}
