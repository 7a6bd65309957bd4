/** Study resources: the server gives them to the plus tier and above, and to nobody else, by its own clock. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studySheets } from '#content/study-sheets/all.ts';
import { ApiClient } from '../support/api-client.ts';
import { signUp, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const setPlan = (userId: string, tier: string, end: Date | null) =>
  server.database.query('update users set membership_tier = $2, membership_end_date = $3 where id = $1', [userId, tier, end]);

/** Nothing of the sheets may be in what a refused caller gets. */
const sentences = studySheets.flatMap(({ lead, parts }) => [lead, ...parts.flatMap(({ entries }) => entries.map(({ text }) => text))]);

test('refused to guests, unverified accounts and the Free plan, without a word of the content', async () => {
  const guest = new ApiClient(server);
  await guest.call('startQuiz', { body: { practiceSet: 'math' } });
  const unverified = await signUp(server);
  await setPlan(unverified.id, 'max', null);
  const free = await verifiedStudent(server);
  for (const [api, status, code] of [
    [new ApiClient(server), 401, 'not-signed-in'],
    [guest, 401, 'not-signed-in'],
    [unverified.api, 403, 'email-not-verified'],
    [free.api, 403, 'plan-required'],
  ] as const) {
    const answer = await api.try('getStudyResources');
    expect([answer.status, Object(Object(answer.body).error).code]).toEqual([status, code]);
    const text = JSON.stringify(answer.body);
    expect(sentences.filter((sentence) => text.includes(JSON.stringify(sentence).slice(1, -1)))).toEqual([]);
  }
});

test.each(['plus', 'max'])('given whole to %s', async (tier) => {
  const student = await verifiedStudent(server);
  await setPlan(student.id, tier, null);
  const { sheets } = await student.api.call('getStudyResources');
  expect(sheets).toEqual(JSON.parse(JSON.stringify(studySheets)));
});

test('the end of the plan is the end of the content: a second before, at it, a second after', async () => {
  const student = await verifiedStudent(server);
  const end = server.now() + 3_600_000;
  await setPlan(student.id, 'plus', new Date(end));
  const statusAt = async (instant: number) => {
    server.advance(instant - server.now());
    return (await student.api.try('getStudyResources')).status;
  };
  expect(await statusAt(end - 1000)).toBe(200);
  expect(await statusAt(end + 1000)).toBe(403);
  // The clock keeps running during a request, so the end is moved to hit the exact instant.
  server.advance(-2000);
  for (const [offset, status] of [
    [-400, 403],
    [400, 200],
  ] as const) {
    await setPlan(student.id, 'plus', new Date(server.now() + offset));
    expect((await student.api.try('getStudyResources')).status).toBe(status);
  }
});
