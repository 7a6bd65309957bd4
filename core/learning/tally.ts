/** What attempts add to a student's counts. */
import type { Tally } from '../progress/accuracy.ts';
import type { TopicTally } from '../progress/recommend.ts';
import type { Attempt } from './attempt.ts';

export interface RecordingTally extends Tally {
  /** In topic order. */
  readonly topics: readonly TopicTally[];
  /** Wrong answers by skill; an omitted question is not wrong. */
  readonly misses: readonly { readonly skillTag: string; readonly wrong: number }[];
}

/** Only answered questions count, and only where the section was measured. A wrong answer is worth reviewing in any case. */
export function tallyAttempts(attempts: readonly Pick<Attempt, 'topicId' | 'answer' | 'correct' | 'skillTags' | 'measured'>[]): RecordingTally {
  const topics = new Map<TopicTally['topicId'], { topicId: TopicTally['topicId']; questions: number; correct: number }>();
  const misses = new Map<string, number>();
  let [questions, correct] = [0, 0];
  for (const attempt of attempts) {
    if (attempt.answer === null) continue;
    if (attempt.measured) {
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
    if (attempt.correct) continue;
    attempt.skillTags.forEach((skillTag, index, tags) => {
      if (tags.indexOf(skillTag) === index) misses.set(skillTag, (misses.get(skillTag) ?? 0) + 1);
    });
  }
  return {
    questions,
    correct,
    topics: [...topics.values()].sort((a, b) => a.topicId - b.topicId),
    misses: [...misses].map(([skillTag, wrong]) => ({ skillTag, wrong })).sort((a, b) => (a.skillTag < b.skillTag ? -1 : 1)),
  };
}
