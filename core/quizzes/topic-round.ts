/** A round of practice in one topic: what screens offer wherever they name a topic worth practicing. */
import type { TopicId } from '../topics/topics.ts';

/** Questions of a round; fewer where a plan allows no longer quiz. */
export const roundQuestions = 12;

/** What a round asks for, as a query: at a level that suits, with the topic's mistakes that are due. */
export const roundQuery = (topicId: TopicId) => ({ source: 'smart', topics: String(topicId), length: roundQuestions });
