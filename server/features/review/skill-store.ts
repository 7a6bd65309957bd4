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

export async function deleteSkill(queryable: Queryable, userId: string, skillTag: string): Promise<void> {
  await queryable.query('delete from review_items where user_id = $1 and skill_tag = $2', [userId, skillTag]);
}
