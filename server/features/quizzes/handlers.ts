/** Quizzes of accounts and guests: what there is to choose, a quiz as it stands, and what came of it. */
import type { quizCalls } from '#contract/quizzes.ts';
import { accuracy, tooFew, type Tally } from '#core/progress/accuracy.ts';
import { strengthOf, type Strength } from '#core/progress/strength.ts';
import { maxQuizLengthFor } from '#core/quizzes/allowance.ts';
import { outcomeByTopic } from '#core/quizzes/quiz.ts';
import { isSameSpecification } from '#core/quizzes/specification.ts';
import { topics } from '#core/topics/topics.ts';
import { isUuid } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { flagsOrDefaults } from '../feature-flags/store.ts';
import { selectUserTotals } from '../progress/store.ts';
import { answerQuizQuestionHandler } from './answering.ts';
import { allowanceOf, bankOf, learnerOf, maxListed, notSeenSince, toView } from './learner.ts';
import { startHandlers } from './start-handlers.ts';
import { submitHandlers } from './submitting.ts';
import type { QuizDependencies } from './dependencies.ts';
import { quizView, remainingMs, shownSpecification } from './quiz-view.ts';
import { selectSeen } from './shared/seen-store.ts';
import { selectOpenQuizzes, selectQuizQuestions, selectTopicsBefore } from './store.ts';

const strengthFrom = ({ correct, questions }: Tally): Strength | null => (tooFew(questions) ? null : strengthOf(accuracy(correct, questions)));

export function quizHandlers(dependencies: QuizDependencies): HandlersFor<typeof quizCalls> {
  const { database, log, bank, now } = dependencies;
  return {
    ...startHandlers(dependencies),
    ...submitHandlers(dependencies),
    answerQuizQuestion: answerQuizQuestionHandler(dependencies),

    listPracticeSets: async ({ caller }) => {
      const userId = caller?.id ?? null;
      const [{ practiceSets }, { smartQuizEnabled }] = await Promise.all([bank.offer(bankOf(learnerOf(caller))), flagsOrDefaults(database, log)]);
      const { open, left, answers } = await database.snapshot(async (queryable) => ({
        open: userId === null ? [] : await selectOpenQuizzes(queryable, userId, maxListed),
        left: await allowanceOf(queryable, learnerOf(caller), userId, now()),
        answers: caller?.kind === 'guest' ? (await selectUserTotals(queryable, caller.id)).total_questions : 0,
      }));
      return {
        practiceSets: practiceSets.flatMap(({ slug, kind, name, section, category, size, specification }) => {
          const own = open.find((quiz) => quiz.hardest_set === null && isSameSpecification(quiz.specification, specification));
          // Switched off, it can still be finished.
          if (kind === 'smart' && !smartQuizEnabled && !own) return [];
          const underWay = own ? { quizId: own.id, answered: own.answered_count, questions: own.question_count } : null;
          return [{ slug, kind, name, section, category, size, open: underWay }];
        }),
        allowance: toView(left),
        guestAnswers: answers,
      };
    },

    getQuestionBank: signedIn(async ({ caller }) => {
      const learner = learnerOf(caller);
      const time = now();
      const { pool } = await bank.offer(bankOf(learner));
      const flags = await flagsOrDefaults(database, log);
      const { open, left, seen } = await database.snapshot(async (queryable) => ({
        open: await selectOpenQuizzes(queryable, caller.id, maxListed),
        left: await allowanceOf(queryable, learner, caller.id, time),
        seen: await selectSeen(
          queryable,
          caller.id,
          topics.map(({ id }) => id),
        ),
      }));
      const since = notSeenSince(learner, time);
      const counts = new Map<string, { topicId: number; level: number; questions: number; ready: number }>();
      for (const { id, topicId, difficulty: level } of pool) {
        const count = counts.get(`${topicId}.${level}`) ?? { topicId, level, questions: 0, ready: 0 };
        counts.set(`${topicId}.${level}`, { ...count, questions: count.questions + 1, ready: count.ready + ((seen.get(id) ?? -Infinity) < since ? 1 : 0) });
      }
      return {
        counts: [...counts.values()].sort((a, b) => a.topicId - b.topicId || a.level - b.level),
        allowance: toView(left),
        longest: maxQuizLengthFor[learner],
        smartQuizEnabled: flags.smartQuizEnabled,
        open: open.map((quiz) => ({
          quizId: quiz.id,
          specification: shownSpecification(quiz.specification),
          hardestSet: quiz.hardest_set,
          startedAt: quiz.started_at.toISOString(),
          answered: quiz.answered_count,
          questions: quiz.question_count,
          remainingMs: remainingMs(quiz, time),
        })),
      };
    }),

    getQuiz: async ({ params, caller }) => {
      const view = caller && isUuid(params.quizId) ? await quizView(dependencies, caller.id, params.quizId) : null;
      return view ?? refuse('quiz-not-found');
    },

    getQuizResult: signedIn(async ({ params, caller }) => {
      const quiz = isUuid(params.quizId) ? await quizView(dependencies, caller.id, params.quizId) : null;
      if (!quiz) return refuse('quiz-not-found');
      const { rows, before } = await database.snapshot(async (queryable) => ({
        rows: await selectQuizQuestions(queryable, caller.id, quiz.id),
        before: await selectTopicsBefore(queryable, caller.id, quiz.id, new Date(quiz.startedAt)),
      }));
      return {
        quiz,
        timeSpentMs: rows.reduce((sum, row) => sum + (row.answer === null ? 0 : row.time_spent_ms), 0),
        topics: outcomeByTopic(rows.map(({ topic_id, correct }) => ({ topicId: topic_id, correct }))).map(({ topicId, correct, answered }) => {
          const own = before.find(({ topic_id }) => topic_id === topicId);
          const earlier = { correct: own?.correct ?? 0, questions: own?.questions ?? 0 };
          return {
            topicId,
            correct,
            answered,
            before: earlier,
            strengthBefore: strengthFrom(earlier),
            strengthAfter: strengthFrom({ correct: earlier.correct + correct, questions: earlier.questions + answered }),
          };
        }),
      };
    }),
  };
}
