/** The practice bank in memory: what there is, read again every few seconds; questions, which never change, once. */
import type { Question } from '#core/questions/question.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { publishedMaxAgeMs, refreshed } from '../../content/refreshed.ts';
import type { Database } from '../../database/database.ts';
import { selectQuestions, type PinnedQuestion } from '../../content/question-store.ts';
import { selectPracticeBank } from './store.ts';

/** What is not in memory is read once for all who wait. Never called inside a transaction (server/content/refreshed.ts). */
export interface PracticeBank {
  /** What quizzes of accounts (`practice`) or of guests draw from now. */
  pool(context: 'practice' | 'guest'): Promise<readonly PracticeQuestion[]>;
  /** The questions in these versions, in this order. */
  questions(pinned: readonly PinnedQuestion[]): Promise<readonly Question[]>;
}

/** Questions kept in memory; some kilobytes each. */
const mostKnown = 5_000;
const keyOf = ({ id, version }: PinnedQuestion) => `${id}@${version}`;

export function practiceBank(database: Database, now: () => number): PracticeBank {
  const known = new Map<string, Question>();
  const published = refreshed(() => selectPracticeBank(database), publishedMaxAgeMs, now);
  return {
    pool: async (context) => (await published()).filter(({ usageContexts }) => usageContexts.includes(context)),
    questions: async (pinned) => {
      const missing = pinned.filter((one) => !known.has(keyOf(one)));
      const read = new Map((missing.length > 0 ? await selectQuestions(database, missing) : []).map((question) => [keyOf(question), question]));
      const found = pinned.map((one) => {
        const question = known.get(keyOf(one)) ?? read.get(keyOf(one));
        if (!question) throw new Error(`the bank has no question ${keyOf(one)}`);
        return question;
      });
      if (known.size > mostKnown) known.clear();
      for (const [key, question] of read) known.set(key, question);
      return found;
    },
  };
}
