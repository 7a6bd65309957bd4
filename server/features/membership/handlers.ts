/** Memberships without payment: administrators find a user, see the plan, and grant, extend or end it. */
import type { Member, MemberDetail, MembershipChange, membershipCalls } from '#contract/membership.ts';
import { grantedTime, isOutdoneByPayment, membershipFrom, subscriptionSpan, type Facts } from '#core/membership/entitlement.ts';
import { addMonths, extendMembership, setTier, type Membership } from '#core/membership/membership.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { toPage } from '#server/http/paging.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { asAdmin } from '../admin/store.ts';
import { enqueueChangeMail } from './shared/enqueue-plan-mail.ts';
import { selectFacts, selectPayments, selectSubscription, toGranted, toPayment, toSubscription } from '../payment/store.ts';
import { insertChange, lockMember, selectChanges, selectMember, selectMembers, updateMembership, type MemberRecord, type ToldChange } from './store.ts';

type MembershipHandlers = HandlersFor<typeof membershipCalls>;

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
  endDate: row.waits ? null : (row.end_date?.toISOString() ?? null),
  months: row.months,
  waits: row.waits,
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
  /** The membership from now on, or why it is refused. */
  readonly decide: (membership: Membership, time: number, facts: Facts) => Membership | Refusal;
}

/** More months for a member: at the end of what they have or, while a subscription pays for it, for when that ends. */
function extended(membership: Membership, months: number, time: number, facts: Facts): Membership {
  if (subscriptionSpan(facts, time)?.tier !== membership.tier) return extendMembership(membership, months);
  const granted = grantedTime(facts, time);
  const left = granted?.tier === membership.tier ? granted.left : 0;
  return { tier: membership.tier, startDate: time, endDate: addMonths(time, months) + left };
}

export function membershipHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): MembershipHandlers {
  const detail = async (queryable: Queryable, userId: string, time: number): Promise<MemberDetail | Refusal> => {
    const member = await selectMember(queryable, userId, time);
    if (!member) return refuse('user-not-found');
    const [changes, subscription, facts, payments] = await Promise.all([
      selectChanges(queryable, userId, historyLength),
      selectSubscription(queryable, userId),
      selectFacts(queryable, userId),
      selectPayments(queryable, userId, historyLength),
    ]);
    return {
      member: toMember(member),
      history: changes.map(toChange),
      subscription: toSubscription(subscription),
      granted: toGranted(facts, time),
      payments: payments.map((row) => ({
        ...toPayment(row),
        reference: row.payment_intent_id ?? row.source_id,
      })),
    };
  };

  /** Changes the tier, the history and the log of admin actions together. */
  const change = ({ userId, adminId, kind, months, reason, lastChangeId, decide }: Decision): Promise<MemberDetail | Refusal> => {
    const time = now();
    return asAdmin(database, adminId, time, async (queryable) => {
      const member = await lockMember(queryable, userId, time);
      if (!member) return refuse('user-not-found');
      const [last] = await selectChanges(queryable, userId, 1);
      if ((last?.id ?? null) !== lastChangeId) return refuse('membership-changed');
      const facts = await selectFacts(queryable, userId);
      const decided = decide(member.membership, time, facts);
      if (isRefusal(decided)) return decided;
      const [at, id] = [new Date(time), uuidv7(time)];
      const dates = { start_date: new Date(decided.startDate), end_date: decided.endDate === null ? null : new Date(decided.endDate) };
      const before = member.membership;
      const grant = { membership: decided, decidedAt: time, endedAt: kind === 'end' ? time : (facts.grant?.endedAt ?? null) };
      const waits = grantedTime({ ...facts, grant }, time)?.waits ?? false;
      // The highest plan counts, whatever is given beside it: a gift must not show as less than what was paid for.
      if (kind === 'grant' && !waits && isOutdoneByPayment(facts, decided, time)) return refuse('paid-for-more');
      const after = waits ? membershipFrom({ ...facts, grant }, before, time) : decided;
      await updateMembership(queryable, userId, after, at);
      await insertChange(queryable, {
        userId,
        adminId,
        id,
        kind,
        previous_tier: before.tier,
        tier: decided.tier,
        ...dates,
        months,
        waits,
        reason,
        changed_at: at,
      });
      await enqueueChangeMail(queryable, userId, id);
      // Nobody may go on paying for what was taken away.
      const subscription = kind === 'end' ? await selectSubscription(queryable, userId) : null;
      if (subscription && subscription.status !== 'ended')
        await enqueue(queryable, 'end-subscription', { subscriptionId: subscription.id, when: 'now' }, { key: subscription.id });
      const action = {
        actionType: `${kind}-membership`,
        contentType: 'membership',
        contentId: userId,
        metadata: { userId, changeId: id, previousTier: before.tier, tier: decided.tier, endDate: text(decided.endDate), months, waits, reason },
      };
      return { action, answer: await detail(queryable, userId, time) };
    });
  };

  return {
    searchMembers: signedIn(async ({ query: { q, sort, cursor, limit } }) => {
      const search = { prefix: q, after: cursor ?? null, descending: sort === '-email', limit: limit + 1 };
      return toPage(await selectMembers(database, search, now()), limit, ({ email }) => email, toMember);
    }),
    getMember: signedIn(({ params }) => database.snapshot((queryable) => detail(queryable, params.userId, now()))),
    grantMembership: signedIn(async ({ params: { userId }, body: { tier, ...body }, caller }) =>
      change({ userId, adminId: caller.id, kind: 'grant', ...body, decide: (_, time) => setTier(tier, body.months, time) }),
    ),
    extendMembership: signedIn(async ({ params: { userId }, body, caller }) =>
      change({
        userId,
        adminId: caller.id,
        kind: 'extend',
        ...body,
        decide: (membership, time, facts) => {
          if (membership.tier === 'free') return refuse('no-membership');
          return membership.endDate === null ? refuse('membership-without-end') : extended(membership, body.months, time, facts);
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
