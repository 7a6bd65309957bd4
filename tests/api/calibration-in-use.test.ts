/** The switch by which scores and choices use estimated difficulties: an administrator's, logged, and without effect on what was scored before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedMaxAgeMs } from '#server/cached.ts';
import { calibrateQuestions } from '#server/features/calibration/jobs/calibrate-questions.ts';
import { measureQuestions } from '#server/features/question-quality/jobs/measure-questions.ts';
import { answerAsMany, questionsOfExam, type AnsweredQuestion } from '../support/many-answers.ts';
import { takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
let author: Person;
let questions: AnsweredQuestion[];
beforeAll(async () => {
  server = await startTestServer();
  [admin, author] = [await verifiedStudent(server), await verifiedStudent(server)];
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  await server.database.query('update users set is_author = true where id = $1', [author.id]);
  questions = await questionsOfExam(server.database, 'practice-exam-1');
});
afterAll(() => server.stop());

const job = { id: '1', attempt: 1, signal: new AbortController().signal };
async function night(): Promise<void> {
  await measureQuestions(server).run({}, job);
  await calibrateQuestions(server).run({}, job);
}

interface Scoring {
  readonly calibration: number;
  readonly sections: readonly { readonly section: string; readonly theta: number }[];
  readonly items: readonly (readonly [a: number, b: number, c: number])[];
}

/** A new student takes the exam and answers as everybody here; what its score was computed from, and what a student reads. */
async function take() {
  const student = await verifiedStudent(server);
  const resultId = await takeExam(student, ({ format }, index) => (format === 'choice' ? ('ABCD'[index % 4] ?? 'A') : '2'));
  const { rows } = await server.database.query<{ scoring: Scoring }>('select scoring from exam_results where id = $1', [resultId]);
  const { rows: used } = await server.database.query<{ question_id: string; parameters_version: number }>(
    'select question_id, parameters_version from question_attempts where id = $1 and parameters_version > 0 order by question_id',
    [resultId],
  );
  const read = () => student.api.call('getResult', { params: { resultId } });
  const { rows: facts } = await server.database.query<{ ids: string[] }>("select facts #> '{questions,id}' as ids from exam_results where id = $1", [resultId]);
  return { scoring: (rows[0] as { scoring: Scoring }).scoring, used, read, result: await read(), ids: facts[0]?.ids ?? [] };
}

const bOf = ({ ids, scoring }: Awaited<ReturnType<typeof take>>, id: string) => scoring.items[ids.indexOf(id)]?.[1];
const mathOf = ({ scoring }: Awaited<ReturnType<typeof take>>) => scoring.sections.find(({ section }) => section === 'math')?.theta;
const switchTo = (run: number | null, before: number | null) => admin.api.call('switchCalibration', { body: { run, before } });

test('off until an administrator switches it on; results keep the difficulties they were scored with', async () => {
  // Hard questions are easier than labelled, easy ones harder.
  await answerAsMany(server.database, questions, 320, server.now(), new Map(questions.map(({ id }) => [id, 0.2])));
  await night();
  const { items } = await author.api.call('listCalibration', { query: { limit: 50 } });
  expect(items.length).toBe(questions.length);
  const [farthest] = items;
  if (!farthest) throw new Error('nothing was estimated');
  expect(Math.abs(farthest.b - farthest.label)).toBeGreaterThan(0.8);

  const before = await take();
  expect(before.scoring.calibration).toBe(0);
  expect(bOf(before, farthest.questionId)).toBe(farthest.label);
  expect(before.used).toEqual([]);
  expect((await author.api.call('getCalibration')).inUse).toBeNull();

  expect(await author.api.refused('switchCalibration', { body: { run: 1, before: null } })).toMatchObject({ code: 'forbidden' });
  expect(await admin.api.refused('switchCalibration', { body: { run: 99, before: null } })).toMatchObject({ code: 'calibration-not-found' });
  expect(await admin.api.refused('switchCalibration', { body: { run: 1, before: 7 } })).toMatchObject({ code: 'item-changed' });
  const run = (await author.api.call('getCalibration')).runs[0]?.run ?? 0;
  expect((await switchTo(run, null)).inUse).toMatchObject({ run, usable: questions.length });
  // Whoever decided at the same moment is told.
  expect(await admin.api.refused('switchCalibration', { body: { run: null, before: null } })).toMatchObject({ code: 'item-changed' });
  expect((await author.api.call('getCalibration')).inUse).toMatchObject({ run, usable: questions.length });
  server.advance(publishedMaxAgeMs + 1);

  const after = await take();
  expect(after.scoring.calibration).toBe(run);
  for (const { questionId, b } of items) expect(bOf(after, questionId)).toBe(b);
  const other = after.ids.find((id) => !questions.some((question) => question.id === id)) ?? '';
  expect(bOf(after, other)).toBe(bOf(before, other));
  expect(mathOf(after)).not.toBeCloseTo(mathOf(before) ?? 0, 3);
  expect(after.used.map(({ question_id }) => question_id)).toEqual(questions.map(({ id }) => id).toSorted());
  expect(new Set(after.used.map(({ parameters_version }) => parameters_version))).toEqual(new Set([run]));
  expect(await before.read()).toEqual(before.result);

  // A later night finds something else; what is in use stays until somebody decides.
  await answerAsMany(server.database, questions, 100, server.now());
  await night();
  const summary = await author.api.call('getCalibration');
  expect(summary.runs[0]?.run).toBeGreaterThan(run);
  expect(summary.inUse?.run).toBe(run);
  server.advance(publishedMaxAgeMs + 1);
  expect((await take()).scoring.items).toEqual(after.scoring.items);

  await switchTo(null, run);
  server.advance(publishedMaxAgeMs + 1);
  const back = await take();
  expect(back.scoring).toEqual(before.scoring);
  expect(await after.read()).toEqual(after.result);
  const { items: log } = await admin.api.call('listAdminActions', { query: { contentType: 'calibration' } });
  expect(log.map(({ adminId, actionType, metadata }) => [adminId, actionType, metadata])).toEqual([
    [admin.id, 'stop-calibration', { before: { run }, after: { run: null, questions: 0 } }],
    [admin.id, 'use-calibration', { before: { run: null }, after: { run, questions: questions.length } }],
  ]);
});

test('a run that was in use is never cleared away, others are thinned to one a month', async () => {
  const [used] = (await author.api.call('getCalibration')).runs.slice(-1);
  await server.database.query("update calibration_runs set ran_at = date_trunc('month', ran_at - interval '100 days') + run * interval '1 day'");
  await server.database.query(
    `insert into calibration_runs (ran_at, questions, usable, spread, responses, abilities)
     select ran_at + interval '1 hour' * n, 0, 0, 0, 0, '[]' from calibration_runs cross join generate_series(1, 2) as n`,
  );
  await answerAsMany(server.database, questions, 40, server.now());
  await night();
  const { runs } = await author.api.call('getCalibration');
  expect(runs.map(({ run }) => run)).toContain(used?.run);
  // Of that month the one that was used and the last one; and tonight's.
  expect(runs).toHaveLength(3);
});

test('predictive exams and smart quizzes choose by the estimates in use', async () => {
  // As if answers had shown that level 2 is of middling difficulty, and everything else hopeless.
  const { rows } = await server.database.query<{ run: number }>(
    `with run as (
       insert into calibration_runs (ran_at, questions, usable, spread, responses, abilities) values ($1, 100, 100, 1, 100000, '[]') returning run),
     estimates as (
       insert into calibrations (question_id, question_version, run, responses, label, b, se)
       select q.id, q.current_version, run.run, 500, b, b, 0.1
       from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version cross join run
         cross join lateral (select case v.difficulty when 2 then 0.15 else 3.8 end as b) as shown
       where q.status = 'published')
     select run from run`,
    [new Date(server.now())],
  );
  const run = rows[0]?.run ?? 0;
  const levelsOf = async (ids: readonly string[]) =>
    (
      await server.database.query<{ difficulty: number }>('select difficulty from question_versions where version = 1 and question_id = any($1)', [ids])
    ).rows.map(({ difficulty }) => difficulty);
  const isSecond = (level: number) => level === 2;
  /** How many questions of level 2 the first stages and smart quizzes of three new students ask. */
  const ofLevelTwo = async () => {
    const asked = { stages: 0, quizzes: 0 };
    for (const _ of [1, 2, 3]) {
      const { api } = await verifiedStudent(server);
      const session = await api.call('startPredictive', { body: {} });
      const open = await api.call('startModule', { params: { sessionId: session.id, position: 0 } });
      const quiz = await api.call('startQuiz', { body: { practiceSet: 'smart' } });
      asked.stages += (await levelsOf(open.module.questions.map(({ id }) => id))).filter(isSecond).length;
      asked.quizzes += (await levelsOf(quiz.questions.map(({ question }) => question.id))).filter(isSecond).length;
    }
    return asked;
  };
  const byLevels = await ofLevelTwo();
  await switchTo(run, null);
  server.advance(2 * publishedMaxAgeMs + 1);
  const byEstimates = await ofLevelTwo();
  // Of 18 questions in stages, and of 30 in quizzes.
  expect(byEstimates.stages).toBeGreaterThan(byLevels.stages + 5);
  expect(byEstimates.quizzes).toBeGreaterThan(byLevels.quizzes + 5);
  // What is believed of a student goes by them, too: an answer is shared out between the levels around the estimate, 0.15 being level 3's.
  const { api, id: userId } = await verifiedStudent(server);
  const quiz = await api.call('startQuiz', { body: { practiceSet: 'smart' } });
  const [first] = quiz.questions;
  if (!first) throw new Error('a quiz without questions');
  await api.call('answerQuizQuestion', {
    params: { quizId: quiz.id },
    body: { position: 0, answer: first.question.format === 'spr' ? '1' : 'A', guessed: false, timeSpentMs: 30_000 },
  });
  const evidence = await server.database.query<{ difficulty: number; questions: number }>(
    'select difficulty, questions from topic_evidence where user_id = $1',
    [userId],
  );
  expect(evidence.rows).toEqual([{ difficulty: 3, questions: 1 }]);
  const kept = await server.database.query<{ difficulty: number; parameters_version: number }>(
    'select difficulty, parameters_version from question_attempts where user_id = $1',
    [userId],
  );
  expect(kept.rows).toEqual([{ difficulty: 2, parameters_version: run }]);
  await switchTo(null, run);
});
