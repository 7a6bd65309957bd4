/** Mistakes enter the log in the statement that records them; what is stored is what the pure rule says, whatever came before. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt } from '#core/learning/attempt.ts';
import { logAnswers, type LoggedError } from '#core/review/error-log.ts';
import { recordAttempts } from '#server/features/learning/store.ts';
import { errorColumns, toLogged, type ErrorRow } from '#server/features/review/store.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

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
