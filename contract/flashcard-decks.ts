/** Decks of flashcards: keeping them, sharing them, and how they are studied. */
import * as z from 'zod';
import { defaultDeck, maxDescriptionLength, maxNewPerDay } from '#core/flashcards/card.ts';
import { defineCall, ordinary } from './call.ts';
import { count, dayQuery, deckName, deckParams, retention, settingsSchema } from './flashcard-parts.ts';
import { idSchema, instant, requestIdSchema, storableText } from './primitives.ts';

const linkParams = z.strictObject({ link: idSchema });

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

const settingsInput = z.strictObject({ retention, newPerDay: z.int().min(0).max(maxNewPerDay) });

export const listDecks = defineCall({
  id: 'listDecks',
  summary: 'Your decks, with what is left to study today',
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
  body: z.strictObject({
    name: deckName.default(defaultDeck.name),
    description: storableText(maxDescriptionLength).optional(),
    requestId: requestIdSchema,
  }),
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
  body: z.strictObject({ name: deckName, description: storableText(maxDescriptionLength) }),
  output: z.object({ saved: z.literal(true) }),
  errors: ['deck-not-found'],
});

export const deleteDeck = defineCall({
  id: 'deleteDeck',
  summary: 'Delete a deck with its cards; it can be restored for a day',
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
  summary: 'Restore a deck deleted within the last day',
  method: 'POST',
  path: '/api/flashcards/decks/:deckId/restore',
  access: 'plus',
  rateLimit: ordinary,
  params: deckParams,
  output: z.object({ restored: z.literal(true) }),
  errors: ['deck-not-found', 'too-many-decks', 'deck-full'],
});

export const saveFlashcardSettings = defineCall({
  id: 'saveFlashcardSettings',
  summary: 'Set target retention and the number of new cards per day',
  method: 'PUT',
  path: '/api/flashcards/settings',
  access: 'plus',
  rateLimit: ordinary,
  body: settingsInput,
  output: settingsSchema,
});

export const shareDeck = defineCall({
  id: 'shareDeck',
  summary: 'Create a link that lets anyone who has it copy the deck',
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
  summary: 'Turn off a deck’s link',
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
  summary: 'A shared deck',
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
  summary: 'Copy a shared deck into your decks',
  method: 'POST',
  path: '/api/flashcards/shared/:link/copy',
  access: 'plus',
  rateLimit: ordinary,
  params: linkParams,
  /** Not in a body: clients of before send none. */
  query: z.strictObject({ requestId: requestIdSchema }),
  output: z.object({ id: z.string() }),
  status: 201,
  errors: ['shared-deck-not-found', 'too-many-decks', 'deck-full', 'quota-exceeded'],
});

export const flashcardDeckCalls = {
  listDecks,
  createDeck,
  updateDeck,
  deleteDeck,
  restoreDeck,
  saveFlashcardSettings,
  shareDeck,
  unshareDeck,
  getSharedDeck,
  copySharedDeck,
};
