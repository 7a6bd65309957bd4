/** Writes the mail about one change of a membership, or about an upcoming renewal, from the state at the time of sending. */
import * as z from 'zod';
import type { Queryable } from '#server/database/database.ts';
import type { Base } from '#server/feature.ts';
import type { Mail } from '#server/integrations/mail.ts';
import * as mails from '#server/integrations/plan-mails.ts';
import type { Task } from '#server/jobs/task.ts';
import { selectUserById } from '#server/features/accounts/store.ts';
import { selectSubscription, type SubscriptionRow } from '#server/features/payment/store.ts';
import { selectChange, type ToldPlanChange } from '../store.ts';

export const planMailPayload = z.strictObject({
  userId: z.uuid(),
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('change'), changeId: z.uuid() }),
    z.strictObject({ kind: z.literal('renewal'), subscriptionId: z.string(), renewsAt: z.iso.datetime() }),
  ]),
});

type Payload = z.output<typeof planMailPayload>;

/** When the subscription that pays for this plan renews; null if none does. */
const renewalOf = (subscription: SubscriptionRow | null, tier: string): Date | null =>
  subscription?.status === 'active' && subscription.tier === tier && subscription.ends_at === null ? subscription.period_end : null;

/** Null where there is nothing to report: each month's renewal has been announced before, and the receipt follows. */
function mailAbout(change: ToldPlanChange, subscription: SubscriptionRow | null, to: Omit<mails.PlanMail, 'tier'>): Mail | null {
  const mail = { ...to, tier: change.tier };
  const { end_date: end, previous_tier: previous } = change;
  const renewsAt = renewalOf(subscription, change.tier);
  switch (change.kind) {
    case 'purchase':
      return mails.planStartedMail(mail, end, renewsAt);
    case 'change':
      return mails.planChangedMail(mail, previous, end, renewsAt);
    case 'renew':
      if (renewsAt === null) return mails.planChangedMail(mail, previous, end, null);
      return change.kind_before === 'shorten' ? mails.planKeptMail(mail, renewsAt) : null;
    case 'shorten':
      return subscription?.ends_at && end ? mails.planCanceledMail(mail, end) : mails.planChangedMail(mail, previous, end, renewsAt);
    case 'grant':
      return change.tier === 'free' ? mails.planEndedMail({ ...mail, tier: previous }, true) : mails.planGrantedMail(mail, end, change.waits);
    case 'extend':
      return change.waits ? mails.planGrantedMail(mail, end, true) : mails.planChangedMail(mail, change.tier, end, null);
    case 'end':
      return mails.planEndedMail({ ...mail, tier: previous }, true);
    case 'lapse':
      return mails.planEndedMail({ ...mail, tier: previous }, false);
  }
}

export const planMailTask = ({ config, database, mails: queue }: Pick<Base, 'config' | 'database' | 'mails'>): Task<Payload> => {
  const write = async (queryable: Queryable, userId: string, about: Payload['about']): Promise<Mail | null> => {
    const user = await selectUserById(queryable, userId);
    if (!user) return null;
    const to = { name: user.name, email: user.email, link: `${config.publicUrl}/membership/upgrade` };
    const subscription = await selectSubscription(queryable, userId);
    if (about.kind === 'change') {
      const change = await selectChange(queryable, userId, about.changeId);
      return change && mailAbout(change, subscription, to);
    }
    // Canceled or renewed in the meantime: then it is no longer true.
    const renewsAt = subscription?.id === about.subscriptionId ? renewalOf(subscription, subscription.tier) : null;
    return subscription && renewsAt?.toISOString() === about.renewsAt ? mails.planRenewsMail({ ...to, tier: subscription.tier }, renewsAt) : null;
  };
  return {
    payload: planMailPayload,
    run: async ({ userId, about }) => {
      await database.transaction(async (queryable) => {
        const mail = await write(queryable, userId, about);
        if (mail) await queue.add(queryable, userId, mail);
      });
    },
  };
};
