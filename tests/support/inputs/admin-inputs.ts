/** Valid inputs for the calls of administrators. */
import type { Inputs, Owned } from './owned.ts';

const reason = 'Asked for by mail, checked';

const page = { limit: 5 };
const noReport = '01900000-0000-7000-8000-00000000c0de';
const tiers: ('plus' | 'max')[] = ['plus', 'max'];
const coupon = {
  requestId: '01900000-0000-7000-8000-00000000c0de',
  name: 'Spring',
  discount: { kind: 'percent', percent: 20 },
  duration: { kind: 'once' },
  tiers,
  usesPerUser: 1,
  startsAt: null,
  expiresAt: null,
} as const;

export function adminInputs(owned: Owned) {
  const { userId, email, couponId, questionId } = owned;
  const decision = { reason, lastChangeId: owned.membershipChangeId };
  const change = { params: { couponId }, body: { lastChangeId: owned.couponChangeId } };
  const member = { params: { userId } };
  return {
    getAccountSecurity: member,
    endAllSessions: { ...member, body: { reason } },
    removeTwoFactor: { ...member, body: { reason } },
    setAuthor: { ...member, body: { isAuthor: true, reason } },
    searchMembers: { query: { ...page, q: email, sort: 'email' } },
    getMember: member,
    grantMembership: { ...member, body: { ...decision, tier: 'max', months: 1 } },
    extendMembership: { ...member, body: { ...decision, months: 1 } },
    endMembership: { ...member, body: decision },
    listCoupons: { query: { ...page, show: 'all', q: owned.couponCode, sort: 'created' } },
    getCoupon: { params: { couponId } },
    makeCoupon: { body: { ...coupon, code: 'SPRING-NEW', maxUses: null } },
    makeCouponBatch: { body: { ...coupon, count: 2 } },
    pauseCoupon: change,
    resumeCoupon: change,
    endCoupon: { ...change, body: { ...change.body, reason } },
    exportCouponCodes: { params: { couponId } },
    listRedemptions: { params: { couponId }, query: { ...page } },
    getJobQueue: {},
    listJobs: { query: { ...page, show: 'all' } },
    retryJob: { params: { jobId: owned.jobId } },
    deleteJob: { params: { jobId: owned.jobId }, body: { reason } },
    getQuestionsById: { query: { ids: questionId } },
    listTopicQuestions: { query: { subcategory: 'algebra/linear-functions', limit: 5 } },
    listRecentQuestions: { query: { limit: 5 } },
    getModuleByNumber: { params: { moduleNumber: 1 } },
    listQuestionReports: { query: { ...page } },
    closeQuestionReport: { params: { reportId: noReport } },
    listReportedQuestions: { query: { ...page } },
    listReportDecisions: { query: { ...page } },
    getQuestionReports: { params: { questionId } },
    decideReports: { params: { questionId }, body: { outcome: 'kept', answer: 'The key is right.', newestReport: noReport } },
    reopenReports: { params: { decisionId: owned.decisionId } },
    listAffectedResults: { params: { questionId }, query: { ...page } },
    listFeatureFlags: {},
    switchFeature: { params: { name: 'smartQuizEnabled' }, body: { isOn: false, reason } },
    openSupportView: { ...member, body: { reason } },
    listContactMessages: { query: { ...page, filter: 'done' } },
    answerContactMessage: { params: { messageId: owned.messageId }, body: { answer: 'Open it and choose Print.' } },
    closeContactMessage: { params: { messageId: owned.messageId } },
    getAnalytics: { query: { days: 28 } },
  } as const satisfies Partial<Inputs>;
}
