/** SQL of hardest sets: the quizzes of them. */
import type { Queryable } from '#server/database/database.ts';

export interface HardestQuiz {
  readonly id: string;
  readonly hardest_set: string;
  readonly completed_at: Date | null;
  readonly question_count: number;
  readonly answered: number;
  readonly correct: number;
}

/** All quizzes of hardest sets, oldest first. */
export async function selectHardestQuizzes(queryable: Queryable, userId: string): Promise<HardestQuiz[]> {
  const { rows } = await queryable.query<HardestQuiz>(
    `select z.id, z.hardest_set, z.completed_at, z.question_count, count(a.answer)::int as answered, count(*) filter (where a.correct)::int as correct
     from quizzes z join quiz_questions q on q.user_id = z.user_id and q.quiz_id = z.id
       left join question_attempts a on a.user_id = q.user_id and a.id = q.attempt_id and a.position = 0 and a.number = q.position + 1
     where z.user_id = $1 and z.hardest_set is not null group by z.user_id, z.id order by z.id`,
    [userId],
  );
  return rows;
}

/** The quiz of a set that is under way, newest first if there were several. */
export async function selectOpenHardest(queryable: Queryable, userId: string, setId: string): Promise<string | null> {
  const { rows } = await queryable.query<{ id: string }>(
    'select id from quizzes where user_id = $1 and hardest_set = $2 and completed_at is null order by id desc limit 1',
    [userId, setId],
  );
  return rows[0]?.id ?? null;
}
