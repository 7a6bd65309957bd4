/** What is believed of a student from their answers, and what follows from it: score, recommendations, topics. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quiz } from '#contract/quizzes.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { dayMs } from '#core/day.ts';
import { startOfDay } from '#core/learning/calendar-days.ts';
import { evidenceHalfLifeMs } from '#core/learning/evidence.ts';
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { ApiClient } from '../support/api-client.ts';
import { goodPassword, signUp, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bank = new Map(practiceQuestions().map((question) => [question.id, question]));
const keyOf = (quiz: Quiz, position: number): string => {
  const question = bank.get(quiz.questions[position]?.question.id ?? '');
  if (!question) throw new Error('not in the bank');
  return question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? '');
};
const answerAll = async (api: ApiClient, practiceSet: string) => {
  const quiz = await api.call('startQuiz', { body: { practiceSet } });
  for (const position of quiz.questions.keys())
    await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: keyOf(quiz, position), timeSpentMs: 60_000 } });
  return quiz;
};
const evidenceOf = async (userId: string) =>
  (
    await server.database.query<{ topic_id: number; right_weight: number; wrong_weight: number; questions: number; as_of: Date }>(
      'select topic_id, right_weight, wrong_weight, questions, as_of from topic_evidence where user_id = $1',
      [userId],
    )
  ).rows;
const sumOf = (rows: readonly { readonly questions: number; readonly right_weight: number; readonly wrong_weight: number }[]) => ({
  questions: rows.reduce((sum, { questions }) => sum + questions, 0),
  right: rows.reduce((sum, { right_weight }) => sum + right_weight, 0),
  wrong: rows.reduce((sum, { wrong_weight }) => sum + wrong_weight, 0),
});
const setTier = (person: Person, tier: string) => server.database.query('update users set membership_tier = $2 where id = $1', [person.id, tier]);

test('a new student has no score yet, three topics to begin with, and an empty week', async () => {
  const { api } = await verifiedStudent(server);
  const { scoreNow, recommendations, week } = await api.call('getDashboard');
  expect(scoreNow).toEqual({
    sections: [],
    total: null,
    questions: 0,
    newest: null,
    answers: [
      { section: 'reading-writing', questions: 0 },
      { section: 'math', questions: 0 },
    ],
    least: 10,
  });
  expect(recommendations).toMatchObject({ kind: 'strength', isStored: false });
  expect(recommendations.items).toHaveLength(3);
  expect(week).toHaveLength(7);
  expect(week.every(({ questions }) => questions === 0)).toBe(true);
  const { topics } = await api.call('getSkills');
  expect(topics).toHaveLength(29);
  expect(topics.every(({ strength, lastPracticedAt, expected }) => strength === null && lastPracticedAt === null && expected === null)).toBe(true);
});

test('the week is that of calendar days where the student is', async () => {
  const student = await verifiedStudent(server);
  const time = server.now();
  for (const timeZone of ['Pacific/Auckland', 'Pacific/Honolulu']) {
    await student.api.call('saveStudySettings', { body: { examDate: null, targetScore: null, minutes: [30, 30, 30, 30, 30, 30, 30], timeZone } });
    const midnight = startOfDay(time, timeZone);
    await server.database.query('delete from question_attempts where user_id = $1', [student.id]);
    // A minute before the last midnight, and a minute before the first.
    for (const at of [midnight - 60_000, midnight - 6 * dayMs - 60_000])
      await server.database.query(
        `insert into question_attempts (user_id, id, attempted_at, context, question_id, question_version, topic_id, archetype, skill_tags, difficulty, position,
           number, answer, correct, time_spent_ms, first_seen, counted, measured)
         values ($1, $2, $3, 'untimed-quiz', 'q-of-a-day', 1, 14, 'SYS-a', '{}', 3, 0, 1, 'A', true, 7000, true, false, true)`,
        [student.id, uuidv7(at), new Date(at)],
      );
    const { week } = await student.api.call('getDashboard');
    const today = dayAt(time, timeZone);
    expect(week.map(({ day, questions }) => [day, questions])).toEqual([-6, -5, -4, -3, -2, -1, 0].map((days) => [addDays(today, days), days === -1 ? 1 : 0]));
    expect(week[5]).toMatchObject({ correct: 1, timeSpentMs: 7000 });
  }
});

test('an exam gives a score near its own, and is evidence of every question', async () => {
  const student = await verifiedStudent(server);
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const evidence = sumOf(await evidenceOf(student.id));
  expect(evidence.questions).toBe(98);
  expect(evidence.right + evidence.wrong).toBeCloseTo(98 * 0.9);
  const { scoreNow, week } = await student.api.call('getDashboard');
  const { latest } = await student.api.call('getProgress');
  expect(scoreNow.questions).toBe(98);
  expect(Math.abs((scoreNow.total?.score ?? 0) - (latest?.total?.score ?? 0))).toBeLessThanOrEqual(120);
  expect(week.at(-1)?.questions).toBe(98);
});

test('answers fade: after sixty days what is kept counts half beside a new one', async () => {
  const own = await startTestServer();
  try {
    const student = await verifiedStudent(own);
    const evidence = async () => {
      const { rows } = await own.database.query<{ kind: string; right_weight: number; questions: number }>(
        "select concat(topic_id, '.', difficulty, '.', is_spr) as kind, right_weight, questions from topic_evidence",
      );
      return new Map(rows.map((row) => [row.kind, row]));
    };
    // Three quizzes each time, because two of ten random questions may have no kind in common.
    for (let quiz = 0; quiz < 3; quiz++) await answerAll(student.api, 'algebra');
    const before = await evidence();
    own.advance(evidenceHalfLifeMs);
    await student.api.call('signIn', { body: { email: student.email, password: goodPassword } });
    for (let quiz = 0; quiz < 3; quiz++) await answerAll(student.api, 'algebra');
    const after = await evidence();
    const again = [...after.values()].filter(({ kind, questions }) => before.has(kind) && questions > (before.get(kind)?.questions ?? 0));
    expect(again.length).toBeGreaterThan(0);
    for (const { kind, right_weight, questions } of again) {
      const old = before.get(kind) ?? { right_weight: 0, questions: 0 };
      expect(right_weight).toBeCloseTo(old.right_weight / 2 + 0.6 * (questions - old.questions), 4);
    }
  } finally {
    await own.stop();
  }
});

test('a guest’s answers are evidence of the account that claims them', async () => {
  const guest = new ApiClient(server);
  const quiz = await answerAll(guest, 'algebra');
  const student = await signUp(server);
  await guest.call('signIn', { body: { email: student.email, password: goodPassword } });
  const evidence = await evidenceOf(student.id);
  expect(sumOf(evidence).questions).toBe(quiz.questions.length);
  expect(sumOf(evidence).right).toBeCloseTo(0.5 * quiz.questions.length);
});

test('recommendations stay for a day unless asked for anew, and go by points from the Max plan on', async () => {
  const student = await verifiedStudent(server);
  const { api } = student;
  const first = await api.call('refreshRecommendations', { body: {} });
  await answerAll(api, 'words-in-context');
  const kept = (await api.call('getDashboard')).recommendations;
  // The same topics, with the answers given since.
  const answered = await api.call('getSkills');
  expect(kept).toEqual({
    ...first,
    isStored: true,
    items: first.items.map((item) => {
      const { questions, accuracy, strength } = answered.topics.find(({ topicId }) => topicId === item.topicId) ?? {};
      return { ...item, questions, accuracy, strength };
    }),
  });
  expect(kept.items.find(({ topicId }) => topicId === 4)?.questions).toBeGreaterThan(0);
  await setTier(student, 'max');
  const { recommendations } = await api.call('getDashboard');
  expect(recommendations.kind).toBe('points');
  expect(recommendations.items).toHaveLength(5);
  const worths = recommendations.items.map(({ points, minutes }) => (points ?? 0) / (minutes ?? 1));
  expect(worths[0]).toBeGreaterThan(0);
  expect(
    (await api.call('getSkills')).topics.every(({ expected }) => expected !== null && expected.low <= expected.percent && expected.percent <= expected.high),
  ).toBe(true);
  // The plan ends: fewer, and by strength again.
  await setTier(student, 'free');
  expect((await api.call('getDashboard')).recommendations).toMatchObject({ kind: 'strength', items: [{}, {}, {}] });
});
