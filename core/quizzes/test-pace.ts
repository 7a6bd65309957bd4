/** The time of a quiz at the pace of the test. */
import { moduleFacts } from '../exams/format.ts';
import { topicById, type Section, type TopicId } from '../topics/topics.ts';
import { checkLength, topicsOf } from './section-check.ts';

/** What a module gives each of its questions, ms: about 71 s in Reading and Writing, 95 s in Math. */
const paceMs = (topicId: TopicId): number => {
  const { timeLimit, questionCount } = moduleFacts[topicById(topicId).section];
  return (timeLimit * 1000) / questionCount;
};

/** What so many questions, spread over these topics, take at the pace of the test, ms. */
const quizMs = (topicIds: readonly TopicId[], questions: number): number => (testPaceMs(topicIds) / topicIds.length) * questions;

/** Time for questions of these topics, in ms, rounded up to whole seconds. */
export const testPaceMs = (topicIds: readonly TopicId[]): number => Math.ceil(topicIds.reduce((sum, id) => sum + paceMs(id), 0) / 1000) * 1000;

/** About how long the check of a section takes. */
export const checkMinutes = (section: Section): number => Math.round(quizMs(topicsOf(section), checkLength) / 60_000);

/** About how many minutes practice takes: at the pace of the test, and where answers are explained in between, half as much again. */
export const practiceMinutes = (topicIds: readonly TopicId[], questions: number, atEnd: boolean): number =>
  Math.max(1, Math.round((quizMs(topicIds, questions) * (atEnd ? 1 : 1.5)) / 60_000));
