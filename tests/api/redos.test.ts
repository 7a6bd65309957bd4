/** How mistakes come back: with which questions, in which order, and when. */
import { describe, expect, test } from 'vitest';
import { dayMs } from '#core/day.ts';
import type { Question } from '#core/questions/question.ts';
import { answerIn, errorsOf, later, quizOf, review } from '../support/missed-answers.ts';
import { takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer } from '../support/test-server.ts';

describe('a review', () => {
  test('asks Math again with other numbers, and closes a mistake after two rights at a growing distance', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const quiz = await quizOf(api, [14, 20, 27]);
      const missed = [await answerIn(own, api, quiz, 0, 'wrong'), await answerIn(own, api, quiz, 1, 'wrong'), await answerIn(own, api, quiz, 2, 'wrong')];
      expect(await api.refused('startCustomQuiz', { body: review })).toMatchObject({ status: 409, code: 'nothing-due' });
      const asked = new Set(quiz.questions.map(({ question }) => question.id));
      for (const days of [1, 5]) {
        await later(own, student, days);
        const redo = await api.call('startCustomQuiz', { body: review });
        expect(redo.questions).toHaveLength(missed.length);
        for (const [position, { question }] of redo.questions.entries()) {
          expect(asked.has(question.id)).toBe(false);
          asked.add(question.id);
          const drawn = await answerIn(own, api, redo, position, 'right');
          const kind = ({ archetype, difficulty }: Question) => `${archetype} ${difficulty}`;
          expect(missed.map(kind)).toContain(kind(drawn));
        }
      }
      expect(await api.call('getReviewSummary')).toMatchObject({ due: 0, open: 0, closed: 3, nextAt: null });
      // A redo is no new mistake, and what was drawn for it passed the same gates as the bank.
      expect(await errorsOf(api)).toHaveLength(3);
      const { rows } = await own.database.query<{ kind: string; contexts: string[] }>(
        "select v.body #>> '{provenance,kind}' as kind, q.usage_contexts as contexts from questions q join question_versions v on v.question_id = q.id where q.origin = 'generated'",
      );
      for (const { kind, contexts } of rows) expect([kind, contexts]).toEqual(['drawn', ['practice']]);
    } finally {
      await own.stop();
    }
  });

  test('asks Reading and Writing with another question at first, with the same one after a week', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const quiz = await quizOf(api, [8]);
      const missed = await answerIn(own, api, quiz, 0, 'wrong');
      await later(own, student, 1);
      const first = await api.call('startCustomQuiz', { body: review });
      expect(first.questions.map(({ question }) => question.id)).not.toContain(missed.id);
      await answerIn(own, api, first, 0, 'wrong');
      expect(await errorsOf(api)).toMatchObject([{ questionId: missed.id, misses: 2 }]);
      await later(own, student, 8);
      const second = await api.call('startCustomQuiz', { body: review });
      expect(second.questions.map(({ question }) => question.id)).toEqual([missed.id]);
    } finally {
      await own.stop();
    }
  });

  test('of a topic asks what is due of it, however much of others has been due for longer', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const missed = await answerIn(own, student.api, await quizOf(student.api, [14]), 0, 'wrong');
      await later(own, student, 5);
      await own.database.query(
        `insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, first_missed_at, missed_at,
           misses, stability, redo_difficulty, due_at, seen_at, redos, lapses, spread)
         select e.user_id, 'elsewhere-' || n, 1, 20, e.archetype, 2, e.context, 'B', false, e.seen_at, e.seen_at, 1, 1, 5, e.seen_at, e.seen_at, 0, 0, 0.5
         from error_log e cross join generate_series(1, 100) as n where e.user_id = $1`,
        [student.id],
      );
      const quiz = await student.api.call('startCustomQuiz', { body: { ...review, topics: [14] } });
      const { rows } = await own.database.query('select redo_of from quiz_questions where quiz_id = $1', [quiz.id]);
      expect(rows).toEqual([{ redo_of: missed.id }]);
    } finally {
      await own.stop();
    }
  });

  test('puts off what nothing can redo yet, though it then has nothing to ask', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const asked = await quizOf(api, [8]);
      await answerIn(own, api, asked, 0, 'wrong');
      await later(own, student, 1);
      await answerIn(own, api, asked, 1, 'wrong');
      await own.database.query(
        `insert into seen_questions (user_id, topic_id, question_id, given_at)
         select $1, 8, q.id, $2 from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version where v.topic_id = 8
         on conflict do nothing`,
        [student.id, new Date(own.now())],
      );
      await later(own, student, 3);
      expect(await api.call('getReviewSummary')).toMatchObject({ due: 2 });
      expect(await api.refused('startCustomQuiz', { body: review })).toMatchObject({ status: 409, code: 'nothing-due' });
      expect(await api.call('getReviewSummary')).toMatchObject({ due: 0, open: 2, nextAt: expect.any(String) });
      // Each until the same question may be asked again, a week after it was.
      const { rows } = await own.database.query<{ days: number }>('select extract(epoch from due_at - seen_at)::float8 / 86400 as days from error_log');
      expect(rows).toEqual([{ days: 7 }, { days: 7 }]);
    } finally {
      await own.stop();
    }
  });

  test('never asks a question of an exam, not even one that was missed there', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      await takeExam(student, ({ format }) => (format === 'choice' ? 'D' : '99999'));
      await later(own, student, 9);
      const redo = await student.api.call('startCustomQuiz', { body: review });
      expect(redo.questions).toHaveLength(10);
      const { rows } = await own.database.query<{ id: string }>('select id from questions where for_exams and id = any($1::text[])', [
        redo.questions.map(({ question }) => question.id),
      ]);
      expect(rows).toEqual([]);
    } finally {
      await own.stop();
    }
  });

  test('is a fifth of a smart quiz, as far as anything is due', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const quiz = await quizOf(api, [14, 20, 27]);
      for (const position of [0, 1, 2, 3, 4]) await answerIn(own, api, quiz, position, 'wrong');
      await later(own, student, 1);
      const smart = await api.call('startCustomQuiz', { body: { ...review, source: 'smart' } });
      expect(smart.questions).toHaveLength(10);
      const { rows } = await own.database.query<{ redos: number }>('select count(redo_of)::int as redos from quiz_questions where quiz_id = $1', [smart.id]);
      expect(rows).toEqual([{ redos: 2 }]);
    } finally {
      await own.stop();
    }
  });

  test('comes before the exam, however long a mistake would rest otherwise', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const quiz = await quizOf(api, [14]);
      await answerIn(own, api, quiz, 0, 'wrong');
      await own.database.query("update error_log set due_at = seen_at + interval '300 days' where user_id = $1", [student.id]);
      const before = (await errorsOf(api))[0]?.dueAt ?? '';
      const exam = new Date(own.now() + 20 * dayMs).toISOString().slice(0, 10);
      await api.call('saveStudySettings', { body: { examDate: exam, targetScore: null, minutes: [30, 30, 30, 30, 30, 30, 30], timeZone: 'America/New_York' } });
      const after = (await errorsOf(api))[0]?.dueAt ?? '';
      expect(Date.parse(after)).toBeLessThanOrEqual(Date.parse(`${exam}T05:00:00Z`));
      expect(Date.parse(after)).toBeGreaterThan(own.now());
      expect(Date.parse(before)).toBeGreaterThan(own.now() + 299 * dayMs);
      // What comes last comes two days before the day of the exam begins where the student is: the day between is for rest.
      await own.database.query('update error_log set spread = 0 where user_id = $1', [student.id]);
      for (const [timeZone, begins] of [
        ['Pacific/Honolulu', 10 * 3600_000],
        ['Asia/Tokyo', -9 * 3600_000],
      ] as const) {
        await api.call('saveStudySettings', { body: { examDate: exam, targetScore: null, minutes: [30, 30, 30, 30, 30, 30, 30], timeZone } });
        expect(Date.parse((await errorsOf(api))[0]?.dueAt ?? '')).toBe(Date.parse(`${exam}T00:00:00Z`) + begins - 2 * dayMs);
      }
    } finally {
      await own.stop();
    }
  });
});
