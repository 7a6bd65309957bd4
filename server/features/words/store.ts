/** SQL of the word bank: how far a student is with each word, and the vocabulary questions they have answered. */
import { unknownWord, type WordProgress, type WordState } from '#core/words/word-progress.ts';
import type { Queryable } from '#server/database/database.ts';

interface ProgressRow {
  readonly word: string;
  readonly state: WordState;
  readonly right_in_row: number;
  readonly last_answer_id: string | null;
}

interface LockedProgress extends WordProgress {
  /** Of the answer recorded last. */
  readonly lastAnswerId: string | null;
}

export async function selectWordProgress(queryable: Queryable, userId: string): Promise<Map<string, WordProgress>> {
  const { rows } = await queryable.query<Omit<ProgressRow, 'last_answer_id'>>('select word, state, right_in_row from word_progress where user_id = $1', [
    userId,
  ]);
  return new Map(rows.map(({ word, state, right_in_row }) => [word, { state, rightInRow: right_in_row }]));
}

/** How far a student is with one word, locked until the transaction ends; made if it is new, so that two first answers wait for each other. */
export async function lockWordProgress(queryable: Queryable, userId: string, word: string, now: Date): Promise<LockedProgress> {
  const { rows } = await queryable.query<Omit<ProgressRow, 'word'>>(
    `insert into word_progress as kept (user_id, word, state, right_in_row, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, word) do update set state = kept.state returning state, right_in_row, last_answer_id`,
    [userId, word, unknownWord.state, unknownWord.rightInRow, now],
  );
  const [row] = rows;
  if (!row) throw new Error('the progress of a word was neither inserted nor read');
  return { state: row.state, rightInRow: row.right_in_row, lastAnswerId: row.last_answer_id };
}

export async function saveWordProgress(
  queryable: Queryable,
  userId: string,
  word: string,
  { state, rightInRow, lastAnswerId }: LockedProgress,
  now: Date,
): Promise<void> {
  await queryable.query('update word_progress set state = $3, right_in_row = $4, last_answer_id = $5, updated_at = $6 where user_id = $1 and word = $2', [
    userId,
    word,
    state,
    rightInRow,
    lastAnswerId,
    now,
  ]);
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
