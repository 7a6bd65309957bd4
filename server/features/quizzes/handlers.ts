/** Quizzes of accounts and guests: choose, start, answer, review. */
import type { AllowanceView, quizCalls } from '#contract/quizzes.ts';
import { attemptAt } from '#core/learning/attempt.ts';
import { answerFits, isAnswered } from '#core/questions/check-answer.ts';
import { explainQuestion } from '#core/questions/explanation.ts';
import { allowance, dayMs, type Allowance, type Learner } from '#core/quizzes/allowance.ts';
import { selectQuestions } from '#core/quizzes/select-questions.ts';
import { isSameSpecification, type QuizSpecification } from '#core/quizzes/specification.ts';
import { seededRandom, seedFromText } from '#core/random.ts';
import { isTopicId } from '#core/topics/topics.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { isUuid, uuidv7 } from '../../database/uuid.ts';
import type { Account, Guest, Handler } from '../../http/handler.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { selectTopicStats, selectUserTotals } from '../progress/store.ts';
import { recordAttempts } from '../learning/store.ts';
import type { Offer, PracticeBank } from './bank.ts';
import { outcomeOf, quizView } from './quiz-view.ts';
import { closeQuestion, insertQuiz, lockLearner, selectSeen, selectOpenQuizzes, selectQuiz, selectQuizQuestion, selectStarts, type QuizRow } from './store.ts';

interface Visit {
  readonly headers: Headers;
  readonly clientIp: string;
  setHeader(name: string, value: string): void;
}

export interface QuizDependencies {
  readonly database: Database;
  readonly bank: PracticeBank;
  /** Makes and keeps guests; see guests/sessions.ts. */
  readonly guests: {
    create(queryable: Queryable, visit: Visit): Promise<string | Refusal>;
    extend(queryable: Queryable, guest: Guest, visit: Visit): Promise<void>;
  };
  readonly now: () => number;
}

/** More starts a day, or unfinished quizzes, than anybody needs listed. */
const mostListed = 100;

const learnerOf = (caller: Account | null): Learner => caller?.membershipTier ?? 'guest';

const bankOf = (learner: Learner) => (learner === 'guest' ? 'guest' : 'practice');

const toView = ({ perDay, left, nextAt }: Allowance): AllowanceView => ({ perDay, left, nextAt: nextAt === null ? null : new Date(nextAt).toISOString() });

export function quizHandlers({ database, bank, guests, now }: QuizDependencies): { readonly [Id in keyof typeof quizCalls]: Handler<(typeof quizCalls)[Id]> } {
  const allowanceOf = async (queryable: Queryable, learner: Learner, userId: string | null): Promise<Allowance> => {
    const time = now();
    const starts = userId === null ? [] : await selectStarts(queryable, userId, new Date(time - dayMs), mostListed);
    return allowance(learner, starts, time);
  };

  /** The quiz in progress with this specification, or a new one, in a transaction that locks the learner's row. */
  const beginQuiz = async (
    queryable: Queryable,
    userId: string,
    learner: Learner,
    specification: QuizSpecification,
    { pool, isOffered }: Pick<Offer, 'pool'> & { readonly isOffered: boolean },
  ): Promise<QuizRow | Refusal> => {
    if (!(await lockLearner(queryable, userId))) return refuse('not-signed-in');
    const open = await selectOpenQuizzes(queryable, userId, mostListed);
    const underWay = open.find((quiz) => isSameSpecification(quiz.specification, specification));
    if (underWay) return underWay;
    if (!isOffered) return refuse('practice-set-not-found');
    const { left } = await allowanceOf(queryable, learner, userId);
    if (left === 0) return refuse('quizzes-used-up');
    const time = now();
    const id = uuidv7(time);
    const stats = await selectTopicStats(queryable, userId);
    const questions = selectQuestions({
      specification,
      pool,
      seen: await selectSeen(queryable, userId),
      tallies: stats.flatMap((row) =>
        isTopicId(row.topic_id) ? [{ topicId: row.topic_id, correct: row.questions_correct, questions: row.questions_attempted }] : [],
      ),
      random: seededRandom(seedFromText(id)),
    });
    if (questions.length === 0) return refuse('practice-set-not-found');
    await insertQuiz(queryable, userId, { id, specification, questions }, new Date(time));
    return { id, specification, started_at: new Date(time), completed_at: null };
  };

  return {
    listPracticeSets: async ({ caller, guest }) => {
      const userId = caller?.id ?? guest?.id ?? null;
      const { practiceSets } = await bank.offer(bankOf(learnerOf(caller)));
      const { open, left, answers } = await database.snapshot(async (queryable) => ({
        open: userId === null ? [] : await selectOpenQuizzes(queryable, userId, mostListed),
        left: await allowanceOf(queryable, learnerOf(caller), userId),
        answers: guest ? (await selectUserTotals(queryable, guest.id)).total_questions : 0,
      }));
      return {
        practiceSets: practiceSets.map(({ slug, kind, name, section, category, size, specification }) => {
          const own = open.find((quiz) => isSameSpecification(quiz.specification, specification));
          return {
            slug,
            kind,
            name,
            section,
            category,
            size,
            open: own ? { quizId: own.id, answered: own.answered_count, questions: own.question_count } : null,
          };
        }),
        allowance: toView(left),
        guestAnswers: answers,
      };
    },

    startQuiz: async (request) => {
      const { caller, guest, body } = request;
      const { pool, practiceSets, known } = await bank.offer(bankOf(learnerOf(caller)));
      const set = known.get(body.practiceSet);
      const isOffered = practiceSets.some(({ slug }) => slug === body.practiceSet);
      // Only a returning learner can have a quiz of a set no longer offered.
      if (!set || (!isOffered && !caller && !guest)) return refuse('practice-set-not-found');
      // The cookie of a new guest is set only once the guest really exists.
      const headers: [string, string][] = [];
      const visit: Visit = { headers: request.headers, clientIp: request.clientIp, setHeader: (...header) => headers.push(header) };
      const begun = await database.transaction(async (queryable) => {
        const userId = caller?.id ?? guest?.id ?? (await guests.create(queryable, visit));
        if (isRefusal(userId)) return userId;
        const quiz = await beginQuiz(queryable, userId, learnerOf(caller), set.specification, { pool, isOffered });
        return 'refused' in quiz ? quiz : { userId, quiz };
      });
      if ('refused' in begun) return begun;
      if (guest) await guests.extend(database, guest, visit);
      for (const header of headers) request.setHeader(...header);
      return (await quizView(database, bank, begun.userId, begun.quiz.id)) ?? refuse('quiz-not-found');
    },

    getQuiz: async ({ params, caller, guest }) => {
      const userId = caller?.id ?? guest?.id;
      const view = userId && isUuid(params.quizId) ? await quizView(database, bank, userId, params.quizId) : null;
      return view ?? refuse('quiz-not-found');
    },

    answerQuizQuestion: async (request) => {
      const { params, body, caller, guest } = request;
      const userId = caller?.id ?? guest?.id;
      if (!userId || !isUuid(params.quizId)) return refuse('quiz-not-found');
      const row = await selectQuizQuestion(database, userId, params.quizId, body.position);
      const [question] = row ? await bank.questions([{ id: row.question_id, version: row.question_version }]) : [];
      if (!row || !question) return refuse('quiz-not-found');
      if (!isAnswered(body.answer) || !answerFits(question.format, body.answer)) return refuse('wrong-answer-format');
      const time = now();
      const answer = { userId, quizId: params.quizId, position: body.position, attemptId: uuidv7(time) };
      const attempt = attemptAt(question, { position: 0, number: body.position + 1 }, body.answer, body.timeSpentMs);
      const recorded =
        row.answer === null
          ? await database.transaction(async (queryable) => {
              const quiz = await closeQuestion(queryable, answer, new Date(time));
              if (!quiz) return null;
              const context = guest ? 'guest' : quiz.specification.timing === 'test-pace' ? 'timed-quiz' : 'untimed-quiz';
              await recordAttempts(queryable, { userId, id: answer.attemptId, context, quizId: params.quizId, at: new Date(time), attempts: [attempt] });
              return quiz;
            })
          : null;
      if (guest) await guests.extend(database, guest, request);
      if (recorded)
        return {
          outcome: { answer: body.answer, correct: attempt.correct, explained: explainQuestion(question) },
          completedAt: recorded.completed_at?.toISOString() ?? null,
        };
      // Answered before, or at this moment by another request: the first answer counts, and is the one returned.
      const { kept, quiz } = await database.snapshot(async (queryable) => ({
        kept: await selectQuizQuestion(queryable, userId, params.quizId, body.position),
        quiz: await selectQuiz(queryable, userId, params.quizId),
      }));
      const outcome = kept && outcomeOf(kept, question);
      return outcome && quiz ? { outcome, completedAt: quiz.completed_at?.toISOString() ?? null } : refuse('quiz-not-found');
    },
  };
}
