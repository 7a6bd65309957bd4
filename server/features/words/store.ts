/** SQL of the word bank: how far a student is with each word, and the vocabulary questions they have answered. */
import type { WordProgress, WordState } from '#core/words/word-progress.ts';
import type { Queryable } from '#server/database/database.ts';

interface ProgressRow {
  readonly word: string;
  readonly state: WordState;
  readonly right_in_row: number;
}

export async function selectWordProgress(queryable: Queryable, userId: string): Promise<Map<string, WordProgress>> {
  const { rows } = await queryable.query<ProgressRow>('select word, state, right_in_row from word_progress where user_id = $1', [userId]);
  return new Map(rows.map(({ word, state, right_in_row }) => [word, { state, rightInRow: right_in_row }]));
}

/** How far a student is with one word, locked until the transaction ends; undefined if it is new. */
export async function lockWordProgress(queryable: Queryable, userId: string, word: string): Promise<WordProgress | undefined> {
  const { rows } = await queryable.query<ProgressRow>('select word, state, right_in_row from word_progress where user_id = $1 and word = $2 for update', [
    userId,
    word,
  ]);
  const [row] = rows;
  return row && { state: row.state, rightInRow: row.right_in_row };
}

export async function saveWordProgress(queryable: Queryable, userId: string, word: string, { state, rightInRow }: WordProgress, now: Date): Promise<void> {
  await queryable.query(
    `insert into word_progress (user_id, word, state, right_in_row, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, word) do update set state = excluded.state, right_in_row = excluded.right_in_row, updated_at = excluded.updated_at`,
    [userId, word, state, rightInRow, now],
  );
}

export interface AnsweredQuestion {
  readonly question_id: string;
  readonly id: string;
  readonly quiz_id: string | null;
  readonly attempted_at: Date;
  readonly correct: boolean;
  /** The texts of its choices. */
  readonly choices: string[];
}

/** Answers further back say little about which words to learn next. */
const maxAnswers = 300;

/** Answered questions of a topic with the texts of their choices, newest first. */
export async function selectAnsweredQuestions(queryable: Queryable, userId: string, topicId: number): Promise<AnsweredQuestion[]> {
  const { rows } = await queryable.query<AnsweredQuestion>(
    `select a.question_id, a.id, a.quiz_id, a.attempted_at, a.correct,
            array(select c ->> 'text' from jsonb_array_elements(v.body -> 'choices') as c) as choices
     from (select question_id, question_version, id, quiz_id, attempted_at, correct, position, number from question_attempts
           where user_id = $1 and topic_id = $2 and answer is not null order by id desc, position desc, number desc limit $3) a
     join question_versions v on v.question_id = a.question_id and v.version = a.question_version
     order by a.id desc, a.position desc, a.number desc`,
    [userId, topicId, maxAnswers],
  );
  return rows;
}
