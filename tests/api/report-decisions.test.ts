/** What becomes of reports: the queue by question, a decision, who is told, what it touched, and the way back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAuthor, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let server: TestServer;
let admin: Person;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, author] = [await verifiedStudent(server), await newAuthor(server)];
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
});
afterAll(() => server.stop());

/** Students who have answered the same question of the bank and reported it. */
async function reporters(count: number, reason: 'typo' | 'wrong-key' | 'unclear' = 'typo'): Promise<{ questionId: string; people: Person[] }> {
  const people = await Promise.all(Array.from({ length: count }, () => verifiedStudent(server)));
  const { rows } = await server.database.query<{ id: string; version: number; topic_id: number }>(
    `select q.id, q.current_version as version, v.topic_id from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where q.status = 'published' and q.for_exams is not true and v.format = 'choice'
       and not exists (select 1 from question_reports r where r.question_id = q.id) order by q.id limit 1`,
  );
  const question = rows[0];
  if (!question) throw new Error('no question left');
  for (const { id } of people)
    await server.database.query(
      `insert into question_attempts (user_id, id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct, first_seen, counted,
         question_id, archetype, skill_tags, context, answer)
       values ($1, gen_random_uuid(), now(), $2, 9000, 0, 1, $3, 3, false, true, false, $4, 'X', '{}', 'untimed-quiz', 'A')`,
      [id, question.version, question.topic_id, question.id],
    );
  for (const { api } of people) await api.call('reportQuestion', { body: { questionId: question.id, reason, note: 'Look at the second line' } });
  return { questionId: question.id, people };
}

const reportsOf = (questionId: string) => author.api.call('getQuestionReports', { params: { questionId } });
const newest = async (questionId: string) => (await reportsOf(questionId)).waiting[0]?.id ?? '';
const tellNow = () => server.database.query(`update graphile_worker._private_jobs j set run_at = now() where locked_at is null`);
const ownReports = async ({ api }: Person, questionId: string) => (await api.call('listOwnReports', { params: { questionId } })).reports;

describe('the queue', () => {
  test('lists questions, the most reported first, with how often each reason was given, page by page', async () => {
    const { questionId: twice, people } = await reporters(2);
    const { questionId: once } = await reporters(1, 'unclear');
    await people[0]?.api.call('reportQuestion', { body: { questionId: twice, reason: 'wrong-key' } });
    const first = await author.api.call('listReportedQuestions', { query: { limit: 1 } });
    expect(first.items).toMatchObject([
      {
        questionId: twice,
        reports: 3,
        reasons: [
          { reason: 'typo', count: 2 },
          { reason: 'wrong-key', count: 1 },
        ],
      },
    ]);
    const second = await author.api.call('listReportedQuestions', { query: { limit: 1, cursor: first.nextCursor ?? '' } });
    expect(second.items.map(({ questionId }) => questionId)).toEqual([once]);
    expect(second.nextCursor).toBeNull();
    expect((await author.api.call('getAdminHome')).reports).toBe(2);
    expect(await author.api.refused('listReportedQuestions', { query: { cursor: 'nowhere' } })).toMatchObject({ status: 400 });
  });
});

describe('a decision', () => {
  test('that keeps the question needs an answer, which everybody who reported it gets by mail, ten minutes later', async () => {
    const { questionId, people } = await reporters(2);
    const params = { questionId };
    const newestReport = await newest(questionId);
    expect(await author.api.refused('decideReports', { params, body: { outcome: 'kept', answer: '  ', newestReport } })).toMatchObject({
      code: 'report-needs-answer',
    });
    const after = await author.api.call('decideReports', { params, body: { outcome: 'kept', answer: 'Line 2 is quoted as it was printed.', newestReport } });
    expect(after).toMatchObject({ count: 0, decisions: [{ outcome: 'kept', reports: 2, answer: 'Line 2 is quoted as it was printed.' }] });
    expect(await author.api.refused('decideReports', { params, body: { outcome: 'kept', answer: 'Again', newestReport } })).toMatchObject({
      code: 'reports-changed',
    });
    const [first] = people as [Person];
    expect(await server.mailTo(first.email)).not.toContain('Line 2');
    expect(await ownReports(first, questionId)).toMatchObject([{ reason: 'typo', decision: null }]);
    await tellNow();
    for (const { email } of people) await until(async () => (await server.mailTo(email)).includes('Line 2 is quoted as it was printed.'));
    expect(await ownReports(first, questionId)).toMatchObject([{ decision: { outcome: 'kept', answer: 'Line 2 is quoted as it was printed.' } }]);
    const { items } = await author.api.call('listReportDecisions');
    expect(items[0]).toMatchObject({ questionId, outcome: 'kept', reports: 2 });
  });

  test('taken back in time tells nobody; the reports wait again, and what was said again in the meantime counts once', async () => {
    const { questionId, people } = await reporters(2);
    const answer = 'This must never be read.';
    const { decisions } = await author.api.call('decideReports', {
      params: { questionId },
      body: { outcome: 'kept', answer, newestReport: await newest(questionId) },
    });
    const [first] = people as [Person];
    await first.api.call('reportQuestion', { body: { questionId, reason: 'typo', note: 'Still there' } });
    const again = await author.api.call('reopenReports', { params: { decisionId: decisions[0]?.id ?? '' } });
    expect(again.count).toBe(2);
    expect(again.waiting.map(({ note }) => note).sort()).toEqual(['Look at the second line', 'Still there']);
    await tellNow();
    await until(
      async () =>
        (
          await server.database.query(
            "select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'notify-reporters'",
          )
        ).rows.length === 0,
    );
    for (const { email } of people) expect(await server.mailTo(email)).not.toContain(answer);
  });

  test('taken back at the moment a student reports the same again leaves the newer report', async () => {
    const { questionId, people } = await reporters(1);
    const params = { questionId };
    const { decisions } = await author.api.call('decideReports', { params, body: { outcome: 'dismissed', newestReport: await newest(questionId) } });
    let reopened: Promise<{ readonly waiting: readonly { readonly note: string }[] }> | undefined;
    await server.database.transaction(async (queryable) => {
      await queryable.query(
        `insert into question_reports (user_id, id, question_id, question_version, reason, note, created_at)
         values ($1, gen_random_uuid(), $2, 1, 'typo', 'Just now', now())`,
        [people[0]?.id, questionId],
      );
      reopened = author.api.call('reopenReports', { params: { decisionId: decisions[0]?.id ?? '' } });
      reopened.catch(() => {});
      // Until it waits for this transaction.
      await until(
        async () => (await queryable.query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).rows.length > 0,
      );
    });
    expect((await reopened)?.waiting.map(({ note }) => note)).toEqual(['Just now']);
  });

  test('about reports that somebody has not seen leaves the later ones waiting', async () => {
    const { questionId, people } = await reporters(1);
    const seen = await newest(questionId);
    server.advance(1000);
    await people[0]?.api.call('reportQuestion', { body: { questionId, reason: 'display', note: 'Came later' } });
    const after = await author.api.call('decideReports', { params: { questionId }, body: { outcome: 'dismissed', newestReport: seen } });
    expect(after.waiting.map(({ note }) => note)).toEqual(['Came later']);
    // A page of an earlier build closes single reports.
    const { items } = await author.api.call('listQuestionReports', { query: { limit: 50 } });
    const later = items.find(({ note }) => note === 'Came later');
    expect(later).toMatchObject({ questionId, reason: 'display', ofQuestion: 1 });
    expect(await author.api.call('closeQuestionReport', { params: { reportId: later?.id ?? '' } })).toEqual({ closed: true });
    expect(await author.api.call('closeQuestionReport', { params: { reportId: later?.id ?? '' } })).toEqual({ closed: false });
    expect((await reportsOf(questionId)).count).toBe(0);
  });

  test('“corrected” is refused until students are asked another version than the reported one', async () => {
    const { questionId } = await reporters(1, 'wrong-key');
    const decide = { params: { questionId }, body: { outcome: 'mended', newestReport: await newest(questionId) } } as const;
    expect(await author.api.refused('decideReports', decide)).toMatchObject({ code: 'report-not-mended' });
    const { question, version } = await author.api.call('getQuestion', { params: { questionId } });
    const mended = JSON.stringify({ ...question, stem: `${String(question['stem'])} Choose the best answer.` });
    await author.api.call('saveQuestion', { params: { questionId }, body: { question: mended, newestVersion: version } });
    expect(await author.api.refused('decideReports', decide)).toMatchObject({ code: 'report-not-mended' });
    await author.api.call('setQuestionStatus', {
      params: { questionId },
      body: { status: 'published', version: version + 1, seen: { status: 'published', version } },
    });
    expect((await author.api.call('decideReports', decide)).decisions).toMatchObject([{ outcome: 'mended', questionVersion: version + 1 }]);
  });

  test('“corrected” is refused for an old report of what is asked now, behind a hundred newer ones of something earlier', async () => {
    const { questionId } = await reporters(1, 'unclear');
    await server.database.query(
      `insert into question_reports (user_id, id, question_id, question_version, reason, note, created_at)
       select gen_random_uuid(), ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 99, 'typo', '', now() from generate_series(1, 100) n`,
      [questionId],
    );
    const decide = { params: { questionId }, body: { outcome: 'mended', newestReport: await newest(questionId) } } as const;
    expect(await author.api.refused('decideReports', decide)).toMatchObject({ code: 'report-not-mended' });
  });

  test('that retires the question takes it out of use at once, and the log says both', async () => {
    const { questionId } = await reporters(1);
    const after = await author.api.call('decideReports', { params: { questionId }, body: { outcome: 'retired', newestReport: await newest(questionId) } });
    expect(after.status).toBe('retired');
    const { items } = await admin.api.call('listAdminActions', { query: { q: questionId } });
    expect(items[0]).toMatchObject({
      adminId: author.id,
      actionType: 'decide-reports',
      metadata: { outcome: 'retired', before: { status: 'published' }, after: { status: 'retired' } },
    });
  });
});

test('results that a question has touched are listed with the score each would have without it; names are for administrators', async () => {
  const student = await verifiedStudent(server);
  const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'B' : '4'));
  const { responses, sections } = await student.api.call('getResult', { params: { resultId } });
  const scored = responses.find(({ pretest, correct, position }) => !pretest && correct && position === 0);
  const unscored = responses.find(({ pretest }) => pretest);
  const listed = async ({ api }: Person, questionId = '') => (await api.call('listAffectedResults', { params: { questionId } })).items;
  const [row] = await listed(admin, scored?.questionId);
  const score = sections.find(({ section }) => section === 'reading-writing')?.score ?? 0;
  expect(row).toMatchObject({ resultId, correct: true, unscored: false, section: 'reading-writing', score, student: { id: student.id } });
  expect(row?.without).toBeLessThanOrEqual(score);
  expect(row?.without).toBeGreaterThan(score - 60);
  expect((await listed(author, scored?.questionId))[0]).toMatchObject({ resultId, student: null });
  const [tried] = await listed(admin, unscored?.questionId);
  expect(tried).toMatchObject({ unscored: true });
  expect(tried?.without).toBe(tried?.score);
  expect(await listed(admin, 'q-0000000000000000')).toEqual([]);
}, 60_000);
