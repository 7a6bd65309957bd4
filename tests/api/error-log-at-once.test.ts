/** Mistakes enter the log in the statement that records them; what is stored is what the pure rule says, whatever came before, and whatever the student says meanwhile. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt } from '#core/learning/attempt.ts';
import { logAnswers, type LoggedError } from '#core/review/error-log.ts';
import { recordAttempts } from '#server/features/learning/store.ts';
import { errorColumns, toLogged, type ErrorRow } from '#server/features/review/store.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import type { ApiClient } from '../support/api-client.ts';
import { beforeStatement } from '../support/before-statement.ts';
import { verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ids = ['q-one', 'q-two', 'q-three', 'q-four'];
const given = fc.record({
  questionId: fc.constantFrom(...ids),
  answer: fc.constantFrom('A', 'B', null),
  guessed: fc.boolean(),
  redoOf: fc.option(fc.constantFrom(...ids), { freq: 8 }),
});

const attempt = ({ questionId, answer, guessed, redoOf }: Pick<Attempt, 'questionId' | 'answer' | 'guessed' | 'redoOf'>, index: number): Attempt => ({
  questionId,
  questionVersion: 1,
  topicId: 14,
  archetype: 'SYS-a',
  skillTags: ['systems'],
  difficulty: 3,
  format: 'choice',
  position: 0,
  number: index + 1,
  answer,
  correct: answer === 'A',
  misconception: answer === 'B' ? 'SIGN' : null,
  pretest: false,
  marked: false,
  guessed: answer !== null && guessed,
  eliminated: '',
  timeSpentMs: 1000,
  measured: true,
  parametersVersion: 0,
  b: null,
  redoOf,
});

test('whatever was answered before, the log is what its rule makes of the answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(given, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }), async (recordings) => {
      const userId = randomUUID();
      let expected: LoggedError[] = [];
      for (const [index, answers] of recordings.entries()) {
        const at = Date.UTC(2026, 0, 1 + 3 * index);
        const attempts = answers.map(attempt);
        const changed = logAnswers(expected, attempts, 'untimed-quiz', at);
        const renewed = new Set(changed.map(({ questionId }) => questionId));
        expected = [...expected.filter(({ questionId }) => !renewed.has(questionId)), ...changed];
        await server.database.transaction((queryable) =>
          recordAttempts(queryable, { userId, id: uuidv7(at), context: 'untimed-quiz', quizId: null, at: new Date(at), attempts }),
        );
      }
      const { rows } = await server.database.query<ErrorRow>(`select ${errorColumns} from error_log where user_id = $1 order by question_id`, [userId]);
      expect(toLogged(rows)).toEqual(expected.toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1)));
    }),
    { numRuns: 60 },
  );
});

describe('while an answer to it is recorded, from what was read a moment ago', () => {
  /** A mistake of a quiz, whose redo is recorded; what the student does happens after that has read the entry and before it writes it. */
  async function beside(redo: 'right' | 'wrong', act: (api: ApiClient, questionId: string) => Promise<unknown>) {
    const student = await verifiedStudent(server);
    const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [14], length: 5 } });
    const questionId = quiz.questions[0]?.question.id ?? '';
    const record = (answer: 'A' | 'B') => {
      const at = server.now();
      const attempts = [attempt({ questionId, answer, guessed: false, redoOf: null }, 0)];
      return server.database.transaction((queryable) =>
        recordAttempts(queryable, { userId: student.id, id: uuidv7(at), context: 'untimed-quiz', quizId: null, at: new Date(at), attempts }),
      );
    };
    await record('B');
    let acting: Promise<unknown> = Promise.resolve();
    let isOver = false;
    const happened = beforeStatement(server.database, 'on conflict (user_id, question_id) do update set question_version', async () => {
      acting = act(student.api, questionId).finally(() => {
        isOver = true;
      });
      const waiting = `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await until(async () => isOver || ((await server.database.query<{ waiting: number }>(waiting)).rows[0]?.waiting ?? 0) > 0);
    });
    await record(redo === 'right' ? 'A' : 'B');
    await acting;
    expect(happened()).toBe(true);
    return (await student.api.call('listErrors', { query: { state: 'all' } })).items;
  }

  test('what the student says went wrong stays', async () => {
    const entries = await beside('wrong', (api, questionId) => api.call('updateError', { params: { questionId }, body: { cause: 'misread' } }));
    expect(entries).toMatchObject([{ cause: 'misread', misses: 2 }]);
  });

  test('what the student closes stays closed', async () => {
    const entries = await beside('right', (api, questionId) => api.call('updateError', { params: { questionId }, body: { closed: true } }));
    expect(entries).toMatchObject([{ closedAt: expect.any(String), redos: 1 }]);
  });

  test('what the student removes does not come back', async () => {
    expect(await beside('wrong', (api, questionId) => api.call('removeError', { params: { questionId } }))).toEqual([]);
  });
});
