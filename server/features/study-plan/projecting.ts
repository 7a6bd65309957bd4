/** What the projection of one student's score rests on. The rest is worked out where minutes and topics are tried. */
import type { getProjection } from '#contract/study-plan.ts';
import { minAnswersForScore, scoreNow } from '#core/learning/score-now.ts';
import { dayAt, minutesAWeek } from '#core/learning/study-settings.ts';
import type * as z from 'zod';
import type { Queryable } from '#server/database/database.ts';
import { selectEvidence } from '../learning/belief-store.ts';
import { beliefsFrom } from '../learning/shared/belief.ts';
import { unsaid } from './planning.ts';
import { selectStudySettings } from './store.ts';

/** Called within a snapshot. */
export async function projectionFor(queryable: Queryable, userId: string, now: number): Promise<z.input<typeof getProjection.output>> {
  const [settings, evidence] = await Promise.all([selectStudySettings(queryable, userId), selectEvidence(queryable, userId)]);
  const { examDate, targetScore, minutes, timeZone } = settings ?? unsaid;
  const beliefs = beliefsFrom(evidence, now);
  const { sections, total, answers } = scoreNow(beliefs, evidence);
  return {
    today: dayAt(now, timeZone),
    examDate,
    targetScore,
    minutesAWeek: minutesAWeek(minutes),
    answers: [...answers],
    least: minAnswersForScore,
    standing:
      total &&
      sections.map(({ section, halfWidth }) => ({
        section,
        theta: beliefs[section].ability.theta,
        halfWidth,
        topics: [...beliefs[section].topics].map(([topicId, { theta }]) => ({ topicId, theta })),
      })),
  };
}
