/** The table of all screens. Each screen's code loads when it is first visited. */
import type { RouteObject } from 'react-router';
import { examPlayerRoutes, examPreviewRoutes, examRoutes } from './features/exams/routes.tsx';
import { progressRoutes } from './features/progress/routes.tsx';
import { ownQuizRoutes } from './features/quizzes/routes.tsx';
import { reviewRoutes } from './features/review/routes.tsx';
import { routePatterns } from './paths.ts';
import { Guard } from './shell/guard.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import type { ScreenHandle } from './screen-handle.ts';
import { Root, RootError } from './shell/root.tsx';
import { ToSite } from './shell/to-site.tsx';
import { sitePatterns } from './site-paths.ts';

const publicRoutes: RouteObject[] = [
  { path: routePatterns.verifyEmail, lazy: async () => ({ Component: (await import('./features/accounts/verify-email-screen.tsx')).VerifyEmailScreen }) },
  {
    path: routePatterns.forgotPassword,
    lazy: async () => ({ Component: (await import('./features/accounts/forgot-password-screen.tsx')).ForgotPasswordScreen }),
  },
  { path: routePatterns.resetPassword, lazy: async () => ({ Component: (await import('./features/accounts/reset-password-screen.tsx')).ResetPasswordScreen }) },
  { path: routePatterns.confirmEmail, lazy: async () => ({ Component: (await import('./features/accounts/confirm-email-screen.tsx')).ConfirmEmailScreen }) },
  {
    path: routePatterns.calculator,
    lazy: async () => ({ Component: (await import('./features/calculator/calculator-screen.tsx')).CalculatorScreen }),
  },
  {
    path: routePatterns.scoreCalculator,
    lazy: async () => ({ Component: (await import('./features/score-calculator/score-calculator-screen.tsx')).ScoreCalculatorScreen }),
  },
];

const unverifiedRoutes: RouteObject[] = [
  { path: routePatterns.correctEmail, lazy: async () => ({ Component: (await import('./features/accounts/correct-email-screen.tsx')).CorrectEmailScreen }) },
];

const guestRoutes: RouteObject[] = [
  { path: routePatterns.authNotice, lazy: async () => ({ Component: (await import('./features/accounts/auth-notice-screen.tsx')).AuthNoticeScreen }) },
  { path: routePatterns.goodbye, lazy: async () => ({ Component: (await import('./features/accounts/goodbye-screen.tsx')).GoodbyeScreen }) },
  { path: routePatterns.login, lazy: async () => ({ Component: (await import('./features/accounts/login-screen.tsx')).LoginScreen }) },
  { path: routePatterns.finishSignUp, lazy: async () => ({ Component: (await import('./features/accounts/finish-sign-up-screen.tsx')).FinishSignUpScreen }) },
  { path: routePatterns.signInCode, lazy: async () => ({ Component: (await import('./features/accounts/sign-in-code-screen.tsx')).SignInCodeScreen }) },
  { path: routePatterns.signup, lazy: async () => ({ Component: (await import('./features/accounts/signup-screen.tsx')).SignupScreen }) },
];

/** In the frame of the app, and for anybody: quizzes make their own guests. */
const practiceRoutes: RouteObject[] = [
  {
    path: routePatterns.guestQuiz,
    lazy: async () => ({ Component: (await import('./features/quizzes/practice-screens.tsx')).PracticeScreen }),
  },
  { path: routePatterns.guestPracticeSet, lazy: async () => ({ Component: (await import('./features/quizzes/practice-set-screen.tsx')).PracticeSetScreen }) },
  {
    path: routePatterns.guestSubjectQuizzes,
    lazy: async () => ({ Component: (await import('./features/quizzes/practice-screens.tsx')).SubjectQuizzesScreen }),
  },
  { path: routePatterns.guestSmartQuiz, lazy: async () => ({ Component: (await import('./features/quizzes/practice-set-screen.tsx')).SmartQuizScreen }) },
];

const verifiedRoutes: RouteObject[] = [
  {
    path: routePatterns.profile,
    lazy: async () => ({ Component: (await import('./features/accounts/profile/profile-screen.tsx')).ProfileScreen }),
  },
  {
    path: routePatterns.membershipUpgrade,
    lazy: async () => ({ Component: (await import('./features/membership/upgrade-screen.tsx')).UpgradeScreen }),
  },
  { path: routePatterns.paymentSuccess, lazy: async () => ({ Component: (await import('./features/membership/success-screen.tsx')).PaymentSuccessScreen }) },
  { path: routePatterns.paymentCancel, lazy: async () => ({ Component: (await import('./features/membership/cancel-screen.tsx')).PaymentCancelScreen }) },
  {
    path: routePatterns.wordBank,
    lazy: async () => ({ Component: (await import('./features/words/word-bank-screen.tsx')).WordBankScreen }),
  },
  ...examRoutes,
  ...ownQuizRoutes,
  ...progressRoutes,
  {
    path: routePatterns.welcome,
    lazy: async () => ({ Component: (await import('./features/study-plan/welcome-screen.tsx')).WelcomeScreen }),
  },
  {
    path: routePatterns.studyPlan,
    lazy: async () => ({ Component: (await import('./features/study-plan/study-plan-screen.tsx')).StudyPlanScreen }),
  },
  ...reviewRoutes,
  {
    path: routePatterns.learn,
    lazy: async () => ({ Component: (await import('./features/lectures/learning-path-screen.tsx')).LearningPathScreen }),
  },
];

/** Behind the gate of the plus tier. */
const plusRoutes: RouteObject[] = [
  {
    path: routePatterns.conceptBank,
    lazy: async () => ({ Component: (await import('./features/concepts/concept-bank-screen.tsx')).ConceptBankScreen }),
  },
  ...[routePatterns.conceptDetail, routePatterns.concept].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('./features/concepts/concept-screen.tsx')).ConceptScreen }),
  })),
  {
    path: routePatterns.lectures,
    lazy: async () => ({ Component: (await import('./features/lectures/lectures-screen.tsx')).LecturesScreen }),
  },
  {
    path: routePatterns.lecture,
    lazy: async () => ({ Component: (await import('./features/lectures/lecture-screen.tsx')).LectureScreen }),
  },
  {
    path: routePatterns.flashcards,
    lazy: async () => ({ Component: (await import('./features/flashcards/decks-screen.tsx')).DecksScreen }),
  },
  {
    path: routePatterns.sharedDeck,
    lazy: async () => ({ Component: (await import('./features/flashcards/shared-deck-screen.tsx')).SharedDeckScreen }),
  },
  {
    path: routePatterns.deck,
    lazy: async () => ({ Component: (await import('./features/flashcards/deck-screen.tsx')).DeckScreen }),
  },
  {
    path: routePatterns.studyDeck,
    lazy: async () => ({ Component: (await import('./features/flashcards/study/study-screen.tsx')).StudyScreen }),
  },
  {
    path: routePatterns.studyResources,
    lazy: async () => ({ Component: (await import('./features/study/study-resources-screen.tsx')).StudyResourcesScreen }),
  },
];

/** Behind the gate of the max tier. */
const maxRoutes: RouteObject[] = [
  {
    path: routePatterns.projection,
    lazy: async () => ({ Component: (await import('./features/study-plan/ahead/ahead-screen.tsx')).AheadScreen }),
  },
  {
    path: routePatterns.hardestSets,
    lazy: async () => ({ Component: (await import('./features/quizzes/hardest-sets-screen.tsx')).HardestSetsScreen }),
  },
];

/** Where content is made: for authors and administrators. */
const authorRoutes: RouteObject[] = [
  { path: routePatterns.admin, lazy: async () => ({ Component: (await import('./features/admin/admin-screen.tsx')).AdminScreen }) },
  { path: routePatterns.adminQuestions, lazy: async () => ({ Component: (await import('./features/admin/questions/questions-screen.tsx')).QuestionsScreen }) },
  { path: routePatterns.adminQuestionImport, lazy: async () => ({ Component: (await import('./features/admin/questions/import-screen.tsx')).ImportScreen }) },
  { path: routePatterns.adminQuestion, lazy: async () => ({ Component: (await import('./features/admin/questions/question-screen.tsx')).QuestionScreen }) },
  { path: routePatterns.adminExams, lazy: async () => ({ Component: (await import('./features/admin/exams/exams-screen.tsx')).ExamsScreen }) },
  { path: routePatterns.adminExamModule, lazy: async () => ({ Component: (await import('./features/admin/exams/module-screen.tsx')).ExamModuleScreen }) },
  { path: routePatterns.adminExam, lazy: async () => ({ Component: (await import('./features/admin/exams/exam-screen.tsx')).ExamDefinitionScreen }) },
  { path: routePatterns.adminQuality, lazy: async () => ({ Component: (await import('./features/admin/quality/quality-screen.tsx')).QualityScreen }) },
  {
    path: routePatterns.adminReport,
    lazy: async () => ({ Component: (await import('./features/admin/reports/reported-question-screen.tsx')).ReportedQuestionScreen }),
  },
  { path: routePatterns.adminReports, lazy: async () => ({ Component: (await import('./features/admin/reports/reports-screen.tsx')).ReportsScreen }) },
  { path: routePatterns.adminBlog, lazy: async () => ({ Component: (await import('./features/admin/blog/blog-screen.tsx')).BlogScreen }) },
  {
    path: routePatterns.adminDescriptions,
    lazy: async () => ({ Component: (await import('./features/admin/figures/descriptions-screen.tsx')).DescriptionsScreen }),
  },
  { path: routePatterns.adminAi, lazy: async () => ({ Component: (await import('./features/admin/ai/ai-screen.tsx')).AiScreen }) },
  { path: routePatterns.adminFigures, lazy: async () => ({ Component: (await import('./features/admin/figures/figure-screen.tsx')).FigureScreen }) },
  { path: routePatterns.adminTopics, lazy: async () => ({ Component: (await import('./features/admin/topics/topics-screen.tsx')).TopicsScreen }) },
  {
    path: routePatterns.adminMathLibrary,
    lazy: async () => ({ Component: (await import('./features/admin/math/math-library-screen.tsx')).MathLibraryScreen }),
  },
  { path: routePatterns.adminFigureKit, lazy: async () => ({ Component: (await import('./features/admin/math/figure-kit-screen.tsx')).FigureKitScreen }) },
  {
    path: routePatterns.adminLearning,
    lazy: async () => ({ Component: (await import('./features/admin/learning-content/items-screen.tsx')).ItemsScreen }),
  },
  {
    path: routePatterns.adminLearningItem,
    lazy: async () => ({ Component: (await import('./features/admin/learning-content/item-screen.tsx')).ItemScreen }),
  },
  {
    path: routePatterns.adminConceptImport,
    lazy: async () => ({ Component: (await import('./features/admin/learning-content/import-screen.tsx')).ConceptImportScreen }),
  },
  { path: routePatterns.adminPost, lazy: async () => ({ Component: (await import('./features/admin/blog/post-screen.tsx')).PostScreen }) },
];

const adminRoutes: RouteObject[] = [
  {
    path: routePatterns.adminMembership,
    lazy: async () => ({ Component: (await import('./features/admin/membership/membership-screen.tsx')).MembershipScreen }),
  },
  { path: routePatterns.adminSupport, lazy: async () => ({ Component: (await import('./features/admin/support/support-screen.tsx')).SupportScreen }) },
  { path: routePatterns.adminFlags, lazy: async () => ({ Component: (await import('./features/admin/flags/flags-screen.tsx')).FlagsScreen }) },
  { path: routePatterns.adminMember, lazy: async () => ({ Component: (await import('./features/admin/membership/member-screen.tsx')).MemberScreen }) },
  { path: routePatterns.adminCoupons, lazy: async () => ({ Component: (await import('./features/admin/coupons/coupons-screen.tsx')).CouponsScreen }) },
  { path: routePatterns.adminCoupon, lazy: async () => ({ Component: (await import('./features/admin/coupons/coupon-screen.tsx')).CouponScreen }) },
  { path: routePatterns.adminMessages, lazy: async () => ({ Component: (await import('./features/admin/contact/messages-screen.tsx')).MessagesScreen }) },
  { path: routePatterns.adminActions, lazy: async () => ({ Component: (await import('./features/admin/actions/actions-screen.tsx')).ActionsScreen }) },
  { path: routePatterns.adminJobs, lazy: async () => ({ Component: (await import('./features/admin/jobs/jobs-screen.tsx')).JobsScreen }) },
  { path: routePatterns.adminAnalytics, lazy: async () => ({ Component: (await import('./features/admin/analytics/analytics-screen.tsx')).AnalyticsScreen }) },
  { path: routePatterns.adminDesign, lazy: async () => ({ Component: (await import('./features/admin/design-screen.tsx')).DesignScreen }) },
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...publicRoutes,
          ...Object.values(sitePatterns).map((path) => ({ path, element: <ToSite /> })),
          { element: <Guard level="guest" />, children: guestRoutes },
          { element: <Guard level="signed-in" />, children: unverifiedRoutes },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./shell/app-shell.tsx')).AppShell }),
        handle: { frame: 'app' } satisfies ScreenHandle,
        children: [
          ...practiceRoutes,
          { element: <Guard level="verified" />, children: verifiedRoutes },
          {
            // Outside: it also says that the membership is being loaded, which is known together with who is signed in.
            lazy: async () => ({ Component: (await import('./shell/premium-gate.tsx')).PlusGate }),
            children: [{ element: <Guard level="verified" />, children: plusRoutes }],
          },
          {
            lazy: async () => ({ Component: (await import('./shell/premium-gate.tsx')).MaxGate }),
            children: [{ element: <Guard level="verified" />, children: maxRoutes }],
          },
          { element: <Guard level="author" />, children: authorRoutes },
          { element: <Guard level="admin" />, children: adminRoutes },
        ],
      },
      ...examPlayerRoutes,
      { element: <Guard level="author" />, children: examPreviewRoutes },
      { Component: PublicLayout, children: [{ path: '*', lazy: async () => ({ Component: (await import('./shell/missing-screen.tsx')).MissingScreen }) }] },
    ],
  },
];
