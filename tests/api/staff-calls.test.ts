/** The calls of authors and administrators, with input that works: refused to everybody else, and the database is unchanged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initialEntries } from '#core/authoring/figure-kinds.ts';
import { questionFromTemplate } from '#core/authoring/templates.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { turnOnTwoFactor } from '../support/authenticator.ts';
import { ApiClient, type Input } from '../support/api-client.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { concepts } from '#content/concepts/all.ts';
import { grayPicture, tinyPicture } from '../support/pictures.ts';
import type { PaymentServer } from '../support/payment-server.ts';
import { startPaymentServerWithModel } from '../support/payment-server-with-model.ts';
import { newAuthor, newGuest, signUp, startExam, verifiedStudent, type Person } from '../support/students.ts';

type Id = keyof typeof calls;
const all = Object.entries(calls) as [Id, Call][];
const reason = 'Asked for by mail, checked';

let shop: PaymentServer;
beforeAll(async () => {
  shop = await startPaymentServerWithModel();
});
afterAll(() => shop.stop());

const verified = () => verifiedStudent(shop.server);

const topicValues = { name: null, colour: null, weight: 1, recipeWeight: 1, targetMinutes: null } as const;
const importing = { format: 'csv', file: 'one.csv', text: 'question,answer\nWhat is 2 + 2?,4', mapping: [], topicId: 11, rights: 'Our own' } as const;

describe('the calls of administrators', () => {
  let admin: Person;
  let inputs: Partial<Record<Id, Input>>;
  const isForStaff = ({ access }: Call) => access === 'author' || access === 'admin';
  const admins = all.filter(([, call]) => isForStaff(call)).map(([id]) => id);

  /** For each call an input that an administrator may make right now, on people and coupons of its own. */
  async function prepare(): Promise<Partial<Record<Id, Input>>> {
    let made = 0;
    const coupon = async () => {
      const body = { ...form(), code: `RIGHTS-${++made}`, maxUses: null };
      return (await admin.api.call('makeCoupon', { body })).coupon;
    };
    const form = () => ({
      requestId: crypto.randomUUID(),
      name: 'Spring',
      discount: { kind: 'percent', percent: 20 },
      duration: { kind: 'once' },
      tiers: ['plus', 'max'],
      usesPerUser: 1,
      startsAt: null,
      expiresAt: null,
    });
    const decision = async (userId: string) => {
      const { history } = await admin.api.call('getMember', { params: { userId } });
      return { reason, lastChangeId: history[0]?.id ?? null };
    };
    const member = async (tier: 'plus' | null) => {
      const { id } = await verified();
      if (tier) await admin.api.call('grantMembership', { params: { userId: id }, body: { tier, months: 1, ...(await decision(id)) } });
      return id;
    };
    const [running, secured] = [await verified(), await verified()];
    const { session } = await startExam(running);
    await turnOnTwoFactor(secured.api, () => shop.server.now());
    const [granted, extended, ended, signedOut] = [await member(null), await member('plus'), await member('plus'), await member(null)];
    const [active, toPause, toResume, toEnd] = [await coupon(), await coupon(), await coupon(), await coupon()];
    const paused = await admin.api.call('pauseCoupon', { params: { couponId: toResume.id }, body: { lastChangeId: toResume.lastChangeId } });
    const batch = await admin.api.call('makeCouponBatch', { body: { ...form(), count: 2 } });
    const { rows: jobs } = await shop.server.database.query<{ id: number }>(
      "select (graphile_worker.add_job('clean-up', run_at => now() + interval '1 day')).id from generate_series(1, 2)",
    );
    const jobId = (index: number) => String(jobs[index]?.id);
    const reporter = await verified();
    const quiz = await reporter.api.call('startQuiz', { body: { practiceSet: 'algebra' } });
    const asked = quiz.questions[0]?.question;
    await reporter.api.call('answerQuizQuestion', {
      params: { quizId: quiz.id },
      body: { position: 0, answer: asked?.format === 'choice' ? 'A' : '1', timeSpentMs: 1 },
    });
    const questionId = asked?.id ?? '';
    for (const why of ['typo', 'unclear'] as const) await reporter.api.call('reportQuestion', { body: { questionId, reason: why } });
    const { rows: reports } = await shop.server.database.query<{ id: string }>('select id from question_reports order by id');
    // One is closed by itself, the one before it decided with its question.
    const [toDecide, toClose] = reports.map(({ id }) => id);
    const decisionId = '01900000-0000-7000-8000-0000000000de';
    await shop.server.database.query(
      `insert into report_decisions (id, question_id, question_version, outcome, answer, decided_by, decided_at) values ($1, $2, 1, 'kept', 'It is right.', $1, now())`,
      [decisionId, questionId],
    );
    const waitingImport = '01900000-0000-7000-8000-0000000000ad';
    await shop.server.database.query(
      `insert into question_imports (id, author_id, file, format, use, settings, status, created_at)
       values ($1, $1, 'waiting.csv', 'csv', 'practice', '{}', 'waiting', now())`,
      [waitingImport],
    );
    const drafted = JSON.stringify(questionFromTemplate('math-entry', 'q-0123456789abcdef'));
    const { rows: versions } = await shop.server.database.query<{ version: number }>('select current_version as version from questions where id = $1', [
      questionId,
    ]);
    const stored = versions[0];
    const { pass } = await reporter.api.call('getContactPass');
    shop.server.advance(5_000);
    for (const email of ['one@example.org', 'two@example.org'])
      await reporter.api.call('sendContactMessage', { body: { topic: 'other', name: 'Sam', email, message: 'A message to read.', pass } });
    const { rows: messages } = await shop.server.database.query<{ id: string }>('select id from contact_messages order by id');
    const message = (index: number) => ({ messageId: messages[index]?.id ?? '' });
    const uploaded = (gray: number) => admin.api.call('uploadFile', { body: {}, file: grayPicture(gray) });
    const [shown, toDelete, deleted] = [await uploaded(10), await uploaded(20), await uploaded(30)];
    await admin.api.call('deleteFile', { params: { fileId: deleted.id } });
    const item = { kind: 'concept', itemId: 'find-the-cell' } as const;
    await admin.api.call('saveLearningItem', {
      params: item,
      body: { texts: [{ path: 'title', text: 'The cell in the table' }], newestVersion: 0, publish: false },
    });
    const [module, spare] = [await admin.api.call('createExamModule', { body: {} }), await admin.api.call('createExamModule', { body: {} })];
    const placed = [{ moduleId: module.id, position: 0 }];
    const [exam, toRetire] = [
      await admin.api.call('createExamDefinition', { body: { modules: placed } }),
      await admin.api.call('createExamDefinition', { body: { modules: placed } }),
    ];
    const rewritten = await admin.api.call('createQuestion', { body: { question: drafted, use: 'practice' } });
    const requested = async (state: 'waiting' | 'done', result: object | null) => {
      const id = crypto.randomUUID();
      await shop.server.database.query(
        `insert into model_requests (id, author_id, kind, wanted, question_id, question_version, state, model, day, reserved, result, created_at)
         values ($1, $2, 'rewrite', '{}', $3, 1, $4, 'test-model', '2026-01-01', 0, $5, now())`,
        [id, admin.id, rewritten.id, state, result && JSON.stringify(result)],
      );
      return { params: { requestId: id } };
    };
    const proposal = { question: rewritten.question, savedVersion: null, advice: [], blind: null, key: '1' };
    const text = { title: 'Another title', description: 'What it is about, in a sentence.', body: 'Text.' };
    return {
      getAnalytics: {},
      listContactMessages: {},
      answerContactMessage: { params: message(0), body: { answer: 'Here is how.' } },
      closeContactMessage: { params: message(1) },
      listFigureDescriptions: {},
      drawFigure: { body: { kind: 'circle', entries: Object.entries(initialEntries('circle')).map(([field, text]) => ({ field, text })) } },
      getModelSetup: {},
      listModelRequests: {},
      getModelRequest: await requested('done', null),
      startModelRequest: { body: { kind: 'draft', archetype: 'LE1-a', level: 1, use: 'practice' } },
      cancelModelRequest: await requested('waiting', null),
      saveModelRequest: await requested('done', proposal),
      drawQuestion: { body: { archetype: 'LE1-b', level: 2, use: 'practice' } },
      listTopicSettings: {},
      saveTopicSetting: { params: { topicId: 29 }, body: { after: { ...topicValues, weight: 2 }, before: topicValues } },
      listTopicVersions: { params: { topicId: 29 } },
      orderTopics: { params: { category: 'information-ideas' }, body: { after: [2, 1, 3], before: [1, 2, 3] } },
      listArchetypes: {},
      inspectDraw: { params: { archetype: 'LF-b', level: 2, seed: 7 } },
      countWordings: { params: { archetype: 'LF-b', level: 2 }, query: { seeds: 4 } },
      listFigureKinds: {},
      cancelImport: { params: { importId: waitingImport } },
      listLearningItems: {},
      getLearningItem: { params: item },
      saveLearningItem: { params: item, body: { texts: [{ path: 'title', text: 'Find the right cell' }], newestVersion: 1, publish: false } },
      publishLearningItem: { params: item, body: { version: 1, currentVersion: null } },
      exportConcepts: {},
      importConcepts: { body: { format: 'json', text: JSON.stringify([{ ...concepts[0], id: 'of-the-rights' }]), trial: false } },
      uploadFile: { body: { alt: '' }, file: tinyPicture },
      listFiles: {},
      getFile: { params: { fileId: shown.id } },
      describeFile: { params: { fileId: shown.id }, body: { alt: 'A hill' } },
      deleteFile: { params: { fileId: toDelete.id } },
      restoreFile: { params: { fileId: deleted.id } },
      listPosts: {},
      getPost: { params: { postId: 'second-module' } },
      makePost: { body: { ...text, slug: 'of-the-rights' } },
      savePost: { params: { postId: 'second-module' }, body: { ...text, slug: 'second-module', status: 'published', publishedAt: null, version: 1 } },
      grantTime: { params: { userId: running.id, sessionId: session.id }, body: { minutes: 5, reason } },
      searchMembers: {},
      getMember: { params: { userId: granted } },
      grantMembership: { params: { userId: granted }, body: { tier: 'max', months: 1, ...(await decision(granted)) } },
      extendMembership: { params: { userId: extended }, body: { months: 1, ...(await decision(extended)) } },
      endMembership: { params: { userId: ended }, body: await decision(ended) },
      listCoupons: {},
      getCoupon: { params: { couponId: active.id } },
      makeCoupon: { body: { ...form(), code: 'RIGHTS-NEW', maxUses: null } },
      makeCouponBatch: { body: { ...form(), count: 2 } },
      pauseCoupon: { params: { couponId: toPause.id }, body: { lastChangeId: toPause.lastChangeId } },
      resumeCoupon: { params: { couponId: toResume.id }, body: { lastChangeId: paused.coupon.lastChangeId } },
      endCoupon: { params: { couponId: toEnd.id }, body: { lastChangeId: toEnd.lastChangeId, reason } },
      exportCouponCodes: { params: { couponId: batch.coupon.id } },
      listRedemptions: { params: { couponId: active.id } },
      getAccountSecurity: { params: { userId: signedOut } },
      endAllSessions: { params: { userId: signedOut }, body: { reason } },
      removeTwoFactor: { params: { userId: secured.id }, body: { reason } },
      setAuthor: { params: { userId: granted }, body: { isAuthor: true, reason } },
      listQuestions: {},
      getQuestion: { params: { questionId } },
      importQuestions: { body: importing },
      startImport: { body: { ...importing, use: 'practice' } },
      listImports: {},
      exportQuestions: {},
      checkQuestion: { body: { question: drafted } },
      createQuestion: { body: { question: drafted, use: 'practice' } },
      saveQuestion: { params: { questionId }, body: { question: drafted, newestVersion: stored?.version ?? 0 } },
      setQuestionStatus: {
        params: { questionId },
        body: { status: 'retired', version: stored?.version ?? 0, seen: { status: 'published', version: stored?.version ?? 0 } },
      },
      listQuestionQuality: {},
      getQualitySummary: {},
      listCalibration: {},
      getCalibration: {},
      switchCalibration: { body: { run: null, before: null } },
      getQuestionCalibration: { params: { questionId }, query: { version: 1 } },
      exportResponses: {},
      getAdminHome: {},
      listAdminActions: {},
      listExamModules: {},
      getExamModule: { params: { moduleId: module.id } },
      previewExamModule: { params: { moduleId: module.id } },
      createExamModule: { body: {} },
      saveExamModule: { params: { moduleId: module.id }, body: { title: 'Renamed', seenAt: module.updatedAt } },
      setExamModuleStatus: { params: { moduleId: spare.id }, body: { isRetired: true } },
      suggestModuleQuestions: {},
      listExamDefinitions: {},
      getExamDefinition: { params: { examId: exam.id } },
      createExamDefinition: { body: { modules: placed } },
      saveExamDefinition: { params: { examId: exam.id }, body: { title: 'Renamed', modules: placed, seenAt: exam.updatedAt } },
      setExamStatus: { params: { examId: toRetire.id }, body: { status: 'retired', seenAt: toRetire.updatedAt } },
      listFeatureFlags: {},
      switchFeature: { params: { name: 'useRepairEngine' }, body: { isOn: true, reason } },
      openSupportView: { params: { userId: granted }, body: { reason } },
      getQuestionsById: { query: { ids: questionId } },
      listTopicQuestions: { query: { subcategory: 'linear-functions' } },
      listRecentQuestions: {},
      getModuleByNumber: { params: { moduleNumber: 1 } },
      listReportedQuestions: {},
      listReportDecisions: {},
      getQuestionReports: { params: { questionId } },
      listAffectedResults: { params: { questionId } },
      listQuestionReports: {},
      closeQuestionReport: { params: { reportId: toClose ?? '' } },
      decideReports: { params: { questionId }, body: { outcome: 'kept', answer: 'The key is right.', newestReport: toDecide ?? '' } },
      reopenReports: { params: { decisionId } },
      getJobQueue: {},
      listJobs: {},
      retryJob: { params: { jobId: jobId(0) } },
      deleteJob: { params: { jobId: jobId(1) }, body: { reason } },
    };
  }

  beforeAll(async () => {
    admin = await verified();
    await shop.server.database.query('update users set is_admin = true where id = $1', [admin.id]);
    inputs = await prepare();
  });

  test('are all tried here', () => expect(Object.keys(inputs).sort()).toEqual([...admins].sort()));

  test('by anybody else are refused and leave every table as it was', async () => {
    const [free, plus, max, expired] = [await verified(), await verified(), await verified(), await verified()];
    for (const [person, tier, end] of [
      [plus, 'plus', '1 day'],
      [max, 'max', '1 day'],
      [expired, 'max', '-1 minute'],
    ] as const)
      await shop.server.database.query('update users set membership_tier = $2, membership_end_date = now() + $3::interval where id = $1', [
        person.id,
        tier,
        end,
      ]);
    const unverified = await signUp(shop.server);
    const author = await newAuthor(shop.server);
    await shop.server.database.query('update users set is_admin = true where id = $1', [unverified.id]);
    const callers = [
      ['nobody', new ApiClient(shop.server), 401],
      ['a guest', await newGuest(shop.server), 401],
      ['an administrator whose address is not verified', unverified.api, 403],
      ...([free, plus, max, expired] as const).map((person, index) => [['free', 'plus', 'max', 'expired'][index] ?? '', person.api, 403] as const),
    ] as const;
    const before = await fingerprint(shop.server);
    for (const id of admins)
      for (const [who, api, status] of [...callers, ...(calls[id].access === 'admin' ? [['an author', author.api, 403] as const] : [])]) {
        const answer = await api.try(id, inputs[id] ?? {});
        expect(answer.status, `${id} by ${who}`).toBe(status);
        expect(Object.keys(Object(answer.body)), `${id} by ${who}`).toEqual(['error']);
      }
    expect(await fingerprint(shop.server)).toEqual(before);
  });

  test('would all have worked for an administrator', async () => {
    for (const id of admins) expect((await admin.api.try(id, inputs[id] ?? {})).status, id).toBeLessThan(300);
  });
});
