/** The kinds of questions of a topic. Each concept teaches some archetypes, each of them taught by it alone, and so names a kind. */
import type { QuestionKind, questionBankCalls } from '#contract/question-bank.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { isTopicId } from '#core/topics/topics.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { selectArchetypeTallies, type ArchetypeTally } from '../concepts/store.ts';
import { bankOf, learnerOf, notSeenSince } from './learner.ts';
import type { QuizDependencies } from './dependencies.ts';
import { selectSeen } from './shared/seen-store.ts';

function countsOf(questions: readonly PracticeQuestion[], isReady: (question: PracticeQuestion) => boolean): QuestionKind['counts'] {
  return [...Map.groupBy(questions, ({ difficulty }) => difficulty)]
    .toSorted(([a], [b]) => a - b)
    .map(([level, own]) => ({ level, questions: own.length, ready: own.filter(isReady).length }));
}

function resultsOf(tallies: ReadonlyMap<string, ArchetypeTally>, archetypes: readonly string[]): QuestionKind['results'] {
  const own = archetypes.flatMap((archetype) => tallies.get(archetype) ?? []);
  return { answered: own.reduce((sum, { answered }) => sum + answered, 0), right: own.reduce((sum, { right }) => sum + right, 0) };
}

export function kindHandlers({ database, bank, learningContent, now }: Pick<QuizDependencies, 'database' | 'bank' | 'learningContent' | 'now'>): {
  readonly listQuestionKinds: Handler<(typeof questionBankCalls)['listQuestionKinds']>;
} {
  return {
    listQuestionKinds: signedIn(async ({ caller, params: { topicId } }) => {
      const learner = learnerOf(caller);
      const since = notSeenSince(learner, now());
      const pool = (await bank.offer(bankOf(learner))).pool.filter((question) => question.topicId === topicId);
      const { concepts } = await learningContent();
      const { seen, tallies } = await database.snapshot(async (queryable) => ({
        seen: await selectSeen(queryable, caller.id, [topicId].filter(isTopicId)),
        tallies: meetsTier(caller.membershipTier, 'plus') ? await selectArchetypeTallies(queryable, caller.id, topicId) : null,
      }));
      return {
        kinds: concepts
          .filter((concept) => concept.topicId === topicId && concept.archetypes.length > 0)
          .map(({ id, title, archetypes }) => ({
            id,
            title,
            archetypes,
            counts: countsOf(
              pool.filter(({ archetype }) => archetypes.includes(archetype)),
              (question) => (seen.get(question.id) ?? -Infinity) < since,
            ),
            results: tallies && resultsOf(tallies, archetypes),
          })),
      };
    }),
  };
}
