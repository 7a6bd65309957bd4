/** What each plan includes, line by line, as three students meet it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { calls } from '#contract/calls.ts';
import { membershipTiers, type MembershipTier } from '#core/membership/tiers.ts';
import { takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function studentWith(tier: MembershipTier): Promise<Person> {
  const student = await verifiedStudent(server);
  await server.database.query('update users set membership_tier = $2, membership_end_date = null where id = $1', [student.id, tier]);
  return student;
}

/** `yes`, or why not. */
async function may({ api }: Person, id: keyof typeof calls, input: object = {}): Promise<string> {
  const { status, body } = await api.try(id, input);
  return status < 300 ? 'yes' : (body as { error: { code: string } }).error.code;
}

const plan = 'plan-required';
const quiz = (length: number, topicId: number) => ({ body: { source: 'topics', topics: [topicId], length } });
const today = () => ({ query: { dayStart: new Date(server.now() - 3600_000).toISOString() } });

/** Free, Plus, Max. */
const rows: readonly (readonly [string, (student: Person) => Promise<unknown>, readonly [unknown, unknown, unknown]])[] = [
  ['the same practice exam again', (s) => may(s, 'startSession', { body: { practiceExamId: 'practice-exam-1' } }), ['retake-needs-plus', 'yes', 'yes']],
  ['another practice exam', (s) => may(s, 'startSession', { body: { practiceExamId: 'practice-exam-2' } }), ['yes', 'yes', 'yes']],
  ['a predictive exam', (s) => may(s, 'startPredictive', { body: {} }), ['yes', 'yes', 'yes']],
  ['a quiz of ten', (s) => may(s, 'startCustomQuiz', quiz(10, 11)), ['yes', 'yes', 'yes']],
  ['a quiz of eleven', (s) => may(s, 'startCustomQuiz', quiz(11, 11)), ['quiz-too-long', 'yes', 'yes']],
  [
    'ten more quizzes on one day',
    async (s) => {
      const made = [];
      for (let index = 0; index < 10; index++) made.push(await may(s, 'startCustomQuiz', quiz(5, 11 + index)));
      return made.at(-1);
    },
    ['quizzes-used-up', 'yes', 'yes'],
  ],
  ['score, strength and latest history', (s) => may(s, 'getProgress'), ['yes', 'yes', 'yes']],
  ['history of a topic', (s) => may(s, 'getTopicHistory', { params: { topicId: 12 } }), ['yes', 'yes', 'yes']],
  ['error log', (s) => may(s, 'listErrors'), ['yes', 'yes', 'yes']],
  ['error log as a file', (s) => may(s, 'exportErrors'), [plan, 'yes', 'yes']],
  ['every answer with its time', (s) => may(s, 'listAttempts'), [plan, 'yes', 'yes']],
  ['patterns', (s) => may(s, 'getPatterns'), [plan, 'yes', 'yes']],
  [
    'results by kind of question',
    async ({ api }) => (await api.call('listQuestionKinds', { params: { topicId: 12 } })).kinds.every(({ results }) => results !== null),
    [false, true, true],
  ],
  ['topic abilities', async ({ api }) => (await api.call('getSkills', {})).topics.some(({ expected }) => expected !== null), [false, false, true]],
  [
    'recommendations',
    async ({ api }) => {
      const { kind, items } = (await api.call('getDashboard', {})).recommendations;
      return `${items.length} by ${kind}`;
    },
    ['3 by strength', '5 by strength', '5 by points'],
  ],
  ['plan', (s) => may(s, 'getStudyPlan'), [plan, plan, 'yes']],
  ['score projection and what-if', (s) => may(s, 'getProjection'), [plan, plan, 'yes']],
  ['hardest sets', (s) => may(s, 'listHardestSets'), [plan, plan, 'yes']],
  ['a hardest set', (s) => may(s, 'startHardestSet', { params: { setId: 'math-1' } }), [plan, plan, 'yes']],
  ['word bank', (s) => may(s, 'listWords'), ['yes', 'yes', 'yes']],
  ['flashcards', (s) => may(s, 'listDecks', today()), [plan, 'yes', 'yes']],
  ['concepts', (s) => may(s, 'listConcepts'), [plan, 'yes', 'yes']],
  ['lectures', (s) => may(s, 'listLectures'), [plan, 'yes', 'yes']],
  ['resources', (s) => may(s, 'getStudyResources'), [plan, 'yes', 'yes']],
];

test('each plan includes what its column says', async () => {
  const found = new Map<string, unknown[]>(rows.map(([name]) => [name, []]));
  for (const tier of membershipTiers) {
    const student = await studentWith(tier);
    await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
    for (const [name, probe] of rows) found.get(name)?.push(await probe(student));
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(rows.map(([name, , expected]) => [name, expected])));
}, 60_000);
