/** Choosing the questions of a stage, from what is believed of the student by then. */
import { chooseStage, rested } from '#core/exams/predictive.ts';
import type { ScorableQuestion } from '#core/exams/result.ts';
import { evidenceWeight, type Evidence } from '#core/learning/evidence.ts';
import { sectionBelief } from '#core/learning/abilities.ts';
import { isCorrect } from '#core/questions/check-answer.ts';
import type { Question } from '#core/questions/question.ts';
import { slotAt } from '#core/exams/shape.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { seededRandom, seedFromText } from '#core/random.ts';
import { topicById } from '#core/topics/topics.ts';
import type { CalibrationInUse } from '#server/content/calibration.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectEvidence } from '../learning/belief-store.ts';
import { selectAnswers } from './answer-store.ts';
import { insertDrawnModule, selectLastSeen } from './drawn-store.ts';
import type { LoadedSession } from './load-session.ts';

/** An answer of this exam as evidence: it counts like any other one. */
export const evidenceFrom = (
  { topicId, difficulty, format, parameters }: Pick<Question, 'topicId' | 'difficulty' | 'format'> & Pick<ScorableQuestion, 'parameters'>,
  correct: boolean,
  now: number,
): Evidence => {
  const weight = evidenceWeight['predictive-exam'];
  return { topicId, difficulty, isSpr: format === 'spr', right: correct ? weight : 0, wrong: correct ? 0 : weight, questions: 1, asOf: now, parameters };
};

/** Draws the module at this position and stores it. Call it in the transaction that opens the module, which holds the session. */
export async function drawStage(
  queryable: Queryable,
  { content, session, moduleAttempts }: LoadedSession,
  position: number,
  pool: readonly PracticeQuestion[],
  calibration: CalibrationInUse,
  time: number,
): Promise<void> {
  const { user_id: userId, id: sessionId, shape } = session;
  const { section, questionCount } = slotAt(shape, position);
  const given: Question[] = [];
  const evidence: Evidence[] = [...(await selectEvidence(queryable, userId))];
  for (const attempt of moduleAttempts.filter((one) => one.submitted_at !== null)) {
    const answers = new Map((await selectAnswers(queryable, userId, sessionId, attempt.position)).map(({ questionId, answer }) => [questionId, answer]));
    for (const { question } of content.module(attempt.module_id).questions) {
      given.push(question);
      evidence.push(evidenceFrom({ ...question, parameters: calibration.parametersOf(question) }, isCorrect(question, answers.get(question.id) ?? null), time));
    }
  }
  const lastSeen = await selectLastSeen(queryable, userId, pool);
  const asked: { readonly id: string }[] = [...given];
  const questions: PracticeQuestion[] = [];
  const random = seededRandom(seedFromText(`${sessionId} ${position}`));
  const { ability } = sectionBelief(section, evidence, time);
  const inSection = given.filter(({ topicId }) => topicById(topicId).section === section);
  // Questions never seen first, then those that have rested; what is left only if the bank has run dry since the exam began.
  for (const tier of [({ id }: PracticeQuestion) => !lastSeen.has(id), ({ id }: PracticeQuestion) => rested(lastSeen.get(id), time), () => true]) {
    const open = pool.filter((one) => tier(one) && !asked.some(({ id }) => id === one.id));
    const chosen = chooseStage({
      section,
      count: questionCount - questions.length,
      belief: ability,
      asked: [...inSection, ...questions],
      pool: open,
      random,
    });
    questions.push(...chosen);
    asked.push(...chosen);
  }
  if (questions.length < questionCount) throw new Error(`only ${questions.length} questions for a stage of ${questionCount}`);
  await insertDrawnModule(queryable, { userId, sessionId, position, section, questions, now: new Date(time) });
}
