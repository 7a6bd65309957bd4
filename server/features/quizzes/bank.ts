/** The practice bank in memory: what there is, read again every few seconds; questions, which never change, once. */
import type { Question } from '#core/questions/question.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { Queryable } from '../../database/database.ts';
import { selectQuestions, type PinnedQuestion } from '../../content/question-store.ts';
import { selectPracticeBank, type BankQuestion } from './store.ts';

export interface PracticeBank {
  /** What quizzes of accounts (`practice`) or of guests draw from now. */
  pool(queryable: Queryable, context: 'practice' | 'guest'): Promise<readonly PracticeQuestion[]>;
  /** The questions in these versions, in this order. */
  questions(queryable: Queryable, pinned: readonly PinnedQuestion[]): Promise<readonly Question[]>;
}

const poolMaxAgeMs = 5_000;
const keyOf = ({ id, version }: PinnedQuestion) => `${id}@${version}`;

export function practiceBank(now: () => number): PracticeBank {
  const known = new Map<string, Question>();
  let list: { readonly at: number; readonly pool: Promise<readonly BankQuestion[]> } | null = null;
  const everything = (queryable: Queryable) => {
    const time = now();
    if (list && time >= list.at && time - list.at < poolMaxAgeMs) return list.pool;
    const pool = selectPracticeBank(queryable);
    list = { at: time, pool };
    pool.catch(() => {
      list = null;
    });
    return pool;
  };
  return {
    pool: async (queryable, context) => (await everything(queryable)).filter(({ usageContexts }) => usageContexts.includes(context)),
    questions: async (queryable, pinned) => {
      const missing = pinned.filter((one) => !known.has(keyOf(one)));
      if (missing.length > 0) for (const question of await selectQuestions(queryable, missing)) known.set(keyOf(question), question);
      return pinned.map((one) => {
        const question = known.get(keyOf(one));
        if (!question) throw new Error(`the bank has no question ${keyOf(one)}`);
        return question;
      });
    },
  };
}
