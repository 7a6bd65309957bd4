/** Studying flashcards: what comes today, what was answered, and how it goes. */
import * as z from 'zod';
import { reviewsPerRequest } from '#core/flashcards/card.ts';
import { grades } from '#core/flashcards/schedule.ts';
import { defineCall, frequent, ordinary } from './call.ts';
import { cardSchema, count, dayQuery, deckParams, madeId, retention, scheduleSchema, settingsSchema } from './flashcard-parts.ts';

export const getStudyQueue = defineCall({
  id: 'getStudyQueue',
  summary: 'What there is to study in a deck today',
  method: 'GET',
  path: '/api/flashcards/decks/:deckId/queue',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  query: z.strictObject(dayQuery),
  output: z.object({
    deck: z.object({ id: z.string(), name: z.string(), wordCount: count }),
    settings: settingsSchema,
    /** The day of the exam; null if none is named. ms since 1970 */
    horizon: z.number().nullable(),
    /** New cards that may still be begun today. */
    newLeft: count,
    /** Due by the end of the day, longest first, then new ones. */
    cards: z.array(cardSchema),
    /** When the next card comes after those of today; null if none will. */
    nextAt: z.number().nullable(),
  }),
  errors: ['deck-not-found'],
});

const reviewInput = z.strictObject({
  id: madeId,
  cardId: madeId,
  grade: z.enum(grades),
  /** When it was given, by the device’s clock, ms since 1970. */
  at: z.int().min(0),
  retention,
  undone: z.boolean(),
  /** From question to answer. */
  tookMs: z.int().min(0).max(600_000),
});
export type ReviewInput = z.infer<typeof reviewInput>;

export const recordReviews = defineCall({
  id: 'recordReviews',
  summary: 'Record answers to cards; answers may be sent more than once and in any order',
  method: 'POST',
  path: '/api/flashcards/reviews',
  access: 'plus',
  rateLimit: frequent,
  body: z.strictObject({ reviews: z.array(reviewInput).min(1).max(reviewsPerRequest) }),
  output: z.object({
    /** Where those cards stand now, with the answers of every device. A card that is gone is left out. */
    cards: z.array(z.object({ id: z.string(), schedule: scheduleSchema })),
  }),
});

export const getFlashcardStatistics = defineCall({
  id: 'getFlashcardStatistics',
  summary: 'Study statistics: upcoming reviews, retention, and answers per day',
  method: 'GET',
  path: '/api/flashcards/statistics',
  access: 'plus',
  rateLimit: ordinary,
  query: z.strictObject(dayQuery),
  output: z.object({
    /** Cards that come back today and on each of the next 29 days. */
    forecast: z.array(count),
    /** Answers on each of the last 182 days, today last. */
    days: z.array(count),
    /** Answers on each of the 183 days before those: a year in all. */
    earlier: z.array(count).default([]),
    /** Of cards that came back after a day or more in the last 30 days. */
    recalls: z.object({ recalled: count, asked: count }),
    cards: z.object({ new: count, learning: count, young: count, mature: count }),
    /** The exam that every card comes before; null without one. ms since 1970 */
    horizon: z.number().nullable().default(null),
  }),
});

export const flashcardStudyCalls = {
  getStudyQueue,
  recordReviews,
  getFlashcardStatistics,
};
