/** The cards of a deck: adding, changing, taking them along. For the plus tier and above. */
import * as z from 'zod';
import { cardsPerRequest } from '#core/flashcards/card.ts';
import { defineCall, ordinary } from './call.ts';
import { cardSchema, count, deckParams, madeId, side } from './flashcard-parts.ts';
import { idSchema, pageOf, pageQuery, storableText } from './primitives.ts';

/** The id of an uploaded picture, or none. */
const picture = z.uuid().nullable();

const cardParams = z.strictObject({ cardId: idSchema });

/** What the cards of a deck are limited to. */
export const cardFilters = ['all', 'new', 'leeches', 'paused'] as const;
export type CardFilter = (typeof cardFilters)[number];

export const listCards = defineCall({
  id: 'listCards',
  summary: 'Cards of a deck, newest first',
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
      .array(z.strictObject({ id: madeId, front: side, back: side, frontPicture: picture.default(null), backPicture: picture.default(null) }))
      .min(1)
      .max(cardsPerRequest),
  }),
  output: z.object({ added: count }),
  errors: ['deck-not-found', 'deck-full', 'object-not-found'],
});

export const collectCards = defineCall({
  id: 'collectCards',
  summary: 'Make cards from words, a concept, or a mistake; if no deck is given, they go to the one used last',
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
  summary: 'Edit a card, or suspend it',
  method: 'PATCH',
  path: '/api/flashcards/cards/:cardId',
  access: 'plus',
  rateLimit: ordinary,
  params: cardParams,
  body: z.strictObject({
    front: side.optional(),
    back: side.optional(),
    frontPicture: picture.optional(),
    backPicture: picture.optional(),
    paused: z.boolean().optional(),
  }),
  output: cardSchema,
  errors: ['card-not-found', 'object-not-found'],
});

export const removeCards = defineCall({
  id: 'removeCards',
  summary: 'Delete cards, or restore ones just deleted',
  method: 'POST',
  path: '/api/flashcards/card-removals',
  access: 'plus',
  rateLimit: ordinary,
  body: z.strictObject({ cardIds: z.array(idSchema).min(1).max(cardsPerRequest), removed: z.boolean() }),
  output: z.object({ changed: count }),
  errors: ['deck-full'],
});

/** Cards on a page of `exportDeck`. */
export const cardsPerExportPage = 1_000;

export const exportDeck = defineCall({
  id: 'exportDeck',
  summary: 'Both sides of all cards in a deck, in the order they were added',
  method: 'GET',
  path: '/api/flashcards/decks/:deckId/export',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  query: z.strictObject({ cursor: pageQuery.cursor }),
  output: pageOf(z.object({ id: z.string(), front: z.string(), back: z.string(), frontPicture: picture.optional(), backPicture: picture.optional() })),
  errors: ['deck-not-found'],
});

export const flashcardCalls = {
  listCards,
  addCards,
  collectCards,
  updateCard,
  removeCards,
  exportDeck,
};
