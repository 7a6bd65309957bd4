/** What a quiz takes from the error log: what is due, redone as core/review says. */
import { chooseRedos, type DueError } from '#core/review/choose-redos.ts';
import { maxQuizLength } from '#core/quizzes/allowance.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { Random } from '#core/random.ts';
import { isTopicId, type TopicId } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';
import { holdRecordings } from '../learning/record-store.ts';
import { putOff, selectDue } from '../review/store.ts';
import { examDayStart } from '../review/shared/exam-day-start.ts';
import type { GivenQuestion } from './store.ts';

/** More than a quiz asks: some of what is due may have to wait for lack of a question. */
const maxDueRead = 2 * maxQuizLength;

/** What is due of these topics, due longest first. */
export async function dueErrors(queryable: Queryable, userId: string, topics: readonly TopicId[], time: number): Promise<DueError[]> {
  const exam = await examDayStart(queryable, userId);
  const rows = await selectDue(queryable, userId, { topicIds: topics, exam, now: new Date(time) }, maxDueRead);
  return rows.flatMap(({ question_id, topic_id, archetype, difficulty, seen_at }) =>
    isTopicId(topic_id) ? [{ questionId: question_id, topicId: topic_id, archetype, difficulty, seenAt: seen_at.getTime() }] : [],
  );
}

interface From {
  readonly due: readonly DueError[];
  readonly pool: readonly PracticeQuestion[];
  readonly seen: ReadonlyMap<string, number>;
  readonly time: number;
  readonly random: Random;
}

/** At most `length` redos; what nothing redoes yet is put off, which has to be kept even if the quiz is refused. Call it in the transaction of the quiz. */
export async function redosFor(queryable: Queryable, userId: string, { time, ...bank }: From, length: number): Promise<GivenQuestion[]> {
  const { redos, waiting } = chooseRedos({ ...bank, now: time }, length);
  if (waiting.length > 0) await Promise.all([holdRecordings(queryable, userId), putOff(queryable, userId, waiting)]);
  return redos.map(({ redoOf, question }) => ({ ...question, redoOf }));
}
