/** Mistakes that repeat, the drill for them, and what comes first. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { misconceptionsOf, type Question } from '#core/questions/question.ts';
import { attemptAt } from '#core/learning/attempt.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { recordAttempts } from '#server/features/learning/store.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const grant = (person: Person) => server.database.query("update users set membership_tier = 'plus', membership_end_date = null where id = $1", [person.id]);

/** Records an answer as a quiz would. */
async function answer(person: Person, question: Question, given: string): Promise<void> {
  const at = new Date(server.now());
  const attempts = [attemptAt(question, { position: 0, number: 1 }, given, 5000)];
  await server.database.transaction((queryable) =>
    recordAttempts(queryable, { userId: person.id, id: uuidv7(at.getTime()), context: 'untimed-quiz', quizId: randomUUID(), at, attempts }),
  );
}

/** A misconception that at least five choice questions of the bank offer, with them and the choice that shows it. */
function offered(): { readonly code: string; readonly questions: readonly { readonly question: Question; readonly showing: string }[] } {
  const byCode = new Map<string, { question: Question; showing: string }[]>();
  for (const question of practiceQuestions())
    if (question.format === 'choice' && question.topicId > 10)
      for (const [id, { misconception }] of Object.entries(question.solution.choices))
        if (misconception && !byCode.get(misconception)?.some((one) => one.question.id === question.id))
          byCode.set(misconception, [...(byCode.get(misconception) ?? []), { question, showing: id }]);
  const [code = '', questions = []] = [...byCode].find(([name, list]) => name !== 'ARITH' && list.length >= 5) ?? [];
  return { code, questions };
}

test('a mistake shown in half of the chances is a pattern, with the questions that show it and a drill of questions that offer it', async () => {
  const student = await verifiedStudent(server);
  await grant(student);
  const { code, questions } = offered();
  for (const [index, { question, showing }] of questions.slice(0, 5).entries()) {
    const right = question.format === 'choice' ? question.solution.key : '';
    await answer(student, question, index % 2 === 0 ? showing : right);
  }
  const { patterns } = await student.api.call('getPatterns');
  const own = patterns.find(({ mistake }) => mistake === code);
  expect(own).toMatchObject({ times: 3, chances: 5 });
  expect(own?.questions.map(({ questionId }) => questionId)).toEqual([questions[4]?.question.id, questions[2]?.question.id]);
  const drill = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: own?.topicIds ?? [], mistake: code as 'SIGN', length: 5 } });
  const bank = new Map(practiceQuestions().map((question) => [question.id, question]));
  expect(drill.questions.length).toBeGreaterThan(0);
  for (const { question } of drill.questions) {
    const found = bank.get(question.id);
    if (found) expect(misconceptionsOf(found)).toContain(code);
  }
});

test('patterns come with Plus', async () => {
  const student = await verifiedStudent(server);
  expect(await student.api.refused('getPatterns')).toMatchObject({ status: 403, code: 'plan-required' });
});

test('two misses lead to what they lean on, until that has been practiced', async () => {
  const student = await verifiedStudent(server);
  const start = (archetype: string) =>
    student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [11, 14, 15], archetypes: [archetype], length: 5 } });
  expect(await student.api.call('getThisFirst')).toEqual({ first: null });
  const quiz = await start('INEQ-a');
  expect(quiz.questions).toHaveLength(5);
  for (const [position, { question }] of quiz.questions.entries()) {
    const { rows } = await server.database.query<{ key: string | null }>(
      "select body #>> '{solution,key}' as key from question_versions where question_id = $1",
      [question.id],
    );
    const given = question.format === 'spr' ? '99999' : rows[0]?.key === 'A' ? 'B' : 'A';
    await student.api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: given, timeSpentMs: 900 } });
  }
  const { first } = await student.api.call('getThisFirst');
  expect(first).toMatchObject({ archetype: 'LE1-c', missed: 'inequalities' });
  const basics = await start('LE1-c');
  for (const [position, { question }] of basics.questions.entries()) {
    const { rows } = await server.database.query<{ key: string }>(
      "select coalesce(body #>> '{solution,key}', body #>> '{solution,keys,0}') as key from question_versions where question_id = $1",
      [question.id],
    );
    await student.api.call('answerQuizQuestion', { params: { quizId: basics.id }, body: { position, answer: rows[0]?.key ?? '', timeSpentMs: 900 } });
  }
  expect(await student.api.call('getThisFirst')).toEqual({ first: null });
});
