/** A quiz that would have fewer questions than its student was told of does not begin unasked, however it is started. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const boundaries = 9;
/** All but so many questions of the topic were given yesterday. */
const leaveNew = ({ id }: Person, left: number) =>
  server.database.query(
    `insert into seen_questions (user_id, topic_id, question_id, given_at)
     select $1, $2, q.id, now() - interval '1 day' from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where v.topic_id = $2 and q.status = 'published' and 'practice' = any(q.usage_contexts) order by q.id offset $3`,
    [id, boundaries, left],
  );
const own = { source: 'topics', topics: [boundaries], length: 10 } as const;

test('a quiz of one’s own is refused with what there is, costs nothing, and begins with that many once it is all right', async () => {
  const student = await verifiedStudent(server);
  await leaveNew(student, 7);
  const { allowance } = await student.api.call('getQuestionBank');
  expect(await student.api.refused('startCustomQuiz', { body: { ...own, minQuestions: 10 } })).toMatchObject({
    status: 409,
    code: 'fewer-questions',
    message: expect.stringMatching(/^We found 7 questions instead of 10\. /),
  });
  const bank = await student.api.call('getQuestionBank');
  expect(bank.open, 'nothing has begun').toEqual([]);
  expect(bank.allowance, 'and nothing is used up').toEqual(allowance);
  const quiz = await student.api.call('startCustomQuiz', { body: { ...own, minQuestions: 7 } });
  expect(quiz.questions).toHaveLength(7);
  // Going on with it is no start.
  expect((await student.api.call('startCustomQuiz', { body: { ...own, minQuestions: 10 } })).id).toBe(quiz.id);
});

test('so is a practice set, and without a number it begins with what there is', async () => {
  const student = await verifiedStudent(server);
  await leaveNew(student, 1);
  const refusal = await student.api.refused('startQuiz', { body: { practiceSet: 'boundaries', minQuestions: 10 } });
  expect(refusal).toMatchObject({ code: 'fewer-questions', message: expect.stringMatching(/^We found 1 question instead of 10\. /) });
  expect((await student.api.call('startQuiz', { body: { practiceSet: 'boundaries' } })).questions).toHaveLength(1);
});

test('a guest who is refused leaves nothing: no account, no cookie', async () => {
  const guests = async () => (await server.database.query('select 1 from users where is_anonymous')).rowCount;
  const before = await guests();
  const api = new ApiClient(server);
  expect(await api.refused('startQuiz', { body: { practiceSet: 'boundaries', minQuestions: 40 } })).toMatchObject({ code: 'fewer-questions' });
  expect(api.cookies()).toEqual([]);
  expect(await guests()).toBe(before);
});
