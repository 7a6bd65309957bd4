/** Generated from the contract: with two connections to the database, many simultaneous callers of any call wait for each other but never deadlock. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { sampleInput } from '../support/sample-input.ts';
import { answerState, startExam, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

interface Busy {
  readonly person: Person;
  readonly params: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<string, object>>;
}

let server: TestServer;
const people: Busy[] = [];

async function inTheMiddleOfEverything(): Promise<Busy> {
  const person = await verifiedStudent(server);
  // May call everything.
  await server.database.query("update users set is_admin = true, membership_tier = 'max' where id = $1", [person.id]);
  const resultId = await takeExam(person, () => null, 'practice-exam-2');
  const { session, open } = await startExam(person);
  const quiz = await person.api.call('startQuiz', { body: { practiceSet: 'math' } });
  const first = quiz.questions[0]?.question.format === 'spr' ? '1' : 'A';
  return {
    person,
    params: { sessionId: session.id, position: '0', examId: 'practice-exam-1', resultId, userId: person.id, quizId: quiz.id },
    bodies: {
      saveAnswers: { saves: open.module.questions.slice(0, 3).map(({ id }) => answerState(id, 'A')) },
      submitModule: { reason: 'student', saves: [] },
      startSession: { practiceExamId: 'practice-exam-1' },
      startQuiz: { practiceSet: 'algebra' },
      answerQuizQuestion: { position: 0, answer: first, timeSpentMs: 10 },
    },
  };
}

beforeAll(async () => {
  server = await startTestServer({ poolSize: 2 });
  for (let count = 0; count < 5; count++) people.push(await inTheMiddleOfEverything());
}, 120_000);
afterAll(() => server.stop());

/** Calls that end what the others need; they run last, in this order. */
const ending: readonly string[] = ['submitModule', 'deleteSession', 'signOutElsewhere', 'signOut', 'deleteAccount'];
const inOrder = (Object.entries(calls) as [keyof typeof calls, Call][]).sort(([a], [b]) => ending.indexOf(a) - ending.indexOf(b));

/** Longer than anything stays cached without a refresh. */
const expiry = 6_000;

test.each(inOrder)('%s, by many at once', async (id, call) => {
  server.advance(expiry);
  const began = performance.now();
  const answers = await Promise.all(
    people.flatMap(({ person, params: own, bodies }) => {
      const { params, query, body } = sampleInput(call);
      const sent = bodies[id] ?? body;
      const input = { params: { ...params, ...own }, query, ...(sent !== undefined && { body: sent }) };
      return [1, 2, 3].map(() => person.api.try(id, input));
    }),
  );
  const codes = answers.flatMap(({ body }) => (JSON.stringify(body).includes('"error"') ? [String(Object(Object(body).error).code)] : []));
  expect(codes.filter((code) => code === 'internal' || code === 'unavailable')).toEqual([]);
  expect(performance.now() - began).toBeLessThan(8_000);
});
