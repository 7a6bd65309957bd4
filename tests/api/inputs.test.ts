/** Generated from the contract: every call refuses undeclared fields, treats hostile text as text, and changes nothing if it is a GET. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Input } from '../support/api-client.ts';
import { fingerprint, fingerprintOf } from '../support/fingerprint.ts';
import { inputsWithAny } from '../support/sample-input.ts';
import { startFullServer, studentWithEverything, type FullServer, type Owner } from '../support/student-with-everything.ts';
import { verifiedStudent } from '../support/students.ts';
import { validInputs } from '../support/valid-inputs.ts';

type Id = keyof typeof calls;

let full: FullServer;
/** May make every call, because input is checked only after the guard, and has one of everything, so that whatever is requested exists. */
let admin: Owner;
let inputs: Readonly<Record<Id, Input>>;
let bystander: Owner;
let bystanders: Readonly<Record<Id, Input>>;

beforeAll(async () => {
  full = await startFullServer();
  const root = await verifiedStudent(full.server);
  await full.server.database.query('update users set is_admin = true where id = $1', [root.id]);
  [admin, bystander] = [await studentWithEverything(full, root), await studentWithEverything(full, root)];
  await full.server.database.query("update users set is_admin = (id = $1), membership_tier = case when id = $1 then 'max' else membership_tier end", [
    admin.id,
  ]);
  [inputs, bystanders] = [validInputs(admin.owned), validInputs(bystander.owned)];
});
afterAll(() => full.stop());

const all = Object.entries(calls) as [Id, Call][];
/** Calls that end the session the other cases need. */
const ending: readonly string[] = ['signOut', 'deleteAccount'];
/** Calls that end or change what others need; they run last. */
const late: readonly string[] = ['submitModule', 'deleteSession', 'turnOffTwoFactor', 'endCoupon', 'deleteJob', 'changePassword'];
const usable = all.filter(([id]) => !ending.includes(id)).sort(([one], [other]) => late.indexOf(one) - late.indexOf(other));

const fieldsOf = (body: unknown): string => JSON.stringify(Object(Object(body).error).fields ?? {});

describe('a field nobody asked for is refused by name', () => {
  test.each(all.filter(([, { body }]) => body))('in the body of %s', async (id) => {
    const { status, body } = await admin.api.try(id, { ...inputs[id], body: { ...Object(inputs[id].body), membershipTier: 'max' } });
    expect(status).toBe(400);
    expect(fieldsOf(body)).toContain('membershipTier');
  });

  test.each(all)('in the query of %s', async (id) => {
    const { status, body } = await admin.api.try(id, { ...inputs[id], query: { ...inputs[id].query, isAdmin: 'true' } });
    expect(status).toBe(400);
    expect(fieldsOf(body)).toMatch(/isAdmin|takes no query parameters/);
  });
});

/** Texts that SQL, a template, a path or a log might interpret. */
const hostile = [
  "'",
  "' or '1'='1",
  "'; drop table users; --",
  "' || pg_sleep(3) || '",
  '1; select pg_sleep(3)',
  '$1',
  '\\',
  '%',
  '${7*7}',
  '{{7*7}}',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: ascent=x',
  '__proto__',
  '\u202egnirts',
  'a\u0000b@example.org',
  'a\u0000b',
  'a\ud800b@example.org',
  'x'.repeat(5000),
];

type Prints = Record<string, string>;

describe('hostile text is only text', () => {
  /** What the call before left is what the next one finds. */
  let left: Prints | undefined;
  test.each(usable)('to %s', async (id, call) => {
    const before = left ?? (await fingerprintOf(full.server, bystander.id));
    left = undefined;
    for (const { text, input } of inputsWithAny(call, inputs[id], hostile)) {
      const started = performance.now();
      const { status, body, headers } = await admin.api.try(id, input);
      const told = JSON.stringify(body);
      expect(status, `${text} gave ${told}`).toBeLessThan(500);
      expect(performance.now() - started, `${text} made the database wait`).toBeLessThan(2500);
      // A token of our own may begin with this letter.
      expect(headers.get('set-cookie') ?? '').not.toMatch(/ascent=x(?![\w-])/);
      // The response contains nothing about anybody else, except in administrators' lists.
      if (call.access !== 'admin' && call.access !== 'author')
        expect(
          bystander.words.filter((word) => told.includes(word)),
          text,
        ).toEqual([]);
    }
    left = await fingerprintOf(full.server, bystander.id);
    const { admin_actions: _, coupons: __, coupon_changes: ___, ...after } = left;
    expect(before).toMatchObject(after);
  });

  test('and makes nobody an administrator', async () => {
    const { rows } = await full.server.database.query<{ mine: number }>('select count(*)::int as mine from users where is_admin');
    expect(rows).toEqual([{ mine: 1 }]);
  });
});

describe('reading changes nothing', () => {
  let left: Prints | undefined;
  test.each(all.filter(([, { method }]) => method === 'GET'))('by %s, and by HEAD', async (id, call) => {
    const before = left ?? (await fingerprint(full.server));
    left = undefined;
    // A list's cursor is only valid if this server issued it.
    const { cursor: _, ...query } = { cursor: '', ...inputs[id].query };
    for (const [person, { params = {} }] of [
      [admin, inputs[id]],
      [bystander, bystanders[id]],
    ] as const) {
      const { status } = await person.api.try(id, { params, query });
      // A shared deck is whoever's has its link; tests/api/flashcards.test.ts tries a real one.
      if (person === admin) expect(status).toBe(id === 'getSharedDeck' ? 404 : 200);
      await person.api.request(
        'HEAD',
        call.path.replace(/:(\w+)/g, (_whole, name: string) => String(params[name])),
      );
    }
    left = await fingerprint(full.server);
    expect(left).toEqual(before);
  });
});

test('a column that is added to a table does not appear in any answer', async () => {
  const { rows: tables } = await full.server.database.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  for (const { name } of tables) await full.server.database.query(`alter table ${name} add column secret_note text default 'not for anybody'`);
  const answered = new Set<string>();
  for (const [id] of usable) {
    for (const [person, input] of [
      [bystander, bystanders[id]],
      [admin, inputs[id]],
    ] as const) {
      const { cursor: _, ...query } = { cursor: '', ...input.query };
      const { status, body } = await person.api.try(id, { ...input, query });
      expect(JSON.stringify(body), id).not.toMatch(/secret_?note|not for anybody/i);
      if (status < 300) answered.add(id);
    }
  }
  // The other calls need a mailed link, a code, or a temporary state.
  expect(answered.size).toBeGreaterThan(60);
  for (const { name } of tables) await full.server.database.query(`alter table ${name} drop column secret_note`);
});

test('no answer tells a student anything of another: no address, no id, no numbers', async () => {
  const newcomer = await verifiedStudent(full.server);
  for (const [id] of all.filter(([, { method }]) => method === 'GET')) {
    const { body } = await newcomer.api.try(id);
    for (const other of [admin, bystander])
      expect(
        other.words.filter((word) => JSON.stringify(body).includes(word)),
        id,
      ).toEqual([]);
  }
  // The others have each taken a whole exam; none of it may be counted or compared here.
  expect(await newcomer.api.call('getProgress')).toMatchObject({ latest: null, history: [], topics: [], totalQuestions: 0, inProgress: [] });
});
