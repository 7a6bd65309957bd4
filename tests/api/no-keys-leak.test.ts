/** Before submission nothing that leaves the server tells a key, a rationale or a score parameter. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { hardestQuestions } from '#content/items/hardest-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { practiceExams } from '#content/exams/practice-exams.ts';
import { learnerView } from '#core/questions/learner-view.ts';
import { ApiClient, type Input } from '../support/api-client.ts';
import { finderOf } from '../support/find-any.ts';
import { answerAndSubmit, startExam, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { validInputs } from '../support/valid-inputs.ts';
import type { Owned } from '../support/inputs/owned.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const inExamOne =
  practiceExams()
    .find(({ number }) => number === 1)
    ?.modules.flatMap(({ questions }) => questions) ?? [];

/** Sentences that only the solution of a question contains. */
const secretsOf = (questions: typeof inExamOne) =>
  questions
    .flatMap(({ solution }) => [
      solution.takeaway,
      ...solution.steps,
      ...('choices' in solution ? Object.values(solution.choices).map(({ why }) => why) : solution.mistakes.map(({ why }) => why)),
    ])
    .filter((text) => text.length > 24);

/** As they would appear inside JSON. */
const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
/** What may be shown: a sentence of one question's explanation can be a choice of another that asks the same kind of thing. */
const shown = JSON.stringify([...inExamOne, ...practiceQuestions(), ...hardestQuestions()].map(learnerView));
const solutions = [...secretsOf(inExamOne), ...secretsOf(practiceQuestions()), ...secretsOf(hardestQuestions())].map(escaped);
const harmless = new Set(finderOf(solutions)(shown));
const secrets = solutions.filter((text) => !harmless.has(text));
const secretsIn = finderOf(secrets);
const secretFields = [
  '"solution":',
  '"key":',
  '"keys":',
  '"steps":',
  '"takeaway":',
  '"misconception":',
  '"why":',
  '"difficulty":',
  '"archetype":',
  '"route":',
  '"isPretest":',
  '"pretest":',
  '"pretestIds":',
  '"theta":',
  '"provenance":',
  '"parameters":',
  '"correct":true',
  '"correct":false',
];

/** Calls that end the session, the module or the account under test. */
const skipped = new Set([
  'signOut',
  'submitQuiz',
  'deleteSession',
  'submitModule',
  'pauseModule',
  'endBreak',
  'deleteAccount',
  'signIn',
  'signUp',
  'signOutElsewhere',
]);

const missing = '01900000-0000-7000-8000-000000000000';
/** Calls about things the student does not have. */
const nothing = Object.fromEntries(
  [
    'pendingEmail',
    'moduleId',
    'missedId',
    'removedId',
    'removedUndo',
    'removedSkill',
    'removedSkillUndo',
    'resultId',
    'checkoutId',
    'quoteId',
    'deviceId',
    'signedInDeviceId',
    'subscriptionId',
    'couponId',
    'couponCode',
    'couponChangeId',
    'membershipChangeId',
    'deckId',
    'cardId',
  ].map((name) => [name, missing]),
);

interface InHand {
  readonly sessionId: string;
  readonly quizId: string;
  readonly questionId: string;
  readonly position: number;
}

/** Makes every call of the contract with input that does what the call is for, and returns all the texts that came back. */
async function everyAnswer(student: Pick<Person, 'api' | 'id'>, { position, ...inHand }: InHand): Promise<{ id: string; text: string }[]> {
  const owned = {
    ...nothing,
    ...inHand,
    userId: student.id,
    email: 'sample@example.org',
    examId: 'practice-exam-1',
    phone: '+12025550123',
    jobId: '1',
  } as Owned;
  const inputs: Readonly<Record<keyof typeof calls, Input>> = validInputs(owned);
  const texts: { id: string; text: string }[] = [];
  const refused: string[] = [];
  for (const [id, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    if (skipped.has(id)) continue;
    const { params, query, body } = inputs[id];
    const answer = await student.api.try(id, {
      params: { ...params, ...(call.path.includes(':position') && { position }) },
      // The first page of every list.
      query: Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== 'cursor')),
      // A recorded answer would be explained, so this one is sent malformed and refused.
      body: id === 'answerQuizQuestion' ? { ...Object(body), answer: 'no choice' } : body,
    });
    const text = JSON.stringify(answer.body);
    if (text.includes('"bad-input"')) refused.push(`${id}: ${text}`);
    texts.push({ id, text });
  }
  // A call refused by its schema proves nothing.
  expect(refused).toEqual([]);
  for (const page of ['/api/openapi.json', '/api/docs', '/metrics', '/healthz']) {
    if (page.startsWith('/api/')) continue; // these name the fields of results; they hold no content
    texts.push({ id: page, text: await (await student.api.request('GET', page)).text() });
  }
  return texts;
}

function leaks(answers: readonly { id: string; text: string }[]): string[] {
  return answers.flatMap(({ id, text }) => [...secretFields.filter((field) => text.includes(field)), ...secretsIn(text)].map((found) => `${id}: ${found}`));
}

test('the secrets searched for exist', () => {
  expect(inExamOne).toHaveLength(147);
  expect(secrets.length).toBeGreaterThan(400);
});

test('no answer of any call tells a key in any phase of an exam', async () => {
  const student = await verifiedStudent(server);
  const { session, open } = await startExam(student);
  const inHand = { sessionId: session.id, quizId: missing, questionId: open.module.questions[0]?.id ?? '' };
  expect(leaks(await everyAnswer(student, { ...inHand, position: 0 }))).toEqual([]);
  await answerAndSubmit(student, open, 0, () => 'B');
  expect(leaks(await everyAnswer(student, { ...inHand, position: 0 }))).toEqual([]);
  expect(leaks(await everyAnswer(student, { ...inHand, position: 1 }))).toEqual([]);
});

test('no answer of any call tells anything of a question in a quiz before it is answered', async () => {
  const student = await verifiedStudent(server);
  const guest = { api: new ApiClient(server), id: '01900000-0000-7000-8000-000000000000' };
  for (const who of [student, guest]) {
    const quiz = await who.api.call('startQuiz', { body: { practiceSet: 'math' } });
    expect(leaks(await everyAnswer(who, { sessionId: missing, quizId: quiz.id, questionId: quiz.questions[0]?.question.id ?? '', position: 0 }))).toEqual([]);
    // Refused answers tell nothing either.
    for (const answer of ['', 'E', 'A'.repeat(13)])
      expect(
        leaks([
          {
            id: 'refused',
            text: JSON.stringify(await who.api.try('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position: 0, answer, timeSpentMs: 0 } })),
          },
        ]),
      ).toEqual([]);
    // One answer opens that question and no other.
    const [first, ...others] = quiz.questions;
    const answer = first?.question.format === 'choice' ? 'A' : '1';
    await who.api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position: 0, answer, timeSpentMs: 0 } });
    const text = JSON.stringify(await who.api.call('getQuiz', { params: { quizId: quiz.id } }));
    const ids = new Set(others.map(({ question }) => question.id));
    const theirs = practiceQuestions().find(({ id }) => id === first?.question.id);
    // A sentence may occur in two solutions, or inside another sentence.
    const own = JSON.stringify(theirs);
    const stillSecret = secretsOf(practiceQuestions().filter(({ id }) => ids.has(id))).filter((secret) => !own.includes(escaped(secret)));
    expect(stillSecret.length).toBeGreaterThan(30);
    expect(stillSecret.map(escaped).filter((secret) => text.includes(secret))).toEqual([]);
    expect(text.match(/"steps"/g)).toHaveLength(1);
  }
});

test('the second module cannot be had before the first is submitted', async () => {
  const student = await verifiedStudent(server);
  const { session } = await startExam(student);
  for (const position of [1, 2, 3])
    expect(await student.api.refused('startModule', { params: { sessionId: session.id, position } })).toMatchObject({ status: 409, code: 'module-not-open' });
});

test('after the exam the review has every key, and only for its owner', async () => {
  const [student, other] = [await verifiedStudent(server), await verifiedStudent(server)];
  const resultId = await takeExam(student, (question) => (question.format === 'choice' ? 'A' : '1'));
  const { questions } = await student.api.call('getReview', { params: { resultId, position: 0 } });
  expect(questions).toHaveLength(27);
  expect(questions.every(({ keys, steps }) => keys.length > 0 && steps.length > 1)).toBe(true);
  expect(await other.api.refused('getReview', { params: { resultId, position: 0 } })).toMatchObject({ status: 404 });
});

test('a leak would be found', () => {
  const [secret = ''] = secrets;
  expect(leaks([{ id: 'planted', text: `{"a":"${secret}"}` }])).toHaveLength(1);
  expect(leaks([{ id: 'planted', text: secret.slice(0, -1) }])).toEqual([]);
  expect(new Set(secretsIn(secrets.join('é')))).toEqual(new Set(secrets));
  expect(leaks([{ id: 'planted', text: '{"solution":{}}' }])).toHaveLength(1);
});

test('the built client holds no question, key or rationale', () => {
  const folder = path.join(import.meta.dirname, '../../dist/client');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|html|json)$/.test(name));
  expect(files.length).toBeGreaterThan(5);
  const everythingIn = finderOf(secretsOf([...examQuestions(), ...practiceQuestions(), ...hardestQuestions()]));
  for (const name of files) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    expect(everythingIn(text), name).toEqual([]);
  }
  expect(fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))).toEqual([]);
});
