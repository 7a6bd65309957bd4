/** A read during a write sees the state before or after it, never a mix. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { calls } from '#contract/calls.ts';
import type { Input } from '../support/api-client.ts';
import { answerState, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ poolSize: 16 });
});
afterAll(() => server.stop());

interface Look {
  readonly id: keyof typeof calls;
  readonly status: number;
  readonly body: unknown;
}

/** Reads repeatedly, in several parallel loops, until `work` is done; returns what came back. */
async function lookBeside(student: Person, looks: readonly (readonly [keyof typeof calls, Input])[], work: () => Promise<void>): Promise<Look[]> {
  let done = false;
  const seen: Look[] = [];
  const lines = looks.map(async ([id, input]) => {
    while (!done) {
      const { status, body } = await student.api.try(id, input);
      seen.push({ id, status, body });
    }
  });
  await work();
  done = true;
  await Promise.all(lines);
  return seen;
}

const errorsAmong = (looks: readonly Look[]) => looks.filter(({ status }) => status >= 500).map(({ id, status }) => `${id} answered ${status}`);

test('looking at an exam while its modules are submitted fails nobody, and the exam is always somewhere', async () => {
  const student = await verifiedStudent(server);
  const { api } = student;
  const all: Look[] = [];
  for (const practiceExamId of ['practice-exam-1', 'practice-exam-2'])
    for (let round = 0; round < 2; round++) {
      const session = await api.call('startSession', { body: { practiceExamId } });
      const completedBefore = (await api.call('getExam', { params: { examId: practiceExamId } })).completedCount;
      const take = async () => {
        for (const { position } of session.shape) {
          const params = { sessionId: session.id, position };
          const open = await api.call('startModule', { params });
          const saves = open.module.questions.map((question, index) =>
            answerState(question.id, question.format === 'spr' ? '1' : 'ABCD'.charAt((index + round) % 4)),
          );
          const after = await api.call('submitModule', { params, body: { reason: 'student', saves } });
          if (after.phase.kind === 'break') await api.call('endBreak', { params: { sessionId: session.id } });
        }
      };
      const looks = await lookBeside(
        student,
        [
          ['getSession', { params: { sessionId: session.id } }],
          ['getSession', { params: { sessionId: session.id } }],
          ['listExams', {}],
          ['listSessions', {}],
          ['getProgress', {}],
          ['getRankings', {}],
          ['startModule', { params: { sessionId: session.id, position: 1 } }],
          ['startModule', { params: { sessionId: session.id, position: 3 } }],
        ],
        take,
      );
      all.push(...looks);
      for (const { id, status, body } of looks) {
        if (id !== 'listExams' || status !== 200) continue;
        const { exams } = body as { exams: { id: string; inProgress: { id: string } | null; completedCount: number }[] };
        const exam = exams.find((one) => one.id === practiceExamId);
        // In progress or finished: never neither, never both.
        expect(exam?.inProgress?.id === session.id).toBe(exam?.completedCount === completedBefore);
      }
    }
  expect(all.length).toBeGreaterThan(200);
  expect([...new Set(errorsAmong(all))]).toEqual([]);
}, 120_000);

test('looking at a quiz while it is answered finds it complete exactly when every question has its outcome', async () => {
  for (let round = 0; round < 3; round++) {
    // Somebody who has seen none of its questions yet.
    const student = await verifiedStudent(server);
    const { api } = student;
    const quiz = await api.call('startQuiz', { body: { practiceSet: 'circles' } });
    const params = { quizId: quiz.id };
    const looks = await lookBeside(
      student,
      [
        ['getQuiz', { params }],
        ['getQuiz', { params }],
        ['getRankings', {}],
        ['getProgress', {}],
      ],
      async () => {
        for (const [position, { question }] of quiz.questions.entries())
          await api.call('answerQuizQuestion', { params, body: { position, answer: question.format === 'choice' ? 'A' : '1', timeSpentMs: 10 } });
      },
    );
    expect(errorsAmong(looks)).toEqual([]);
    for (const { id, body } of looks) {
      if (id !== 'getQuiz') continue;
      const { completedAt, questions } = body as { completedAt: string | null; questions: { outcome: object | null }[] };
      expect(questions.every(({ outcome }) => outcome !== null)).toBe(completedAt !== null);
    }
  }
}, 120_000);
