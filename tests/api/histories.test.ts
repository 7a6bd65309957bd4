/**
 * Hundreds of generated histories against the real server and database: two devices save in any
 * order, requests are repeated, delayed and lost, someone pauses, someone submits. Afterward the
 * database holds exactly what a merge of everything that arrived in time says, and every
 * acknowledgement is true.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeAnswer, unanswered, type AnswerState } from '#core/exams/answer-state.ts';
import { contains } from '#core/exams/testing/merged-states.ts';
import { answerState, startExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let student: Person;
beforeAll(async () => {
  server = await startTestServer();
  student = await verifiedStudent(server);
});
afterAll(() => server.stop());

const histories = 250;
const devices = ['laptop000001', 'phone0000001'] as const;

const changeArbitrary = fc.record({
  kind: fc.constant('change' as const),
  device: fc.constantFrom(...devices),
  question: fc.nat(3),
  answer: fc.constantFrom('A', 'B', 'C', 'D', null),
  /** Sets the answer; otherwise only the mark. */
  answers: fc.boolean(),
  marked: fc.boolean(),
  /** What the network does to the save. */
  fate: fc.constantFrom('sent', 'sent', 'sent', 'repeated', 'delayed', 'lost'),
});
const stepArbitrary = fc.oneof(
  { weight: 12, arbitrary: changeArbitrary },
  { weight: 1, arbitrary: fc.constant({ kind: 'pause' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'submit' as const }) },
);

type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;

interface Run {
  readonly sessionId: string;
  readonly ids: readonly string[];
  /** What each device knows about each question; its next change builds on that. */
  readonly known: Map<string, AnswerState>;
  readonly arrived: AnswerState[];
  readonly acknowledged: Pick<AnswerState, 'questionId' | 'seq' | 'device' | 'answerStamp'>[];
  readonly delayed: AnswerState[];
  submitted: boolean;
}

function learn(run: Run, device: string, state: AnswerState): void {
  const key = `${device}/${state.questionId}`;
  const known = run.known.get(key);
  run.known.set(key, known ? mergeAnswer(known, state) : state);
}

async function send(run: Run, state: AnswerState): Promise<void> {
  const answer = await student.api.try('saveAnswers', { params: { sessionId: run.sessionId, position: 0 }, body: { saves: [state] } });
  if (run.submitted) {
    expect(answer.status).toBe(409);
    return;
  }
  expect(answer.status).toBe(200);
  run.arrived.push(state);
  const { acknowledged, newer } = Object(answer.body);
  run.acknowledged.push(...acknowledged);
  for (const other of newer) learn(run, state.device, other);
}

async function step(run: Run, command: Step): Promise<void> {
  const params = { sessionId: run.sessionId, position: 0 };
  if (command.kind === 'pause') {
    if (!run.submitted) {
      await student.api.call('pauseModule', { params });
      await student.api.call('startModule', { params });
    }
    return;
  }
  if (command.kind === 'submit') {
    await student.api.call('submitModule', { params, body: { reason: 'student', saves: [] } });
    run.submitted = true;
    return;
  }
  const id = run.ids[command.question] ?? '';
  const before = run.known.get(`${command.device}/${id}`);
  const stamp = { seq: (before?.seq ?? 0) + 1, device: command.device };
  const answerStamp = command.answers ? stamp : (before?.answerStamp ?? unanswered);
  const state = answerState(id, command.answers ? command.answer : (before?.answer ?? null), { ...stamp, answerStamp, marked: command.marked });
  learn(run, command.device, state);
  if (command.fate === 'lost') return;
  if (command.fate === 'delayed') {
    run.delayed.push(state);
    return;
  }
  await send(run, state);
  if (command.fate === 'repeated') await send(run, state);
}

test(`${histories} histories end with the merged state, and no acknowledgement was false`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 4, maxLength: 14 }), async (commands) => {
      const { session, open } = await startExam(student);
      const run: Run = {
        sessionId: session.id,
        ids: open.module.questions.slice(0, 4).map(({ id }) => id),
        known: new Map(),
        arrived: [],
        acknowledged: [],
        delayed: [],
        submitted: false,
      };
      for (const command of commands) await step(run, command);
      for (const late of run.delayed.reverse()) await send(run, late);
      const { rows } = await server.database.query<{ question_id: string; answer: string | null; marked: boolean; stamp: string; answer_stamp: string }>(
        `select question_id, answer, marked, seq || device as stamp, answer_seq || answer_device as answer_stamp
         from exam_answers where user_id = $1 and session_id = $2`,
        [student.id, session.id],
      );
      for (const id of run.ids) {
        const expected = run.arrived
          .filter(({ questionId }) => questionId === id)
          .reduce<AnswerState | null>((best, state) => (best ? mergeAnswer(best, state) : state), null);
        expect(rows.find(({ question_id }) => question_id === id)).toEqual(
          expected
            ? {
                question_id: id,
                answer: expected.answer,
                marked: expected.marked,
                stamp: `${expected.seq}${expected.device}`,
                answer_stamp: `${expected.answerStamp.seq}${expected.answerStamp.device}`,
              }
            : undefined,
        );
        // Everything acknowledged is in the merge of all saves that arrived, and the database holds exactly that merge.
        for (const said of run.acknowledged.filter(({ questionId }) => questionId === id)) expect(expected && contains(expected, said)).toBe(true);
      }
      await student.api.try('deleteSession', { params: { sessionId: session.id } });
    }),
    { numRuns: histories },
  );
}, 400_000);
