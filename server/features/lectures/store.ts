/** SQL of lectures: how far a student is, what they answered inside them, and what the way through a topic is worked out from. */
import type { Difficulty } from '#core/questions/question.ts';
import type { Queryable } from '#server/database/database.ts';

interface ProgressRow {
  readonly lecture: string;
  readonly part: string;
  readonly done_at: Date | null;
}
export type LectureProgress = Omit<ProgressRow, 'lecture'>;

export async function selectLectureProgress(queryable: Queryable, userId: string): Promise<Map<string, LectureProgress>> {
  const { rows } = await queryable.query<ProgressRow>('select lecture, part, done_at from lecture_progress where user_id = $1', [userId]);
  return new Map(rows.map(({ lecture, ...progress }) => [lecture, progress]));
}

/** Keeps the place; `done` null leaves it as it is, and being done again keeps the first time. */
export async function saveLectureProgress(
  queryable: Queryable,
  userId: string,
  lecture: string,
  { part, done }: { readonly part: string; readonly done: boolean | null },
  now: Date,
): Promise<LectureProgress> {
  const { rows } = await queryable.query<LectureProgress>(
    `insert into lecture_progress (user_id, lecture, part, done_at, updated_at) values ($1, $2, $3, case when $4::boolean then $5::timestamptz end, $5)
     on conflict (user_id, lecture) do update set part = excluded.part, updated_at = excluded.updated_at,
       done_at = case when $4::boolean is null then lecture_progress.done_at when $4::boolean then coalesce(lecture_progress.done_at, excluded.done_at) end
     returning part, done_at`,
    [userId, lecture, part, done, now],
  );
  const [row] = rows;
  if (!row) throw new Error('nothing was saved');
  return row;
}

interface AnswerRow {
  readonly question: string;
  readonly choice: number;
}

export async function selectLectureAnswers(queryable: Queryable, userId: string, lecture: string): Promise<AnswerRow[]> {
  const { rows } = await queryable.query<AnswerRow>('select question, choice from lecture_answers where user_id = $1 and lecture = $2', [userId, lecture]);
  return rows;
}

/** Answered questions by lecture. */
export async function selectAnswerCounts(queryable: Queryable, userId: string): Promise<Map<string, number>> {
  const { rows } = await queryable.query<{ lecture: string; answered: number }>(
    'select lecture, count(*)::integer as answered from lecture_answers where user_id = $1 group by lecture',
    [userId],
  );
  return new Map(rows.map(({ lecture, answered }) => [lecture, answered]));
}

/** Records the first answer to a question; returns the choice that stands, which is an earlier one if there was one. */
export async function recordLectureAnswer(
  queryable: Queryable,
  userId: string,
  answer: { readonly lecture: string; readonly question: string; readonly choice: number; readonly correct: boolean },
  now: Date,
): Promise<number> {
  const { lecture, question, choice, correct } = answer;
  // The update changes nothing; without it an earlier row would not be returned.
  const { rows } = await queryable.query<{ choice: number }>(
    `insert into lecture_answers (user_id, lecture, question, choice, correct, answered_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, lecture, question) do update set choice = lecture_answers.choice returning choice`,
    [userId, lecture, question, choice, correct, now],
  );
  return rows[0]?.choice ?? choice;
}

interface TopicAnswerRow {
  readonly difficulty: Difficulty;
  readonly right: boolean;
  readonly attempted_at: Date;
}

/** First answers to the questions of a topic, oldest first; a guess that hit is not right. */
export async function selectTopicAnswers(queryable: Queryable, userId: string, topicId: number): Promise<TopicAnswerRow[]> {
  const { rows } = await queryable.query<TopicAnswerRow>(
    `select difficulty, correct and not guessed as "right", attempted_at from question_attempts
     where user_id = $1 and topic_id = $2 and answer is not null and first_seen order by id, position, number`,
    [userId, topicId],
  );
  return rows;
}

interface TestRow {
  readonly id: string;
  readonly question_count: number;
  readonly correct: number;
}

/** Of the finished quizzes at test pace on this topic alone, of at least so many questions, the one with the largest share of right answers. */
export async function selectBestTest(queryable: Queryable, userId: string, topicId: number, questions: number): Promise<TestRow | undefined> {
  const { rows } = await queryable.query<TestRow>(
    `select z.id, z.question_count, n.correct
     from quizzes z cross join lateral (
       select count(*)::integer as correct from question_attempts a where a.user_id = z.user_id and a.quiz_id = z.id and a.correct) as n
     where z.user_id = $1 and z.completed_at is not null and z.question_count >= $3
       and z.specification ->> 'timing' = 'test-pace' and z.specification -> 'topics' = jsonb_build_array($2::integer)
     order by n.correct::float8 / z.question_count desc, z.question_count desc, z.id desc limit 1`,
    [userId, topicId, questions],
  );
  return rows[0];
}
