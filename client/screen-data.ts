/** The GET calls that each screen begins with. Only the build reads this; no browser loads it. */
import { routePatterns } from './paths.ts';
import type { ScreenData } from './screen-handle.ts';

const practiceSets: ScreenData = { data: ['/api/quizzes/practice-sets'] };
const bank: ScreenData = { data: ['/api/question-bank'] };
const quizResult: ScreenData = { data: ['/api/quizzes/:quizId/result'] };
const concept: ScreenData = { dataOf: { plus: ['/api/concepts/:conceptId'] } };
const decks = '/api/flashcards/decks?dayStart=:dayStart&timeZone=:timeZone';
/** With the questions of every module where misses are practiced. */
const result: ScreenData = {
  data: [
    '/api/exam-results/:examId',
    '/api/exam-results/:examId/practice',
    ...[0, 1, 2, 3].map((position) => `/api/exam-results/:examId/review/${position}#:practice`),
  ],
};

export const screenData: { readonly [name in keyof typeof routePatterns]?: ScreenData } = {
  guestQuiz: practiceSets,
  guestSubjectQuizzes: practiceSets,
  profile: {
    data: [
      '/api/accounts/profile',
      '/api/payment/plan',
      '/api/accounts/identity-providers',
      '/api/accounts/two-factor',
      '/api/accounts/phone',
      '/api/notifications',
      '/api/analytics/choice',
    ],
  },
  membershipUpgrade: { data: ['/api/payment/plan'] },
  wordBank: { data: ['/api/word-sets', '/api/words?show=all&q=&sort=set'] },
  welcome: { data: ['/api/study-settings'] },
  studyPlan: { data: ['/api/study-settings'], dataOf: { max: ['/api/study-plan'] } },
  projection: { dataOf: { max: ['/api/projection'] } },
  learn: { data: ['/api/topics/:subcategoryId/path'] },
  conceptBank: { dataOf: { plus: ['/api/concepts'] } },
  conceptDetail: concept,
  concept,
  lectures: { dataOf: { plus: ['/api/lectures'] } },
  lecture: { dataOf: { plus: ['/api/lectures/:lectureId'] } },
  flashcards: { dataOf: { plus: [decks, '/api/flashcards/statistics?dayStart=:dayStart&timeZone=:timeZone'] } },
  deck: { dataOf: { plus: [decks, '/api/flashcards/decks/:deckId/cards?show=all&q='] } },
  studyDeck: { dataOf: { plus: ['/api/flashcards/decks/:deckId/queue?dayStart=:dayStart&timeZone=:timeZone'] } },
  studyResources: { dataOf: { plus: ['/api/study-resources'] } },
  practiceExams: { data: ['/api/practice-exams'] },
  predictiveExam: { data: ['/api/predictive-exam'] },
  practiceExam: { data: ['/api/practice-exams/:examId'] },
  examResults: result,
  results: result,
  practiceExamResults: { data: ['/api/exam-results/latest?practiceExamId=:examId'] },
  allResults: { data: ['/api/exam-results?limit=12'] },
  dashboard: { data: ['/api/dashboard', '/api/progress', '/api/study-settings', '/api/review'] },
  progress: { data: ['/api/progress', '/api/study-settings', '/api/dashboard', '/api/review'] },
  skills: { data: ['/api/skills'] },
  subcategoryProgress: {
    data: ['/api/skills', '/api/topics/:subcategoryId/history?limit=30', '/api/question-bank'],
    dataOf: { plus: ['/api/question-attempts?topicId=:subcategoryId&limit=100', '/api/topics/:subcategoryId/kinds'] },
  },
  subjectQuizzes: bank,
  smartQuizGenerator: bank,
  smartQuizIntro: bank,
  smartQuizResults: quizResult,
  quizResults: quizResult,
  hardestSets: { dataOf: { max: ['/api/hardest-sets'] } },
  review: { data: ['/api/review', '/api/error-log?state=open', '/api/this-first', '/api/skill-queue'], dataOf: { plus: ['/api/patterns'] } },
};
