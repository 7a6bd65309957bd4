/** All calls, by id. */
import { accountAdminCalls } from './account-admin.ts';
import { adminHomeCalls } from './admin-home.ts';
import { accountSettingsCalls } from './account-settings.ts';
import { accountCalls } from './accounts.ts';
import { authoringCalls } from './authoring.ts';
import { analyticsCalls } from './analytics.ts';
import { annotationCalls } from './annotations.ts';
import { blogCalls } from './blog.ts';
import { conceptCalls } from './concepts.ts';
import { contactCalls } from './contact.ts';
import { couponCalls } from './coupons.ts';
import { resultCalls } from './exam-results.ts';
import { featureFlagCalls } from './feature-flags.ts';
import { figureDrawingCalls } from './figure-drawing.ts';
import { figureDescriptionCalls } from './figure-descriptions.ts';
import { fileCalls } from './files.ts';
import { flashcardPictureCalls } from './flashcard-pictures.ts';
import { flashcardDeckCalls } from './flashcard-decks.ts';
import { flashcardStudyCalls } from './flashcard-study.ts';
import { flashcardCalls } from './flashcards.ts';
import { dashboardCalls } from './dashboard.ts';
import { examAuthoringCalls } from './exam-authoring.ts';
import { moduleAuthoringCalls } from './module-authoring.ts';
import { examPreviewCalls } from './exam-preview.ts';
import { examModuleCalls } from './exam-modules.ts';
import { examSessionCalls } from './exam-sessions.ts';
import { examCalls } from './exams.ts';
import { hardestSetCalls } from './hardest-sets.ts';
import { identityCalls } from './identities.ts';
import { jobCalls } from './jobs.ts';
import { learningCalls } from './learning.ts';
import { learningContentCalls } from './learning-content.ts';
import { lectureCalls } from './lectures.ts';
import { mathLibraryCalls } from './math-library.ts';
import { membershipCalls } from './membership.ts';
import { modelDraftCalls } from './model-drafts.ts';
import { notificationCalls } from './notifications.ts';
import { patternCalls } from './patterns.ts';
import { paymentCalls } from './payment.ts';
import { phoneCalls } from './phone.ts';
import { predictiveCalls } from './predictive.ts';
import { progressCalls } from './progress.ts';
import { quizCalls } from './quizzes.ts';
import { supportCalls } from './support.ts';
import { topicSettingCalls } from './topic-settings.ts';
import { twoFactorCalls } from './two-factor.ts';
import { questionBankCalls } from './question-bank.ts';
import { questionImportCalls } from './question-import.ts';
import { calibrationCalls } from './calibration.ts';
import { questionQueryCalls } from './question-queries.ts';
import { questionQualityCalls } from './question-quality.ts';
import { questionReportCalls } from './question-reports.ts';
import { reviewCalls } from './review.ts';
import { skillQueueCalls } from './skill-queue.ts';
import { studyCalls } from './study.ts';
import { studyPlanCalls } from './study-plan.ts';
import { wordCalls } from './words.ts';

export const calls = {
  ...accountCalls,
  ...accountSettingsCalls,
  ...identityCalls,
  ...accountAdminCalls,
  ...twoFactorCalls,
  ...phoneCalls,
  ...examCalls,
  ...examSessionCalls,
  ...examModuleCalls,
  ...resultCalls,
  ...predictiveCalls,
  ...progressCalls,
  ...dashboardCalls,
  ...learningCalls,
  ...membershipCalls,
  ...couponCalls,
  ...jobCalls,
  ...quizCalls,
  ...hardestSetCalls,
  ...annotationCalls,
  ...questionBankCalls,
  ...paymentCalls,
  ...reviewCalls,
  ...patternCalls,
  ...skillQueueCalls,
  ...questionReportCalls,
  ...questionQueryCalls,
  ...featureFlagCalls,
  ...supportCalls,
  ...studyCalls,
  ...studyPlanCalls,
  ...wordCalls,
  ...conceptCalls,
  ...lectureCalls,
  ...notificationCalls,
  ...authoringCalls,
  ...flashcardCalls,
  ...flashcardDeckCalls,
  ...flashcardStudyCalls,
  ...analyticsCalls,
  ...contactCalls,
  ...blogCalls,
  ...questionImportCalls,
  ...fileCalls,
  ...figureDescriptionCalls,
  ...figureDrawingCalls,
  ...modelDraftCalls,
  ...learningContentCalls,
  ...topicSettingCalls,
  ...mathLibraryCalls,
  ...flashcardPictureCalls,
  ...examAuthoringCalls,
  ...moduleAuthoringCalls,
  ...examPreviewCalls,
  ...adminHomeCalls,
  ...calibrationCalls,
  ...questionQualityCalls,
};
export type Calls = typeof calls;
