/** Brings the membership of a user in line with what was granted and paid for. The only way from a payment to a plan. */
import { membershipFrom } from '#core/membership/entitlement.ts';
import { paidChange, type Membership } from '#core/membership/membership.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { enqueueChangeMail } from '../membership/shared/enqueue-plan-mail.ts';
import { insertChange, lockMember, selectStoredMembership, updateMembership } from '../membership/store.ts';
import { selectFacts } from './store.ts';

/** Writes the membership and its history, if anything changed. Call it in a transaction; it holds the user's row. `reason` is for the history. */
export async function settle(queryable: Queryable, userId: string, time: number, reason: string): Promise<void> {
  const member = await lockMember(queryable, userId, time);
  if (!member) return;
  const facts = await selectFacts(queryable, userId);
  const before = member.membership;
  const after = membershipFrom(facts, before, time);
  const kind = paidChange(before, after);
  if (kind === null) return;
  await write(queryable, userId, { before, after, kind, time, reason });
}

interface Written {
  readonly before: Membership;
  readonly after: Membership;
  readonly kind: NonNullable<ReturnType<typeof paidChange>>;
  readonly time: number;
  readonly reason: string;
}

async function write(queryable: Queryable, userId: string, { before, after, kind, time, reason }: Written): Promise<void> {
  const at = new Date(time);
  await updateMembership(queryable, userId, after, at);
  const id = uuidv7(time);
  await insertChange(queryable, {
    userId,
    adminId: null,
    id,
    kind,
    previous_tier: before.tier,
    tier: after.tier,
    start_date: new Date(after.startDate),
    end_date: after.endDate === null ? null : new Date(after.endDate),
    months: null,
    waits: false,
    reason,
    changed_at: at,
  });
  await enqueueChangeMail(queryable, userId, id);
}

/**
 * For a plan whose end has passed: if something else was paid for, that one continues; if not, the end of the plan is recorded, so
 * that the history says so.
 */
export const settleEnded = (database: Database, userId: string, time: number): Promise<void> =>
  database.transaction(async (queryable) => {
    await settle(queryable, userId, time, 'The plan before had ended');
    const stored = await selectStoredMembership(queryable, userId);
    if (!stored || stored.tier === 'free' || stored.endDate === null || stored.endDate >= time) return;
    const after = { tier: 'free', startDate: time, endDate: null } as const;
    await write(queryable, userId, { before: stored, after, kind: 'lapse', time, reason: 'Not renewed' });
  });
