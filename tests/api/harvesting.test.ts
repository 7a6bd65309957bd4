/** Whoever collects questions and keys learns little, and slowly; whoever takes exams is told everything. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examQuestions } from '#content/items/exam-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { startsPerDay } from '#server/features/exams/start-limits.ts';
import { ApiClient } from '../support/api-client.ts';
import { answerAndSubmit, answerState, startExam, studentWithPlus, takeExam, verifiedStudent, type Answering, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const blank: Answering = () => null;
const guess: Answering = ({ format }) => (format === 'choice' ? 'A' : '1');
const keys = new Map(
  examQuestions().map((question) => [question.id, question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? '')]),
);
const right: Answering = ({ id }) => keys.get(id) ?? null;

/** A caller for whom no time passes: a script. */
const script = async (): Promise<Person> => {
  const { api, email, id } = await studentWithPlus(server);
  return { api, email, id };
};

const positions = [0, 1, 2, 3] as const;
const reviewOf = async ({ api }: Person, resultId: string) =>
  (await Promise.all(positions.map((position) => api.call('getReview', { params: { resultId, position } })))).flatMap(({ questions }) => questions);

describe('an exam submitted in an instant', () => {
  test.each([
    ['blank', blank],
    ['with a guess at every question', guess],
  ])('%s gives no key and no explanation', async (_, answering) => {
    const harvester = await script();
    const resultId = await takeExam(harvester, answering);
    expect(await reviewOf(harvester, resultId)).toEqual([]);
    const result = await harvester.api.call('getResult', { params: { resultId } });
    // Nor does it say which single guesses were right.
    expect(result.responses.filter(({ answer }) => answer !== null)).toEqual([]);
    expect(result.topics.filter(({ correct }) => correct > 0)).toEqual([]);
    expect((await harvester.api.call('listAttempts')).attempts).toEqual([]);
    const exported = await (await harvester.api.request('GET', '/api/me/export')).text();
    expect(exported).not.toContain('"difficulty":[');
    expect(result.paces.map(({ pace }) => pace)).toEqual(Array(4).fill(answering === blank ? 'short' : 'hurried'));
  });

  test('with every key is flagged, and counts neither in ranks and progress nor in the statistics of questions', async () => {
    const own = await startTestServer();
    try {
      const honest = await verifiedStudent(own);
      const { api, email, id } = await verifiedStudent(own);
      await takeExam(honest, guess);
      const statistics = async () => (await own.database.query<{ n: number }>('select count(*)::int as n from question_attempts where counted')).rows[0]?.n;
      const before = { ranks: await honest.api.call('getRankings'), statistics: await statistics() };
      const resultId = await takeExam({ api, email, id }, right);
      const result = await api.call('getResult', { params: { resultId } });
      expect(result.total?.score).toBe(1600);
      expect(result.paces).toHaveLength(4);
      expect(result.paces.every(({ pace, workedMs }) => pace === 'hurried' && workedMs < 60_000)).toBe(true);
      expect({ ranks: await honest.api.call('getRankings'), statistics: await statistics() }).toEqual(before);
      expect(await api.call('getProgress')).toMatchObject({
        totalQuestions: 0,
        topics: [],
        latest: null,
        history: [],
        newest: { id: resultId, hurried: true },
        next: { kind: 'first-exam' },
      });
      const { rows } = await own.database.query<{ hurried: boolean }>('select hurried from exam_results where user_id = $1', [id]);
      expect(rows).toEqual([{ hurried: true }]);
      // Nor is the next exam measured against it.
      own.advance(60_000);
      const next = await takeExam({ api, email, id, spend: honest.spend ?? (async () => {}) }, guess);
      expect(await api.call('getResult', { params: { resultId: next } })).toMatchObject({ comparison: null, repeated: true });
    } finally {
      await own.stop();
    }
  });
});

describe('an exam taken by a student', () => {
  test('that leaves questions blank until time is up explains all of them', async () => {
    const student = await script();
    const { session } = await startExam(student, { mode: 'test-day' });
    for (const position of positions) {
      const params = { sessionId: session.id, position };
      const open = await student.api.call('startModule', { params });
      await student.api.call('saveAnswers', {
        params,
        body: { saves: open.module.questions.slice(0, 3).map(({ id }) => answerState(id, null, { marked: true })) },
      });
      server.advance(session.shape[position]?.timeLimit ? (session.shape[position]?.timeLimit ?? 0) * 1000 + 1 : 0);
      const after = await student.api.call('submitModule', { params, body: { reason: 'time', saves: [] } });
      if (after.phase.kind === 'break') server.advance(after.phase.clock.remainingMs + 1);
    }
    const { result } = await student.api.call('getLatestResult');
    expect(result?.paces).toEqual([]);
    expect(await reviewOf(student, result?.id ?? '')).toHaveLength(98);
  });

  test('with extended time (time and a half), half of it used, explains everything', async () => {
    const student = await studentWithPlus(server);
    const { session, open } = await startExam(student, { timeMultiplier: 1.5 });
    let next = open;
    for (const position of positions) {
      if (position > 0) next = await student.api.call('startModule', { params: { sessionId: session.id, position } });
      await answerAndSubmit(student, next, position, blank);
    }
    const { result } = await student.api.call('getLatestResult');
    expect(result).toMatchObject({ paces: [], timeMultiplier: 1.5 });
    expect(await reviewOf(student, result?.id ?? '')).toHaveLength(98);
  });

  test('submitted early explains what was answered and says what the rest takes; a pause does not count as work', async () => {
    const student = await script();
    const { session } = await startExam(student);
    for (const position of positions) {
      const params = { sessionId: session.id, position };
      await student.api.call('startModule', { params });
      await student.api.call('pauseModule', { params });
      server.advance(3600_000);
      const open = await student.api.call('startModule', { params });
      server.advance(60_000);
      const saves = open.module.questions.slice(0, 10).map((question, index) => answerState(question.id, guess(question, index)));
      const after = await student.api.call('submitModule', { params, body: { reason: 'student', saves } });
      if (after.phase.kind === 'break') await student.api.call('endBreak', { params: { sessionId: session.id } });
    }
    const { result } = await student.api.call('getLatestResult');
    expect(result?.responses).toHaveLength(98);
    expect(result?.responses.filter(({ explained }) => explained).every(({ answer }) => answer !== null)).toBe(true);
    const reviewed = await reviewOf(student, result?.id ?? '');
    expect(reviewed.map(({ question }) => question.id)).toEqual(result?.responses.filter(({ explained }) => explained).map(({ questionId }) => questionId));
    expect(reviewed).toHaveLength(40);
    expect(result?.paces.map(({ pace, honestMs }) => [pace, honestMs])).toEqual([1920, 1920, 2100, 2100].map((seconds) => ['short', (seconds * 1000) / 3]));
    expect(result?.paces.every(({ workedMs }) => workedMs >= 60_000 && workedMs < 120_000)).toBe(true);
    const { attempts } = await student.api.call('listAttempts', { query: { limit: 100 } });
    expect(attempts).toHaveLength(40);
  });
});

describe('an exam that is discarded', () => {
  test('leaves its questions seen: when they come again, that is a second attempt', async () => {
    const student = await studentWithPlus(server);
    const { session } = await startExam(student);
    await student.api.call('deleteSession', { params: { sessionId: session.id } });
    server.advance(1000);
    const resultId = await takeExam(student, guess);
    const { attempts } = await student.api.call('listAttempts', { query: { limit: 100 } });
    const { responses, repeated } = await student.api.call('getResult', { params: { resultId } });
    const shown = new Set(responses.filter(({ position }) => position === 0).map(({ questionId }) => questionId));
    expect(
      attempts
        .filter(({ firstSeen }) => !firstSeen)
        .map(({ questionId }) => questionId)
        .toSorted(),
    ).toEqual([...shown].toSorted());
    expect(repeated).toBe(true);
  });

  test('cannot be started again and again to see both routes or try answers', async () => {
    const limited = await startTestServer({ enforceRateLimits: true });
    try {
      const { api } = await verifiedStudent(limited);
      const start = () => api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
      for (let count = 1; count <= startsPerDay.sameExam; count++) {
        // Pressing start many times is one start.
        const [session] = await Promise.all([start(), start(), start()]);
        await api.call('startModule', { params: { sessionId: session.id, position: 0 } });
        await api.call('deleteSession', { params: { sessionId: session.id } });
      }
      const refused = await api.refused('startSession', { body: { practiceExamId: 'practice-exam-1' } });
      expect(refused).toMatchObject({ status: 429, code: 'too-many-starts' });
      expect(refused.message).toContain('in 24 hours');
      // Another exam can still be started, and one in progress goes on.
      const other = await api.call('startSession', { body: { practiceExamId: 'practice-exam-2' } });
      expect((await api.call('startSession', { body: { practiceExamId: 'practice-exam-2' } })).id).toBe(other.id);
      limited.advance(24 * 3600_000 + 1000);
      await start();
    } finally {
      await limited.stop();
    }
  });
});

test('the route shows in no answer before the result: whichever it is, everything but the questions looks the same', async () => {
  const seen: string[] = [];
  for (const answering of [blank, right]) {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const submitted = await answerAndSubmit(student, open, 0, answering);
    const params = { sessionId: session.id, position: 1 };
    const next = await student.api.call('startModule', { params });
    const saved = await student.api.call('saveAnswers', { params, body: { saves: [answerState(next.module.questions[0]?.id ?? '', 'A')] } });
    const looks = [submitted, next.session, { ...next.module, questions: next.module.questions.length }, saved.session, await student.api.call('listSessions')];
    const modules = await server.database.query<{ module_id: string }>('select module_id from exam_module_attempts where session_id = $1', [session.id]);
    const text = JSON.stringify(looks);
    for (const { module_id } of modules.rows) expect(text).not.toContain(module_id);
    seen.push(
      text
        .replaceAll(session.id, 'SESSION')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        .replace(/"remainingMs":\d+/g, '"remainingMs":0')
        .replace(/"answered":\d+/g, '"answered":0'),
    );
  }
  expect(seen[0]).toBe(seen[1]);
});

describe('guests', () => {
  test('see a small part of the practice questions, and none of an exam, however often they return as new guests', async () => {
    const bank = new Set(practiceQuestions().map(({ id }) => id));
    const seen = new Set<string>();
    const { practiceSets } = await new ApiClient(server).call('listPracticeSets');
    for (const { slug } of practiceSets)
      for (let visit = 0; visit < 2; visit++) {
        const { questions } = await new ApiClient(server).call('startQuiz', { body: { practiceSet: slug } });
        expect(questions.length).toBeGreaterThan(0);
        for (const { question } of questions) seen.add(question.id);
      }
    expect([...seen].filter((id) => !bank.has(id))).toEqual([]);
    const topics = new Set(practiceQuestions().map(({ topicId }) => topicId)).size;
    expect(seen.size).toBeLessThanOrEqual(5 * topics);
    expect(seen.size).toBeLessThan(0.6 * bank.size);
  });
});
