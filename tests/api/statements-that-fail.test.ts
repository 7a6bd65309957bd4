/** A statement that fails: lists are empty, flags and topics have their defaults, nobody has a rank, and what must be logged is not done without. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { newAuthor, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const shipped = { name: null, colour: null, weight: 1, recipeWeight: 1, targetMinutes: null };

const unavailable = { status: 503, code: 'unavailable' };

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({ log: pino({ level: 'info' }, sink) });
});
afterAll(() => server.stop());

/** Does something while every statement on this table fails. */
async function without<Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> {
  await server.database.query(`alter table ${table} rename to away`);
  try {
    return await work();
  } finally {
    await server.database.query(`alter table away rename to ${table}`);
  }
}

/** Does something while every statement on this table finds the database shutting down. */
const whileAway = <Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> =>
  without(table, async () => {
    await server.database.query(`create or replace function is_away() returns boolean stable language plpgsql as
      $body$ begin raise exception 'the database system is shutting down' using errcode = 'cannot_connect_now'; end $body$`);
    await server.database.query(`create view ${table} as select * from away where is_away()`);
    try {
      return await work();
    } finally {
      await server.database.query(`drop view ${table}`);
    }
  });

/** What the log says in lines of this level that contain `text`. */
const logged = (level: 'warn' | 'error', text: string) =>
  lines.filter((line) => line.includes(text) && line.includes(`"level":${level === 'warn' ? 40 : 50}`)).length;

test('how topics are shown, before it was read once: not said, so that devices keep what they know', async () => {
  const { topics } = await without('topic_settings', () => new ApiClient(server).call('me'));
  expect(topics).toBeUndefined();
  expect((await new ApiClient(server).call('me')).topics).toEqual([]);
});

test('the newest questions: an empty list', async () => {
  const { api } = await newAuthor(server);
  expect((await api.call('listRecentQuestions')).questions).toHaveLength(100);
  expect(await without('question_versions', () => api.call('listRecentQuestions'))).toEqual({ questions: [] });
  expect(logged('error', 'the newest questions could not be read')).toBe(1);
  expect(await whileAway('question_versions', () => api.refused('listRecentQuestions'))).toMatchObject(unavailable);
});

test('a student’s answers: an empty list', async () => {
  const { api, id } = await verifiedStudent(server);
  await server.database.query("update users set membership_tier = 'plus' where id = $1", [id]);
  expect(await without('question_attempts', () => api.call('listAttempts'))).toEqual({ attempts: [] });
  expect(logged('error', 'answers could not be read')).toBe(1);
  expect(await whileAway('question_attempts', () => api.refused('listAttempts'))).toMatchObject(unavailable);
});

test('ranks: none, and the dashboard shows the rest', async () => {
  const { api } = await verifiedStudent(server);
  const none = { percentile: 0, position: 0, total: 0 };
  const [ranks, dashboard] = await without('rank_blocks', () => Promise.all([api.call('getRankings'), api.call('getDashboard')]));
  expect(ranks).toMatchObject({ questions: none, accuracy: none });
  expect([dashboard.rankings, dashboard.week.length]).toEqual([null, 7]);
  expect(logged('error', 'rankings could not be read')).toBe(2);
  await api.call('takePartInRankings', { body: { isRanked: false } });
  expect((await without('rank_blocks', () => api.call('getRankings'))).isRanked, 'one who is left out stays so').toBe(false);
  expect((await without('user_stats', () => api.try('getRankings'))).status).toBe(500);
  expect(await whileAway('rank_blocks', () => api.refused('getRankings'))).toMatchObject(unavailable);
});

test('how topics are shown: as it was last, and logging in goes on', async () => {
  const { api } = await newAuthor(server);
  const params = { topicId: 12 };
  await api.call('saveTopicSetting', { params, body: { before: shipped, after: { ...shipped, name: 'Straight lines' } } });
  server.advance(6_000);
  expect((await api.call('me')).topics).toMatchObject([{ topicId: 12, name: 'Straight lines' }]);
  server.advance(6_000);
  const { me, topics } = await without('topic_settings', () => api.call('me'));
  expect([me?.isAuthor, topics?.[0]?.name]).toEqual([true, 'Straight lines']);
  expect(logged('error', 'how topics are shown could not be read')).toBe(2);
});

test.each([
  ['admin_actions', 'saveTopicSetting', { params: { topicId: 13 }, body: { before: shipped, after: { ...shipped, weight: 2 } } }],
  ['user_engagement', 'recordEngagement', { body: { engagementType: 'opened_graph' } }],
  ['notification_events', 'recordNotificationEvent', { body: { eventType: 'notification_opened', metadata: {} } }],
] as const)('%s cannot be written: %s fails, is logged, and nothing is done', async (table, id, input) => {
  const { api } = await newAuthor(server);
  lines.length = 0;
  expect((await without(table, () => api.try(id, input))).status).toBe(500);
  expect(logged('error', `relation \\"${table}\\" does not exist`)).toBe(1);
  expect((await api.call('listTopicSettings')).topics.find(({ topicId }) => topicId === 13)?.weight).toBe(1);
});

test('feature flags: the defaults count, with a warning each time, but no change goes by them', async () => {
  const { api } = await verifiedStudent(server);
  await server.database.query(`insert into config (name, value) values ('featureFlags', '{"useRepairEngine": true, "smartQuizEnabled": false}')`);
  const smart = { source: 'smart', topics: [11, 12], length: 5, mode: 'at-end' } as const;
  expect((await api.call('getQuestionBank')).smartQuizEnabled).toBe(false);
  expect((await api.call('getSkillQueue')).enabled).toBe(true);
  await without('config', async () => {
    expect((await api.call('getQuestionBank')).smartQuizEnabled).toBe(true);
    expect(await api.call('getSkillQueue')).toEqual({ enabled: false, items: [] });
    expect((await api.try('markSkillReviewed', { params: { skillTag: 'slope' }, body: {} })).status).toBe(500);
    expect((await api.try('removeSkill', { params: { skillTag: 'slope' } })).status).toBe(500);
    expect((await api.call('startCustomQuiz', { body: smart })).questions).toHaveLength(5);
  });
  expect(logged('warn', 'feature flags could not be loaded')).toBe(3);
  expect((await api.call('getQuestionBank')).smartQuizEnabled).toBe(false);
});
