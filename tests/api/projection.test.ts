/** What the projection of a score rests on: for Max alone, and the same estimate as everywhere else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import { whatIf, type SectionStanding } from '#core/learning/what-if.ts';
import { isTopicId } from '#core/topics/topics.ts';
import { takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const setTier = (id: string, tier: string) => server.database.query('update users set membership_tier = $2 where id = $1', [id, tier]);

test('a plan below Max has none', async () => {
  const { api, id } = await verifiedStudent(server);
  for (const tier of ['free', 'plus']) {
    await setTier(id, tier);
    expect(await api.try('getProjection'), tier).toMatchObject({ status: 403, body: { error: { code: 'plan-required' } } });
  }
});

test('of somebody who has neither answered nor said anything, it says what an estimate needs', async () => {
  const { api, id } = await verifiedStudent(server);
  await setTier(id, 'max');
  expect(await api.call('getProjection')).toEqual({
    today: dayAt(server.now(), 'UTC'),
    examDate: null,
    targetScore: null,
    minutesAWeek: 7 * 35,
    answers: [
      { section: 'reading-writing', questions: 0 },
      { section: 'math', questions: 0 },
    ],
    least: 10,
    standing: null,
  });
});

test('after an exam, with nothing changed, it is the score that the dashboard shows, and the goal is the student’s own', async () => {
  const student = await verifiedStudent(server);
  const { api, id } = student;
  await setTier(id, 'max');
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const timeZone = 'Pacific/Kiritimati';
  const today = dayAt(server.now(), timeZone);
  const examDate = addDays(today, 40);
  await api.call('saveStudySettings', { body: { examDate, targetScore: 1250, minutes: [30, 0, 45, 0, 0, 120, 60], timeZone } });
  const { standing, ...facts } = await api.call('getProjection');
  expect(facts).toMatchObject({ today, examDate, targetScore: 1250, minutesAWeek: 255 });
  expect(standing?.map(({ section, topics }) => [section, topics.length])).toEqual([
    ['reading-writing', 10],
    ['math', 19],
  ]);
  const standings = (standing ?? []).map(
    (section): SectionStanding => ({ ...section, topics: section.topics.flatMap(({ topicId, theta }) => (isTopicId(topicId) ? [{ topicId, theta }] : [])) }),
  );
  const { scoreNow } = await api.call('getDashboard');
  const { sections, total } = whatIf(standings, new Map());
  expect(total).toEqual(scoreNow.total);
  expect(sections.map(({ section, score, low, high }) => ({ section, score, low, high }))).toEqual(scoreNow.sections);
  // A date that has passed is told as it is.
  await server.database.query("update study_settings set exam_date = '2020-03-14' where user_id = $1", [id]);
  expect((await api.call('getProjection')).examDate).toBe('2020-03-14');
});
