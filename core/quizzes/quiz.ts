/** The state of a quiz and its outcome. */
import { accuracy } from '../progress/accuracy.ts';
import { topics, type TopicId } from '../topics/topics.ts';

export interface Asked {
  readonly topicId: number;
  /** Null: not answered yet. */
  readonly correct: boolean | null;
}

/** The place of the first question still open, from 0; null when all are answered. */
export function firstOpen(asked: readonly Asked[]): number | null {
  const index = asked.findIndex(({ correct }) => correct === null);
  return index < 0 ? null : index;
}

export interface TopicOutcome {
  readonly topicId: TopicId;
  readonly correct: number;
  readonly answered: number;
  /** Whole percent. */
  readonly accuracy: number;
}

/** Answers by topic, in topic order; topics without an answer are left out. */
export function outcomeByTopic(asked: readonly Asked[]): TopicOutcome[] {
  return topics.flatMap(({ id }) => {
    const own = asked.filter(({ topicId, correct }) => topicId === id && correct !== null);
    const right = own.filter(({ correct }) => correct === true).length;
    return own.length === 0 ? [] : [{ topicId: id, correct: right, answered: own.length, accuracy: accuracy(right, own.length) }];
  });
}
