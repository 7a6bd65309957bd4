/** Switching estimates on moves questions against each other, and leaves their average difficulty; a failed refresh fails no submit. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { itemParameters } from '#core/exams/scoring.ts';
import { minToUse } from '#core/learning/calibration-rules.ts';
import { createCalibrationInUse } from '#server/content/calibration.ts';
import { publishedMaxAgeMs } from '#server/cached.ts';
import type { Database } from '#server/database/database.ts';
import { currentPriority, withPriority } from '#server/database/priority.ts';
import { calibrateQuestions } from '#server/features/calibration/jobs/calibrate-questions.ts';
import { measureQuestions } from '#server/features/question-quality/jobs/measure-questions.ts';
import { answerAsMany, questionsOfExam, someQuestions, type AnsweredQuestion } from '../support/many-answers.ts';
import { takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await verifiedStudent(server);
  await server.database.query('update users set is_admin = true, is_author = true where id = $1', [admin.id]);
});
afterAll(() => server.stop());

const job = { id: '1', attempt: 1, signal: new AbortController().signal };
const labelOf = ({ level, format }: AnsweredQuestion) => itemParameters('math', level, format).b;
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const movedBy = (questions: readonly AnsweredQuestion[], by: number) => new Map(questions.map((question) => [question.id, labelOf(question) + by]));

/** The difficulties that a new student's exam is scored with. */
async function takenWith() {
  const resultId = await takeExam(await verifiedStudent(server), ({ format }) => (format === 'choice' ? 'A' : '2'));
  const { rows } = await server.database.query<{ ids: string[]; items: (readonly [number, number, number])[] }>(
    "select facts #> '{questions,id}' as ids, scoring -> 'items' as items from exam_results where id = $1",
    [resultId],
  );
  return new Map(rows[0]?.ids.map((id, index) => [id, rows[0]?.items[index]?.[1]]));
}

test('exam questions easier than their labels, practice questions harder: an exam is scored as if its questions were as hard as labelled on average', async () => {
  const [exam, practice] = [await questionsOfExam(server.database, 'practice-exam-1'), await someQuestions(server.database, 20)];
  await answerAsMany(server.database, exam, minToUse + 20, server.now(), movedBy(exam, -0.5));
  await answerAsMany(server.database, practice, 100, server.now(), movedBy(practice, 0.3));
  await measureQuestions(server).run({}, job);
  await calibrateQuestions(server).run({}, job);
  const { items } = await admin.api.call('listCalibration', { query: { limit: 50 } });
  const found = new Map(items.map(({ questionId, b }) => [questionId, b]));
  const distance = (question: AnsweredQuestion, b: number | undefined) => (b ?? Number.NaN) - labelOf(question);
  // The run is centered over both; those with enough answers are far from the middle.
  expect(meanOf(exam.map((one) => distance(one, found.get(one.id))))).toBeLessThan(-0.2);

  const run = (await admin.api.call('getCalibration')).runs[0]?.run ?? 0;
  await admin.api.call('switchCalibration', { body: { run, before: null } });
  server.advance(publishedMaxAgeMs + 1);
  const scored = await takenWith();
  expect(Math.abs(meanOf(exam.map((one) => distance(one, scored.get(one.id)))))).toBeLessThan(0.01);
  const shifts = exam.map((one) => (scored.get(one.id) ?? Number.NaN) - (found.get(one.id) ?? Number.NaN));
  expect(Math.max(...shifts) - Math.min(...shifts)).toBeLessThan(0.011);
});

test('it is read as urgently as a submit needs it, and when it cannot be read, what was known goes on', async () => {
  const seen: string[] = [];
  let isAway = true;
  let time = 0;
  const log = { error: vi.fn() };
  const query: Database['query'] = (text, values) => {
    seen.push(currentPriority());
    return isAway ? Promise.reject(new Error('away')) : server.database.query(text, values);
  };
  const calibration = createCalibrationInUse({ database: { ...server.database, query }, log, now: () => time });
  // Nothing is known yet: better no score than one by levels.
  await expect(calibration()).rejects.toThrow('away');
  isAway = false;
  const { run } = await withPriority('start', calibration);
  expect(run).toBeGreaterThan(0);
  isAway = true;
  time += publishedMaxAgeMs + 1;
  const [one, other] = await Promise.all([withPriority('start', calibration), withPriority('save', calibration)]);
  expect([one.run, other.run]).toEqual([run, run]);
  expect(new Set(seen)).toEqual(new Set(['save']));
  expect(log.error).toHaveBeenCalledOnce();
  // A switch made meanwhile is seen as soon as it can be.
  await admin.api.call('switchCalibration', { body: { run: null, before: run } });
  isAway = false;
  time += publishedMaxAgeMs + 1;
  expect((await calibration()).run).toBe(0);
});
