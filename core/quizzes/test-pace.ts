/** The time of a quiz at the pace of the test. */
import { moduleFacts } from '../exams/format.ts';
import { topicById, type TopicId } from '../topics/topics.ts';

/** What a module gives each of its questions, ms: about 71 s in Reading and Writing, 95 s in Math. */
const paceMs = (topicId: TopicId): number => {
  const { timeLimit, questionCount } = moduleFacts[topicById(topicId).section];
  return (timeLimit * 1000) / questionCount;
};

/** Time for questions of these topics, in ms, rounded up to whole seconds. */
export const testPaceMs = (topicIds: readonly TopicId[]): number => Math.ceil(topicIds.reduce((sum, id) => sum + paceMs(id), 0) / 1000) * 1000;
