/** The export of an account, and its end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportParts, type ExportPart } from '#contract/account-settings.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { mailedLink, tokenIn } from '#tests/support/outbox.ts';
import { tablesByUser } from '#tests/support/row-filler.ts';
import { answerState, goodPassword, isSignedIn, signIn, startExam, takeExam, verifiedStudent } from '#tests/support/students.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function resetToken(email: string, after = ''): Promise<string> {
  await new ApiClient(server).call('forgotPassword', { body: { email } });
  return tokenIn(await mailedLink(server.config.dataDir, email, '/reset-password', after && `/reset-password?token=${after}`));
}

/** All rows of a part, page by page. */
async function exported(api: ApiClient, part: ExportPart): Promise<Record<string, unknown>[]> {
  const rows = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null; ) {
    const page: { rows: Record<string, unknown>[]; nextCursor: string | null } = await api.call('exportData', { query: { part, ...(cursor && { cursor }) } });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  }
  return rows;
}

describe('the export', () => {
  test('has everything of the student and nothing of anybody else', async () => {
    const [person, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    const theirs = await takeExam(other, () => null);
    const resultId = await takeExam(person, ({ format }) => (format === 'choice' ? 'A' : '1'));
    const counts = Object.fromEntries(await Promise.all(exportParts.map(async (part) => [part, (await exported(person.api, part)).length] as const)));
    expect(counts).toMatchObject({ account: 1, examSessions: 1, answers: 98, results: 1, responses: 98, attempts: 98 });
    const [account] = await exported(person.api, 'account');
    expect(account).toMatchObject({ id: person.id, email: person.email, stats: { questionsAttempted: 98 } });
    expect((await exported(person.api, 'results'))[0]).toMatchObject({ id: resultId });
    const everything = JSON.stringify(await Promise.all(exportParts.map((part) => exported(person.api, part))));
    for (const foreign of [other.id, other.email, theirs]) expect(everything).not.toContain(foreign);
    expect(everything).not.toContain('argon2');
  });

  test('comes in pages that neither miss nor repeat a row', async () => {
    const person = await verifiedStudent(server);
    await server.database.query(
      `insert into question_attempts (user_id, id, position, number, question_id, question_version, topic_id, archetype, skill_tags, difficulty, context,
         answer, correct, time_spent_ms, first_seen, counted, attempted_at)
       select $1, gen_random_uuid(), 0, 1, 'q' || n, 1, 1, 'CID-a', '{}', 3, 'untimed-quiz', 'A', true, 1000, true, true, now() from generate_series(1, 2500) n`,
      [person.id],
    );
    const rows = await exported(person.api, 'attempts');
    expect(new Set(rows.map((row) => row['questionId'])).size).toBe(2500);
    expect(rows).toHaveLength(2500);
  });

  test('tells nothing about the running exam but what the student did', async () => {
    const person = await verifiedStudent(server);
    const { session, open } = await startExam(person);
    await person.api.call('saveAnswers', {
      params: { sessionId: session.id, position: 0 },
      body: { saves: open.module.questions.slice(0, 3).map(({ id }) => answerState(id, 'B')) },
    });
    const everything = JSON.stringify(await Promise.all(exportParts.map((part) => exported(person.api, part))));
    expect(everything).toContain(session.id);
    expect(everything).not.toMatch(/"correct"|oute"|pretest|theta|difficulty|solution/);
  });

  test('refuses a cursor it did not give', async () => {
    const { api } = await verifiedStudent(server);
    for (const cursor of ["'; drop table users", 'x', '~', `${'-'.repeat(36)}~a`])
      expect(await api.refused('exportData', { query: { part: 'answers', cursor } })).toMatchObject({ status: 400 });
    expect(await api.refused('exportData', { query: { part: 'passwords' } })).toMatchObject({ status: 400 });
  });
});

/** Rows about a user in every table that has them, by table. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tablesByUser(server.database)) {
    const { rows } = await server.database.query<{ count: number }>(`select count(*) from ${table} where user_id = $1`, [userId]);
    found[table] = rows[0]?.count ?? 0;
  }
  const { rows } = await server.database.query<{ count: number }>('select count(*) from users where id = $1', [userId]);
  return { ...found, users: rows[0]?.count ?? 0 };
}

describe('deleting the account', () => {
  const deletion = (currentPassword: string, confirmation: string) => ({ body: { currentPassword, confirmation } });

  test('needs the password and the word', async () => {
    const { api, id } = await verifiedStudent(server);
    expect(await api.refused('deleteAccount', deletion('not-it', 'DELETE'))).toMatchObject({ status: 403, code: 'wrong-password' });
    expect((await api.refused('deleteAccount', deletion(goodPassword, 'delete'))).fields).toEqual({ confirmation: 'Please type DELETE.' });
    expect((await rowsOf(id))['users']).toBe(1);
  });

  test('removes every row of the student and none of anybody else, and ends all sessions', async () => {
    const [person, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    for (const student of [person, other]) {
      await takeExam(student, () => null);
      await startExam(student, { practiceExamId: 'practice-exam-2' });
    }
    const second = await signIn(server, person.email);
    await resetToken(person.email);
    const before = await rowsOf(other.id);
    expect((await rowsOf(person.id))['question_attempts']).toBe(98);
    expect(await person.api.call('deleteAccount', deletion(goodPassword, 'DELETE'))).toEqual({ deleted: true });
    expect(Object.entries(await rowsOf(person.id)).filter(([, count]) => count > 0)).toEqual([]);
    expect(await rowsOf(other.id)).toEqual(before);
    expect(before).toMatchObject({ exam_sessions: 2, exam_results: 1, users: 1 });
    expect(person.api.cookies()).toEqual([]);
    expect([await isSignedIn(person.api), await isSignedIn(second), await isSignedIn(other.api)]).toEqual([false, false, true]);
    expect(await second.refused('getProfile')).toMatchObject({ status: 401 });
    expect(await new ApiClient(server).refused('signIn', { body: { email: person.email, password: goodPassword } })).toMatchObject({ status: 401 });
    const again = await new ApiClient(server).call('signUp', { body: { name: 'Again', email: person.email, password: goodPassword } });
    expect(again.me.id).not.toBe(person.id);
  });
});
