/**
 * Which question redoes a mistake. In Math a new one of the same archetype and level, never the same numbers. In Reading and Writing the same
 * question after a week, and before that another of its archetype. Instants are ms since 1970.
 */
import type { PracticeQuestion } from '../quizzes/select-questions.ts';
import { dayMs } from '../day.ts';
import type { Difficulty } from '../questions/question.ts';
import type { Random } from '../random.ts';
import { topicById, type TopicId } from '../topics/topics.ts';

export interface DueError {
  readonly questionId: string;
  readonly topicId: TopicId;
  readonly archetype: string;
  readonly difficulty: Difficulty;
  readonly seenAt: number;
}

interface Redo {
  readonly redoOf: string;
  readonly question: PracticeQuestion;
}

export interface RedoChoice {
  readonly redos: readonly Redo[];
  /** What nothing redoes for now, and when to look again. */
  readonly waiting: readonly { readonly questionId: string; readonly until: number }[];
}

/** The text of a passage is remembered for about so long. */
const sameAfterMs = 7 * dayMs;

interface Bank {
  /** In the order they are due. */
  readonly due: readonly DueError[];
  readonly pool: readonly PracticeQuestion[];
  /** Questions given in quizzes, and when last. */
  readonly seen: ReadonlyMap<string, number>;
  readonly now: number;
  readonly random: Random;
}

const isMath = ({ topicId }: Pick<DueError, 'topicId'>): boolean => topicById(topicId).section === 'math';

/** True if no unseen question of the bank redoes this in the best way, so that one would have to be drawn. */
export const lacksDraw = (error: DueError, pool: readonly PracticeQuestion[], seen: ReadonlyMap<string, number>): boolean =>
  isMath(error) &&
  !pool.some(({ id, archetype, difficulty }) => archetype === error.archetype && difficulty === error.difficulty && !seen.has(id) && id !== error.questionId);

/** At most `length` redos, no question twice. */
export function chooseRedos({ due, pool, seen, now, random }: Bank, length: number): RedoChoice {
  const used = new Set<string>();
  const redos: Redo[] = [];
  const waiting: { questionId: string; until: number }[] = [];
  const shuffled = Map.groupBy(random.shuffle([...pool]), ({ topicId }) => topicId);
  for (const error of due) {
    if (redos.length >= length) break;
    const free = (shuffled.get(error.topicId) ?? []).filter(({ id }) => !used.has(id));
    const others = free.filter(({ id }) => id !== error.questionId).toSorted((a, b) => distance(a, error) - distance(b, error));
    const unseen = others.filter(({ id }) => !seen.has(id));
    const sibling = unseen.find(({ archetype }) => archetype === error.archetype);
    const same = isMath(error) || now - error.seenAt < sameAfterMs ? undefined : free.find(({ id }) => id === error.questionId);
    // Where the archetype has nothing new: one of it that was given long ago, or a new one of the topic.
    const old = others.find(({ id, archetype }) => archetype === error.archetype && now - (seen.get(id) ?? now) >= sameAfterMs);
    const question = same ?? sibling ?? old ?? unseen[0];
    if (!question) {
      waiting.push({ questionId: error.questionId, until: Math.max(now + dayMs, error.seenAt + sameAfterMs) });
      continue;
    }
    used.add(question.id);
    redos.push({ redoOf: error.questionId, question });
  }
  return { redos, waiting };
}

const distance = (question: PracticeQuestion, { difficulty }: DueError): number => Math.abs(question.difficulty - difficulty);
