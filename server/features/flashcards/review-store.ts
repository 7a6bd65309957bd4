/** SQL of answers, and of the schedules that follow from them. */
import type { Review } from '#core/flashcards/reviews.ts';
import type { Grade, Schedule } from '#core/flashcards/schedule.ts';
import type { Queryable } from '#server/database/database.ts';

interface LockedCard {
  readonly id: string;
  readonly deck_id: string;
}

/** Those of these cards that exist, locked until the transaction ends. */
export async function lockCards(queryable: Queryable, userId: string, cardIds: readonly string[]): Promise<LockedCard[]> {
  const { rows } = await queryable.query<LockedCard>('select id, deck_id from flashcards where user_id = $1 and id = any($2::uuid[]) order by id for update', [
    userId,
    cardIds,
  ]);
  return rows;
}

export interface TimedReview extends Review {
  readonly tookMs: number;
}

/** Stores answers; of one that is there already only whether it was taken back can change. Each id once. */
export async function saveReviews(queryable: Queryable, userId: string, reviews: readonly TimedReview[]): Promise<void> {
  const rows = reviews.map(({ id, cardId, grade, at, retention, undone, tookMs }) => ({
    id,
    card_id: cardId,
    grade,
    reviewed_at: new Date(at).toISOString(),
    retention,
    undone,
    took_ms: tookMs,
  }));
  await queryable.query(
    `insert into flashcard_reviews (user_id, id, card_id, grade, reviewed_at, retention, undone, took_ms)
     select $1, id, card_id, grade, reviewed_at, retention, undone, took_ms from jsonb_to_recordset($2::jsonb)
       as r (id uuid, card_id uuid, grade text, reviewed_at timestamptz, retention smallint, undone boolean, took_ms integer)
     on conflict (user_id, id) do update set undone = flashcard_reviews.undone or excluded.undone`,
    [userId, JSON.stringify(rows)],
  );
}

interface ReviewRow {
  readonly id: string;
  readonly card_id: string;
  readonly grade: Grade;
  readonly reviewed_at: Date;
  readonly retention: number;
  readonly undone: boolean;
}

export async function selectReviews(queryable: Queryable, userId: string, cardIds: readonly string[]): Promise<Review[]> {
  const { rows } = await queryable.query<ReviewRow>(
    'select id, card_id, grade, reviewed_at, retention, undone from flashcard_reviews where user_id = $1 and card_id = any($2::uuid[])',
    [userId, cardIds],
  );
  return rows.map(({ id, card_id, grade, reviewed_at, retention, undone }) => ({
    id,
    cardId: card_id,
    grade,
    at: reviewed_at.getTime(),
    retention,
    undone,
  }));
}

export interface Rescheduled {
  readonly id: string;
  readonly schedule: Schedule;
  readonly introducedAt: number | null;
}

const instant = (time: number | null) => (time === null ? null : new Date(time).toISOString());

export async function saveSchedules(queryable: Queryable, userId: string, cards: readonly Rescheduled[]): Promise<void> {
  const rows = cards.map(({ id, schedule, introducedAt }) => ({
    id,
    state: schedule.state,
    stability: schedule.stability,
    difficulty: schedule.difficulty,
    due_at: instant(schedule.dueAt),
    seen_at: instant(schedule.seenAt),
    introduced_at: instant(introducedAt),
    step: schedule.step,
    reps: schedule.reps,
    lapses: schedule.lapses,
  }));
  await queryable.query(
    `update flashcards c set state = s.state, stability = s.stability, difficulty = s.difficulty, due_at = s.due_at, seen_at = s.seen_at,
       introduced_at = s.introduced_at, step = s.step, reps = s.reps, lapses = s.lapses
     from jsonb_to_recordset($2::jsonb) as s (id uuid, state text, stability float8, difficulty float8, due_at timestamptz, seen_at timestamptz,
       introduced_at timestamptz, step smallint, reps integer, lapses integer)
     where c.user_id = $1 and c.id = s.id`,
    [userId, JSON.stringify(rows)],
  );
}
