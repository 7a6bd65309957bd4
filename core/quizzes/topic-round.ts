/** A round of practice in one topic: what screens offer wherever they name a topic worth practicing. */
import { isTopicId } from '../topics/topics.ts';
import { longestQuizFor, type Learner } from './allowance.ts';

/** Questions of a round where the plan allows that many. */
export const roundQuestions = 12;

/** Questions of a round of this learner. */
export const roundLength = (learner: Learner): number => Math.min(roundQuestions, longestQuizFor[learner]);

/**
 * What a round of so many questions asks for, as a query: at a level that suits, with the topic's mistakes that are due. Of a topic that is not
 * known here: the smart quiz as usual.
 */
export const roundQuery = (topicId: number, questions: number): Record<string, string | number> =>
  isTopicId(topicId) ? { source: 'smart', topics: String(topicId), length: questions } : {};
