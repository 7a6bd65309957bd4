/** Every address of the client × everybody who may open it: the screen itself, another one, or the gate. An address not listed here fails. */
import type { Page } from '@playwright/test';
import { generatePath } from 'react-router';
import { screenPatterns, type ScreenName } from '#client/paths.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { enterAsAdmin, enrol, expect, signIn, test, type Student } from '#tests/support/browser-test.ts';
import type { RealServer } from '#tests/support/real-server.ts';

/** `public`: for all. `entry`: redirects those who are signed in. The others are the access levels of the calls. */
type Level = 'public' | 'entry' | 'signed-in' | 'verified' | 'plus' | 'max' | 'author' | 'admin';

const levels = {
  login: 'entry',
  signInCode: 'entry',
  signup: 'entry',
  finishSignUp: 'entry',
  verifyEmail: 'public',
  correctEmail: 'signed-in',
  forgotPassword: 'public',
  resetPassword: 'public',
  confirmEmail: 'public',
  authNotice: 'entry',
  goodbye: 'entry',
  calculator: 'public',
  scoreCalculator: 'public',
  guestQuiz: 'public',
  guestPracticeSet: 'public',
  guestSubjectQuizzes: 'public',
  guestSmartQuiz: 'public',
  subjectQuizzes: 'verified',
  smartQuizGenerator: 'verified',
  smartQuizIntro: 'verified',
  smartQuiz: 'verified',
  smartQuizResults: 'verified',
  quizResults: 'verified',
  hardestSets: 'max',
  lectures: 'plus',
  lecture: 'plus',
  learn: 'verified',
  review: 'verified',
  wordBank: 'verified',
  conceptBank: 'plus',
  conceptDetail: 'plus',
  concept: 'plus',
  flashcards: 'plus',
  sharedDeck: 'plus',
  deck: 'plus',
  studyDeck: 'plus',
  studyResources: 'plus',
  profile: 'verified',
  membershipUpgrade: 'verified',
  paymentSuccess: 'verified',
  paymentCancel: 'verified',
  dashboard: 'verified',
  progress: 'verified',
  skills: 'verified',
  subcategoryProgress: 'verified',
  predictiveExam: 'verified',
  welcome: 'verified',
  studyPlan: 'verified',
  projection: 'max',
  practiceExams: 'verified',
  practiceExam: 'verified',
  practiceExamResults: 'verified',
  examLanding: 'verified',
  exam: 'verified',
  intermission: 'verified',
  examResults: 'verified',
  results: 'verified',
  allResults: 'verified',
  admin: 'author',
  adminQuestions: 'author',
  adminQuestionImport: 'author',
  adminQuestion: 'author',
  adminExams: 'author',
  adminExamModule: 'author',
  adminModulePreview: 'author',
  adminExam: 'author',
  adminExamPreview: 'author',
  adminQuality: 'author',
  adminActions: 'admin',
  adminMembership: 'admin',
  adminMember: 'admin',
  adminCoupons: 'admin',
  adminCoupon: 'admin',
  adminReports: 'author',
  adminReport: 'author',
  adminSupport: 'admin',
  adminFlags: 'admin',
  adminBlog: 'author',
  adminPost: 'author',
  adminAi: 'author',
  adminFigures: 'author',
  adminDescriptions: 'author',
  adminTopics: 'author',
  adminMathLibrary: 'author',
  adminFigureKit: 'author',
  adminLearning: 'author',
  adminLearningItem: 'author',
  adminConceptImport: 'author',
  adminMessages: 'admin',
  adminJobs: 'admin',
  adminAnalytics: 'admin',
  adminDesign: 'admin',
} as const satisfies Record<ScreenName, Level>;

const params = {
  examId: 'practice-exam-1',
  moduleId: 'none',
  practiceSet: 'algebra',
  lectureId: 'linear-functions',
  conceptId: 'undo-in-reverse-order',
  deckId: '01900000-0000-7000-8000-000000000000',
  link: 'a-link-that-nobody-made',
  postId: 'second-module',
  quizId: 'none',
  subcategoryId: '11',
  questionId: 'none',
  userId: 'none',
  couponId: 'none',
  kind: 'concept',
  itemId: 'find-the-cell',
};
const routes = Object.entries(levels) as [ScreenName, Level][];
const pathOf = (name: ScreenName) => generatePath(screenPatterns[name] as string, params);

type Outcome = 'screen' | 'login' | 'verify' | 'progress' | 'gate' | 'refusal' | 'onwards';
type Who = 'nobody' | 'anonymous guest' | 'unverified' | 'free' | 'plus' | 'max' | 'expired' | 'author' | 'admin';

const guest = {
  public: 'screen',
  entry: 'screen',
  'signed-in': 'login',
  verified: 'login',
  plus: 'login',
  max: 'login',
  author: 'login',
  admin: 'login',
} as const;
const member = {
  public: 'screen',
  entry: 'onwards',
  'signed-in': 'screen',
  verified: 'screen',
  plus: 'gate',
  max: 'gate',
  author: 'progress',
  admin: 'progress',
} as const;
const expected: Readonly<Record<Who, Readonly<Record<Level, Outcome>>>> = {
  nobody: guest,
  'anonymous guest': guest,
  unverified: {
    public: 'screen',
    entry: 'verify',
    'signed-in': 'screen',
    verified: 'verify',
    plus: 'verify',
    max: 'verify',
    author: 'verify',
    admin: 'verify',
  },
  free: member,
  expired: member,
  plus: { ...member, plus: 'screen' },
  max: { ...member, plus: 'screen', max: 'screen' },
  author: { ...member, author: 'screen', admin: 'refusal' },
  admin: { ...member, author: 'screen', admin: 'screen' },
};

/** Navigates within the app without a page load, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The screen somebody is on; empty while nothing is shown. Asked for so often that the page itself looks, at once. */
async function outcomeOf(page: Page, path: string): Promise<Outcome | ''> {
  const { now, titles } = await page.evaluate(() => ({
    now: location.pathname,
    // The words that stand there before the app are inert, and say nothing about who may see the screen.
    titles: [...document.querySelectorAll('h1')]
      .filter((title) => title.checkVisibility({ visibilityProperty: true }) && !title.closest('[inert]'))
      .map(({ textContent }) => textContent),
  }));
  if (titles.length === 0) return '';
  if (titles.includes('Premium Feature')) return 'gate';
  if (titles.includes('Only administrators can open this')) return 'refusal';
  if (now !== path && now === '/login') return 'login';
  if (now !== path && now === '/verify-email') return 'verify';
  if (now !== path && now === '/progress') return 'progress';
  return 'screen';
}

async function grant(server: RealServer, student: Student, tier: 'plus' | 'max', { ended = false } = {}): Promise<void> {
  const { api: admin } = await enterAsAdmin(server);
  const { items: members } = await admin.call('searchMembers', { query: { q: student.email } });
  const params = { userId: members[0]?.id ?? '' };
  const reason = 'For the matrix';
  const { history } = await admin.call('grantMembership', { params, body: { tier, months: 1, reason, lastChangeId: null } });
  if (ended) await admin.call('endMembership', { params, body: { reason, lastChangeId: history[0]?.id ?? null } });
}

const memberOf =
  (tier: 'plus' | 'max', state?: { readonly ended: boolean }) =>
  async (server: RealServer): Promise<Student> => {
    const student = await enrol(server);
    await grant(server, student, tier, state);
    return student;
  };

/** Makes the person and gives the page their session. */
const people: Readonly<Record<Who, (server: RealServer) => Promise<Student | null>>> = {
  nobody: async () => null,
  'anonymous guest': async (server) => {
    const api = new ApiClient(server);
    await api.call('startQuiz', { body: { practiceSet: 'algebra' } });
    return { api, name: '', email: '', password: '' };
  },
  unverified: (server) => enrol(server, { verified: false }),
  free: (server) => enrol(server),
  plus: memberOf('plus'),
  max: memberOf('max'),
  expired: memberOf('max', { ended: true }),
  author: async (server) => {
    const student = await enrol(server);
    const { api: admin } = await enterAsAdmin(server);
    const { items } = await admin.call('searchMembers', { query: { q: student.email } });
    await admin.call('setAuthor', { params: { userId: items[0]?.id ?? '' }, body: { isAuthor: true, reason: 'For the matrix' } });
    return student;
  },
  admin: enterAsAdmin,
};

for (const who of Object.keys(people) as Who[]) {
  test(`what every address shows: ${who}`, async ({ page, context, server }) => {
    const person = await people[who](server);
    if (person) await signIn(context, server, person);
    const wrong: string[] = [];
    // Typed into the address bar by somebody without a session, and with one where the session decides; otherwise a link inside the app. One of
    // the staff's addresses stands for all of them: they have the same guard, and a page load costs as much as five links.
    const isTyped = (name: ScreenName, level: Level) =>
      level === 'author' || level === 'admin' ? who === 'nobody' && name === 'admin' : who === 'nobody' || (who === 'free' && level !== 'public');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name, level] of routes) {
      const wanted = expected[who][level];
      // Entry screens lead on to wherever the person was going; a code or sign-up that was never begun leads back to the login.
      const fitting: readonly string[] = wanted === 'onwards' ? ['progress'] : wanted === 'screen' && level === 'entry' ? ['screen', 'login'] : [wanted];
      // What follows the heading is not waited for: the next address ends it.
      await (isTyped(name, level) ? page.goto(pathOf(name), { waitUntil: 'commit' }) : follow(page, pathOf(name)));
      await expect
        .poll(() => outcomeOf(page, pathOf(name)).then((outcome) => fitting.includes(outcome)), { timeout: 30_000, intervals: [50] })
        .toBe(true)
        .catch(async () => wrong.push(`${pathOf(name)}: ${await outcomeOf(page, pathOf(name))} instead of ${wanted}`));
    }
    expect(wrong).toEqual([]);
  });
}
