/** Every night: measures what first responses say about each question, and flags those that somebody should look at. */
import * as z from 'zod';
import { dayMs } from '#core/day.ts';
import { flagsOf, type MeasuredQuestion } from '#core/questions/quality.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { difficulties } from '#core/questions/question.ts';
import { givenMinutes } from '#core/topics/topic-weights.ts';
import { topics } from '#core/topics/topics.ts';
import type { Database } from '#server/database/database.ts';
import type { Task } from '#server/jobs/task.ts';
import { measureAll, replaceMeasures, type MeasureRow } from '../store.ts';

export const measureQuestionsPayload = z.object({});

const recentMs = 30 * dayMs;

function measuredOf(row: MeasureRow): MeasuredQuestion {
  const { format, responses, correct, chosen, pairs } = row;
  const section = topics.find(({ id }) => id === row.topic_id)?.section ?? 'math';
  return {
    section,
    targetMinutes: row.target_minutes ?? givenMinutes[section],
    level: difficulties.find((level) => level === row.difficulty) ?? 3,
    format,
    key: choiceIds.find((id) => id === row.key) ?? null,
    responses,
    correct,
    chosen,
    pointBiserial: row.point_biserial,
    pairs,
    medianTimeMs: row.median_time_ms,
    recentResponses: row.recent_responses,
    recentCorrect: row.recent_correct,
  };
}

export const measureQuestions = ({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: () => number;
}): Task<z.output<typeof measureQuestionsPayload>> => ({
  payload: measureQuestionsPayload,
  schedule: '23 4 * * *',
  run: async () => {
    const rows = await measureAll(database, new Date(now() - recentMs));
    const measured = rows.map((row) => {
      const { difficulty: _level, topic_id: _topic, target_minutes: _target, format: _format, key: _key, ...counts } = row;
      return { ...counts, flags: flagsOf(measuredOf(row)) };
    });
    await database.transaction((queryable) => replaceMeasures(queryable, measured, new Date(now())));
  },
});
