/** Today at a glance, and every topic. */
import type { dashboardCalls } from '#contract/dashboard.ts';
import { dayStarts, startOfDay } from '#core/learning/calendar-days.ts';
import { topicAbility } from '#core/learning/abilities.ts';
import { minAnswersForScore, scoreNow } from '#core/learning/score-now.ts';
import { dayAt } from '#core/learning/study-settings.ts';
import { expectedPercent } from '#core/learning/worth.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { accuracy } from '#core/progress/accuracy.ts';
import { strengthOf } from '#core/progress/strength.ts';
import { topics } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';
import { firstUuidAt } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { selectStudySettings } from '../study-plan/store.ts';
import { selectDays, selectEvidence, selectTopicRecord } from './belief-store.ts';
import { rankingsOf } from './rankings.ts';
import { readRecommendations, renewRecommendations } from './recommending.ts';
import { beliefsFrom, selectLearningState } from './shared/belief.ts';
import { dayMs } from '#core/day.ts';

const days = 7;

/** What was answered today and on the six days before, where the student is. */
async function weekOf(queryable: Queryable, userId: string, timeZone: string, time: number) {
  const today = startOfDay(time, timeZone);
  const starts = dayStarts(today, timeZone, 1 - days, 0);
  const answered = await selectDays(
    queryable,
    userId,
    firstUuidAt(starts[0] ?? today),
    starts.map((start) => new Date(start)),
    new Date(time),
  );
  return starts.map((start, index) => {
    const own = answered.find(({ day }) => day === index + 1);
    return {
      day: dayAt(start, timeZone),
      // As it was before there was `day`: clients from then take the weekday 24 hours later.
      startsAt: new Date(time - (days - index) * dayMs).toISOString(),
      questions: own?.questions ?? 0,
      correct: own?.correct ?? 0,
      timeSpentMs: own?.time_spent_ms ?? 0,
    };
  });
}

/** What counts as recent practice of a topic. */
const recentMs = 30 * dayMs;

export function dashboardHandlers({ database, log, now }: Pick<Base, 'database' | 'log' | 'now'>): HandlersFor<typeof dashboardCalls> {
  return {
    getDashboard: signedIn(async ({ caller }) => {
      const time = now();
      const { state, recommendations, week } = await database.snapshot(async (queryable) => {
        const [read, settings] = await Promise.all([selectLearningState(queryable, caller.id, time), selectStudySettings(queryable, caller.id)]);
        const [recommended, days] = await Promise.all([
          readRecommendations(queryable, caller, read, time),
          weekOf(queryable, caller.id, settings?.timeZone ?? 'UTC', time),
        ]);
        return { state: read, recommendations: recommended, week: days };
      });
      const { evidence, beliefs } = state;
      const { sections, total, questions, newest, answers } = scoreNow(beliefs, evidence);
      return {
        scoreNow: {
          sections: [...sections],
          total,
          questions,
          newest: newest === null ? null : new Date(newest).toISOString(),
          answers: [...answers],
          least: minAnswersForScore,
        },
        recommendations,
        week,
        // What others have done is no reason to show nothing of one's own.
        rankings: await rankingsOf(database, caller.id).catch((error: unknown) => {
          log.error({ err: error, userId: caller.id }, 'rankings could not be read');
          return null;
        }),
      };
    }),

    refreshRecommendations: signedIn(async ({ caller }) => {
      const time = now();
      return database.transaction((queryable) => renewRecommendations(queryable, caller, time));
    }),

    getSkills: signedIn(async ({ caller }) => {
      const time = now();
      const { record, evidence } = await database.snapshot(async (queryable) => ({
        record: await selectTopicRecord(queryable, caller.id, new Date(time - recentMs)),
        evidence: await selectEvidence(queryable, caller.id),
      }));
      const beliefs = meetsTier(caller.membershipTier, 'max') ? beliefsFrom(evidence, time) : null;
      return {
        topics: topics.map(({ id, section }) => {
          const own = record.find(({ topic_id }) => topic_id === id);
          const [questions, correct] = [own?.questions_attempted ?? 0, own?.questions_correct ?? 0];
          const percent = accuracy(correct, questions);
          const ability = beliefs && topicAbility(beliefs, id);
          const at = (theta: number) => expectedPercent(id, beliefs?.[section].ability.theta ?? 0, theta);
          return {
            topicId: id,
            questions,
            correct,
            accuracy: percent,
            strength: questions === 0 ? null : strengthOf(percent),
            recent: { questions: own?.recent_questions ?? 0, correct: own?.recent_correct ?? 0 },
            lastPracticedAt: own?.last_attempted_at.toISOString() ?? null,
            expected: ability && { percent: at(ability.theta), low: at(ability.theta - ability.se), high: at(ability.theta + ability.se) },
          };
        }),
      };
    }),
  };
}
