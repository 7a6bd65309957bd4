/** All data that is stored by user. A table with a `user_id` that is not here fails `tests/api/user-data.test.ts`. */
import { accountUserData } from '../features/accounts/user-data-store.ts';
import { analyticsUserData } from '../features/analytics/user-data-store.ts';
import { annotationUserData } from '../features/annotations/user-data-store.ts';
import { contactUserData } from '../features/contact/user-data-store.ts';
import { couponUserData } from '../features/coupons/user-data-store.ts';
import { examUserData } from '../features/exams/user-data-store.ts';
import { flashcardUserData } from '../features/flashcards/user-data-store.ts';
import { identityUserData } from '../features/identities/user-data-store.ts';
import { learningUserData } from '../features/learning/user-data-store.ts';
import { lectureUserData } from '../features/lectures/user-data-store.ts';
import { membershipUserData } from '../features/membership/user-data-store.ts';
import { notificationUserData } from '../features/notifications/user-data-store.ts';
import { paymentUserData } from '../features/payment/user-data-store.ts';
import { quizUserData } from '../features/quizzes/user-data-store.ts';
import { studyPlanUserData } from '../features/study-plan/user-data-store.ts';
import { questionReportUserData } from '../features/question-reports/user-data-store.ts';
import { reviewUserData } from '../features/review/user-data-store.ts';
import { twoFactorUserData } from '../features/two-factor/user-data-store.ts';
import { wordUserData } from '../features/words/user-data-store.ts';
import type { UserData } from './user-data.ts';

/** In the order in which a guest's data move: answers after the quizzes they were given in. */
export const userData: readonly UserData[] = [
  accountUserData,
  identityUserData,
  twoFactorUserData,
  examUserData,
  quizUserData,
  annotationUserData,
  learningUserData,
  reviewUserData,
  questionReportUserData,
  membershipUserData,
  couponUserData,
  paymentUserData,
  studyPlanUserData,
  wordUserData,
  lectureUserData,
  notificationUserData,
  flashcardUserData,
  analyticsUserData,
  contactUserData,
];
