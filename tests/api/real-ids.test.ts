/**
 * Every call with input that would work for its owner: the real ids, addresses and numbers of a student who has everything,
 * in every parameter and field, by another student, a guest and somebody signed out. Nothing of the owner is told or changed.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ApiClient, type Input } from '../support/api-client.ts';
import { fingerprintOf } from '../support/fingerprint.ts';
import { mailsTo } from '../support/outbox.ts';
import { inputsWithAny } from '../support/sample-input.ts';
import { startFullServer, studentWithEverything, type FullServer, type Owner } from '../support/student-with-everything.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { validInputs } from '../support/valid-inputs.ts';

type Id = keyof typeof calls;
const all = Object.entries(calls) as [Id, Call][];

let full: FullServer;
let admin: Person;
let owner: Owner;
let inputs: Readonly<Record<Id, Input>>;
beforeAll(async () => {
  full = await startFullServer();
  admin = await verifiedStudent(full.server);
  await full.server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  owner = await studentWithEverything(full, admin);
  inputs = validInputs(owner.owned);
});
afterAll(() => full.stop());

/** Kinds of path ids that belong to nobody. */
const shared: readonly string[] = [
  'examId',
  'setId',
  'topicId',
  'position',
  'questionId',
  'moduleId',
  'skillTag',
  'word',
  'conceptId',
  'lectureId',
  'link',
  'postId',
];
const personal = all.filter(([, { path }]) => [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => !shared.includes(name)));

/** Calls by which anybody may send mail to an email address, with the tables in which that writes something for its owner. */
const mailing: Partial<Record<Id, readonly string[]>> = { forgotPassword: ['email_links'], changeEmail: [] };
/** The guard's refusals, before any input is checked. */
const guardCodes: readonly unknown[] = ['not-signed-in', 'email-not-verified', 'forbidden', 'plan-required'];

async function newStrangers(): Promise<readonly [string, ApiClient][]> {
  const student = await verifiedStudent(full.server);
  await full.server.database.query("update users set membership_tier = 'max' where id = $1", [student.id]);
  const guest = new ApiClient(full.server);
  await guest.call('startQuiz', { body: { practiceSet: 'algebra' } });
  return [
    ['another student', student.api],
    ['a guest', guest],
    ['nobody', new ApiClient(full.server)],
  ];
}

let unchanged: readonly [string, ApiClient][] | undefined;

/** People as new as if nobody had tried anything: those of the call before if it was a GET, which changes nothing (tests/api/inputs.test.ts). */
async function strangers({ method }: Call): Promise<readonly [string, ApiClient][]> {
  const people = unchanged ?? (await newStrangers());
  unchanged = method === 'GET' ? people : undefined;
  return people;
}

test('the owner has one of each, and every input passes the schemas of its call', () => {
  expect(Object.entries(owner.owned).filter(([, value]) => value === '')).toEqual([]);
  for (const [id, call] of all)
    for (const part of ['params', 'query', 'body'] as const)
      expect(call[part]?.safeParse(inputs[id][part] ?? {}).error?.issues, `${part} of ${id}`).toBeUndefined();
});

describe('what belongs to somebody else is neither told nor changed', () => {
  /** What the call before left is what the next one finds. */
  let left: Record<string, string> | undefined;
  test.each(all)('by %s', async (id, call) => {
    const except = mailing[id] ?? [];
    const without = (prints: Record<string, string>) => Object.fromEntries(Object.entries(prints).filter(([table]) => !except.includes(table)));
    const before = left ?? (await fingerprintOf(full.server, owner.id));
    left = undefined;
    const mails = mailsTo(full.server.config.dataDir, owner.email).length;
    for (const [who, api] of await strangers(call)) {
      const sent = new Set<string>();
      const send = async (input: Input) => {
        const request = JSON.stringify(input);
        for (const word of owner.words) if (request.includes(word)) sent.add(word);
        const { status, body, headers } = await api.try(id, input);
        expect(status, `${id} by ${who} with ${request}`).toBeLessThan(500);
        const told = JSON.stringify([body, ...headers]);
        expect(
          owner.words.filter((word) => !sent.has(word) && told.includes(word)),
          `${id} by ${who} with ${request}`,
        ).toEqual([]);
        return { status, code: Object(Object(body).error).code };
      };
      const { status, code } = await send(inputs[id]);
      // Refused because it is somebody else's, not because the input was malformed.
      expect(code, `${id} by ${who}`).not.toBe('bad-input');
      if (personal.some(([name]) => name === id)) expect([401, 403, 404], `${id} by ${who}`).toContain(status);
      if (guardCodes.includes(code)) continue;
      for (const { input } of inputsWithAny(call, inputs[id], [...new Set(Object.values(owner.owned))])) await send(input);
    }
    left = await fingerprintOf(full.server, owner.id);
    expect(without(left)).toEqual(without(before));
    if (!(id in mailing)) expect(mailsTo(full.server.config.dataDir, owner.email), 'mails to the owner').toHaveLength(mails);
  });
});

test('all of it would have been found by its owner, or by an administrator', async () => {
  for (const [id, { access }] of personal) {
    const { status } = await (access === 'admin' || access === 'author' ? admin : owner).api.try(id, inputs[id]);
    expect(status, id).not.toBe(404);
    expect(status, id).toBeLessThan(500);
  }
});
