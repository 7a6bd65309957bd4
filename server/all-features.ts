/** All features: each is given what it builds on, and their calls and jobs are put together. */
import type { Drawer } from './content/draws/drawer.ts';
import type { Base } from './feature.ts';
import { accountsFeature } from './features/accounts/feature.ts';
import { adminFeature } from './features/admin/feature.ts';
import { analyticsFeature } from './features/analytics/feature.ts';
import { annotationsFeature } from './features/annotations/feature.ts';
import { authoringFeature } from './features/authoring/feature.ts';
import { blogFeature } from './features/blog/feature.ts';
import { calibrationFeature } from './features/calibration/feature.ts';
import { conceptsFeature } from './features/concepts/feature.ts';
import { contactFeature } from './features/contact/feature.ts';
import { couponsFeature } from './features/coupons/feature.ts';
import { examsFeature } from './features/exams/feature.ts';
import { featureFlagsFeature } from './features/feature-flags/feature.ts';
import { filesFeature } from './features/files/feature.ts';
import { flashcardsFeature } from './features/flashcards/feature.ts';
import { guestsFeature } from './features/guests/feature.ts';
import { identitiesFeature } from './features/identities/feature.ts';
import { jobsFeature } from './features/jobs/feature.ts';
import { learningContentFeature } from './features/learning-content/feature.ts';
import { learningFeature } from './features/learning/feature.ts';
import { lecturesFeature } from './features/lectures/feature.ts';
import { mathLibraryFeature } from './features/math-library/feature.ts';
import { membershipFeature } from './features/membership/feature.ts';
import { modelDraftsFeature } from './features/model-drafts/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { paymentFeature } from './features/payment/feature.ts';
import { progressFeature } from './features/progress/feature.ts';
import { questionQualityFeature } from './features/question-quality/feature.ts';
import { questionQueriesFeature } from './features/question-queries/feature.ts';
import { questionReportsFeature } from './features/question-reports/feature.ts';
import { quizzesFeature } from './features/quizzes/feature.ts';
import { reviewFeature } from './features/review/feature.ts';
import { studyPlanFeature } from './features/study-plan/feature.ts';
import { studyFeature } from './features/study/feature.ts';
import { supportFeature } from './features/support/feature.ts';
import { topicSettingsFeature } from './features/topic-settings/feature.ts';
import { twoFactorFeature } from './features/two-factor/feature.ts';
import { wordsFeature } from './features/words/feature.ts';
import type { Handlers } from './http/handler.ts';
import type { Tasks } from './jobs/task.ts';
import { cleanUp } from './jobs/tasks/clean-up.ts';
import { sendMail } from './jobs/tasks/send-mail.ts';

function makeFeatures(base: Base, draws: Drawer) {
  const { guests } = guestsFeature(base);
  const payment = paymentFeature(base);
  const quizzes = quizzesFeature({ ...base, guests, draws });
  const exams = examsFeature({ ...base, predictivePool: quizzes.predictivePool });
  return {
    payment,
    quizzes,
    exams,
    accounts: accountsFeature({ ...base, endBilling: payment.endBilling }),
    identities: identitiesFeature(base),
    twoFactor: twoFactorFeature(base),
    annotations: annotationsFeature(base),
    progress: progressFeature({ ...base, ...exams }),
    learning: learningFeature(base),
    membership: membershipFeature(base),
    coupons: couponsFeature(base),
    review: reviewFeature(base),
    questionReports: questionReportsFeature(base),
    questionQueries: questionQueriesFeature(base),
    featureFlags: featureFlagsFeature(base),
    support: supportFeature({ ...base, ...exams }),
    calibration: calibrationFeature(base),
    questionQuality: questionQualityFeature(base),
    admin: adminFeature(base),
    study: studyFeature(base),
    studyPlan: studyPlanFeature(base),
    words: wordsFeature(base),
    concepts: conceptsFeature(base),
    lectures: lecturesFeature({ ...base, practicePool: quizzes.practicePool }),
    notifications: notificationsFeature(base),
    authoring: authoringFeature(base),
    flashcards: flashcardsFeature(base),
    files: filesFeature(base),
    learningItems: learningContentFeature(base),
    topicSettings: topicSettingsFeature(base),
    modelDrafts: modelDraftsFeature({ ...base, draws }),
    mathLibrary: mathLibraryFeature({ ...base, draws }),
    analytics: analyticsFeature(base),
    contact: contactFeature(base),
    blog: blogFeature(base),
  };
}

type Features = ReturnType<typeof makeFeatures>;

/** The types require a task for every kind of job. */
const tasksOf = (features: Features, base: Base): Tasks => ({
  ...features.modelDrafts.jobs,
  ...features.accounts.jobs,
  ...features.twoFactor.jobs,
  ...features.payment.jobs,
  ...features.membership.jobs,
  ...features.learning.jobs,
  ...features.calibration.jobs,
  ...features.questionQuality.jobs,
  ...features.questionReports.jobs,
  ...features.notifications.jobs,
  ...features.analytics.jobs,
  ...features.files.jobs,
  ...features.authoring.jobs,
  'send-mail': sendMail(base),
  'clean-up': cleanUp(base),
});

/** The types require a handler for every call. */
const handlersOf = (features: Features, jobs: ReturnType<typeof jobsFeature>): Handlers => ({
  ...features.accounts.handlers,
  ...features.identities.handlers,
  ...features.twoFactor.handlers,
  ...features.exams.handlers,
  ...features.quizzes.handlers,
  ...features.annotations.handlers,
  ...features.progress.handlers,
  ...features.learning.handlers,
  ...features.membership.handlers,
  ...features.coupons.handlers,
  ...features.payment.handlers,
  ...features.review.handlers,
  ...features.questionReports.handlers,
  ...features.questionQueries.handlers,
  ...features.featureFlags.handlers,
  ...features.support.handlers,
  ...features.calibration.handlers,
  ...features.questionQuality.handlers,
  ...features.admin.handlers,
  ...features.study.handlers,
  ...features.studyPlan.handlers,
  ...features.words.handlers,
  ...features.concepts.handlers,
  ...features.lectures.handlers,
  ...features.notifications.handlers,
  ...features.authoring.handlers,
  ...features.flashcards.handlers,
  ...features.files.handlers,
  ...features.learningItems.handlers,
  ...features.topicSettings.handlers,
  ...features.modelDrafts.handlers,
  ...features.mathLibrary.handlers,
  ...features.analytics.handlers,
  ...features.contact.handlers,
  ...features.blog.handlers,
  ...jobs.handlers,
});

export function allFeatures(base: Base, draws: Drawer) {
  const features = makeFeatures(base, draws);
  const { identities, notifications, flashcards, payment } = features;
  const tasks = tasksOf(features, base);
  return {
    handlers: handlersOf(features, jobsFeature({ ...base, tasks })),
    tasks,
    navigations: [...identities.navigations, ...notifications.navigations, ...flashcards.navigations],
    webhooks: payment.webhooks,
    makeKeys: notifications.makeKeys,
  };
}
