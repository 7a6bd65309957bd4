/** A round of practice in one topic: what screens offer wherever they name a topic worth practicing. */
import { isTopicId } from '../topics/topics.ts';

/** Questions of a round where the plan allows that many. */
export const roundQuestions = 12;

/**
 * What a round of so many questions asks for, as a query: at a level that suits, with the topic's mistakes that are due. Of a topic that is not
 * known here: the smart quiz as usual.
 */
export const roundQuery = (topicId: number, questions: number): Record<string, string | number> =>
  isTopicId(topicId) ? { source: 'smart', topics: String(topicId), length: questions } : {};
