/** Decks: listing, naming, deleting, and giving copies away. */
import { randomBytes } from 'node:crypto';
import type { DeckView } from '#contract/flashcard-decks.ts';
import type { flashcardDeckCalls } from '#contract/flashcard-decks.ts';
import { cardsPerRequest, defaultDeck, isOverfull, maxCards, maxCardsInDeck, maxDecks } from '#core/flashcards/card.ts';
import { leechLapses } from '#core/flashcards/schedule.ts';
import { madeBefore, selectMade } from '#server/database/made-once-store.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import { countCards, insertCards, selectSides } from './card-store.ts';
import {
  countDecks,
  deleteLink,
  insertDeck,
  insertLink,
  lockDecks,
  markDeckDeleted,
  saveCardSettings,
  selectCardSettings,
  selectDeck,
  selectDecks,
  selectShared,
  unmarkDeck,
  updateDeckText,
  type DeckRow,
  type NewDeck,
} from './deck-store.ts';
import { examAhead } from './shared/exam-ahead.ts';
import { copyPictures, countPictures, selectPicturesOfDeck } from './picture-store.ts';
import { exceedsPictures } from './picture-limits.ts';
import { dayOf } from './views.ts';

type Call =
  | 'listDecks'
  | 'createDeck'
  | 'updateDeck'
  | 'deleteDeck'
  | 'restoreDeck'
  | 'saveFlashcardSettings'
  | 'shareDeck'
  | 'unshareDeck'
  | 'getSharedDeck'
  | 'copySharedDeck';
type Handlers = HandlersFor<Pick<typeof flashcardDeckCalls, Call>>;

/** Cards of a shared deck that are shown before it is copied. */
const shownCards = 5;

const toDeck = (row: DeckRow, newPerDay: number): DeckView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  createdAt: row.created_at.toISOString(),
  wordCount: row.cards,
  lastStudiedAt: row.last_studied_at?.toISOString() ?? null,
  left: { new: Math.min(row.new, Math.max(0, newPerDay - row.begun)), step: row.step, due: row.due },
  leeches: row.leeches,
  link: row.link,
});

/** Adds a deck unless there are too many: then false. */
export async function addDeck(queryable: Queryable, userId: string, deck: NewDeck, now: Date): Promise<boolean> {
  await lockDecks(queryable, userId);
  if ((await countDecks(queryable, userId)) >= maxDecks) return false;
  await insertDeck(queryable, userId, deck, now);
  return true;
}

export function deckHandlers({ database, now }: Pick<Base, 'database' | 'now'>): Handlers {
  return {
    listDecks: signedIn(async ({ caller, query }) =>
      database.snapshot(async (queryable) => {
        const settings = await selectCardSettings(queryable, caller.id);
        const exam = await examAhead(queryable, caller.id, now());
        const rows = await selectDecks(queryable, caller.id, exam, dayOf(query), leechLapses);
        return { decks: rows.map((row) => toDeck(row, settings.newPerDay)), settings };
      }),
    ),

    createDeck: signedIn(async ({ caller, body }) => {
      const { name, description } = body;
      const [id, time] = [uuidv7(now()), new Date(now())];
      const isDefault = name === defaultDeck.name;
      const deck = { id, name, description: description ?? (isDefault ? defaultDeck.description : '') };
      return database.transaction(async (queryable) => {
        const before = await madeBefore(queryable, { by: caller.id, asked: body }, id, time);
        if (before) return { id: before };
        return (await addDeck(queryable, caller.id, deck, time)) ? { id } : refuse('too-many-decks');
      });
    }),

    updateDeck: signedIn(async ({ caller, params: { deckId }, body }) =>
      isUuid(deckId) && (await updateDeckText(database, caller.id, { id: deckId, ...body })) ? { saved: true } : refuse('deck-not-found'),
    ),

    deleteDeck: signedIn(async ({ caller, params: { deckId } }) =>
      isUuid(deckId) && (await markDeckDeleted(database, caller.id, deckId, new Date(now()))) ? { deleted: true } : refuse('deck-not-found'),
    ),

    restoreDeck: signedIn(async ({ caller, params: { deckId } }) =>
      database.transaction(async (queryable) => {
        await lockDecks(queryable, caller.id);
        if (!isUuid(deckId) || !(await unmarkDeck(queryable, caller.id, deckId))) return refuse('deck-not-found');
        if ((await countDecks(queryable, caller.id)) > maxDecks) return refuse('too-many-decks');
        return isOverfull(await countCards(queryable, caller.id, deckId)) ? refuse('deck-full') : { restored: true };
      }),
    ),

    saveFlashcardSettings: signedIn(async ({ caller, body }) => {
      await saveCardSettings(database, caller.id, body);
      return body;
    }),

    shareDeck: signedIn(async ({ caller, params: { deckId } }) =>
      database.transaction(async (queryable) => {
        if (!isUuid(deckId) || !(await selectDeck(queryable, caller.id, deckId))) return refuse('deck-not-found');
        return { link: await insertLink(queryable, caller.id, deckId, randomBytes(24).toString('base64url')) };
      }),
    ),

    unshareDeck: signedIn(async ({ caller, params: { deckId } }) =>
      database.transaction(async (queryable) => {
        if (!isUuid(deckId) || !(await selectDeck(queryable, caller.id, deckId))) return refuse('deck-not-found');
        await deleteLink(queryable, caller.id, deckId);
        return { shared: false };
      }),
    ),

    getSharedDeck: signedIn(async ({ params: { link } }) =>
      database.snapshot(async (queryable) => {
        const shared = await selectShared(queryable, link);
        if (!shared) return refuse('shared-deck-not-found');
        const first = await selectSides(queryable, shared.user_id, shared.deck_id, null, shownCards);
        return { name: shared.name, description: shared.description, wordCount: shared.cards, first };
      }),
    ),

    copySharedDeck: signedIn(async ({ caller, params: { link }, query }) => {
      const making = { by: caller.id, asked: { link, ...query } };
      // Its owner may have taken the link back since the answer was lost.
      const copied = await selectMade(database, making);
      if (copied) return { id: copied };
      // As the deck is at one moment: its owner may be changing it.
      const shared = await database.snapshot(async (queryable) => {
        const deck = await selectShared(queryable, link);
        if (!deck) return refuse('shared-deck-not-found');
        const sides = await selectSides(queryable, deck.user_id, deck.deck_id, null, maxCardsInDeck);
        return { deck, sides, pictures: await selectPicturesOfDeck(queryable, deck.user_id, deck.deck_id) };
      });
      if (isRefusal(shared)) return shared;
      const { deck, sides, pictures } = shared;
      return database.transaction(async (queryable) => {
        const time = now();
        const id = uuidv7(time);
        const before = await madeBefore(queryable, making, id, new Date(time));
        if (before) return { id: before };
        await lockDecks(queryable, caller.id);
        if ((await countCards(queryable, caller.id, id)).all + sides.length > maxCards) return refuse('deck-full');
        if (!(await addDeck(queryable, caller.id, { id, name: deck.name, description: deck.description }, new Date(time)))) return refuse('too-many-decks');
        const hasMorePictures = (await copyPictures(queryable, caller.id, pictures)) > 0;
        if (hasMorePictures && exceedsPictures(await countPictures(queryable, caller.id))) return refuse('quota-exceeded');
        for (let from = 0; from < sides.length; from += cardsPerRequest) {
          const cards = sides.slice(from, from + cardsPerRequest).map(({ front, back, front_picture, back_picture }, index) => ({
            // One ms apart, so that they keep their order.
            id: uuidv7(time + from + index),
            front,
            back,
            frontPicture: front_picture,
            backPicture: back_picture,
            source: 'own' as const,
            sourceId: null,
            spread: Math.random(),
          }));
          await insertCards(queryable, caller.id, id, cards);
        }
        return { id };
      });
    }),
  };
}
