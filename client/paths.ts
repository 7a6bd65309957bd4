/** Every path of the client, once. Screens build links with `pathTo`, never with strings. */
import { generatePath, matchPath } from 'react-router';
import { sitePatterns, toolPatterns } from './site-paths.ts';

/** Screens of the app. */
export const screenPatterns = {
  login: '/login',
  signInCode: '/login/code',
  signup: '/signup',
  finishSignUp: '/finish-sign-up',
  verifyEmail: '/verify-email',
  correctEmail: '/correct-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  authNotice: '/auth-notice',
  goodbye: '/goodbye',
  ...toolPatterns,
  guestQuiz: '/guest-quiz',
  guestPracticeSet: '/guest-quiz/:practiceSet',
  guestSubjectQuizzes: '/guest-subject-quizzes',
  guestSmartQuiz: '/guest-smart-quiz',
  subjectQuizzes: '/subject-quizzes',
  smartQuizGenerator: '/smart-quiz-generator',
  smartQuizIntro: '/smart-quiz-intro',
  smartQuiz: '/smart-quiz/:quizId',
  smartQuizResults: '/smart-quiz-results/:quizId',
  quizResults: '/quiz-results/:quizId',
  hardestSets: '/hardest-sets',
  wordBank: '/word-bank',
  conceptBank: '/concept-bank',
  conceptDetail: '/concept-detail/:conceptId',
  concept: '/concept/:conceptId',
  lectures: '/lectures',
  lecture: '/lectures/:lectureId',
  learn: '/learn/:subcategoryId',
  flashcards: '/flashcards',
  sharedDeck: '/flashcards/shared/:link',
  deck: '/flashcards/:deckId',
  studyDeck: '/flashcards/:deckId/study',
  review: '/review',
  studyResources: '/study-resources',
  profile: '/profile',
  membershipUpgrade: '/membership/upgrade',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  welcome: '/welcome',
  studyPlan: '/study-plan',
  projection: '/projection',
  dashboard: '/dashboard',
  progress: '/progress',
  skills: '/skills',
  subcategoryProgress: '/subcategory-progress/:subcategoryId',
  predictiveExam: '/predictive-exam',
  practiceExams: '/practice-exams',
  practiceExam: '/practice-exam/:examId',
  practiceExamResults: '/practice-exam/:examId/results',
  examLanding: '/exam/landing',
  exam: '/exam/:moduleId',
  intermission: '/intermission',
  examResults: '/exam/results/:examId?',
  results: '/results/:examId?',
  allResults: '/all-results',
  admin: '/admin',
  adminQuestions: '/admin/question-editor',
  adminQuestionImport: '/admin/question-import',
  adminQuestion: '/admin/question-editor/:questionId',
  adminExams: '/admin/practice-exams',
  adminExamModule: '/admin/practice-exams/modules/:moduleId',
  adminModulePreview: '/admin/practice-exams/modules/:moduleId/preview',
  adminExam: '/admin/practice-exams/:examId',
  adminExamPreview: '/admin/practice-exams/:examId/preview',
  adminQuality: '/admin/question-quality',
  adminActions: '/admin/actions',
  adminMembership: '/admin/membership-management',
  adminMember: '/admin/membership-management/:userId',
  adminSupport: '/admin/membership-management/:userId/support',
  adminFlags: '/admin/feature-flags',
  adminReports: '/admin/reported-questions',
  adminReport: '/admin/reported-questions/:questionId',
  adminBlog: '/admin/blog-management',
  adminPost: '/admin/blog-management/:postId',
  adminLearning: '/admin/learning-content',
  adminLearningItem: '/admin/learning-content/:kind/:itemId',
  adminAi: '/admin/ai-content',
  adminFigures: '/admin/graph-generation',
  adminDescriptions: '/admin/graph-descriptions',
  adminTopics: '/admin/subcategory-settings',
  adminMathLibrary: '/admin/math-library',
  adminFigureKit: '/admin/figure-kit',
  adminConceptImport: '/admin/concept-import',
  adminMessages: '/admin/messages',
  adminJobs: '/admin/jobs',
  adminAnalytics: '/admin/analytics',
  adminCoupons: '/admin/coupon-management',
  adminCoupon: '/admin/coupon-management/:couponId',
  adminDesign: '/admin/design',
} as const;

export const routePatterns = { ...sitePatterns, ...screenPatterns } as const;

/** Paths of earlier versions, which redirect to a current screen. */
export const movedPatterns = { skillDrill: '/skill-drill/:skillTag', lesson: '/lesson/:skillTag' } as const;

/** True if there is a screen at this path, or one it has moved to. */
export const routeExists = (path: string): boolean =>
  Object.values({ ...routePatterns, ...movedPatterns }).some((pattern) => matchPath(pattern, path) !== null);

export type RouteName = keyof typeof routePatterns;
export type ScreenName = keyof typeof screenPatterns;

type Segment<S extends string> = S extends `:${infer Name}?`
  ? { readonly [K in Name]?: string }
  : S extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown;
type Parameters<P extends string> = P extends `${infer Head}/${infer Tail}` ? Segment<Head> & Parameters<Tail> : Segment<P>;

/** Query values; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** The path of a route, e.g. `pathTo('practiceExam', { examId })`; `query` is appended. */
export function pathTo<N extends RouteName>(name: N, params?: Parameters<(typeof routePatterns)[N]>, query: Query = {}): string {
  const path = generatePath<string>(routePatterns[name], Object.fromEntries(Object.entries(params ?? {})));
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as [string, string]])));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Where a quiz of an account is taken. */
export const quizPath = (quizId: string): string => pathTo('smartQuiz', { quizId });
