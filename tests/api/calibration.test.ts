/** How difficult questions are by their answers: estimated every night, kept run by run, shown to authors. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minToEstimate } from '#core/learning/calibration-rules.ts';
import { calibrateQuestions } from '#server/features/calibration/jobs/calibrate-questions.ts';
import { measureQuestions } from '#server/features/question-quality/jobs/measure-questions.ts';
import { answerAsMany, questionsOfExam, someQuestions, type AnsweredQuestion } from '../support/many-answers.ts';
import { newAuthor, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
let questions: AnsweredQuestion[];
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
  questions = await someQuestions(server.database, 40);
});
afterAll(() => server.stop());

const job = { id: '1', attempt: 1, signal: new AbortController().signal };
async function night(): Promise<void> {
  await measureQuestions(server).run({}, job);
  await calibrateQuestions(server).run({}, job);
}
const found = async (query = {}) => (await author.api.call('listCalibration', { query: { limit: 50, ...query } })).items;

/** Labelled 5, answered as if it were at level 2; and labelled 1, answered as if it were at level 4. */
let easier: AnsweredQuestion;
let harder: AnsweredQuestion;

test('before anybody has answered there is nothing', async () => {
  await night();
  expect(await author.api.call('getCalibration')).toEqual({ inUse: null, runs: [], sections: [], levels: [] });
  expect(await found()).toEqual([]);
});

test('a night finds which questions are easier or harder than their level, with an interval that gets narrower', async () => {
  [easier, harder] = [questions.find(({ level }) => level === 5), questions.find(({ level }) => level === 1)] as [AnsweredQuestion, AnsweredQuestion];
  const trueB = new Map([
    [easier.id, -0.85],
    [harder.id, 1.05],
  ]);
  await answerAsMany(server.database, questions, 150, server.now(), trueB);
  await night();
  const rows = await found();
  expect(rows).toHaveLength(40);
  expect(new Set(rows.slice(0, 2).map(({ questionId }) => questionId))).toEqual(new Set([easier.id, harder.id]));
  for (const row of rows) expect(row.responses).toBe(150);
  const [own] = await found({ movement: 'easier', level: 5 });
  expect(own).toMatchObject({ questionId: easier.id, version: 1, topicId: easier.topicId, level: 5, label: 1.95 });
  expect(Math.abs((own?.b ?? 9) + 0.85)).toBeLessThan(0.5);
  expect(own?.se).toBeLessThan(0.25);
  expect((await found({ movement: 'harder' })).map(({ questionId }) => questionId)).toContain(harder.id);
  expect((await found({ movement: 'harder' })).map(({ questionId }) => questionId)).not.toContain(easier.id);
  // By chance one in twenty intervals misses its label.
  expect((await found({ movement: 'clear' })).length).toBeLessThan(9);

  const { runs, sections, levels } = await author.api.call('getCalibration');
  expect(runs).toMatchObject([{ questions: 40, responses: 6000, usable: 0 }]);
  expect(sections).toMatchObject([{ section: 'math', people: 150 }]);
  expect(levels.map(({ level, questions: count }) => [level, count])).toEqual([1, 2, 3, 4, 5].map((level) => [level, 8]));

  // Nothing new in a second night: no second run.
  await night();
  expect((await author.api.call('getCalibration')).runs).toHaveLength(1);
  server.advance(60_000);
  await answerAsMany(server.database, questions, 200, server.now(), trueB);
  await night();
  const history = (await author.api.call('getQuestionCalibration', { params: { questionId: easier.id }, query: { version: 1 } })).runs;
  expect(history.map(({ responses }) => responses)).toEqual([150, 350]);
  expect(history[0]).toMatchObject({ b: own?.b, se: own?.se });
  expect(history[1]?.se).toBeLessThan(history[0]?.se ?? 0);
  expect((await author.api.call('getCalibration')).runs.map(({ responses, usable }) => [responses, usable])).toEqual([
    [14_000, 40],
    [6000, 0],
  ]);
  expect(await found({ topicId: 1 })).toEqual([]);
});

test('only honest first answers are read', async () => {
  const people = minToEstimate + 5;
  const answersRead = async () => (await author.api.call('getCalibration')).runs[0]?.responses;
  const inExam = await questionsOfExam(server.database, 'practice-exam-1');
  await answerAsMany(server.database, inExam, people, server.now());
  await night();
  const before = (await answersRead()) ?? 0;
  const asThey = (change: Parameters<typeof answerAsMany>[5]) => answerAsMany(server.database, questions, people, server.now(), undefined, change);
  await asThey({ firstSeen: false });
  await asThey({ counted: false, context: 'guest' });
  await asThey({ measured: false, counted: false });
  await asThey({ context: 'lecture' });
  await asThey({ hurriedExam: true, context: 'practice-exam' });
  await asThey({ timeMs: 1500 });
  await night();
  expect(await answersRead()).toBe(before);
  // A guest's, once an account has claimed them.
  await asThey({ context: 'guest' });
  await night();
  expect(await answersRead()).toBe(before + people * questions.length);
  // An exam rushed through brings nothing, one that was taken brings what was answered: to questions
  // with enough answers for an estimate, here those of the first Math module that have choices.
  const student = await verifiedStudent(server);
  await takeExam({ api: student.api }, ({ format }) => (format === 'spr' ? '1' : 'A'));
  await night();
  expect(await answersRead()).toBe(before + people * questions.length);
  await takeExam(await verifiedStudent(server), ({ id, format }) => (id === inExam[0]?.id ? null : format === 'spr' ? '1' : 'B'));
  await night();
  expect(await answersRead()).toBe(before + people * questions.length + inExam.length - 1);
});

test('a question that strong students miss waits for somebody to look at it', async () => {
  await answerAsMany(server.database, [easier], 5, server.now());
  await measureQuestions(server).run({}, job);
  await server.database.query("update question_quality set flags = '{negative}' where question_id = $1", [easier.id]);
  await calibrateQuestions(server).run({}, job);
  expect((await found()).map(({ questionId }) => questionId)).not.toContain(easier.id);
});
