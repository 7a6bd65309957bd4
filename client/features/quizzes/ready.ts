import type { QuestionKind } from '#contract/question-bank.ts';
import type { QuestionBank } from '#contract/quizzes.ts';
import { isDrawn } from '#core/quizzes/drawn.ts';

type Counts = QuestionBank['counts'];
interface Asked {
  readonly topics: readonly number[];
  readonly levels: readonly number[];
}

const own = (counts: Counts, { topics, levels }: Asked): Counts => counts.filter(({ topicId, level }) => topics.includes(topicId) && levels.includes(level));

/** All questions of this selection. */
export const totalFor = (counts: Counts, asked: Asked): number => own(counts, asked).reduce((sum, { questions }) => sum + questions, 0);

/** How many questions of this selection can be asked now: those not given in the last 30 days. */
export const readyFor = (counts: Counts, asked: Asked): number => own(counts, asked).reduce((sum, { ready }) => sum + ready, 0);

/** Whether there is always one more: some of it is Math, which is drawn on demand. */
export const neverEnds = (counts: Counts, asked: Asked): boolean => own(counts, asked).some(({ topicId }) => isDrawn(topicId));

/** The counts of some kinds of questions of a topic, like those of the bank. */
export const kindCounts = (topicId: number, kinds: readonly QuestionKind[]): Counts =>
  kinds.flatMap(({ counts }) => counts.map((count) => ({ topicId, ...count })));
