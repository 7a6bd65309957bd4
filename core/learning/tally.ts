/** What attempts add to a student's counts. */
import type { Tally } from '../progress/accuracy.ts';
import type { TopicTally } from '../progress/recommend.ts';
import type { Attempt } from './attempt.ts';

export interface RecordingTally extends Tally {
  /** In topic order. */
  readonly topics: readonly TopicTally[];
}

/** Only answered questions count, and only where the section was measured. */
export function tallyAttempts(attempts: readonly Pick<Attempt, 'topicId' | 'answer' | 'correct' | 'measured'>[]): RecordingTally {
  const topics = new Map<TopicTally['topicId'], { topicId: TopicTally['topicId']; questions: number; correct: number }>();
  let [questions, correct] = [0, 0];
  for (const attempt of attempts) {
    if (attempt.answer === null || !attempt.measured) continue;
    const right = attempt.correct ? 1 : 0;
    questions++;
    correct += right;
    const { topicId } = attempt;
    const known = topics.get(topicId);
    if (known) {
      known.questions++;
      known.correct += right;
    } else topics.set(topicId, { topicId, questions: 1, correct: right });
  }
  return { questions, correct, topics: [...topics.values()].sort((a, b) => a.topicId - b.topicId) };
}
