/** The error log: reading it, saying why, closing and removing. */
import type { ErrorEntry, reviewCalls } from '#contract/review.ts';
import { excerptOf } from '#core/questions/excerpt.ts';
import { createExplain, type Explain } from '#server/content/explained.ts';
import { endOfDay } from '#core/learning/calendar-days.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { questionSchema } from '#core/questions/question.ts';
import { maxPrinted } from '#core/quizzes/allowance.ts';
import { topicIdsOf } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type Account, type Handler, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { countDueCards } from '../flashcards/deck-store.ts';
import { examAhead } from '../flashcards/shared/exam-ahead.ts';
import { holdRecordings } from '../learning/record-store.ts';
import { selectStudySettings } from '../study-plan/store.ts';
import { countLog, deleteEntry, insertEntry, selectEntry, selectLog, updateEntry, type LogFilter, type LogPlace, type LogRow } from './log-store.ts';
import { openEntry, sealEntry } from './removed-entry.ts';
import { examDayStart } from './shared/exam-day-start.ts';

function toEntry(row: LogRow): ErrorEntry {
  return {
    questionId: row.question_id,
    topicId: row.topic_id,
    level: row.difficulty,
    context: row.context,
    excerpt: excerptOf(questionSchema.parse(row.body)),
    answer: row.answer,
    correct: row.correct,
    misconception: row.misconception,
    cause: row.cause,
    note: row.note,
    missedAt: row.missed_at.toISOString(),
    misses: row.misses,
    redos: row.redos,
    dueAt: row.closed_at === null ? row.due.toISOString() : null,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

/** Only what went wrong in an answer that was recorded is in the log, and only what is explained is recorded. */
const toExplained = (explain: Explain) => (row: LogRow) => ({ entry: toEntry(row), explained: explain(questionSchema.parse(row.body)) });

interface Asked {
  readonly section?: 'reading-writing' | 'math' | undefined;
  readonly topicId?: number | undefined;
  readonly cause?: LogFilter['cause'] | undefined;
  readonly state: LogFilter['state'];
}

const filterOf = (asked: Asked, exam: Date | null, now: Date): LogFilter => ({
  topicIds: topicIdsOf(asked),
  cause: asked.cause ?? null,
  state: asked.state,
  exam,
  now,
});

function placeOf(cursor: string): LogPlace | null {
  const [, place = '', questionId = ''] = /^(-?\d{1,15})~([a-z0-9-]{3,61})$/.exec(cursor) ?? [];
  return questionId === '' ? null : { place: Number(place), questionId };
}

/** By the end of the student's day: cards are studied once a day, not by the minute. */
async function cardsDueToday(queryable: Queryable, userId: string, time: number): Promise<number> {
  const settings = await selectStudySettings(queryable, userId);
  return countDueCards(queryable, userId, await examAhead(queryable, userId, time), new Date(endOfDay(time, settings?.timeZone ?? 'UTC')));
}

type List = (typeof reviewCalls)['listErrors'];

export function reviewHandlers({
  database,
  learningContent,
  seal,
  now,
}: Pick<Base, 'database' | 'learningContent' | 'seal' | 'now'>): HandlersFor<typeof reviewCalls> {
  const read = (caller: Account, asked: Asked, after: LogPlace | null, limit: number) =>
    database.snapshot(async (queryable) => {
      const filter = filterOf(asked, await examDayStart(queryable, caller.id), new Date(now()));
      return selectLog(queryable, caller.id, filter, after, limit);
    });
  const list: Handler<List> = signedIn(async ({ query: { cursor, limit, ...asked }, caller }) => {
    const after = cursor === undefined ? null : placeOf(cursor);
    if (cursor !== undefined && after === null) return refuseCursor();
    const rows = await read(caller, asked, after, limit + 1);
    return toPage(rows, limit, ({ place, question_id }) => `${place}~${question_id}`, toEntry);
  });
  const placeIn = (userId: string, id: string) => ({ userId, list: 'error', id }) as const;
  const entryOf = async (queryable: Queryable, userId: string, questionId: string) =>
    selectEntry(queryable, userId, questionId, await examDayStart(queryable, userId));

  return {
    getReviewSummary: signedIn(async ({ caller }) => {
      const time = now();
      const { counts, cardsDue } = await database.snapshot(async (queryable) => {
        const [examDay, cardsDue] = await Promise.all([
          examDayStart(queryable, caller.id),
          meetsTier(caller.membershipTier, 'plus') ? cardsDueToday(queryable, caller.id, time) : 0,
        ]);
        return { counts: await countLog(queryable, caller.id, examDay, new Date(time)), cardsDue };
      });
      const sum = (key: 'due' | 'open' | 'closed') => counts.reduce((total, row) => total + row[key], 0);
      const next = counts.flatMap(({ next_at }) => (next_at ? [next_at.getTime()] : []));
      return {
        due: sum('due'),
        open: sum('open'),
        closed: sum('closed'),
        cardsDue,
        nextAt: sum('due') === 0 && next.length > 0 ? new Date(Math.min(...next)).toISOString() : null,
        causes: counts.filter(({ open }) => open > 0).map(({ cause, open }) => ({ cause, count: open })),
      };
    }),
    listErrors: list,
    exportErrors: list,
    getError: signedIn(async ({ params, caller }) => {
      const explain = await createExplain(learningContent);
      const row = await database.snapshot((queryable) => entryOf(queryable, caller.id, params.questionId));
      return row ? toExplained(explain)(row) : refuse('error-not-found');
    }),
    updateError: signedIn(async ({ params, body, caller }) => {
      const row = await database.transaction(async (queryable) => {
        await Promise.all([holdRecordings(queryable, caller.id), updateEntry(queryable, caller.id, params.questionId, body, new Date(now()))]);
        return entryOf(queryable, caller.id, params.questionId);
      });
      return row ? toEntry(row) : refuse('error-not-found');
    }),
    removeError: signedIn(async ({ params, caller }) =>
      database.transaction(async (queryable) => {
        const [, entry] = await Promise.all([holdRecordings(queryable, caller.id), deleteEntry(queryable, caller.id, params.questionId)]);
        return { removed: entry !== null, undo: entry === null ? null : sealEntry(seal, placeIn(caller.id, params.questionId), entry, now()) };
      }),
    ),
    restoreError: signedIn(async ({ params, body, caller }) => {
      const entry = openEntry(seal, placeIn(caller.id, params.questionId), body.undo, now());
      if (entry === null) return refuse('error-not-found');
      await database.transaction(async (queryable) => Promise.all([holdRecordings(queryable, caller.id), insertEntry(queryable, caller.id, entry)]));
      return { restored: true };
    }),
    printErrors: signedIn(async ({ query, caller }) => {
      const explain = await createExplain(learningContent);
      return { items: (await read(caller, query, null, maxPrinted)).map(toExplained(explain)) };
    }),
  };
}
