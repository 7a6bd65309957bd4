/** Whatever a notification can say, a mail can say, too; each kind of mail is stopped on its own, by the mail program alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt, weekdayOf } from '#core/learning/study-settings.ts';
import { nextMoment } from '#core/notifications/next-moment.ts';
import { notificationKinds, type NotificationKind } from '#core/notifications/kinds.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import type { Input } from '../support/api-client.ts';
import { mailsTo } from '../support/outbox.ts';
import { answerState, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

const timeZone = 'America/New_York';
const hours = { timeZone, weekdayHour: 17, weekendHour: 17 };
const hourMs = 3600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const goTo = (time: number) => server.advance(time - server.now());

/** Five in the afternoon of the next Sunday that is at least two days away. */
function sundayAfternoon(): number {
  let moment = nextMoment(hours, server.now() + 48 * hourMs);
  while (weekdayOf(dayAt(moment, timeZone)) !== 6) moment = nextMoment(hours, moment);
  return moment;
}

/** Everything there is to tell of becomes true for this student. */
async function makeAllDue({ api, id }: Person, sunday: number): Promise<void> {
  await api.call('saveStudySettings', {
    body: { examDate: addDays(dayAt(sunday, timeZone), 1), targetScore: null, minutes: [30, 30, 30, 30, 30, 30, 30], timeZone },
  });
  const left = await api.call('startSession', { body: { practiceExamId: 'practice-exam-2', mode: 'practice' } });
  await api.call('startModule', { params: { sessionId: left.id, position: 0 } });
  const quiz = await api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  for (const [position, { question }] of quiz.questions.entries())
    await api.call('answerQuizQuestion', {
      params: { quizId: quiz.id },
      body: { position, answer: question.format === 'choice' ? 'A' : '1', timeSpentMs: 30_000 },
    });
  await server.database.query(
    `insert into subscriptions (user_id, id, tier, status, started_at, period_start, period_end, invoice_paid) values ($1, 'sub_1', 'plus', 'overdue', $2, $2, $3, false)`,
    [id, new Date(server.now()), new Date(server.now() + 720 * hourMs)],
  );
  goTo(sunday - 26 * hourMs);
  const late = await api.call('startSession', { body: { practiceExamId: 'practice-exam-1', part: 'reading-writing-module', mode: 'test-day' } });
  const params = { sessionId: late.id, position: 0 } as const;
  const { module } = await api.call('startModule', { params });
  server.advance(3.6 * hourMs);
  await api.call('submitModule', { params, body: { reason: 'student', saves: module.questions.map((question) => answerState(question.id, 'A')) } });
}

const said: Readonly<Record<NotificationKind, readonly [subject: RegExp, text: RegExp, path: string]>> = {
  'payment-trouble': [/Your payment did not go through/, /Check your card to keep it/, '/membership/upgrade'],
  'exam-tomorrow': [/Your SAT is tomorrow/, /sleep well/, '/study-plan'],
  'late-result': [/Your exam result is in/, /your exam is scored/, '/all-results'],
  'exam-unfinished': [/Your practice exam is waiting/, /Pick up where you left off/, '/practice-exams'],
  'weekly-summary': [
    /Your week on Ascent/,
    /You answered \d+ questions in \d+ minutes(,| and) got \d+ right.* mistakes? (is|are) due for review\. See my progress: http/,
    '/progress',
  ],
  'reviews-due': [/\d+ mistakes? to review/, /try (it|them) again/, '/review'],
  'plan-today': [/30 minutes for today/, /the time you set aside/, '/dashboard'],
};

test('every kind comes by mail to who chose that, once, with its screen, and ends with one click of its own', async () => {
  const [all, none] = [await verifiedStudent(server), await verifiedStudent(server)];
  const sunday = sundayAfternoon();
  const choice = { ...hours, push: [], severalADay: true };
  await all.api.call('saveNotifications', { body: { ...choice, email: notificationKinds } } as unknown as Input);
  await none.api.call('saveNotifications', { body: { ...choice, email: [] } } as unknown as Input);
  await makeAllDue(all, sunday);
  goTo(sunday + 60_000);
  const letters = ({ email }: Person) => mailsTo(server.config.dataDir, email).filter((mail) => mail.includes('List-Unsubscribe:'));
  const lookTwice = async (expected: number) => {
    for (const { id } of [all, none]) await server.database.query('update notification_settings set next_at = $2 where user_id = $1', [id, new Date(sunday)]);
    for (const run of [1, 2]) await server.database.query(`select graphile_worker.add_job('notify', '{}', job_key := 'look-${run}')`);
    await until(() => letters(all).length >= expected);
    await until(async () => (await server.database.query('select 1 from graphile_worker.jobs where run_at <= now()')).rowCount === 0);
    expect(letters(all)).toHaveLength(expected);
  };
  // The day before the exam is for rest, so nothing that asks for practice is due then; with another date it is.
  await lookTwice(notificationKinds.length - 3);
  await server.database.query('update study_settings set exam_date = exam_date + 30 where user_id = $1', [all.id]);
  await lookTwice(notificationKinds.length);
  expect(letters(none)).toEqual([]);

  const links = new Map<NotificationKind, string>();
  for (const kind of notificationKinds) {
    const [subject, text, path] = said[kind];
    const mail = (letters(all).find((one) => subject.test(/^Subject: .*$/m.exec(one)?.[0] ?? '')) ?? '').replace(/\r?\n[ \t]+/g, ' ');
    expect(mail.replace(/\s+/g, ' '), kind).toMatch(text);
    expect(mail, kind).toContain(`${server.config.publicUrl}${path}`);
    expect(mail, kind).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const [, link = ''] = /^List-Unsubscribe: <(\S+)>$/m.exec(mail) ?? [];
    // The same way out stands in the mail, for people: as text, and as a link.
    expect(mail, kind).toContain(`Stop these emails: ${link}`);
    expect(mail, kind).toContain(`<a href="${link}">Stop these emails</a>`);
    links.set(kind, link.replace(server.config.publicUrl, server.url));
  }

  const wanted = async () => (await all.api.call('getNotifications')).settings?.email;
  // Programs that look at every link of a mail change nothing.
  for (const link of links.values()) for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
  expect(await wanted()).toEqual(notificationKinds);
  // RFC 8058, 3.2: a form of either encoding, without cookies.
  const [inAddressForm, inParts] = [new URLSearchParams(), new FormData()];
  for (const body of [inAddressForm, inParts]) body.set('List-Unsubscribe', 'One-Click');
  const left = [...notificationKinds];
  for (const [index, [kind, link]] of [...links].entries()) {
    const body = index % 2 === 0 ? inAddressForm : inParts;
    for (const again of [1, 2]) expect((await fetch(link, { method: 'POST', body })).status, `${kind}, ${again}`).toBe(200);
    left.splice(left.indexOf(kind), 1);
    expect(await wanted()).toEqual(left);
  }
});

test('the week in a mail counts what was answered, and not what an exam left blank', async () => {
  const { id, api, email } = await verifiedStudent(server);
  const sunday = sundayAfternoon();
  await api.call('saveNotifications', { body: { ...hours, push: [], email: ['weekly-summary'], severalADay: false } } as unknown as Input);
  await server.database.query('update notification_settings set next_at = $2 where user_id = $1', [id, new Date(sunday)]);
  const resultId = uuidv7(sunday - hourMs);
  await server.database.query(
    `insert into question_attempts (user_id, id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct, first_seen,
       counted, question_id, archetype, skill_tags, context, answer)
     select $1, $2, $3, 1, 60000, 0, n, 12, 2, n = 1, false, false, 'q-made-' || n, 'LF-a', '{}', 'practice-exam', case when n <= 3 then 'A' end
     from generate_series(1, 27) as n`,
    [id, resultId, new Date(sunday - hourMs)],
  );
  goTo(sunday + 60_000);
  await server.database.query(`select graphile_worker.add_job('notify', '{}', job_key := 'look-at-the-week')`);
  const mail = () => mailsTo(server.config.dataDir, email).find((one) => one.includes('Subject: Your week on Ascent'));
  await until(() => mail() !== undefined);
  expect((mail() ?? '').replace(/\s+/g, ' ')).toContain('You answered 3 questions in 27 minutes and got 1 right.');
});
