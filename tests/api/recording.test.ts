/** Whatever is recorded, in any order and concurrently, the counts match the attempts. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accuracy } from '#core/progress/accuracy.ts';
import type { ReviewItem } from '#core/review/review-queue.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { claimLearning, leaveRankings } from '#server/features/learning/claim-store.ts';
import { learningUserData } from '#server/features/learning/user-data-store.ts';
import { foldStatistics } from '#server/features/learning/fold-store.ts';
import type { Recording } from '#server/features/learning/record-store.ts';
import { recordAttempts } from '#server/features/learning/store.ts';
import { clock, event, history, person, recordingOf, type Person } from '../support/recorded-work.ts';
import { createTestDatabase } from '../support/test-server.ts';

const learningTables = learningUserData.tables.map(({ table }) => table);

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  database = openDatabase({ connection: made.connection, poolSize: 8, prepare: true, onIdleError: () => {} });
  drop = made.drop;
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(() => empty());

async function empty(): Promise<void> {
  for (const table of [...learningTables, 'item_statistics', 'rank_histogram', 'rank_blocks', 'config']) await database.query(`delete from ${table}`);
}
const rows = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => (await database.query<Row>(text, values)).rows;
const record = (recording: Recording) => database.transaction((queryable) => recordAttempts(queryable, recording));
async function fold(): Promise<void> {
  while ((await database.transaction((queryable) => foldStatistics(queryable, 3))) > 0);
}
const repairEngine = (on: boolean) => database.query(`insert into config values ('featureFlags', $1)`, [JSON.stringify({ useRepairEngine: on })]);

/** Every count, recomputed from the attempts themselves. */
async function expectCountsToBeRecounts(guests: readonly string[]): Promise<void> {
  expect(await rows('select user_id, total_questions, correct_total from user_stats where total_questions > 0 order by user_id')).toEqual(
    await rows(
      `select user_id, count(*)::int as total_questions, (count(*) filter (where correct))::int as correct_total from question_attempts where answer is not null and measured group by user_id order by user_id`,
    ),
  );
  expect(await rows('select * from topic_stats order by user_id, topic_id')).toEqual(
    await rows(
      `select user_id, topic_id, count(*)::int as questions_attempted, (count(*) filter (where correct))::int as questions_correct, max(attempted_at) as last_attempted_at
       from question_attempts where answer is not null and measured group by user_id, topic_id order by user_id, topic_id`,
    ),
  );
  expect(await rows('select * from topic_history order by user_id, topic_id, source_id')).toEqual(
    await rows(
      `select user_id, topic_id, coalesce(quiz_id, id) as source_id, max(attempted_at) as attempted_at, count(*)::int as questions_attempted,
         (count(*) filter (where correct))::int as questions_correct
       from question_attempts where answer is not null and measured group by 1, 2, 3 order by user_id, topic_id, source_id`,
    ),
  );
  expect(await rows(`select id, position, number, first_seen from question_attempts order by id, position, number`)).toEqual(
    await rows(
      `select id, position, number, row_number() over (partition by user_id, question_id order by attempted_at, id, position, number) = 1 as first_seen
       from question_attempts order by id, position, number`,
    ),
  );
  await fold();
  expect(await rows('select 1 from statistics_changes')).toEqual([]);
  expect(
    await rows(
      'select question_id, responses, correct, omitted, chose_a, chose_b, chose_c, chose_d, time_spent_ms from item_statistics where responses + omitted > 0 order by 1',
    ),
  ).toEqual(
    await rows(
      `select question_id, count(answer)::int as responses, (count(*) filter (where correct))::int as correct, (count(*) - count(answer))::int as omitted,
         (count(*) filter (where answer = 'A'))::int as chose_a, (count(*) filter (where answer = 'B'))::int as chose_b,
         (count(*) filter (where answer = 'C'))::int as chose_c, (count(*) filter (where answer = 'D'))::int as chose_d,
         coalesce(sum(time_spent_ms) filter (where answer is not null), 0) as time_spent_ms
       from question_attempts where first_seen and measured and user_id <> all($1) group by question_id order by 1`,
      [guests],
    ),
  );
  const totals = await rows<{ total_questions: number; correct_total: number }>(
    'select total_questions, correct_total from user_stats where user_id <> all($1)',
    [guests],
  );
  const expected = new Map<string, number>();
  const count = (metric: string, value: number) => expected.set(`${metric} ${value}`, (expected.get(`${metric} ${value}`) ?? 0) + 1);
  for (const { total_questions: questions, correct_total: correct } of totals) {
    if (questions > 0) count('questions', questions);
    if (questions >= 30) count('accuracy', accuracy(correct, questions));
  }
  const histogram = await rows<{ metric: string; value: number; n: number }>('select metric, value, n from rank_histogram');
  expect(new Map(histogram.map(({ metric, value, n }) => [`${metric} ${value}`, n]))).toEqual(expected);
}

describe('recording', () => {
  test('counts what there is, for any history of two accounts and a guest', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.boolean(), async (events, foldsBetween) => {
        await empty();
        const people = [person(), person(), person(true)];
        for (const one of events) {
          await record(recordingOf(people[one.who] as Person, one));
          if (foldsBetween) await fold();
        }
        await expectCountsToBeRecounts([people[2]?.userId ?? '']);
      }),
      { numRuns: 40 },
    );
  });

  test('keeps the review queue as its rule says, and only while the flag is on', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom(true, false, null), async (events, flag) => {
        await empty();
        if (flag !== null) await repairEngine(flag);
        const who = person();
        let expected = new Map<string, ReviewItem>();
        for (const one of events) {
          const recording = recordingOf(who, one);
          await record(recording);
          for (const { correct, answer, skillTags } of recording.attempts)
            for (const tag of answer === null || correct ? [] : skillTags) {
              const at = recording.at.getTime();
              const item = { skillTag: tag, dueAt: at, wrongCount: (expected.get(tag)?.wrongCount ?? 0) + 1, lastSeen: at };
              if (flag === true) expected = new Map([...expected, [tag, item]]);
            }
        }
        const kept = await rows<{ skill_tag: string; due_at: Date; wrong_count: number; last_seen: Date }>('select * from review_items order by skill_tag');
        expect(
          kept.map((row) => ({ skillTag: row.skill_tag, dueAt: row.due_at.getTime(), wrongCount: row.wrong_count, lastSeen: row.last_seen.getTime() })),
        ).toEqual([...expected.values()].toSorted((a, b) => (a.skillTag < b.skillTag ? -1 : 1)));
      }),
      { numRuns: 25 },
    );
  });

  test('of one thing twice fails, and leaves nothing', async () => {
    const recording = recordingOf(person(), { quiz: null, answers: [{ question: 1, answer: 'A', timeSpentMs: 1 }] });
    await record(recording);
    await expect(record(recording)).rejects.toMatchObject({ code: '23505' });
    await expectCountsToBeRecounts([]);
  });

  test('of the same student at the same moment: nothing is lost, and one row is the first', async () => {
    const who = person();
    const all = Array.from({ length: 24 }, (_, index) =>
      recordingOf(who, { quiz: index % 2, answers: [{ question: 5, answer: index % 3 === 0 ? 'A' : 'B', timeSpentMs: 10 }] }),
    );
    const exam = recordingOf(who, { quiz: null, answers: Array.from({ length: 12 }, (_, question) => ({ question, answer: 'A', timeSpentMs: 5 })) });
    await Promise.all([...all, exam].map(record));
    expect(await rows('select total_questions from user_stats')).toEqual([{ total_questions: 36 }]);
    expect(await rows(`select count(*)::int as n from question_attempts where question_id = 'q5' and first_seen`)).toEqual([{ n: 1 }]);
    expect(await rows(`select count(*)::int as n from question_attempts where first_seen`)).toEqual([{ n: 12 }]);
  });

  test('by many students while others fold: what is counted at the end is what there is', async () => {
    const people = Array.from({ length: 12 }, () => person());
    let done = false;
    const folding = Promise.all(
      [0, 1].map(async () => {
        while (!done) await database.transaction((queryable) => foldStatistics(queryable, 5));
      }),
    );
    await Promise.all(
      people.map(async (who, index) => {
        for (let turn = 0; turn < 6; turn++)
          await record(
            recordingOf(who, {
              quiz: turn % 2 === 0 ? null : 0,
              answers: Array.from({ length: 8 }, (_, place) => ({
                question: (place + index + turn) % 12,
                answer: 'ABCD'[place % 4] ?? 'A',
                timeSpentMs: turn,
              })),
            }),
          );
      }),
    );
    done = true;
    await folding;
    const seen = await rows<{ first: boolean }>(
      `select first_seen = (row_number() over (partition by user_id, question_id order by attempted_at, id, position, number) = 1) as first from question_attempts`,
    );
    expect(seen.every(({ first }) => first)).toBe(true);
    await expectCountsToBeRecounts([]);
  });
});

describe('an account that goes', () => {
  test('leaves the rankings, folded or not, and takes its rows along', async () => {
    for (const foldsFirst of [true, false]) {
      await empty();
      const [gone, stays] = [person(), person()];
      for (const who of [gone, stays, gone])
        await record(recordingOf(who, { quiz: null, answers: Array.from({ length: 12 }, (_, question) => ({ question, answer: 'A', timeSpentMs: 5 })) }));
      if (foldsFirst) await fold();
      await database.transaction(async (queryable) => {
        await leaveRankings(queryable, gone.userId);
        for (const table of learningTables) await queryable.query(`delete from ${table} where user_id = $1`, [gone.userId]);
      });
      await fold();
      expect(await rows('select metric, value, n from rank_histogram')).toEqual([{ metric: 'questions', value: 12, n: 1 }]);
      expect(await rows('select question_id, responses from item_statistics where question_id = $1', ['q1'])).toEqual([
        { question_id: 'q1', responses: foldsFirst ? 2 : 1 },
      ]);
    }
  });
});

describe('claiming a guest’s learning', () => {
  const claim = (guest: Person, account: Person) =>
    database.transaction(async (queryable) => {
      const moved = await claimLearning(queryable, { guestId: guest.userId, userId: account.userId });
      for (const table of learningTables) await queryable.query(`delete from ${table} where user_id = $1`, [guest.userId]);
      return moved;
    });

  /** Everything stored about a student, without ids and without where it was done. */
  const learningOf = async (userId: string, prefix: string) => {
    const without = (row: object): object => JSON.parse(JSON.stringify(row).replaceAll(`"${prefix}q`, '"q'));
    const of = async (text: string) => (await rows(text, [userId])).map(without);
    return {
      attempts: await of(
        `select question_id, answer, correct, topic_id, misconception, skill_tags, first_seen, first_seen = counted or not first_seen as counted, attempted_at
         from question_attempts where user_id = $1 order by attempted_at, position, number`,
      ),
      totals: await of('select total_questions, correct_total, last_updated from user_stats where user_id = $1'),
      topics: await of('select topic_id, questions_attempted, questions_correct, last_attempted_at from topic_stats where user_id = $1 order by 1'),
      history: await of(
        'select topic_id, attempted_at, questions_attempted, questions_correct from topic_history where user_id = $1 order by attempted_at, topic_id, questions_attempted',
      ),
      review: await of('select skill_tag, due_at, wrong_count, last_seen from review_items where user_id = $1 order by 1'),
    };
  };
  const itemsOf = async (prefix: string) =>
    JSON.parse(
      JSON.stringify(
        await rows(
          `select question_id, responses, correct, omitted, chose_a, chose_b, chose_c, chose_d, time_spent_ms from item_statistics
           where question_id like $1 and responses + omitted > 0 order by length(question_id), question_id`,
          [`${prefix}%`],
        ),
      ).replaceAll(`"${prefix}q`, '"q'),
    );

  test('gives the same as having done all of it in the account', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ one: event, byGuest: fc.boolean() }), { maxLength: 14 }),
        fc.boolean(),
        fc.boolean(),
        async (events, flag, foldsBefore) => {
          await empty();
          await repairEngine(flag);
          const [guest, account, other] = [person(true), person(), person()];
          // For comparison: a student who did all the same quizzes, the guest's too, in the account.
          const joined = { ...other, quizzes: [...account.quizzes, ...guest.quizzes].map(() => uuidv7()) };
          for (const { one, byGuest } of events) {
            const at = clock.now;
            await record(recordingOf(byGuest ? guest : account, one, 'claimed-'));
            clock.now = at;
            await record(recordingOf(joined, { ...one, quiz: one.quiz === null ? null : one.quiz + (byGuest ? 2 : 0) }, 'direct-'));
            if (foldsBefore) await fold();
          }
          const answers =
            (await rows<{ total_questions: number }>('select total_questions from user_stats where user_id = $1', [guest.userId]))[0]?.total_questions ?? 0;
          expect(await claim(guest, account)).toBe(answers);
          // Again, as a login sent twice would do: nothing is left to move.
          expect(await claim(guest, account)).toBe(0);
          expect(await learningOf(account.userId, 'claimed-')).toEqual(await learningOf(joined.userId, 'direct-'));
          await fold();
          expect(await itemsOf('claimed-')).toEqual(await itemsOf('direct-'));
          await expectCountsToBeRecounts([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
