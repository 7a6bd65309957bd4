/** What repeats in a student's mistakes, and what to go over first. */
import type { patternCalls } from '#contract/patterns.ts';
import { prerequisites } from '#content/prerequisites.ts';
import { excerptOf } from '#core/questions/excerpt.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { questionSchema } from '#core/questions/question.ts';
import { patternsIn, usualRate } from '#core/review/patterns.ts';
import { thisFirst } from '#core/review/this-first.ts';
import { cached } from '#server/cached.ts';
import type { Database } from '#server/database/database.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { selectAnswered, selectArchetypes, selectChances, selectRates } from './pattern-store.ts';

/** What everybody does changes slowly. ms */
const ratesMaxAgeMs = 3600_000;
/** As if so many chances had shown each misconception at the usual rate. */
const assumedChances = 30;
const shownPatterns = 3;

const archetypesOfGraph = [...new Set(prerequisites.flatMap(({ archetype, leansOn }) => [archetype, leansOn]))];

export function patternHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): HandlersFor<typeof patternCalls> {
  const rates = cached(
    async () => new Map((await selectRates(database)).map(({ misconception, shown, chances }) => [misconception, { shown, chances }])),
    ratesMaxAgeMs,
    now,
  );
  return {
    getPatterns: signedIn(async ({ caller }) => {
      const everybody = await rates();
      const rateOf = (code: Misconception): number => {
        const { shown, chances } = everybody.get(code) ?? { shown: 0, chances: 0 };
        return (shown + usualRate * assumedChances) / (chances + assumedChances);
      };
      return database.snapshot(async (queryable) => {
        const chances = (await selectChances(queryable, caller.id)).map(({ question_id, topic_id, misconception, offered }) => ({
          questionId: question_id,
          topicId: topic_id,
          offered,
          shown: misconception,
        }));
        const patterns = patternsIn(chances, rateOf).slice(0, shownPatterns);
        const answered = await selectAnswered(
          queryable,
          caller.id,
          patterns.flatMap(({ questionIds }) => questionIds),
        );
        return {
          patterns: patterns.map(({ misconception, times, chances, questionIds, topicIds }) => ({
            mistake: misconception,
            times,
            chances,
            topicIds: [...topicIds],
            questions: questionIds.flatMap((id) => {
              const found = answered.find(({ question_id }) => question_id === id);
              return found ? [{ questionId: id, topicId: found.topic_id, excerpt: excerptOf(questionSchema.parse(found.body)) }] : [];
            }),
          })),
        };
      });
    }),

    getThisFirst: signedIn(async ({ caller }) => {
      const rows = await database.snapshot((queryable) => selectArchetypes(queryable, caller.id, archetypesOfGraph));
      const stands = new Map(rows.map(({ archetype, answers, correct, open_misses }) => [archetype, { answers, correct, openMisses: open_misses }]));
      const [edge] = thisFirst(prerequisites, (archetype) => stands.get(archetype) ?? { answers: 0, correct: 0, openMisses: 0 });
      if (!edge) return { first: null };
      return {
        first: { archetype: edge.leansOn, missed: edge.of, first: edge.first, reason: edge.reason, misses: stands.get(edge.archetype)?.openMisses ?? 0 },
      };
    }),
  };
}
