/**
 * An input for every call that passes its schemas and names what `owned` belongs to. The types require a row for each call
 * of the contract, with each parameter and field that the call requires.
 */
import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Input } from './browserless-client.ts';
import { closedPushService } from './push-service.ts';
import { questionFromTemplate } from '#core/authoring/templates.ts';
import { answerState, goodPassword } from './students.ts';

/** The id or name of one of each kind of thing that belongs to a student, or that an administrator manages for them. */
export interface Owned {
  readonly userId: string;
  readonly email: string;
  readonly pendingEmail: string;
  readonly phone: string;
  readonly sessionId: string;
  readonly examId: string;
  readonly questionId: string;
  /** A question of the error log. */
  readonly missedId: string;
  /** A question answered in a quiz. */
  readonly answeredId: string;
  readonly resultId: string;
  readonly quizId: string;
  readonly checkoutId: string;
  readonly quoteId: string;
  /** A trusted browser. */
  readonly deviceId: string;
  readonly signedInDeviceId: string;
  readonly couponId: string;
  readonly couponCode: string;
  readonly couponChangeId: string;
  readonly membershipChangeId: string;
  readonly jobId: string;
  /** A browser that takes notifications. */
  readonly subscriptionId: string;
  readonly deckId: string;
  readonly cardId: string;
  readonly messageId: string;
}

/** A part of the input that the call declares; none if it declares none. */
type Part<Key extends string, Schema extends z.ZodType> =
  unknown extends z.input<Schema> ? { readonly [K in Key]?: never } : { readonly [K in Key]: z.input<Schema> };
type InputOf<C> = C extends Call<infer P, infer Q, infer B> ? Part<'params', P> & Part<'query', Q> & Part<'body', B> : never;

const drafted = JSON.stringify(questionFromTemplate('math-entry', 'q-0123456789abcdef'));
const importing = {
  format: 'csv' as const,
  file: 'one.csv',
  text: 'question,answer\nWhat is 2 + 2?,4',
  mapping: [{ column: 'question', field: 'question' as const }],
  topicId: 11,
  use: 'practice' as const,
  rights: 'Our own',
  trial: true,
};
const reason = 'Asked for by mail, checked';
const page = { limit: 5 };

export function validInputs(owned: Owned) {
  const { userId, email, sessionId, questionId, resultId, quizId, couponId, checkoutId } = owned;
  const position = 0;
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
  const deck = { deckId: owned.deckId };
  const today = { dayStart: '2026-11-22T05:00:00Z' };
  const proof = { currentPassword: goodPassword };
  const token = 'a-token-that-nobody-was-mailed-0123456789';
  const saves = [answerState(questionId, 'A', { seq: 9 })];
  const decision = { reason, lastChangeId: owned.membershipChangeId };
  const change = { params: { couponId }, body: { lastChangeId: owned.couponChangeId } };
  const member = { params: { userId } };
  const inputs = {
    signUp: { body: { name: 'Sam Poe', email, password: goodPassword } },
    signIn: { body: { email, password: 'not-their-password-1' } },
    signInAtLink: { body: { token, password: goodPassword } },
    signOut: {},
    me: {},
    sendVerification: { body: { email, name: 'Sam Poe' } },
    sendBackupVerification: {},
    verifyEmail: { body: { token } },
    forgotPassword: { body: { email } },
    getPasswordReset: { body: { token } },
    resetPassword: { body: { token, password: 'another-peak-3141', removeIdentities: ['google'], removeSecondFactors: true } },
    getProfile: {},
    updateProfile: { body: { name: 'Sam Poe' } },
    changePassword: { body: { ...proof, password: 'another-peak-3141' } },
    changeEmail: { body: { ...proof, email } },
    correctEmail: { body: { email } },
    confirmEmail: { body: { token } },
    signOutElsewhere: {},
    signOutDevice: { params: { signedInDeviceId: owned.signedInDeviceId } },
    exportData: { query: { part: 'account', cursor: `${userId}~${sessionId}` } },
    deleteAccount: { body: { ...proof, confirmation: 'DELETE' } },
    identityProviders: {},
    beginIdentitySignIn: { body: { provider: 'google', popup: true, search: '?from=/exams' } },
    beginIdentityConnection: { body: { ...proof, provider: 'google', popup: true } },
    beginIdentityConfirmation: { body: { provider: 'google', popup: true } },
    confirmWithMailedCode: { body: { code: '123456' } },
    disconnectIdentity: { body: { ...proof, provider: 'google' } },
    unfinishedSignUp: {},
    finishSignUp: { body: { name: 'Sam Poe', email } },
    getAccountSecurity: member,
    endAllSessions: { ...member, body: { reason } },
    removeTwoFactor: { ...member, body: { reason } },
    listQuestions: { query: { ...page, q: 'lake', status: 'published', topicId: 4 } },
    getQuestion: { params: { questionId }, query: { version: 1 } },
    importQuestions: { body: importing },
    exportQuestions: { query: { status: 'retired' } },
    checkQuestion: { body: { question: drafted } },
    createQuestion: { body: { question: drafted, use: 'practice' } },
    saveQuestion: { params: { questionId }, body: { question: drafted, newestVersion: 1 } },
    setQuestionStatus: {
      params: { questionId },
      body: { status: 'retired', version: 1, seen: { status: 'published', version: 1 }, reason },
    },
    setAuthor: { ...member, body: { isAuthor: true, reason } },
    getTwoFactor: {},
    beginTwoFactor: { body: proof },
    confirmTwoFactor: { body: { code: '123456' } },
    renewBackupCodes: { body: proof },
    turnOffTwoFactor: { body: proof },
    forgetTrustedDevice: { params: { deviceId: owned.deviceId } },
    getChallenge: {},
    signInWithCode: { body: { method: 'app', code: '123456', trustDevice: true } },
    textSignInCode: {},
    abandonSignIn: {},
    getPhone: {},
    textPhoneCode: { body: { ...proof, number: owned.phone } },
    resendPhoneCode: {},
    verifyPhone: { body: { code: '123456' } },
    removePhone: { body: proof },
    listExams: {},
    getExam: { params: { examId: owned.examId } },
    startSession: { body: { practiceExamId: owned.examId, mode: 'test-day', timeMultiplier: 1.5 } },
    listSessions: {},
    getSession: { params: { sessionId } },
    deleteSession: { params: { sessionId } },
    startModule: { params: { sessionId, position } },
    saveAnswers: { params: { sessionId, position }, body: { saves, currentQuestionIndex: 3 } },
    pauseModule: { params: { sessionId, position } },
    submitModule: { params: { sessionId, position }, body: { saves, reason: 'student' } },
    endBreak: { params: { sessionId } },
    grantTime: { params: { userId, sessionId }, body: { minutes: 5, reason } },
    listResults: { query: { ...page } },
    getLatestResult: { query: { practiceExamId: owned.examId } },
    getResult: { params: { resultId } },
    getReview: { params: { resultId, position } },
    getPredictive: {},
    startPredictive: { body: { timeMultiplier: 1 } },
    listPracticedMisses: { params: { resultId } },
    practiceMiss: { params: { resultId }, body: { questionId: owned.questionId, answer: 'B', tries: 1, timeSpentMs: 20_000 } },
    getProgress: {},
    listAttempts: { query: { topicId: 29, limit: 5 } },
    getTopicHistory: { params: { topicId: 29 }, query: { limit: 5 } },
    getRankings: {},
    takePartInRankings: { body: { isRanked: true } },
    searchMembers: { query: { ...page, q: email, sort: 'email' } },
    getMember: member,
    grantMembership: { ...member, body: { ...decision, tier: 'max', months: 1 } },
    extendMembership: { ...member, body: { ...decision, months: 1 } },
    endMembership: { ...member, body: decision },
    checkCoupon: { body: { code: owned.couponCode, tier: 'plus', months: null } },
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
    listPracticeSets: {},
    startQuiz: { body: { practiceSet: 'algebra' } },
    getQuiz: { params: { quizId } },
    answerQuizQuestion: { params: { quizId }, body: { position: 1, answer: 'A', timeSpentMs: 1 } },
    startCustomQuiz: { body: { source: 'topics', topics: [11, 12], levels: [1, 2, 3], length: 5, mode: 'at-end' } },
    saveQuizAnswers: { params: { quizId }, body: { saves: [{ position: 0, answer: 'A', guessed: false, timeSpentMs: 0, seq: 1, device: 'testdevice01' }] } },
    submitQuiz: { params: { quizId }, body: { saves: [] } },
    getQuizResult: { params: { quizId } },
    getQuestionBank: {},
    listMetQuestions: { query: { ...page, section: 'math', level: 2, q: 'line', state: 'wrong' } },
    countMetQuestions: { query: { topicId: 12 } },
    getMetQuestion: { params: { questionId: owned.answeredId } },
    keepMetQuestion: { params: { questionId: owned.answeredId }, body: { marked: true, note: 'Ask about this' } },
    printMetQuestions: { query: { state: 'all' } },
    getSkillQueue: {},
    markSkillReviewed: { params: { skillTag: 'systems' }, body: {} },
    removeSkill: { params: { skillTag: 'systems' } },
    reportQuestion: { body: { questionId, reason: 'typo', note: 'In the second line' } },
    listQuestionReports: { query: { ...page } },
    closeQuestionReport: { params: { reportId: '01900000-0000-7000-8000-00000000c0de' } },
    getContactPass: {},
    sendContactMessage: {
      body: { topic: 'question', name: 'Sam Poe', email: `${email}.friend`, message: 'How do I print a result?', pass: 'not-a-pass' },
    },
    listContactMessages: { query: { ...page, filter: 'done' } },
    answerContactMessage: { params: { messageId: owned.messageId }, body: { answer: 'Open it and choose Print.' } },
    closeContactMessage: { params: { messageId: owned.messageId } },
    checkSampleAnswer: { body: { choice: 'C' } },
    listPosts: { query: { ...page, q: 'score' } },
    getPost: { params: { postId: 'how-sure-is-a-score' } },
    makePost: { body: { title: 'A new post', description: 'What it is about, in a sentence.', body: 'Text.', slug: `a-new-post-${userId}` } },
    savePost: {
      params: { postId: 'second-module' },
      body: {
        title: 'Another title',
        description: 'What it is about, in a sentence.',
        body: 'Text.',
        slug: 'second-module',
        status: 'published',
        publishedAt: null,
        version: 1,
      },
    },
    getPatterns: {},
    getThisFirst: {},
    getReviewSummary: {},
    listErrors: { query: { ...page, section: 'math', cause: 'none', state: 'open' } },
    getError: { params: { questionId: owned.missedId } },
    updateError: { params: { questionId: owned.missedId }, body: { cause: 'slip', note: 'Read it twice', closed: true } },
    removeError: { params: { questionId: owned.missedId } },
    printErrors: { query: { state: 'all' } },
    exportErrors: { query: { ...page, state: 'all' } },
    getDashboard: {},
    refreshRecommendations: { body: {} },
    getSkills: {},
    getPlan: {},
    startCheckout: { body: { tier: 'plus', months: 1, couponCode: owned.couponCode } },
    confirmCheckout: { params: { checkoutId } },
    cancelCheckout: { params: { checkoutId } },
    openPortal: { body: { purpose: 'billing' } },
    keepPlan: { body: {} },
    previewChange: { body: { tier: 'max' } },
    changePlan: { body: { quoteId: owned.quoteId } },
    getStudyResources: {},
    getStudySettings: {},
    getStudyPlan: {},
    saveStudySettings: { body: { examDate: '2027-03-13', targetScore: 1300, minutes: [30, 30, 30, 30, 0, 60, 60], timeZone: 'America/New_York' } },
    listWordSets: {},
    listWords: { query: { ...page, set: 6, show: 'all', sort: 'word', q: 'aba' } },
    getWord: { params: { word: 'abate' } },
    markWord: { params: { word: 'abate' }, body: { state: 'learning' } },
    getWordCheck: { query: { set: 6 } },
    listConcepts: {},
    getTopicConcepts: { params: { topicId: 11 } },
    getConcept: { params: { conceptId: 'undo-in-reverse-order' } },
    listLectures: {},
    getLecture: { params: { lectureId: 'linear-functions' } },
    saveLecturePlace: { params: { lectureId: 'linear-functions' }, body: { part: 'slope', done: true } },
    answerLectureQuestion: { params: { lectureId: 'linear-functions' }, body: { questionId: 'input-or-output', choice: 1 } },
    getLearningPath: { params: { topicId: 12 } },
    recordVisit: { body: { events: [{ name: 'pageview', path: '/practice-exam/:examId', referrer: 'example.org' }] } },
    getAnalyticsChoice: {},
    saveAnalyticsChoice: { body: { counted: true } },
    recordEngagement: { body: { engagementType: 'lecture_opened', skillTag: 'linear-functions', metadata: { screen: '/lectures/:lectureId' } } },
    getAnalytics: { query: { days: 28 } },
    getNotifications: {},
    saveNotifications: {
      body: { timeZone: 'America/Chicago', weekdayHour: 17, weekendHour: 10, push: ['reviews-due'], email: ['weekly-summary'], severalADay: false },
    },
    addPushSubscription: {
      body: { endpoint: `${closedPushService}/another-browser`, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
    },
    removePushSubscription: { params: { subscriptionId: owned.subscriptionId } },
    sendTestNotification: {},
    recordNotificationEvent: { body: { eventType: 'notification_opened', metadata: { title: '3 mistakes to review', notificationType: 'reviews-due' } } },
    listDecks: { query: today },
    createDeck: { body: { name: 'Weak words' } },
    updateDeck: { params: deck, body: { name: 'Weak words', description: 'From practice exams' } },
    deleteDeck: { params: deck },
    restoreDeck: { params: deck },
    listCards: { params: deck, query: { ...page, show: 'all', q: '' } },
    addCards: { params: deck, body: { cards: [{ id: '01900000-0000-7000-8000-00000000ca4d', front: 'gist', back: 'main idea' }] } },
    collectCards: { body: { deckId: owned.deckId, from: { kind: 'words', words: ['abate'] } } },
    updateCard: { params: { cardId: owned.cardId }, body: { back: 'the main idea' } },
    removeCards: { body: { cardIds: [owned.cardId], removed: true } },
    getStudyQueue: { params: deck, query: today },
    recordReviews: {
      body: {
        reviews: [
          {
            id: '01900000-0000-7000-8000-0000000000ed',
            cardId: owned.cardId,
            grade: 'good',
            at: 1_790_000_000_000,
            retention: 90,
            undone: false,
            tookMs: 4_000,
          },
        ],
      },
    },
    getFlashcardStatistics: { query: today },
    saveFlashcardSettings: { body: { retention: 85, newPerDay: 10 } },
    shareDeck: { params: deck },
    unshareDeck: { params: deck },
    getSharedDeck: { params: { link: token } },
    copySharedDeck: { params: { link: token } },
    exportDeck: { params: deck, query: {} },
    recordWordAnswer: { params: { word: 'abate' }, body: { right: true } },
  } as const satisfies { readonly [Id in keyof Calls]: InputOf<Calls[Id]> };
  return inputs satisfies Readonly<Record<keyof Calls, Input>>;
}
