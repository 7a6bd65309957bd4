/** SQL of the practice questions that somebody has answered. */
import type { Difficulty } from '#core/questions/question.ts';
import type { Queryable } from '#server/database/database.ts';
import { whenDue } from '../review/store.ts';

export interface AnsweredRow {
  readonly question_id: string;
  readonly topic_id: number;
  readonly difficulty: Difficulty;
  /** Of the latest answer, as are the next four. */
  readonly id: string;
  readonly answer: string;
  readonly correct: boolean;
  readonly guessed: boolean;
  readonly attempted_at: Date;
  readonly marked: boolean;
  readonly note: string;
  readonly due: boolean;
  /** The question in the version that was answered. */
  readonly body: unknown;
}

export interface AnsweredPlaces {
  readonly topicIds: readonly number[] | null;
  readonly level: number | null;
  readonly archetypes: readonly string[] | null;
  /** Empty: anything. */
  readonly text: string;
  readonly exam: Date | null;
  readonly now: Date;
}

/** What a student reads of a question, and wrote about it: none of the names and settings that are stored beside the texts. */
const words = `concat_ws(' ', v.body ->> 'stem', k.note,
  (select string_agg(part #>> '{}', ' ') from jsonb_path_query(
     jsonb_build_array((v.body -> 'stimulus') - '{kind,figure}'::text[], v.body #> '{stimulus,figure,title}', jsonb_path_query_array(v.body, '$.choices[*].text')),
     'strict $.**') as part where jsonb_typeof(part) = 'string'))`;

/** As texts are compared: letters in lower case, no marks of style, quotation marks as they are typed. */
const found = `position(lower(translate($6, '‘’“”', '''''""')) in regexp_replace(lower(translate(${words}, '‘’“”', '''''""')), '</?[iu]>', '', 'g')) > 0`;

/** The latest answer to each question in quizzes, with what is kept about it. Only what was answered is here, so all of it may be explained. */
const answered = `latest as (
    select distinct on (a.question_id) a.question_id, a.question_version, a.topic_id, a.difficulty, a.id, coalesce(a.answer, '') as answer, a.correct, a.guessed,
      a.attempted_at
    from question_attempts a
    where a.user_id = $1 and a.quiz_id is not null and a.answer is not null
      and ($3::smallint[] is null or a.topic_id = any($3)) and ($4::smallint is null or a.difficulty = $4)
      and ($7::text[] is null or a.archetype = any($7))
    order by a.question_id, a.id desc),
  answered as (
    select l.question_id, l.topic_id, l.difficulty, l.id, l.answer, l.correct, l.guessed, l.attempted_at, coalesce(k.marked, false) as marked,
      coalesce(k.note, '') as note, coalesce(${whenDue} <= $5::timestamptz, false) as due, v.body
    from latest l join question_versions v on v.question_id = l.question_id and v.version = l.question_version
      left join question_notes k on k.user_id = $1 and k.question_id = l.question_id
      left join error_log e on e.user_id = $1 and e.question_id = l.question_id and e.closed_at is null
    where $6::text = '' or ${found})`;

const inputs = (userId: string, { exam, topicIds, level, now, text, archetypes }: AnsweredPlaces) =>
  [userId, exam, topicIds, level, now, text, archetypes] as const;

/** A place in the list: the answer's id, and the question. */
export interface AnsweredPlace {
  readonly id: string;
  readonly questionId: string;
}

export async function selectAnsweredPage(
  queryable: Queryable,
  userId: string,
  places: AnsweredPlaces,
  state: 'all' | 'wrong' | 'right' | 'guessed' | 'marked' | 'due',
  after: AnsweredPlace | null,
  limit: number,
): Promise<AnsweredRow[]> {
  const { rows } = await queryable.query<AnsweredRow>(
    `with ${answered}
     select * from answered
     where case $8::text when 'wrong' then not correct when 'right' then correct and not guessed when 'guessed' then guessed when 'marked' then marked
         when 'due' then due else true end
       and ($9::uuid is null or (id, question_id) < ($9, $10::text))
     order by id desc, question_id desc limit $11`,
    [...inputs(userId, places), state, after?.id ?? null, after?.questionId ?? null, limit],
  );
  return rows;
}

export interface AnsweredCounts {
  readonly all: number;
  readonly wrong: number;
  readonly right: number;
  readonly guessed: number;
  readonly marked: number;
  readonly due: number;
}

export async function countAnswered(queryable: Queryable, userId: string, places: AnsweredPlaces): Promise<AnsweredCounts> {
  const { rows } = await queryable.query<AnsweredCounts>(
    `with ${answered}
     select count(*)::int as "all", count(*) filter (where not correct)::int as wrong, count(*) filter (where correct and not guessed)::int as "right",
       count(*) filter (where guessed)::int as guessed, count(*) filter (where marked)::int as marked, count(*) filter (where due)::int as due from answered`,
    [...inputs(userId, places)],
  );
  return rows[0] ?? { all: 0, wrong: 0, right: 0, guessed: 0, marked: 0, due: 0 };
}

export async function selectAnsweredQuestion(
  queryable: Queryable,
  userId: string,
  questionId: string,
  exam: Date | null,
  now: Date,
): Promise<AnsweredRow | null> {
  const { rows } = await queryable.query<AnsweredRow>(`with ${answered} select * from answered where question_id = $8`, [
    ...inputs(userId, { topicIds: null, level: null, archetypes: null, text: '', exam, now }),
    questionId,
  ]);
  return rows[0] ?? null;
}

export async function saveNote(
  queryable: Queryable,
  userId: string,
  questionId: string,
  { marked, note }: { readonly marked?: boolean | undefined; readonly note?: string | undefined },
  now: Date,
): Promise<void> {
  await queryable.query(
    `insert into question_notes as n (user_id, question_id, marked, note, updated_at) values ($1, $2, coalesce($3::boolean, false), coalesce($4::text, ''), $5)
     on conflict (user_id, question_id) do update set marked = coalesce($3, n.marked), note = coalesce($4, n.note), updated_at = excluded.updated_at`,
    [userId, questionId, marked ?? null, note ?? null, now],
  );
}
