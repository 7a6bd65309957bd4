/** Mails that notify a student of changes to their plan. */
import { tierDefinitions, type MembershipTier } from '#core/membership/tiers.ts';
import type { Mail } from './mail.ts';
import { letter } from './mail-templates.ts';

export interface PlanMail {
  readonly name: string;
  readonly email: string;
  /** The plan it is about. */
  readonly tier: MembershipTier;
  /** The page about it. */
  readonly link: string;
}

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
/** "until March 4, 2027"; "without an end date". */
const until = (end: Date | null) => (end === null ? 'without an end date' : `until ${day.format(end)}`);
const planOf = (tier: MembershipTier) => tierDefinitions[tier].name;
const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const questions = 'You can find your plan, receipts, and billing on that page at any time.';

const about = ({ name, email, link }: PlanMail, subject: string, opening: string, closing = questions): Mail =>
  letter({ name, email, subject, opening, link: { label: 'See my plan', url: link }, closing });

/** `renewsAt`: for a monthly subscription; else the plan is paid until `end`. */
export const planStartedMail = (mail: PlanMail, end: Date | null, renewsAt: Date | null): Mail =>
  about(
    mail,
    `Your ${planOf(mail.tier)} plan has started`,
    renewsAt === null
      ? `Thank you. Your ${planOf(mail.tier)} plan is active ${until(end)}. It does not renew automatically`
      : `Thank you. Your ${planOf(mail.tier)} plan is active. It renews each month, next on ${day.format(renewsAt)}, until you cancel it`,
  );

export const planRenewsMail = (mail: PlanMail, renewsAt: Date): Mail =>
  about(
    mail,
    `Your ${planOf(mail.tier)} plan renews on ${day.format(renewsAt)}`,
    `Your ${planOf(mail.tier)} plan renews on ${day.format(renewsAt)}. The price is ${price(tierDefinitions[mail.tier].monthlyCents)} a month, minus any discount you have. If you want to stop, cancel before then`,
    'If you want to keep it, you do not need to do anything.',
  );

export const planChangedMail = (mail: PlanMail, previous: MembershipTier, end: Date | null, renewsAt: Date | null): Mail =>
  about(
    mail,
    previous === mail.tier ? `Your ${planOf(mail.tier)} plan has a new end date` : `Your plan is now ${planOf(mail.tier)}`,
    previous === mail.tier
      ? `Your ${planOf(mail.tier)} plan now runs ${until(end)}`
      : `Your plan changed from ${planOf(previous)} to ${planOf(mail.tier)}. ${renewsAt === null ? `It runs ${until(end)}` : `It renews each month, next on ${day.format(renewsAt)}`}`,
  );

export const planCanceledMail = (mail: PlanMail, end: Date): Mail =>
  about(
    mail,
    `Your ${planOf(mail.tier)} plan will not renew`,
    `Your ${planOf(mail.tier)} plan is canceled, and you will not be charged again. You keep everything in it until ${day.format(end)}. If you change your mind before then, you can keep the plan`,
  );

export const planKeptMail = (mail: PlanMail, renewsAt: Date): Mail =>
  about(mail, `Your ${planOf(mail.tier)} plan continues`, `You kept your ${planOf(mail.tier)} plan. It renews next on ${day.format(renewsAt)}`);

/** Given by an administrator. `waits`: it begins when what is paid for ends. */
export const planGrantedMail = (mail: PlanMail, end: Date | null, waits: boolean): Mail =>
  about(
    mail,
    `You were given the ${planOf(mail.tier)} plan`,
    waits
      ? `The Ascent team gave you more time on the ${planOf(mail.tier)} plan. It begins when the plan you pay for ends, so none of it is lost`
      : `The Ascent team gave you the ${planOf(mail.tier)} plan ${until(end)}`,
    'It is free, and it does not renew automatically.',
  );

/** `byAdministrator`: ended before its time. */
export const planEndedMail = (mail: PlanMail, byAdministrator: boolean): Mail =>
  about(
    mail,
    `Your ${planOf(mail.tier)} plan has ended`,
    `${byAdministrator ? `The Ascent team ended your ${planOf(mail.tier)} plan` : `Your ${planOf(mail.tier)} plan has ended`}. You keep your exams, results, and practice, and you can keep using the Free plan. If you would like it back, you can get it here`,
    'Nothing will be charged.',
  );
