/** What a predictive exam says: its score alone, and together with all that is known of the student. */
import type { ExamScores } from '#core/exams/result.ts';
import { totalScore } from '#core/exams/scoring.ts';
import { typicalTop } from '#core/exams/typical-form.ts';
import { sectionBelief } from '#core/learning/abilities.ts';
import type { Evidence } from '#core/learning/evidence.ts';
import { sectionNow } from '#core/learning/score-now.ts';
import { sections, type Section } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectEvidence } from '../learning/belief-store.ts';
import type { PredictionFacts } from './result-facts.ts';
import { selectLastExam } from './result-store.ts';

/** The score of these answers alone; none of a section left mostly blank. Every section of a predictive exam is long enough for one. */
export function predictiveScores(answers: readonly Evidence[], blank: readonly Section[], now: number): ExamScores {
  const scores = sections.map((section) => {
    if (blank.includes(section)) return { section, score: null };
    const belief = sectionBelief(section, answers, now);
    return { section, score: { ...sectionNow(section, belief), ...belief.ability, thetaMax: typicalTop(section) } };
  });
  const measured = scores.flatMap(({ score }) => score ?? []);
  return { sections: scores, total: measured.length === sections.length ? totalScore(measured) : null };
}

/** What earlier answers add to it. Call it before the answers of this exam are recorded. */
export async function predictionFacts(queryable: Queryable, userId: string, answers: readonly Evidence[], now: number): Promise<PredictionFacts> {
  const earlier = await selectEvidence(queryable, userId);
  const pooled = sections.map((section) => sectionNow(section, sectionBelief(section, [...earlier, ...answers], now)));
  const last = await selectLastExam(queryable, userId);
  return {
    sections: pooled.map(({ section, score, low, high }) => ({ section, score, low, high })),
    total: totalScore(pooled),
    earlier: earlier.reduce((sum, { questions }) => sum + questions, 0),
    lastExam: last && { resultId: last.id, title: last.exam_title, completedAt: last.completed_at.toISOString(), total: last.total },
  };
}
