/** Math is drawn anew for whoever has seen what there is, but the bank does not grow without end: then questions seen longest ago come again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import type { Question } from '#core/questions/question.ts';
import { insertDrawn } from '#server/content/draws/drawn-store.ts';
import { drawsPerDay } from '#server/features/quizzes/draw-limits.ts';
import { maxPerCell } from '#server/features/quizzes/fresh.ts';
import { shortHash } from '#server/http/request-limits.ts';
import { newAuthor, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ enforceRateLimits: true });
  // The thread that draws is there by then, however busy the machine is.
  await (await newAuthor(server)).api.call('listArchetypes');
});
afterAll(() => server.stop());

const topicId = 14;
const length = 10;

/** A student who has been given every question of the topic, one a minute; the newest a minute ago. Returns their ids, oldest first. */
async function whoHasSeenAll(): Promise<{ readonly student: Person; readonly seen: readonly string[] }> {
  // By now the bank in memory has what an earlier test drew: it looks every five seconds.
  server.advance(6_000);
  const student = await verifiedStudent(server);
  await server.database.query("update users set membership_tier = 'max', membership_end_date = null where id = $1", [student.id]);
  await server.database.query(
    `insert into seen_questions (user_id, topic_id, question_id, given_at)
     select $1, $2, q.id, $3::timestamptz - make_interval(mins => row_number() over (order by q.id)::int)
     from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where v.topic_id = $2 and q.status = 'published' and 'practice' = any(q.usage_contexts)`,
    [student.id, topicId, new Date(server.now())],
  );
  const { rows } = await server.database.query<{ question_id: string }>('select question_id from seen_questions where user_id = $1 order by given_at', [
    student.id,
  ]);
  return { student, seen: rows.map(({ question_id }) => question_id) };
}

const start = async ({ api }: Person, archetypes: string[] = []) => {
  const quiz = await api.call('startCustomQuiz', { body: { source: 'topics', topics: [topicId], length, archetypes } });
  return quiz.questions.map(({ question }) => question.id);
};
const newOf = (asked: readonly string[], seen: readonly string[]) => asked.filter((id) => !seen.includes(id));

/** So many more may be drawn today, of the account or from the IP. */
const leave = (counter: string, most: number, left: number) =>
  server.database.query(
    'insert into rate_limits (key, window_start, count) values ($1, $2, $3) on conflict (key) do update set count = $3, window_start = $2',
    [counter, new Date(server.now()), most - left],
  );

test('whoever has seen all of a topic gets a quiz of new questions', async () => {
  const { student, seen } = await whoHasSeenAll();
  expect(newOf(await start(student), seen)).toHaveLength(length);
});

test.each([
  ['an account', drawsPerDay.account, ({ id }: Person) => `draws:${id}`],
  ['an IP', drawsPerDay.network, () => `draws:${shortHash('127.0.0.1')}`],
])('%s has only so many drawn a day, and gets a whole quiz all the same', async (_, most, counterOf) => {
  const { student, seen } = await whoHasSeenAll();
  await leave(counterOf(student), most, 3);
  const asked = await start(student);
  expect(asked).toHaveLength(length);
  expect(newOf(asked, seen)).toHaveLength(3);
  // The others are those seen longest ago.
  expect(asked.filter((id) => seen.includes(id)).toSorted()).toEqual(seen.slice(0, length - 3).toSorted());
  await leave(counterOf(student), most, most);
});

test('of an archetype of which there are enough at every level none is drawn', async () => {
  const { rows } = await server.database.query<{ archetype: string }>('select min(archetype) as archetype from question_versions where topic_id = $1', [
    topicId,
  ]);
  const archetype = rows[0]?.archetype ?? '';
  await server.database.query(
    `with one as (
       select distinct on (v.difficulty) v.* from question_versions v join questions q on q.id = v.question_id and q.current_version = v.version
       where v.archetype = $1 and q.status = 'published'),
     made as (select one.*, 'q-copy' || one.difficulty || '-' || n as copy from one, generate_series(1, $2) as n),
     named as (
       insert into questions (id, origin, owner, status, current_version, usage_contexts)
       select copy, 'generated', 'editors', 'published', 1, '{practice}' from made)
     insert into question_versions (question_id, version, topic_id, archetype, difficulty, format, skill_tags, body)
     select copy, 1, topic_id, archetype, difficulty, format, skill_tags, body || jsonb_build_object('id', copy) from made`,
    [archetype, maxPerCell],
  );
  const { student, seen } = await whoHasSeenAll();
  const asked = await start(student, [archetype]);
  expect([asked.length, newOf(asked, seen)]).toEqual([length, []]);
});

test('of two that are drawn with the same numbers at once, the bank takes one', async () => {
  const drawn = practiceQuestions().find(({ provenance }) => provenance.kind === 'generated');
  if (drawn?.provenance.kind !== 'generated') throw new Error('no question of the bank was generated');
  const made = (id: string, number: number): Question => ({ ...drawn, id, version: 1, provenance: { ...drawn.provenance, parameters: { number } } as never });
  const kept = await server.database.transaction((queryable) => insertDrawn(queryable, [made('q-twin-a', 7), made('q-twin-b', 7), made('q-other', 8)]));
  expect(kept.size).toBe(2);
  expect(kept).toContain('q-other');
  expect((await server.database.transaction((queryable) => insertDrawn(queryable, [made('q-twin-c', 7)]))).size).toBe(0);
});
