/** A student who has one of everything in the product, with texts that occur nowhere else. */
import { uuidv7 } from '#server/database/uuid.ts';
import { appCode, turnOnTwoFactor } from './authenticator.ts';
import { ApiClient } from './api-client.ts';
import { startStandIns, type StandIns } from './identity/stand-ins.ts';
import { connect } from './identity/visit.ts';
import { freePort } from './real-server.ts';
import { startPaymentServer, type PaymentServer } from './payment-server.ts';
import { closedPushService, newBrowser } from './push-service.ts';
import { answerState, goodPassword, startExam, takeExam, verifiedStudent, type Person } from './students.ts';
import type { TestServer } from './test-server.ts';
import { startTextGateway, type TextGateway } from './text-gateway.ts';
import type { Owned } from './inputs/owned.ts';

export interface FullServer extends PaymentServer {
  readonly there: StandIns;
  readonly texts: TextGateway;
}

/** The real server with everything it can be connected to. */
export async function startFullServer(): Promise<FullServer> {
  const [there, texts, port] = [await startStandIns(), await startTextGateway(), String(await freePort())];
  const shop = await startPaymentServer({
    ...there.environment,
    ...texts.environment,
    PUSH_SERVICES: closedPushService,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
  });
  const stop = async () => {
    await shop.stop();
    await there.stop();
    await texts.stop();
  };
  return { ...shop, there, texts, stop };
}

export interface Owner extends Person {
  readonly owned: Owned;
  /** What nobody else may learn: their ids, addresses, number, name and note. */
  readonly words: readonly string[];
}

/** A wrong answer puts skills into the queue only while its flag is on. */
const switchOnSkillQueue = ({ database }: TestServer) =>
  database.query(
    `insert into config (name, value) values ('featureFlags', '{"useRepairEngine": true}') on conflict (name) do update set value = config.value || excluded.value`,
  );

let made = 0;

/** `admin` makes a coupon for them. */
export async function studentWithEverything({ server, texts, there, order, stripe }: FullServer, admin: Person): Promise<Owner> {
  const person = await verifiedStudent(server);
  const { api, email, id: userId } = person;
  const mark = `${++made}`;
  const [name, note, deckName, phone] = [`Wilhelmina Quisling ${mark}`, `private note ${mark}`, `private deck ${mark}`, `+1415555${3000 + made}`];
  await api.call('updateProfile', { body: { name } });
  await switchOnSkillQueue(server);

  const resultId = await takeExam(person, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const { session, open } = await startExam(person, { practiceExamId: 'practice-exam-2' });
  const questionId = open.module.questions[0]?.id ?? '';
  const annotations = [{ id: 'n1', target: 'stem' as const, start: 0, end: 3, colour: 'yellow' as const, underline: 'none' as const, note }];
  await api.call('saveAnswers', { params: { sessionId: session.id, position: 0 }, body: { saves: [answerState(questionId, 'B', { annotations })] } });
  const quiz = await api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  const answer = quiz.questions[0]?.question.format === 'choice' ? 'A' : '1';
  await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position: 0, answer, timeSpentMs: 1 } });

  const { items: missed } = await api.call('listErrors', { query: {} });
  const removedId = missed[1]?.questionId ?? '';
  const { undo } = await api.call('removeError', { params: { questionId: removedId } });

  const { items: skills } = await api.call('getSkillQueue');
  const [skill] = skills;
  const { undo: removedSkillUndo } = await api.call('removeSkill', { params: { skillTag: skill?.skillTag ?? '' } });

  const couponCode = `THEIRS-${mark}`;
  const { coupon } = await admin.api.call('makeCoupon', {
    body: {
      requestId: crypto.randomUUID(),
      name: 'For one',
      code: couponCode,
      maxUses: null,
      discount: { kind: 'percent', percent: 20 },
      duration: { kind: 'forever' },
      tiers: ['plus', 'max'],
      usesPerUser: 1,
      startsAt: null,
      expiresAt: null,
    },
  });
  const { checkoutId, session: page } = await order(person, 'plus', null, couponCode);
  await stripe.pay(page.id);
  const { quoteId } = await api.call('previewChange', { body: { tier: 'max' } });
  const { id: deckId } = await api.call('createDeck', { body: { name: deckName } });
  const cardId = crypto.randomUUID();
  await api.call('addCards', { params: { deckId }, body: { cards: [{ id: cardId, front: `front of ${mark}`, back: `back of ${mark}` }] } });
  const { history } = await admin.api.call('getMember', { params: { userId } });

  await api.call('textPhoneCode', { body: { number: phone, currentPassword: goodPassword } });
  await api.call('verifyPhone', { body: { code: texts.codeTo(phone) } });
  there.person = { id: `there-${mark}`, name, email: `elsewhere${mark}@example.org`, verified: true };
  if ((await connect(api, 'google')) !== 'connected') throw new Error('no identity was connected');
  const pendingEmail = `moving${mark}@example.org`;
  await api.call('changeEmail', { body: { email: pendingEmail, currentPassword: goodPassword } });

  const { secret } = await turnOnTwoFactor(api, () => server.now());
  const home = new ApiClient(server);
  await home.call('signIn', { body: { email, password: goodPassword } });
  await home.call('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now()), trustDevice: true } });
  const { trustedDevices } = await api.call('getTwoFactor');
  const { devices } = await api.call('getProfile');
  const { rows: modules } = await server.database.query<{ id: string }>('select module_id as id from practice_exam_modules order by module_id limit 1');
  const { rows: jobs } = await server.database.query<{ id: number }>(
    "select (graphile_worker.add_job('clean-up', json_build_object('userId', $1::text), run_at => now() + interval '1 day')).id",
    [userId],
  );

  const { id: subscriptionId } = await api.call('addPushSubscription', { body: newBrowser(closedPushService).subscription });
  const messageId = uuidv7(server.now());
  await server.database.query(
    `insert into contact_messages (id, ticket, account_id, priority, topic, name, email, message, created_at) values ($1, $2, $3, 0, 'other', $4, $5, $6, now())`,
    [messageId, `T-${mark}`, userId, name, email, note],
  );

  const fileId = uuidv7(server.now());
  await server.database.query(
    `insert into content_files (id, bucket, full_path, name, size, content_type, md5_hash, sha256_hash, time_created, updated)
     values ($1, 'local', $2, 'hill.png', 1, 'image/webp', '', $2, now(), now())`,
    [fileId, `of-${mark}`],
  );

  const decisionId = uuidv7(server.now());
  await server.database.query(
    `insert into report_decisions (id, question_id, question_version, outcome, answer, decided_by, decided_at)
     values ($1, $2, 1, 'kept', 'The key is right.', $3, now())`,
    [decisionId, questionId, admin.id],
  );

  const requestId = uuidv7(server.now());
  await server.database.query(
    `insert into model_requests (id, author_id, kind, wanted, state, model, day, reserved, created_at, ended_at)
     values ($1, $2, 'draft', '{}', 'failed', 'a-model', '2026-01-01', 0, now(), now())`,
    [requestId, userId],
  );

  const owned: Owned = {
    userId,
    email,
    pendingEmail,
    phone,
    sessionId: session.id,
    examId: 'practice-exam-2',
    questionId,
    moduleId: modules[0]?.id ?? '',
    missedId: missed[0]?.questionId ?? '',
    removedId,
    removedUndo: undo ?? '',
    removedSkill: skill?.skillTag ?? '',
    removedSkillUndo: removedSkillUndo ?? '',
    answeredId: quiz.questions[0]?.question.id ?? '',
    resultId,
    quizId: quiz.id,
    checkoutId,
    quoteId,
    deviceId: trustedDevices[0]?.id ?? '',
    signedInDeviceId: devices.find(({ current }) => !current)?.id ?? '',
    couponId: coupon.id,
    couponCode,
    couponChangeId: coupon.lastChangeId,
    membershipChangeId: history[0]?.id ?? '',
    jobId: String(jobs[0]?.id ?? ''),
    subscriptionId,
    deckId,
    cardId,
    messageId,
    fileId,
    decisionId,
    requestId,
  };
  // What anybody may read belongs to nobody.
  const {
    examId: _exam,
    questionId: _question,
    moduleId: _module,
    missedId: _missed,
    removedId: _removed,
    removedSkill: _skill,
    answeredId: _answered,
    couponCode: _code,
    jobId: _job,
    fileId: _file,
    decisionId: _decision,
    requestId: _request,
    ...own
  } = owned;
  return { ...person, owned, words: [...Object.values(own), name, note, deckName, there.person.id, there.person.email ?? ''] };
}
