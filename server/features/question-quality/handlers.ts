/** How questions do with students. */
import { responsesPerPage, type questionQualityCalls } from '#contract/question-quality.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { qualityFlags } from '#core/questions/quality.ts';
import type { Database } from '#server/database/database.ts';
import type { HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import type { Seal } from '#server/sealed.ts';
import { excerptsOf } from '../authoring/shared/excerpts.ts';
import { selectMeasuredAt, selectQuality, selectQualityGroups, selectResponses, type QualityRow, type ResponsePlace, type ResponseRow } from './store.ts';

type Handlers = HandlersFor<typeof questionQualityCalls>;

const maxPoints = 600;
/** Owner of the places in the export: they name accounts, so they are sealed. */
const placeOwner = 'exported responses';

const toMeasured = (row: QualityRow, excerpt: string) => ({
  questionId: row.question_id,
  excerpt,
  version: row.question_version,
  topicId: row.topic_id,
  archetype: row.archetype,
  level: row.difficulty,
  format: row.format,
  key: choiceIds.find((id) => id === row.key) ?? null,
  responses: row.responses,
  correct: row.correct,
  chosen: [row.chose_a, row.chose_b, row.chose_c, row.chose_d],
  pointBiserial: row.point_biserial,
  pairs: row.pairs,
  medianTimeMs: row.median_time_ms,
  recentResponses: row.recent_responses,
  recentCorrect: row.recent_correct,
  flags: row.flags.flatMap((flag) => qualityFlags.find((each) => each === flag) ?? []),
});

const toPlace = ({ user_id: userId, id, position, number }: ResponseRow): ResponsePlace => ({ userId, id, position, number });

export function questionQualityHandlers({ database, seal }: { readonly database: Database; readonly seal: Seal }): Handlers {
  return {
    listQuestionQuality: async ({ query: { cursor, limit, flag, ...filter } }) => {
      const offset = cursor === undefined ? 0 : Number(cursor);
      if (!Number.isInteger(offset) || offset < 0 || offset > 1_000_000) return refuseCursor();
      return database.snapshot(async (queryable) => {
        const rows = await selectQuality(queryable, filter, { flag: flag ?? null, offset, limit: limit + 1 });
        const shown = rows.slice(0, limit);
        const excerpt = await excerptsOf(queryable, shown);
        return { items: shown.map((row) => toMeasured(row, excerpt(row))), nextCursor: rows.length > limit ? String(offset + limit) : null };
      });
    },
    getQualitySummary: ({ query }) =>
      database.snapshot(async (queryable) => {
        const measuredAt = await selectMeasuredAt(queryable);
        const groups = await selectQualityGroups(queryable, query);
        const points = await selectQuality(queryable, query, { flag: null, offset: 0, limit: maxPoints });
        return {
          measuredAt: measuredAt?.toISOString() ?? null,
          groups: groups.map(({ topic_id: topicId, mean_point_biserial: meanPointBiserial, ...group }) => ({ topicId, meanPointBiserial, ...group })),
          points: points.flatMap(({ question_id: questionId, responses, correct, point_biserial: pointBiserial, flags }) =>
            pointBiserial === null ? [] : [{ questionId, correct: correct / responses, pointBiserial, isFlagged: flags.length > 0 }],
          ),
        };
      }),
    exportResponses: async ({ query: { cursor, ...filter } }) => {
      const place = cursor === undefined ? null : seal.open(cursor, placeOwner);
      if (cursor !== undefined && place === null) return refuseCursor();
      const rows = await selectResponses(database, filter, place === null ? null : (JSON.parse(place) as ResponsePlace), responsesPerPage + 1);
      return toPage(
        rows,
        responsesPerPage,
        (row) => seal.seal(JSON.stringify(toPlace(row)), placeOwner),
        (row) => ({
          person: seal.hash(`${placeOwner} ${row.user_id}`).slice(0, 16),
          questionId: row.question_id,
          version: row.question_version,
          topicId: row.topic_id,
          archetype: row.archetype,
          level: row.difficulty,
          context: row.context,
          answer: row.answer,
          isCorrect: row.correct,
          timeMs: row.time_spent_ms,
          restCorrect: row.rest_correct,
          restAsked: row.rest_asked,
          day: row.day,
        }),
      );
    },
  };
}
