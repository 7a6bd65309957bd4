/** Memberships without payment: administrators find a user, see the plan, and grant, extend or end it. */
import type { Member, MemberDetail, MembershipChange, membershipCalls } from '#contract/membership.ts';
import { extendMembership, setTier, type Membership } from '#core/membership/membership.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { signedIn, type Handler } from '../../http/handler.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { insertAdminAction } from '../admin/store.ts';
import { selectPayments, selectSubscription, toPayment, toSubscription } from '../payment/store.ts';
import { insertChange, selectChanges, selectMember, selectMembers, updateMembership, type MemberRecord, type ToldChange } from './store.ts';

type MembershipHandlers = { readonly [Id in keyof typeof membershipCalls]: Handler<(typeof membershipCalls)[Id]> };

const historyLength = 100;

const text = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

const toMember = ({ id, name, email, membership }: MemberRecord): Member => ({
  id,
  name,
  email,
  tier: membership.tier,
  startDate: new Date(membership.startDate).toISOString(),
  endDate: text(membership.endDate),
});

const toChange = (row: ToldChange): MembershipChange => ({
  id: row.id,
  kind: row.kind,
  previousTier: row.previous_tier,
  tier: row.tier,
  endDate: row.end_date?.toISOString() ?? null,
  months: row.months,
  reason: row.reason,
  by: row.by_payment ? 'payment' : 'administrator',
  adminName: row.admin_name,
  changedAt: row.changed_at.toISOString(),
});

interface Decision {
  readonly userId: string;
  readonly adminId: string;
  readonly kind: 'grant' | 'extend' | 'end';
  readonly months: number | null;
  readonly reason: string;
  readonly lastChangeId: string | null;
  /** The membership from now on, or why it cannot be. */
  readonly decide: (membership: Membership, time: number) => Membership | Refusal;
}

export function membershipHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): MembershipHandlers {
  const detail = async (queryable: Queryable, userId: string, time: number): Promise<MemberDetail | Refusal> => {
    const member = await selectMember(queryable, userId, time);
    if (!member) return refuse('user-not-found');
    return {
      member: toMember(member),
      history: (await selectChanges(queryable, userId, historyLength)).map(toChange),
      subscription: toSubscription(await selectSubscription(queryable, userId)),
      payments: (await selectPayments(queryable, userId, historyLength)).map((row) => ({
        ...toPayment(row),
        reference: row.payment_intent_id ?? row.source_id,
      })),
    };
  };

  /** Changes the tier, the history and the log of admin actions together. */
  const change = ({ userId, adminId, kind, months, reason, lastChangeId, decide }: Decision): Promise<MemberDetail | Refusal> =>
    database.transaction(async (queryable) => {
      const time = now();
      const member = await selectMember(queryable, userId, time, true);
      if (!member) return refuse('user-not-found');
      const [last] = await selectChanges(queryable, userId, 1);
      if ((last?.id ?? null) !== lastChangeId) return refuse('membership-changed');
      const after = decide(member.membership, time);
      if (isRefusal(after)) return after;
      const [at, id] = [new Date(time), uuidv7(time)];
      const dates = { start_date: new Date(after.startDate), end_date: after.endDate === null ? null : new Date(after.endDate) };
      await updateMembership(queryable, userId, after, at);
      await insertChange(queryable, userId, adminId, {
        id,
        kind,
        previous_tier: member.membership.tier,
        tier: after.tier,
        ...dates,
        months,
        reason,
        changed_at: at,
      });
      await insertAdminAction(queryable, {
        id: uuidv7(time),
        adminId,
        actionType: `${kind}-membership`,
        contentType: 'membership',
        contentId: userId,
        metadata: { userId, changeId: id, previousTier: member.membership.tier, tier: after.tier, endDate: text(after.endDate), months, reason },
        at,
      });
      return detail(queryable, userId, time);
    });

  return {
    searchMembers: signedIn(async ({ query: { q, cursor, limit } }) => {
      const found = await selectMembers(database, { prefix: q, after: cursor ?? '', limit: limit + 1 }, now());
      const page = found.slice(0, limit);
      return { members: page.map(toMember), nextCursor: found.length > limit ? (page.at(-1)?.email ?? null) : null };
    }),
    getMember: signedIn(async ({ params }) => detail(database, params.userId, now())),
    grantMembership: signedIn(async ({ params: { userId }, body: { tier, ...body }, caller }) =>
      change({ userId, adminId: caller.id, kind: 'grant', ...body, decide: (_, time) => setTier(tier, body.months, time) }),
    ),
    extendMembership: signedIn(async ({ params: { userId }, body, caller }) =>
      change({
        userId,
        adminId: caller.id,
        kind: 'extend',
        ...body,
        decide: (membership) => {
          if (membership.tier === 'free') return refuse('no-membership');
          return membership.endDate === null ? refuse('membership-without-end') : extendMembership(membership, body.months);
        },
      }),
    ),
    endMembership: signedIn(async ({ params: { userId }, body, caller }) =>
      change({
        userId,
        adminId: caller.id,
        kind: 'end',
        months: null,
        ...body,
        decide: (membership, time) => (membership.tier === 'free' ? refuse('no-membership') : setTier('free', null, time)),
      }),
    ),
  };
}
