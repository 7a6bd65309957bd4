/** The study plan of one student, from everything that is known now. */
import type { getStudyPlan } from '#contract/study-plan.ts';
import { chanceOfTarget, expectedGain, hoursIn } from '#core/learning/growth.ts';
import { studyPlan } from '#core/learning/plan.ts';
import { scoreNow } from '#core/learning/score-now.ts';
import { startOfDay } from '#core/learning/calendar-days.ts';
import { dayAt, daysBetween, hasPassed, minutesAWeek, usualMinutes, type StudySettings } from '#core/learning/study-settings.ts';
import { topicWorths } from '#core/learning/worth.ts';
import type * as z from 'zod';
import type { Queryable } from '#server/database/database.ts';
import { measureOf, standardShape } from '#core/exams/shape.ts';
import { selectLastExam } from '../exams/result-store.ts';
import { selectLiveSessions } from '../exams/session-store.ts';
import { practiceOf, selectLearningState } from '../learning/shared/belief.ts';
import { selectHasErrors, selectStudiedMs, selectStudySettings } from './store.ts';

/** Of somebody who has not been asked. */
export const unsaid: StudySettings = { examDate: null, targetScore: null, minutes: [...usualMinutes], timeZone: 'UTC' };
/** What the likelihood compares with: so many minutes more on each day that has time. */
const moreMinutes = 30;

/** The next module, from 1, of the full exam that was last worked on and is not finished; null if there is none. */
async function nextModuleOf(queryable: Queryable, userId: string): Promise<number | null> {
  const live = (await selectLiveSessions(queryable, userId)).find(({ session }) => measureOf(session.shape) === measureOf(standardShape));
  return live ? 1 + live.moduleAttempts.filter(({ submitted_at }) => submitted_at !== null).length : null;
}

/** Called within a snapshot. */
export async function planFor(queryable: Queryable, userId: string, now: number): Promise<z.input<typeof getStudyPlan.output>> {
  const settings = (await selectStudySettings(queryable, userId)) ?? unsaid;
  const { timeZone, targetScore } = settings;
  const today = dayAt(now, timeZone);
  // An exam that is over is no reason to stop planning; on its day it is not.
  const examDate = hasPassed(settings, now) ? null : settings.examDate;
  const state = await selectLearningState(queryable, userId, now);
  const { beliefs } = state;
  const lastExam = await selectLastExam(queryable, userId);
  const doneToday = Math.round((await selectStudiedMs(queryable, userId, startOfDay(now, timeZone))) / 60_000);
  const facts = {
    today,
    settings: { examDate, minutes: settings.minutes },
    doneToday,
    lastExamDay: lastExam && dayAt(lastExam.completed_at.getTime(), timeZone),
    nextModule: await nextModuleOf(queryable, userId),
    hasRedos: await selectHasErrors(queryable, userId),
    topics: topicWorths(beliefs, practiceOf(state.week)).map(({ topicId, points, minutes }) => ({ topicId, worth: points / minutes })),
  };
  const { total } = scoreNow(beliefs, state.evidence);
  const days = examDate === null ? 0 : daysBetween(today, examDate);
  const hours = hoursIn(days, minutesAWeek(settings.minutes));
  const more = hoursIn(days, minutesAWeek(settings.minutes.map((each) => (each > 0 ? each + moreMinutes : 0))));
  return {
    today,
    examDate,
    targetScore,
    doneToday,
    sessions: studyPlan(facts).map(({ topicIds, modules, ...session }) => ({ ...session, topicIds: [...topicIds], modules: [...modules] })),
    likelihood:
      total && targetScore !== null && examDate !== null
        ? {
            score: total.score,
            hours,
            gain: expectedGain(hours),
            chance: chanceOfTarget(total, targetScore, hours),
            withMore: chanceOfTarget(total, targetScore, more),
          }
        : null,
  };
}
