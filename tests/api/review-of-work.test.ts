/** The review keeps what the student did: highlights, notes, crossed-out choices, when questions were opened, changes of answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Annotation } from '#core/exams/answer-state.ts';
import { answerAndSubmit, answerState, startExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const note: Annotation = { id: 'n1', target: 'stem', start: 0, end: 5, colour: 'blue', underline: 'dotted', note: 'Read twice' };
const early = '000523=D 000123=B 000100';

/** An exam whose first question was worked on like this, the rest left blank. */
async function worked(person: Person, answer: string | null, trail: string): Promise<{ readonly resultId: string; readonly questionId: string }> {
  const { session, open } = await startExam(person);
  const questionId = String(open.module.questions[0]?.id);
  const params = { sessionId: session.id, position: 0 };
  const save = answerState(questionId, answer, { seq: 5, trail, marked: true, eliminated: ['A'], annotations: [note] });
  await person.api.call('saveAnswers', { params, body: { saves: [save] } });
  // An older trail that arrives late replaces nothing.
  await person.api.call('saveAnswers', { params, body: { saves: [{ ...save, trail: '000100' }] } });
  const again = await person.api.call('startModule', { params });
  expect(again.trails).toEqual({ [questionId]: trail });
  expect(again.answers.find((state) => state.questionId === questionId)).not.toHaveProperty('trail');
  for (const position of [0, 1, 2, 3]) {
    if (position > 0) await person.api.call('startModule', { params: { sessionId: session.id, position } });
    const rest = { api: person.api, ...(answer === null || !person.spend ? {} : { spend: person.spend }) };
    const after = await answerAndSubmit(rest, { ...again, module: { ...again.module, questions: [] } }, position, () => null);
    if (after.phase.kind === 'break') await person.api.call('endBreak', { params: { sessionId: session.id } });
    if (after.phase.kind === 'complete') return { resultId: after.phase.resultId, questionId };
  }
  throw new Error('the exam did not end');
}

describe('an exam worked through', () => {
  test('its review shows highlights, notes, crossed-out choices, and each answer with whether it was right', async () => {
    const student = await verifiedStudent(server);
    const { resultId, questionId } = await worked(student, 'D', early);
    const { questions } = await student.api.call('getReview', { params: { resultId, position: 0 } });
    const review = questions.find(({ question }) => question.id === questionId);
    expect(review?.response).toMatchObject({ answer: 'D', eliminated: ['A'], annotations: [note] });
    const { responses } = await student.api.call('getResult', { params: { resultId } });
    const keys = review?.keys ?? [];
    expect(responses[0]).toMatchObject({
      questionId,
      marked: true,
      steps: [{ atMs: 10_000 }, { atMs: 12_300, answer: 'B', correct: keys.includes('B') }, { atMs: 52_300, answer: 'D', correct: keys.includes('D') }],
    });
    const exported = JSON.stringify(await student.api.call('exportData', { query: { part: 'answers' } }));
    expect(exported).toContain('"atMs":52300');
    const { rows } = await server.database.query<{ facts: { questions: { trailRight: string[] } } }>('select facts from exam_results where id = $1', [
      resultId,
    ]);
    expect(rows[0]?.facts.questions.trailRight[0]).toBe(`${keys.includes('B') ? 1 : 0}${keys.includes('D') ? 1 : 0}`);
  });

  test('a question that is not explained does not tell which of the answers tried was right', async () => {
    const student = await verifiedStudent(server);
    const { resultId } = await worked(student, null, '000400= 000300=D 000200=C 000150=B 000100=A 000050');
    const { responses } = await student.api.call('getResult', { params: { resultId } });
    expect(responses[0]).toMatchObject({ explained: false, steps: [{}, { answer: 'A' }, { answer: 'B' }, { answer: 'C' }, { answer: 'D' }, { answer: null }] });
    expect(responses[0]?.steps?.some((step) => 'correct' in step)).toBe(false);
    const { rows } = await server.database.query<{ facts: { questions: { trailRight: string[] } } }>('select facts from exam_results where id = $1', [
      resultId,
    ]);
    expect(rows[0]?.facts.questions.trailRight[0]).toBe('');
  });
});

describe('practicing misses', () => {
  test('is kept with the result, once per try, and changes neither score nor progress', async () => {
    const student = await verifiedStudent(server);
    const { resultId, questionId } = await worked(student, 'D', early);
    const params = { resultId };
    const before = [await student.api.call('getResult', { params }), await student.api.call('getProgress')];
    const { questions } = await student.api.call('getReview', { params: { ...params, position: 0 } });
    const key = String(questions.find(({ question }) => question.id === questionId)?.keys[0]);
    const wrong = key === 'A' ? 'B' : 'A';
    const attempt = (answer: string, tries: number) => student.api.call('practiceMiss', { params, body: { questionId, answer, tries, timeSpentMs: 9_000 } });
    expect(await attempt(wrong, 1)).toMatchObject({ correct: false });
    expect(await attempt(key, 2)).toMatchObject({ correct: true });
    // The first, sent again after its answer was lost, does not replace the second.
    await attempt(wrong, 1);
    expect((await student.api.call('listPracticedMisses', { params })).questions).toEqual([{ questionId, answer: key, correct: true, tries: 2 }]);
    expect([await student.api.call('getResult', { params }), await student.api.call('getProgress')]).toEqual(before);
    const refused = await student.api.refused('practiceMiss', { params, body: { questionId, answer: '12', tries: 3, timeSpentMs: 0 } });
    expect(refused.code).toBe('wrong-answer-format');
  });
});
