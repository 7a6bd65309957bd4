/** SQL of what is counted. */
import type { AnalyticsEvent } from '#core/analytics/events.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';

/** The key of this day's hash: the first process that needs it makes it. */
export async function keyOfDay(queryable: Queryable, day: string, made: string): Promise<string> {
  const { rows } = await queryable.query<{ key: string }>(
    // The update changes nothing; without it, a key that is made at this moment would be neither inserted nor seen.
    `insert into analytics_keys as kept (day, key) values ($1::text::date, $2) on conflict (day) do update set key = kept.key returning key`,
    [day, made],
  );
  return rows[0]?.key ?? made;
}

export async function insertVisits(queryable: Queryable, day: string, visitor: string, events: readonly AnalyticsEvent[], now: Date): Promise<void> {
  const rows = events.map((event) => ({ ...event, id: uuidv7() }));
  await queryable.query(
    `insert into analytics_events (day, id, visitor, name, path, referrer, properties, created_at)
     select $1::text::date, id, $2, name, path, referrer, properties, $4
     from jsonb_to_recordset($3::jsonb) as e (id uuid, name text, path text, referrer text, properties jsonb)`,
    [day, visitor, JSON.stringify(rows), now],
  );
}

/** True unless the student said no. */
export async function selectIsCounted(queryable: Queryable, userId: string): Promise<boolean> {
  const { rows } = await queryable.query<{ counted: boolean }>('select counted from analytics_choices where user_id = $1', [userId]);
  return rows[0]?.counted ?? true;
}

export async function saveIsCounted(queryable: Queryable, userId: string, counted: boolean, now: Date): Promise<void> {
  await queryable.query(
    `insert into analytics_choices (user_id, counted, updated_at) values ($1, $2, $3)
     on conflict (user_id) do update set counted = excluded.counted, updated_at = excluded.updated_at`,
    [userId, counted, now],
  );
}

export interface Engagement {
  readonly engagementType: string;
  readonly skillTag: string | null;
  readonly metadata: object;
}

export async function insertEngagement(queryable: Queryable, userId: string, { engagementType, skillTag, metadata }: Engagement, now: Date): Promise<void> {
  await queryable.query('insert into user_engagement (user_id, id, engagement_type, skill_tag, metadata, created_at) values ($1, $2, $3, $4, $5, $6)', [
    userId,
    uuidv7(),
    engagementType,
    skillTag,
    JSON.stringify(metadata),
    now,
  ]);
}
