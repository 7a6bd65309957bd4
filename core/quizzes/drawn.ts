/** Which topics never run out of questions. */
import { isTopicId, topicById } from '../topics/topics.ts';

/** True for Math: where the bank has nothing new for a student, questions are drawn. */
export const isDrawn = (topicId: number): boolean => isTopicId(topicId) && topicById(topicId).section === 'math';
