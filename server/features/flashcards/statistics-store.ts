/** SQL behind the statistics of flashcards. */
import type { CardState } from '#core/flashcards/schedule.ts';
import type { Queryable } from '#server/database/database.ts';

interface StandRow {
  readonly state: CardState;
  readonly stability: number;
  readonly due_at: Date | null;
  readonly seen_at: Date | null;
  readonly spread: number;
  readonly paused: boolean;
}

/** How every card stands. */
export async function selectStands(queryable: Queryable, userId: string): Promise<StandRow[]> {
  const { rows } = await queryable.query<StandRow>(
    `select c.state, c.stability, c.due_at, c.seen_at, c.spread, c.paused from flashcards c
     join flashcard_decks d on d.user_id = c.user_id and d.id = c.deck_id where c.user_id = $1 and c.deleted_at is null and d.deleted_at is null`,
    [userId],
  );
  return rows;
}

interface DayRow {
  /** Of the day, from 1. */
  readonly number: number;
  readonly reviews: number;
}

/** Answers on each of the days that began then (ms); the last one goes on. */
export async function countByDay(queryable: Queryable, userId: string, dayStarts: readonly number[]): Promise<DayRow[]> {
  const { rows } = await queryable.query<DayRow>(
    `select width_bucket(reviewed_at, $2::timestamptz[]) as number, count(*)::int as reviews
     from flashcard_reviews where user_id = $1 and not undone and reviewed_at >= ($2::timestamptz[])[1] group by 1`,
    [userId, dayStarts.map((start) => new Date(start))],
  );
  return rows;
}

interface RecallRow {
  readonly recalled: number;
  readonly asked: number;
}

/** Of cards that came back after 20 hours or more, since then: how many were remembered. */
export async function countRecalls(queryable: Queryable, userId: string, since: Date): Promise<RecallRow> {
  const { rows } = await queryable.query<RecallRow>(
    `select count(*) filter (where r.grade <> 'again')::int as recalled, count(*)::int as asked
     from (select grade, reviewed_at, lag(reviewed_at) over (partition by card_id order by reviewed_at, id) as before
           from flashcard_reviews where user_id = $1 and not undone) r
     where r.reviewed_at >= $2 and r.before <= r.reviewed_at - interval '20 hours'`,
    [userId, since],
  );
  return rows[0] ?? { recalled: 0, asked: 0 };
}
