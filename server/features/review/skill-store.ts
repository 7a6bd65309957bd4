/** SQL of the queue of skills. */
import type { ReviewItem } from '#core/review/review-queue.ts';
import type { Queryable } from '#server/database/database.ts';

interface SkillRow {
  readonly skill_tag: string;
  readonly due_at: Date;
  readonly wrong_count: number;
  readonly last_seen: Date;
}

export async function selectSkills(queryable: Queryable, userId: string): Promise<ReviewItem[]> {
  const { rows } = await queryable.query<SkillRow>('select skill_tag, due_at, wrong_count, last_seen from review_items where user_id = $1', [userId]);
  return rows.map(({ skill_tag, due_at, wrong_count, last_seen }) => ({
    skillTag: skill_tag,
    dueAt: due_at.getTime(),
    wrongCount: wrong_count,
    lastSeen: last_seen.getTime(),
  }));
}

export async function saveSkill(queryable: Queryable, userId: string, { skillTag, dueAt, lastSeen }: ReviewItem): Promise<void> {
  await queryable.query('update review_items set due_at = $3, last_seen = $4 where user_id = $1 and skill_tag = $2', [
    userId,
    skillTag,
    new Date(dueAt),
    new Date(lastSeen),
  ]);
}

/** The skill as it was, as JSON; null: it was not in the queue. */
export async function deleteSkill(queryable: Queryable, userId: string, skillTag: string): Promise<string | null> {
  const { rows } = await queryable.query<{ entry: string }>(
    `delete from review_items r where r.user_id = $1 and r.skill_tag = $2 returning (to_jsonb(r) - 'user_id')::text as entry`,
    [userId, skillTag],
  );
  return rows[0]?.entry ?? null;
}

/** Puts back what `deleteSkill` returned. One that was missed anew since stays as it is. */
export async function insertSkill(queryable: Queryable, userId: string, entry: string): Promise<void> {
  await queryable.query(
    `insert into review_items select r.* from jsonb_populate_record(null::review_items, $2::jsonb || jsonb_build_object('user_id', $1::uuid)) as r
     on conflict (user_id, skill_tag) do nothing`,
    [userId, entry],
  );
}
