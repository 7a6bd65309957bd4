/** Expired data are removed, the rest stays, and one item that cannot be removed or settled does not block the others. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRegularTask } from '../support/regular-tasks.ts';
import { signUp } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const count = async (table: string) => (await server.database.query(`select 1 from ${table}`)).rowCount;

test('trusted devices, codes, attempts, pending sign-ins and secrets that were never confirmed', async () => {
  const [old, fresh] = [await signUp(server), await signUp(server)];
  const [past, soon] = ["now() - interval '2 days'", "now() + interval '5 minutes'"];
  for (const [id, expires, made] of [
    [old.id, past, past],
    [fresh.id, soon, 'now()'],
  ] as const) {
    await server.database.query(
      `insert into trusted_devices (user_id, id, token_hash, created_at, expires_at) values ('${id}', gen_random_uuid(), 'x', now(), ${expires})`,
    );
    await server.database.query(
      `insert into phone_codes (user_id, purpose, number, code_hash, sent_at, expires_at) values ('${id}', 'verify', '+1', 'x', now(), ${expires})`,
    );
    await server.database.query(`insert into failed_code_attempts (user_id, kind, window_start, count) values ('${id}', 'code', ${made}, 1)`);
    await server.database.query(`insert into pending_sign_ins (token_hash, user_id, expires_at) values ('${id}', '${id}', ${expires})`);
    await server.database.query(`insert into two_factor_secrets (user_id, secret, created_at) values ('${id}', 'x', ${made})`);
  }
  await runRegularTask('clean-up', server.database, server.now());
  for (const table of ['trusted_devices', 'phone_codes', 'failed_code_attempts', 'pending_sign_ins', 'two_factor_secrets']) {
    const { rows } = await server.database.query(`select user_id from ${table}`);
    expect(rows, table).toEqual([{ user_id: fresh.id }]);
  }
});

test('a guest who cannot be removed does not block the others or the rest of the cleanup', async () => {
  await server.database.query(
    `insert into users (id, name, email, is_anonymous, created_at, updated_at)
     select gen_random_uuid(), 'Guest', null, true, now(), now() from generate_series(1, 3)`,
  );
  await server.database.query(`create table anchors (user_id uuid references users)`);
  await server.database.query('insert into anchors select min(id::text)::uuid from users where is_anonymous');
  await server.database.query("insert into pending_sign_ins (token_hash, user_id, expires_at) select 'late', id, now() - interval '1 hour' from users limit 1");
  await expect(runRegularTask('clean-up', server.database, server.now())).rejects.toThrow(/guests: Error: 1 failed, 2 done/);
  expect(await count('users where is_anonymous')).toBe(1);
  expect(await count("pending_sign_ins where token_hash = 'late'")).toBe(0);
});

test('a permanently failed job stays visible for three months', async () => {
  // Of a task that no server has, so that none picks them up.
  for (const days of [80, 100]) await server.database.query(`select graphile_worker.add_job('no-such-task', run_at => now() - interval '${days} days')`);
  await server.database.query('update graphile_worker._private_jobs set attempts = max_attempts');
  await runRegularTask('clean-up', server.database, server.now()).catch(() => {});
  expect(await count('graphile_worker.jobs where attempts = max_attempts')).toBe(1);
});

test('a membership that cannot be settled does not block the others', async () => {
  const people = [await signUp(server), await signUp(server), await signUp(server)];
  for (const { id } of people) {
    await server.database.query("update users set membership_tier = 'plus', membership_end_date = now() - interval '1 hour' where id = $1", [id]);
    await server.database.query(
      `insert into subscriptions (user_id, id, tier, status, started_at, period_start, period_end, invoice_paid)
       values ($1, 'sub', 'plus', 'ended', now() - interval '2 months', now() - interval '1 month', now() - interval '1 hour', true)`,
      [id],
    );
  }
  const broken = people.map(({ id }) => id).toSorted()[0] ?? '';
  await server.database.query(`alter table users add constraint stuck check (id <> '${broken}' or membership_tier = 'plus') not valid`);
  await expect(runRegularTask('settle-memberships', server.database, server.now())).rejects.toThrow(/1 failed, 2 done/);
  await server.database.query('alter table users drop constraint stuck');
  const { rows } = await server.database.query<{ id: string }>("select id from users where membership_tier = 'plus'");
  expect(rows.map(({ id }) => id)).toEqual([broken]);
});
