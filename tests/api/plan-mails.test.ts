/** What students are told by mail: what became of their plan, who logged in, and that an account is gone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { mailsTo } from '../support/outbox.ts';
import { runRegularTask } from '../support/regular-tasks.ts';
import { startPaymentServer, type PaymentServer } from '../support/payment-server.ts';
import { goodPassword, verifiedStudent, type Person } from '../support/students.ts';

const day = 86_400_000;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

let shop: PaymentServer;
let admin: Person;
beforeAll(async () => {
  shop = await startPaymentServer();
  admin = await verifiedStudent(shop.server);
  await shop.server.database.query('update users set is_admin = true where id = $1', [admin.id]);
});
afterAll(() => shop.stop());

const subjects = ({ email }: Person) => mailsTo(shop.server.config.dataDir, email).flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []);
const newest = ({ email }: Person) => (mailsTo(shop.server.config.dataDir, email).at(-1) ?? '').replace(/\s+/g, ' ');
/** The mail with this subject, once it is there. */
async function told(person: Person, subject: string): Promise<string> {
  await expect.poll(() => subjects(person).at(-1), { timeout: 15_000 }).toBe(subject);
  return newest(person);
}
const onDay = (ms: number) => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(ms);
const endOf = async ({ id }: Person) =>
  (await shop.server.database.query<{ at: Date }>('select membership_end_date as at from users where id = $1', [id])).rows[0]?.at.getTime() ?? 0;
const decide = async (id: 'grantMembership' | 'extendMembership' | 'endMembership', userId: string, body: object) => {
  const { history } = await admin.api.call('getMember', { params: { userId } });
  return admin.api.call(id, { params: { userId }, body: { ...body, reason: 'Won the spelling bee', lastChangeId: history[0]?.id ?? null } });
};

describe('a plan', () => {
  test('for months: started, changed, and at its end over', async () => {
    const { person } = await shop.buy('plus', 3);
    const started = await told(person, 'Your Plus plan has started');
    expect(started).toContain(`until ${onDay(await endOf(person))}. It does not renew automatically`);
    expect(started).toContain('/membership/upgrade');
    await shop.buy('plus', 1, person);
    expect(await told(person, 'Your Plus plan has a new end date')).toContain(`now runs until ${onDay(await endOf(person))}`);
    await shop.buy('max', 6, person);
    expect(await told(person, 'Your plan is now Max')).toContain('changed from Plus to Max');
    await runRegularTask('settle-memberships', shop.server.database, (await endOf(person)) + day);
    await told(person, 'Your Max plan has ended');
  });

  test('by the month: started, renewal told once and in time, canceled, kept, and over', async () => {
    const { person, session } = await shop.buy('plus', null);
    const subscription = shop.stripe.subscriptionOf(session);
    expect(await told(person, 'Your Plus plan has started')).toContain('renews each month, next on');
    const { rows } = await shop.server.database.query<{ at: Date }>('select period_end as at from subscriptions where user_id = $1', [person.id]);
    const renewsAt = rows[0]?.at.getTime() ?? 0;
    const renews = `Your Plus plan renews on ${onDay(renewsAt)}`;
    await runRegularTask('notify-renewals', shop.server.database, renewsAt - 4 * day);
    expect(subjects(person)).not.toContain(renews);
    for (const before of [3 * day, 2 * day, day]) await runRegularTask('notify-renewals', shop.server.database, renewsAt - before);
    expect(await told(person, renews)).toContain('The price is $9.99 a month');
    await shop.stripe.cancelAtPeriodEnd(subscription.id, true);
    expect(await told(person, 'Your Plus plan will not renew')).toContain(`You keep everything in it until ${onDay(renewsAt)}`);
    await person.api.call('keepPlan', { body: {} });
    await told(person, 'Your Plus plan continues');
    expect(subjects(person).filter((subject) => subject === renews)).toHaveLength(1);
    await decide('endMembership', person.id, {});
    expect(await told(person, 'Your Plus plan has ended')).toContain('The Ascent team ended your Plus plan');
  });

  test('given by an administrator: granted, extended, and at its end over, also without any payment', async () => {
    const person = await verifiedStudent(shop.server);
    await decide('grantMembership', person.id, { tier: 'max', months: 1 });
    const granted = await told(person, 'You were given the Max plan');
    expect(granted).toContain(`until ${onDay(await endOf(person))}`);
    expect(granted).not.toContain('spelling bee');
    await decide('extendMembership', person.id, { months: 2 });
    await told(person, 'Your Max plan has a new end date');
    await runRegularTask('settle-memberships', shop.server.database, (await endOf(person)) + 1000);
    expect(await told(person, 'Your Max plan has ended')).toContain('Nothing will be charged.');
  });
});

describe('a login', () => {
  test('with a browser the account has not used is told to its owner, once for each', async () => {
    const person = await verifiedStudent(shop.server);
    const signIn = (api: ApiClient) => api.call('signIn', { body: { email: person.email, password: goodPassword } });
    const before = subjects(person).length;
    await person.api.call('signOut');
    await signIn(person.api);
    const phone = new ApiClient(shop.server, { 'user-agent': chrome });
    await signIn(phone);
    const mail = await told(person, 'New login to your Ascent account');
    expect(mail).toContain('a browser it has not seen before: Chrome on Windows');
    expect(mail).toContain('/forgot-password');
    await phone.call('signOut');
    await signIn(phone);
    await new ApiClient(shop.server).refused('signIn', { body: { email: person.email, password: 'not-the-password' } });
    await signIn(person.api);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(subjects(person).length).toBe(before + 1);
    const { rows } = await shop.server.database.query<{ row: string }>('select d::text as row from known_devices d where user_id = $1', [person.id]);
    for (const { value } of [...phone.cookies(), ...person.api.cookies()]) expect(JSON.stringify(rows)).not.toContain(value);
  });

  test('is not told by signing up, nor is a browser known to another account for that', async () => {
    const [first, second] = [await verifiedStudent(shop.server), await verifiedStudent(shop.server)];
    expect(subjects(first)).not.toContain('New login to your Ascent account');
    await first.api.call('signOut');
    await first.api.call('signIn', { body: { email: second.email, password: goodPassword } });
    await told(second, 'New login to your Ascent account');
  });
});

test('a deleted account says goodbye, and nothing of it waits in the queue afterwards', async () => {
  const person = await verifiedStudent(shop.server);
  await person.api.call('deleteAccount', { body: { currentPassword: goodPassword, confirmation: 'DELETE' } });
  expect(await told(person, 'Your Ascent account was deleted')).toContain('were just deleted');
  expect(person.api.cookies()).toEqual([]);
  await expect
    .poll(async () => (await shop.server.database.query("select 1 from graphile_worker._private_jobs where payload->>'userId' = $1", [person.id])).rowCount)
    .toBe(0);
});
