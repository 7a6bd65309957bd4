/** Flashcards: decks, their cards, and what was answered, for the plus tier and above. */
import * as z from 'zod';
import {
  cardSources,
  cardsPerRequest,
  defaultDeck,
  longestDescription,
  longestName,
  longestSide,
  mostNewPerDay,
  retentions,
  reviewsPerRequest,
} from '#core/flashcards/card.ts';
import { cardStates, grades } from '#core/flashcards/schedule.ts';
import { defineCall, frequent, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, storableText } from './primitives.ts';

const count = z.int().min(0);
const deckParams = z.strictObject({ deckId: idSchema });
const cardParams = z.strictObject({ cardId: idSchema });
const linkParams = z.strictObject({ link: idSchema });
/** Made by the device, so that what is sent twice is kept once. */
const madeId = z.uuid();
const side = storableText(longestSide).min(1, 'Please fill in this side.');
const deckName = storableText(longestName).min(1, 'Please give the deck a name.');

/** When the student’s day began, by the device: what is due today, and how many new cards were begun today, depend on it. */
const dayQuery = { dayStart: instant };

const scheduleSchema = z.object({
  state: openEnum(cardStates),
  stability: z.number(),
  difficulty: z.number(),
  /** ms since 1970; null for a new card. */
  dueAt: z.number().nullable(),
  seenAt: z.number().nullable(),
  step: z.int(),
  reps: z.int(),
  lapses: z.int(),
});

const cardSchema = z.object({
  id: z.string(),
  front: z.string(),
  back: z.string(),
  source: openEnum(cardSources),
  /** Left out of studying until the student takes it up again. */
  paused: z.boolean(),
  schedule: scheduleSchema,
  spread: z.number(),
});
export type CardView = z.infer<typeof cardSchema>;

const deckSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  createdAt: instant,
  wordCount: count,
  lastStudiedAt: instant.nullable(),
  /** What is left today: new cards as far as the day’s number goes, cards in learning steps, and cards that are due. */
  left: z.object({ new: count, step: count, due: count }),
  leeches: count,
  /** The end of the address that gives a copy away; null if the deck is not shared. */
  link: z.string().nullable(),
});
export type DeckView = z.infer<typeof deckSchema>;

const settingsSchema = z.object({ retention: z.int(), newPerDay: count });
const settingsInput = z.strictObject({ retention: z.union(retentions.map((percent) => z.literal(percent))), newPerDay: z.int().min(0).max(mostNewPerDay) });

export const listDecks = defineCall({
  id: 'listDecks',
  summary: 'Your decks, with what is left today',
  method: 'GET',
  path: '/api/flashcards/decks',
  access: 'plus',
  rateLimit: ordinary,
  query: z.strictObject(dayQuery),
  output: z.object({ decks: z.array(deckSchema), settings: settingsSchema }),
});

export const createDeck = defineCall({
  id: 'createDeck',
  summary: 'Create a deck; without a name, the default one',
  method: 'POST',
  path: '/api/flashcards/decks',
  access: 'plus',
  rateLimit: ordinary,
  body: z.strictObject({ name: deckName.default(defaultDeck.name), description: storableText(longestDescription).optional() }),
  output: z.object({ id: z.string() }),
  status: 201,
  errors: ['too-many-decks'],
});

export const updateDeck = defineCall({
  id: 'updateDeck',
  summary: 'Change the name and description of a deck',
  method: 'PATCH',
  path: '/api/flashcards/decks/:deckId',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  body: z.strictObject({ name: deckName, description: storableText(longestDescription) }),
  output: z.object({ saved: z.literal(true) }),
  errors: ['deck-not-found'],
});

export const deleteDeck = defineCall({
  id: 'deleteDeck',
  summary: 'Delete a deck with its cards; for a day it can be brought back',
  method: 'DELETE',
  path: '/api/flashcards/decks/:deckId',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  output: z.object({ deleted: z.literal(true) }),
  errors: ['deck-not-found'],
});

export const restoreDeck = defineCall({
  id: 'restoreDeck',
  summary: 'Bring back a deck that was just deleted',
  method: 'POST',
  path: '/api/flashcards/decks/:deckId/restore',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  output: z.object({ restored: z.literal(true) }),
  errors: ['deck-not-found'],
});

/** What the cards of a deck are limited to. */
export const cardFilters = ['all', 'new', 'leeches', 'paused'] as const;
export type CardFilter = (typeof cardFilters)[number];

export const listCards = defineCall({
  id: 'listCards',
  summary: 'Cards of a deck, the latest first',
  method: 'GET',
  path: '/api/flashcards/decks/:deckId/cards',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  query: z.strictObject({ ...pageQuery, show: z.enum(cardFilters).default('all'), q: storableText(80).default('') }),
  output: pageOf(cardSchema),
  errors: ['deck-not-found'],
});

export const addCards = defineCall({
  id: 'addCards',
  summary: 'Add cards of your own to a deck',
  method: 'POST',
  path: '/api/flashcards/decks/:deckId/cards',
  access: 'plus',
  rateLimit: ordinary,
  bodyLimit: 2 * 1024 * 1024,
  params: deckParams,
  body: z.strictObject({
    cards: z
      .array(z.strictObject({ id: madeId, front: side, back: side }))
      .min(1)
      .max(cardsPerRequest),
  }),
  output: z.object({ added: count }),
  errors: ['deck-not-found', 'deck-full'],
});

export const collectCards = defineCall({
  id: 'collectCards',
  summary: 'Make cards from words, a concept or a mistake; without a deck, in the deck used last',
  method: 'POST',
  path: '/api/flashcards/collected-cards',
  access: 'plus',
  rateLimit: ordinary,
  body: z.strictObject({
    deckId: idSchema.nullable().default(null),
    from: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('words'), words: z.array(idSchema).min(1).max(cardsPerRequest) }),
      z.strictObject({ kind: z.literal('concept'), conceptId: idSchema }),
      z.strictObject({ kind: z.literal('mistake'), questionId: idSchema }),
    ]),
  }),
  output: z.object({
    deckId: z.string(),
    deckName: z.string(),
    added: count,
    /** Were in the deck already. */
    present: count,
  }),
  errors: ['deck-not-found', 'deck-full', 'too-many-decks', 'word-not-found', 'concept-not-found', 'error-not-found'],
});

export const updateCard = defineCall({
  id: 'updateCard',
  summary: 'Change a card, or leave it out for a while',
  method: 'PATCH',
  path: '/api/flashcards/cards/:cardId',
  access: 'plus',
  rateLimit: ordinary,
  params: cardParams,
  body: z.strictObject({ front: side.optional(), back: side.optional(), paused: z.boolean().optional() }),
  output: cardSchema,
  errors: ['card-not-found'],
});

export const removeCards = defineCall({
  id: 'removeCards',
  summary: 'Delete cards, or bring back what was just deleted',
  method: 'POST',
  path: '/api/flashcards/card-removals',
  access: 'plus',
  rateLimit: ordinary,
  body: z.strictObject({ cardIds: z.array(idSchema).min(1).max(cardsPerRequest), removed: z.boolean() }),
  output: z.object({ changed: count }),
});

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
  retention: z.union(retentions.map((percent) => z.literal(percent))),
  undone: z.boolean(),
  /** From question to answer. */
  tookMs: z.int().min(0).max(600_000),
});

export const recordReviews = defineCall({
  id: 'recordReviews',
  summary: 'Record answers to cards; the same answer may be sent again, and in any order',
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
export type ReviewInput = z.infer<typeof reviewInput>;

export const getFlashcardStatistics = defineCall({
  id: 'getFlashcardStatistics',
  summary: 'What comes back when, how much is remembered, and how much was studied each day',
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
    /** Of cards that came back after a day or more in the last 30 days. */
    recalls: z.object({ recalled: count, asked: count }),
    cards: z.object({ new: count, learning: count, young: count, mature: count }),
  }),
});

export const saveFlashcardSettings = defineCall({
  id: 'saveFlashcardSettings',
  summary: 'How much to remember, and how many new cards a day',
  method: 'PUT',
  path: '/api/flashcards/settings',
  access: 'plus',
  rateLimit: ordinary,
  body: settingsInput,
  output: settingsSchema,
});

export const shareDeck = defineCall({
  id: 'shareDeck',
  summary: 'Make a link that gives a copy of the deck to whoever has it',
  method: 'POST',
  path: '/api/flashcards/decks/:deckId/link',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  output: z.object({ link: z.string() }),
  errors: ['deck-not-found'],
});

export const unshareDeck = defineCall({
  id: 'unshareDeck',
  summary: 'Make the link of a deck useless',
  method: 'DELETE',
  path: '/api/flashcards/decks/:deckId/link',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  output: z.object({ shared: z.literal(false) }),
  errors: ['deck-not-found'],
});

export const getSharedDeck = defineCall({
  id: 'getSharedDeck',
  summary: 'A deck that somebody shares',
  method: 'GET',
  path: '/api/flashcards/shared/:link',
  access: 'plus',
  rateLimit: ordinary,
  params: linkParams,
  output: z.object({ name: z.string(), description: z.string(), wordCount: count, first: z.array(z.object({ front: z.string(), back: z.string() })) }),
  errors: ['shared-deck-not-found'],
});

export const copySharedDeck = defineCall({
  id: 'copySharedDeck',
  summary: 'Copy a shared deck into an own one',
  method: 'POST',
  path: '/api/flashcards/shared/:link/copy',
  access: 'plus',
  rateLimit: ordinary,
  params: linkParams,
  output: z.object({ id: z.string() }),
  status: 201,
  errors: ['shared-deck-not-found', 'too-many-decks', 'deck-full'],
});

/** Cards on a page of `exportDeck`. */
export const cardsPerExportPage = 1_000;

export const exportDeck = defineCall({
  id: 'exportDeck',
  summary: 'The cards of a deck with both sides, in the order in which they were added',
  method: 'GET',
  path: '/api/flashcards/decks/:deckId/export',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  query: z.strictObject({ cursor: pageQuery.cursor }),
  output: pageOf(z.object({ id: z.string(), front: z.string(), back: z.string() })),
  errors: ['deck-not-found'],
});

export const flashcardCalls = {
  listDecks,
  createDeck,
  updateDeck,
  deleteDeck,
  restoreDeck,
  listCards,
  addCards,
  collectCards,
  updateCard,
  removeCards,
  getStudyQueue,
  recordReviews,
  getFlashcardStatistics,
  saveFlashcardSettings,
  shareDeck,
  unshareDeck,
  getSharedDeck,
  copySharedDeck,
  exportDeck,
};
