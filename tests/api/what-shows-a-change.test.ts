/** What results may be compared, what an exam left half blank says, and that the next step is one the student's plan has. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#core/day.ts';
import { topicById, isTopicId } from '#core/topics/topics.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A copy of a result, as of another exam and so many days ago; its id. */
const copyOf = async (userId: string, resultId: string, practiceExamId: string, daysAgo: number) => {
  const at = server.now() - daysAgo * dayMs;
  const id = uuidv7(at);
  await server.database.query(
    `insert into exam_results select (jsonb_populate_record(r, jsonb_build_object('id', $3::text, 'session_id', gen_random_uuid(), 'practice_exam_id', $4::text, 'completed_at', $5::timestamptz))).*
     from exam_results r where user_id = $1 and id = $2`,
    [userId, resultId, id, practiceExamId, new Date(at)],
  );
  return id;
};

test('a section left blank names no topic as worth the most', async () => {
  const { api, spend } = await verifiedStudent(server);
  const session = await api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  const { section } = session.shape[2] ?? {};
  expect(section).toBe('math');
  let position = 0;
  const resultId = await takeExam({ api, ...(spend && { spend }) }, (question, index) => {
    if (index === 0) position += 1;
    return position > 2 ? null : question.format === 'choice' ? 'B' : '1';
  });
  const { worth = [], sections } = await api.call('getResult', { params: { resultId } });
  expect(sections.map(({ noScore }) => noScore)).toEqual([null, 'blank']);
  expect(worth.length).toBeGreaterThan(0);
  for (const { topicId } of worth) expect(isTopicId(topicId) && topicById(topicId).section).toBe('reading-writing');
});

test('an exam taken again shows no change, and one that the plan does not give again is no next step', async () => {
  const student = await verifiedStudent(server);
  const { api, id } = student;
  const first = await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const { exams } = await api.call('listExams');
  await server.database.query('update exam_results set completed_at = $2 where user_id = $1', [id, new Date(server.now() - 40 * dayMs)]);
  for (const [index, exam] of exams.entries()) if (exam.id !== 'practice-exam-1') await copyOf(id, first, exam.id, 30 - index);
  server.advance(10 * dayMs);
  expect((await api.call('getProgress')).next).toEqual({ kind: 'practice' });
  await server.database.query("update users set membership_tier = 'plus' where id = $1", [id]);
  expect((await api.call('getProgress')).next).toMatchObject({ kind: 'next-exam' });
  await copyOf(id, first, 'practice-exam-1', 0);
  await copyOf(id, first, 'predictive', -1 / 24);
  const { history } = await api.call('getProgress');
  expect(history.slice(-3).map(({ comparable }) => comparable)).toEqual([true, false, false]);
});

test('what an exam taken again shows, and what is next, does not depend on how many were taken since', async () => {
  const student = await verifiedStudent(server);
  const { api, id } = student;
  const taken = await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const copied = (practiceExamId: string, daysAgo: number) => copyOf(id, taken, practiceExamId, daysAgo);
  const first = await copied('practice-exam-1', 90);
  const { exams } = await api.call('listExams');
  for (const exam of exams) if (exam.id !== 'practice-exam-1') await copied(exam.id, 80);
  for (let daysAgo = 70; daysAgo > 45; daysAgo--) await copied('practice-exam-2', daysAgo);
  await copied('practice-exam-1', 40);
  // Exams that were rushed through count for nothing, however many there are.
  for (let daysAgo = 39; daysAgo > 15; daysAgo--) await copied('practice-exam-2', daysAgo);
  await server.database.query('update exam_results set hurried = true where user_id = $1 and completed_at > $2', [id, new Date(server.now() - 39.5 * dayMs)]);
  await server.database.query('delete from exam_results where user_id = $1 and id = $2', [id, taken]);
  const { history, latest, next } = await api.call('getProgress');
  expect(next).toEqual({ kind: 'practice' });
  expect(latest).toMatchObject({ practiceExamId: 'practice-exam-1' });
  expect(history).toHaveLength(20);
  expect(history[0]).toMatchObject({ resultId: first, comparable: true });
  expect(history.filter(({ comparable }) => comparable)).toHaveLength(1);
  await server.database.query("update users set membership_tier = 'plus' where id = $1", [id]);
  const { next: again } = await api.call('getProgress');
  expect(again).toMatchObject({ kind: 'next-exam' });
  expect(again).not.toMatchObject({ practiceExamId: 'practice-exam-1' });
  expect(again).not.toMatchObject({ practiceExamId: 'practice-exam-2' });
});
