/** Lectures: for the plus tier and above, with keys that stay on the server until a question is answered, and a place that is kept. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lectures } from '#content/lectures/all.ts';
import { ApiClient } from '../support/api-client.ts';
import { verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const lectureId = 'linear-functions';
const lecture = lectures.find(({ id }) => id === lectureId);
const questions = lecture?.parts.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'question' ? [block] : []))) ?? [];
const [first] = questions;
if (!lecture || !first) throw new Error('no lecture to test with');

async function student(tier: 'free' | 'plus' = 'plus') {
  const person = await verifiedStudent(server);
  await server.database.query('update users set membership_tier = $2, membership_end_date = null where id = $1', [person.id, tier]);
  return person;
}
const read = async (api: ApiClient) => api.call('getLecture', { params: { lectureId } });

test('refused to guests and the Free plan, without a word of the text', async () => {
  const free = await student('free');
  const texts = lecture.parts.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))]);
  for (const [api, status, code] of [
    [new ApiClient(server), 401, 'not-signed-in'],
    [free.api, 403, 'plan-required'],
  ] as const)
    for (const answer of [
      await api.try('listLectures'),
      await api.try('getLecture', { params: { lectureId } }),
      await api.try('answerLectureQuestion', { params: { lectureId }, body: { questionId: first.id, choice: 0 } }),
    ]) {
      expect([answer.status, Object(Object(answer.body).error).code]).toEqual([status, code]);
      expect(texts.filter((text) => JSON.stringify(answer.body).includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    }
});

test('the lecture is whole, and tells no key and no reason before an answer', async () => {
  const { api } = await student();
  const data = await read(api);
  expect(data.lecture.parts.map(({ heading }) => heading)).toEqual(lecture.parts.map(({ heading }) => heading));
  expect(data.lecture.parts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
    lecture.parts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)),
  );
  const text = JSON.stringify(data);
  for (const { choices } of questions) for (const { why } of choices) expect(text).not.toContain(JSON.stringify(why).slice(1, -1));
  expect(text).not.toMatch(/"(key|why|check|rightChoice)":/);
});

test('the first answer stands, however often it is sent and whatever is sent later', async () => {
  const { api } = await student();
  const wrong = (first.key + 1) % 4;
  const answer = (choice: number) => api.call('answerLectureQuestion', { params: { lectureId }, body: { questionId: first.id, choice } });
  const recorded = await answer(wrong);
  expect(recorded).toEqual({ questionId: first.id, choice: wrong, right: false, rightChoice: first.key, reasons: first.choices.map(({ why }) => why) });
  expect(await Promise.all([answer(first.key), answer(wrong), answer(first.key)])).toEqual([recorded, recorded, recorded]);
  expect((await read(api)).answers).toEqual([recorded]);
  expect((await api.call('listLectures')).lectures.find(({ id }) => id === lectureId)).toMatchObject({ questions: questions.length, answered: 1 });
  expect(await api.refused('answerLectureQuestion', { params: { lectureId }, body: { questionId: 'phlogiston', choice: 0 } })).toMatchObject({ status: 404 });
});

test('the place is kept, being done is kept with its first time, and can be taken back', async () => {
  const { api } = await student();
  const save = (part: string, done?: boolean) => api.call('saveLecturePlace', { params: { lectureId }, body: { part, ...(done !== undefined && { done }) } });
  const [one, two] = lecture.parts.map(({ id }) => id);
  expect(await save(one ?? '')).toEqual({ part: one, doneAt: null });
  const done = await save(two ?? '', true);
  expect(done.doneAt).not.toBeNull();
  expect(await save(one ?? '')).toEqual({ part: one, doneAt: done.doneAt });
  expect(await save(one ?? '', true)).toEqual({ part: one, doneAt: done.doneAt });
  expect((await read(api)).progress).toEqual({ part: one, doneAt: done.doneAt });
  expect(await save(two ?? '', false)).toEqual({ part: two, doneAt: null });
  expect((await api.call('listLectures')).lectures.find(({ id }) => id === lectureId)).toMatchObject({ partsRead: 2, doneAt: null });
  expect(await api.refused('saveLecturePlace', { params: { lectureId }, body: { part: 'phlogiston' } })).toMatchObject({ status: 404 });
});

test('places and answers are one student’s own', async () => {
  const [one, other] = [await student(), await student()];
  await one.api.call('saveLecturePlace', { params: { lectureId }, body: { part: lecture.parts[1]?.id ?? '' } });
  await one.api.call('answerLectureQuestion', { params: { lectureId }, body: { questionId: first.id, choice: 0 } });
  expect(await read(other.api)).toMatchObject({ progress: { part: null, doneAt: null }, answers: [] });
});

test('the way through a topic begins with the lecture, and on the Free plan with practice', async () => {
  const [free, plus] = [await student('free'), await student()];
  const path = (api: ApiClient) => api.call('getLearningPath', { params: { topicId: 12 } });
  const begun = await path(plus.api);
  expect(begun).toMatchObject({ included: true, step: 'lecture', test: null, lecture: { id: lectureId, doneAt: null } });
  expect(begun.levels.every(({ passed, rightInRow }) => !passed && rightInRow === 0)).toBe(true);
  expect(await path(free.api)).toMatchObject({ included: false, step: 'practice' });
  await plus.api.call('saveLecturePlace', { params: { lectureId }, body: { part: lecture.parts[0]?.id ?? '', done: true } });
  expect((await path(plus.api)).step).toBe('concepts');
});

test('three right answers in a row pass a level, on two days they master it; guesses and repeats do not count', async () => {
  const { id, api } = await student('free');
  let made = 0;
  const answered = (day: string, correct: boolean, { guessed = false, firstSeen = true } = {}) =>
    server.database.query(
      `insert into question_attempts (user_id, id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct, guessed,
         first_seen, counted, question_id, archetype, skill_tags, context, answer)
       values ($1, $2, $3, 1, 9000, 0, 1, 12, 2, $4, $5, $6, false, $7, 'LF-a', '{}', 'untimed-quiz', 'A')`,
      [id, `01900000-0000-7000-8000-${String(++made).padStart(12, '0')}`, `${day}T12:00:00Z`, correct, guessed, firstSeen, `q-made-${made}`],
    );
  const level = async () => (await api.call('getLearningPath', { params: { topicId: 12 } })).levels.find((one) => one.level === 2);
  await answered('2027-01-04', true);
  await answered('2027-01-04', true);
  await answered('2027-01-04', true, { firstSeen: false });
  expect(await level()).toMatchObject({ rightInRow: 2, passed: false });
  await answered('2027-01-04', true, { guessed: true });
  expect(await level()).toMatchObject({ rightInRow: 0, passed: false });
  for (const day of ['2027-01-04', '2027-01-04', '2027-01-04']) await answered(day, true);
  expect(await level()).toMatchObject({ rightInRow: 3, passed: true, mastered: false });
  await answered('2027-01-05', true);
  expect(await level()).toMatchObject({ passed: true, mastered: true });
});

test('a test that was passed stays passed after a longer one with more right answers that was not', async () => {
  const { id, api } = await student('free');
  let made = 0;
  const finished = async (questions: number, right: number) => {
    const quizId = `01900000-0000-7000-9000-${String(++made).padStart(12, '0')}`;
    await server.database.query(
      `insert into quizzes (user_id, id, specification, question_count, answered_count, started_at, updated_at, completed_at)
       values ($1, $2, '{"timing": "test-pace", "topics": [12]}', $3, $3, now(), now(), now())`,
      [id, quizId, questions],
    );
    await server.database.query(
      `insert into question_attempts (user_id, id, quiz_id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct,
         first_seen, counted, question_id, archetype, skill_tags, context, answer)
       select $1, $2, $2, now(), 1, 9000, 0, n, 12, 2, n <= $4, false, false, 'q-made-' || n, 'LF-a', '{}', 'timed-quiz', 'A' from generate_series(1, $3::int) as n`,
      [id, quizId, questions, right],
    );
    return quizId;
  };
  const test = async () => (await api.call('getLearningPath', { params: { topicId: 12 } })).test;
  await finished(10, 5);
  expect(await test()).toMatchObject({ right: 5, passed: false });
  const passed = { quizId: await finished(10, 9), right: 9, questions: 10, passed: true };
  expect(await test()).toEqual(passed);
  await finished(20, 12);
  expect(await test()).toEqual(passed);
});
