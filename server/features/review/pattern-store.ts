/** SQL behind patterns: what a student's answers could show, and how often anybody's do. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Queryable } from '#server/database/database.ts';

/** Patterns are about how somebody answers now: their latest answers so many. */
const looked = 400;

interface ChanceRow {
  readonly question_id: string;
  readonly topic_id: number;
  readonly misconception: Misconception | null;
  readonly offered: readonly Misconception[];
  readonly body: unknown;
}

/** Latest answers, oldest first, each with the misconceptions its question offers. */
export async function selectChances(queryable: Queryable, userId: string): Promise<Omit<ChanceRow, 'body'>[]> {
  const { rows } = await queryable.query<Omit<ChanceRow, 'body'>>(
    `select a.question_id, a.topic_id, a.misconception,
       array(select distinct jsonb_path_query(v.body -> 'solution', '$.**.misconception') #>> '{}') as offered
     from (select id, position, number, question_id, question_version, topic_id, misconception from question_attempts
           where user_id = $1 and answer is not null order by id desc limit ${looked}) as a
     join question_versions v on v.question_id = a.question_id and v.version = a.question_version
     order by a.id, a.position, a.number`,
    [userId],
  );
  return rows;
}

/** A question somebody has answered, in its latest version there. */
export async function selectAnswered(queryable: Queryable, userId: string, questionIds: readonly string[]): Promise<Omit<ChanceRow, 'offered'>[]> {
  const { rows } = await queryable.query<Omit<ChanceRow, 'offered'>>(
    `select distinct on (a.question_id) a.question_id, a.topic_id, a.misconception, v.body
     from question_attempts a join question_versions v on v.question_id = a.question_id and v.version = a.question_version
     where a.user_id = $1 and a.question_id = any($2::text[]) order by a.question_id, a.id desc`,
    [userId, questionIds],
  );
  return rows;
}

export interface RateRow {
  readonly misconception: Misconception;
  readonly shown: number;
  readonly chances: number;
}

/** First responses of all accounts to questions with choices: how often each misconception was offered and chosen. */
export async function selectRates(queryable: Queryable): Promise<RateRow[]> {
  const { rows } = await queryable.query<RateRow>(
    `select c.value ->> 'misconception' as misconception, sum(s.responses)::float8 as chances,
       sum(case c.key when 'A' then s.chose_a when 'B' then s.chose_b when 'C' then s.chose_c when 'D' then s.chose_d else 0 end)::float8 as shown
     from item_statistics s join question_versions v on v.question_id = s.question_id and v.version = s.question_version
     cross join lateral jsonb_each(v.body #> '{solution,choices}') as c
     where c.value ? 'misconception' group by 1`,
  );
  return rows;
}

interface ArchetypeRow {
  readonly archetype: string;
  readonly topic_id: number;
  readonly answers: number;
  readonly correct: number;
  readonly open_misses: number;
}

/** By archetype: answers, right ones, and open entries of the error log. */
export async function selectArchetypes(queryable: Queryable, userId: string, archetypes: readonly string[]): Promise<ArchetypeRow[]> {
  const { rows } = await queryable.query<ArchetypeRow>(
    `select a.archetype, min(a.topic_id)::int as topic_id, count(*)::int as answers, count(*) filter (where a.correct)::int as correct,
       (select coalesce(sum(e.misses), 0)::int from error_log e where e.user_id = $1 and e.archetype = a.archetype and e.closed_at is null) as open_misses
     from question_attempts a where a.user_id = $1 and a.answer is not null and a.archetype = any($2::text[]) group by a.archetype`,
    [userId, archetypes],
  );
  return rows;
}
