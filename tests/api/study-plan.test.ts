/** A student's goal: what they say, and what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const settings = { examDate: '2027-03-13', targetScore: 1350, minutes: [30, 0, 30, 0, 30, 90, 0], timeZone: 'America/Los_Angeles' };

test('a student who was not asked has no goal; one who answers finds it again, may skip any of it, and change it', async () => {
  const { api } = await verifiedStudent(server);
  expect(await api.call('getStudySettings')).toEqual({ settings: null });
  expect(await api.call('saveStudySettings', { body: settings })).toEqual({ settings });
  expect(await api.call('getStudySettings')).toEqual({ settings });
  const skipped = { ...settings, examDate: null, targetScore: null };
  await api.call('saveStudySettings', { body: skipped });
  expect(await api.call('getStudySettings')).toEqual({ settings: skipped });
});

test.each([
  ['a day that does not exist', { examDate: '2027-02-30' }],
  ['a score nobody can have', { targetScore: 1355 }],
  ['a week of six days', { minutes: [1, 2, 3, 4, 5, 6] }],
  ['more than a day can hold', { minutes: [500, 0, 0, 0, 0, 0, 0] }],
  ['a time zone that is not on the map', { timeZone: 'Mars/Olympus' }],
])('%s is refused', async (_, change) => {
  const { api } = await verifiedStudent(server);
  expect(await api.try('saveStudySettings', { body: { ...settings, ...change } })).toMatchObject({ status: 400, body: { error: { code: 'bad-input' } } });
});
