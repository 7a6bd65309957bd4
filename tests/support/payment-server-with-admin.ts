/** A shop with an administrator, and what tests of payment look at and bring about in it. */
import type { MemberDetail } from '#contract/membership.ts';
import type { FakeEvent } from './fake-stripe/events.ts';
import { startPaymentServer, type PaymentServer } from './payment-server.ts';
import { verifiedStudent, type Person } from './students.ts';

/** Everything stored that a message may change. */
interface Stored {
  readonly user: readonly { readonly membership_tier: string; readonly membership_end_date: Date | null }[];
  readonly changes: readonly object[];
  readonly prepaid: readonly object[];
  readonly subscriptions: readonly {
    readonly id: string;
    readonly tier: string;
    readonly status: string;
    readonly ends_at: Date | null;
    readonly invoice_paid: boolean;
  }[];
  readonly payments: readonly object[];
  readonly checkouts: readonly object[];
}

export interface PaymentServerWithAdmin extends PaymentServer {
  readonly admin: Person;
  /** The provider is there, answers at once, and delivers its messages. */
  calm(): void;
  detail(person: Person): Promise<MemberDetail>;
  /** As it is stored: no question is asked at the provider. */
  checkoutState(person: Person, checkoutId: string): Promise<string | undefined>;
  moveTo(instant: number): void;
  /** Sessions end when they are not used; these tests skip months. */
  keepSignedIn(): Promise<unknown>;
  stored(userId: string): Promise<Stored>;
  /** Lets the buyer act while no message arrives; the messages. */
  keeping(act: () => Promise<unknown>): Promise<FakeEvent[]>;
}

export const tierOf = async (person: Person) => (await person.api.call('me')).me?.membershipTier;
export const endOf = async (person: Person) => Date.parse((await person.api.call('me')).me?.membershipEndDate ?? '');

export async function startPaymentServerWithAdmin(): Promise<PaymentServerWithAdmin> {
  const shop = await startPaymentServer();
  const { server, stripe } = shop;
  const admin = await verifiedStudent(server);
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  return {
    ...shop,
    admin,
    calm: () => {
      stripe.messages.held = false;
      stripe.down = false;
      stripe.slow = () => 0;
    },
    detail: (person) => admin.api.call('getMember', { params: { userId: person.id } }),
    checkoutState: async (person, checkoutId) => {
      const sql = 'select state from payment_checkouts where user_id = $1 and id = $2';
      return (await server.database.query<{ state: string }>(sql, [person.id, checkoutId])).rows[0]?.state;
    },
    moveTo: (instant) => server.advance(instant - server.now()),
    keepSignedIn: () => server.database.query(`update sessions set expires_at = now() + interval '1 year', updated_at = now() + interval '9 months'`),
    stored: async (userId) => {
      const read = async <Row extends object>(sql: string) => (await server.database.query<Row>(sql, [userId])).rows;
      return {
        user: await read('select membership_tier, membership_end_date from users where id = $1'),
        changes: await read('select kind, previous_tier, tier, end_date from membership_changes where user_id = $1 order by id'),
        prepaid: await read('select tier, months, amount_cents, voided_at is not null as voided from prepaid_months where user_id = $1 order by id'),
        subscriptions: await read('select id, tier, status, ends_at, invoice_paid from subscriptions where user_id = $1 order by id'),
        payments: await read('select source_id, amount_cents, refunded_cents from payments where user_id = $1 order by source_id'),
        checkouts: await read('select id, state from payment_checkouts where user_id = $1 order by id'),
      };
    },
    keeping: async (act) => {
      const { messages } = stripe;
      messages.held = true;
      const from = messages.made.length;
      await act();
      messages.held = false;
      return messages.made.slice(from);
    },
  };
}
