/** Which topics are worth the most points, judged by one exam alone. */
import type { Difficulty } from '../questions/question.ts';
import { isTopicId, topicById, type Section } from '../topics/topics.ts';
import { sectionBelief } from './abilities.ts';
import type { Evidence } from './evidence.ts';
import { topicWorths, type TopicWorth } from './worth.ts';

/** One answered, or omitted, question of an exam. */
export interface ExamAnswer {
  readonly topicId: number;
  readonly difficulty: number;
  readonly isSpr: boolean;
  readonly correct: boolean;
  readonly timeSpentMs: number;
}

/** A round worth less than this, points, is not worth naming. */
const minPoints = 1;

const isDifficulty = (level: number): level is Difficulty => level >= 1 && level <= 5 && Number.isInteger(level);

/** The topics with a miss in this exam, most expected points per minute first, at most `max`. */
export function worthOfExam(answers: readonly ExamAnswer[], max: number): TopicWorth[] {
  const asOf = 0;
  const evidence = answers.flatMap(({ topicId, difficulty, isSpr, correct }): Evidence[] =>
    isTopicId(topicId) && isDifficulty(difficulty) ? [{ topicId, difficulty, isSpr, right: correct ? 1 : 0, wrong: correct ? 0 : 1, questions: 1, asOf }] : [],
  );
  if (evidence.length === 0) return [];
  const beliefs = { 'reading-writing': sectionBelief('reading-writing', evidence, asOf), math: sectionBelief('math', evidence, asOf) };
  const paceMs = (section: Section): number | null => {
    const own = answers.filter(({ topicId }) => isTopicId(topicId) && topicById(topicId).section === section);
    const spent = own.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);
    return spent === 0 ? null : spent / own.length;
  };
  const missed = new Set(answers.filter(({ correct }) => !correct).map(({ topicId }) => topicId));
  return topicWorths(beliefs, { paceMs: { 'reading-writing': paceMs('reading-writing'), math: paceMs('math') }, spentMs: new Map() })
    .filter(({ topicId, points }) => missed.has(topicId) && points >= minPoints)
    .slice(0, max);
}
