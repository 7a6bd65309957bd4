/** Cards: finding, adding, changing and deleting them. */
import { cardsPerExportPage, type flashcardCalls } from '#contract/flashcards.ts';
import { defaultDeck, isOverfull } from '#core/flashcards/card.ts';
import { leechLapses } from '#core/flashcards/schedule.ts';
import { questionSchema } from '#core/questions/question.ts';
import type { LearningContent } from '#server/content/learning-content.ts';
import type { Queryable } from '#server/database/database.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { selectEntry } from '../review/log-store.ts';
import { countCards, insertCards, markCardsDeleted, selectCards, selectSides, unmarkCards, updateCardText, type NewCard } from './card-store.ts';
import { cardOfConcept, cardOfMistake, cardOfWord, type Collected } from './collect.ts';
import { lockDecks, selectDeck, selectLatestDeck } from './deck-store.ts';
import { addDeck } from './decks.ts';
import { hasPictures } from './picture-store.ts';
import { toCard } from './views.ts';

type Call = 'listCards' | 'addCards' | 'collectCards' | 'updateCard' | 'removeCards' | 'exportDeck';
interface WithPictures {
  readonly frontPicture?: string | null | undefined;
  readonly backPicture?: string | null | undefined;
}
const picturesOf = ({ frontPicture, backPicture }: WithPictures): string[] => [frontPicture, backPicture].filter((id) => typeof id === 'string');

type Handlers = HandlersFor<Pick<typeof flashcardCalls, Call>>;

export function cardHandlers({ database, now, learningContent }: Pick<Base, 'database' | 'now' | 'learningContent'>): Handlers {
  /** Adds what is not there yet, if it fits into the deck and the account. What is there already, since it is sent again, needs no room. */
  async function addFitting(queryable: Queryable, userId: string, deckId: string, cards: readonly NewCard[]): Promise<number | Refusal> {
    const added = await insertCards(queryable, userId, deckId, cards);
    return added > 0 && isOverfull(await countCards(queryable, userId, deckId)) ? refuse('deck-full') : added;
  }

  /** The deck asked for, else the one used last, else the default one, created now. */
  async function deckFor(queryable: Queryable, userId: string, deckId: string | null) {
    if (deckId !== null) return (isUuid(deckId) && (await selectDeck(queryable, userId, deckId))) || refuse('deck-not-found');
    const latest = await selectLatestDeck(queryable, userId);
    if (latest) return latest;
    const deck = { id: uuidv7(now()), ...defaultDeck };
    return (await addDeck(queryable, userId, deck, new Date(now()))) ? deck : refuse('too-many-decks');
  }

  type From = Parameters<Handlers['collectCards']>[0]['body']['from'];

  async function collected(queryable: Queryable, userId: string, content: LearningContent, from: From): Promise<Collected[] | Refusal> {
    if (from.kind === 'words') {
      const cards = from.words.map((word) => cardOfWord(content, word));
      return cards.includes(null) ? refuse('word-not-found') : cards.filter((card) => card !== null);
    }
    if (from.kind === 'concept') {
      const card = cardOfConcept(content, from.conceptId);
      return card ? [card] : refuse('concept-not-found');
    }
    const entry = await selectEntry(queryable, userId, from.questionId, null);
    return entry ? [cardOfMistake(questionSchema.parse(entry.body))] : refuse('error-not-found');
  }

  return {
    listCards: signedIn(async ({ caller, params: { deckId }, query: { cursor, limit, show, q } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      return database.snapshot(async (queryable) => {
        if (!isUuid(deckId) || !(await selectDeck(queryable, caller.id, deckId))) return refuse('deck-not-found');
        const rows = await selectCards(queryable, caller.id, deckId, { show, q, leechLapses }, cursor ?? null, limit + 1);
        return toPage(rows, limit, ({ id }) => id, toCard);
      });
    }),

    exportDeck: signedIn(async ({ caller, params: { deckId }, query: { cursor } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      return database.snapshot(async (queryable) => {
        if (!isUuid(deckId) || !(await selectDeck(queryable, caller.id, deckId))) return refuse('deck-not-found');
        const rows = await selectSides(queryable, caller.id, deckId, cursor ?? null, cardsPerExportPage + 1);
        return toPage(
          rows,
          cardsPerExportPage,
          ({ id }) => id,
          ({ id, front, back, front_picture: frontPicture, back_picture: backPicture }) => ({ id, front, back, frontPicture, backPicture }),
        );
      });
    }),

    addCards: signedIn(async ({ caller, params: { deckId }, body: { cards } }) =>
      database.transaction(async (queryable) => {
        if (!isUuid(deckId) || !(await selectDeck(queryable, caller.id, deckId))) return refuse('deck-not-found');
        await lockDecks(queryable, caller.id);
        if (!(await hasPictures(queryable, caller.id, cards.flatMap(picturesOf)))) return refuse('object-not-found');
        const made = cards.map((card) => ({ ...card, source: 'own' as const, sourceId: null, spread: Math.random() }));
        const added = await addFitting(queryable, caller.id, deckId, made);
        return isRefusal(added) ? added : { added };
      }),
    ),

    collectCards: signedIn(async ({ caller, body }) => {
      const content = await learningContent();
      return database.transaction(async (queryable) => {
        const cards = await collected(queryable, caller.id, content, body.from);
        if (isRefusal(cards)) return cards;
        await lockDecks(queryable, caller.id);
        const deck = await deckFor(queryable, caller.id, body.deckId);
        if (isRefusal(deck)) return deck;
        const time = now();
        const made = cards.map((card, index) => ({ ...card, id: uuidv7(time + index), spread: Math.random() }));
        const added = await addFitting(queryable, caller.id, deck.id, made);
        if (isRefusal(added)) return added;
        return { deckId: deck.id, deckName: deck.name, added, present: cards.length - added };
      });
    }),

    updateCard: signedIn(async ({ caller, params: { cardId }, body }) =>
      database.transaction(async (queryable) => {
        if (!(await hasPictures(queryable, caller.id, picturesOf(body)))) return refuse('object-not-found');
        const row = isUuid(cardId) ? await updateCardText(queryable, caller.id, cardId, body) : null;
        return row ? toCard(row) : refuse('card-not-found');
      }),
    ),

    removeCards: signedIn(async ({ caller, body: { cardIds, removed } }) => {
      const ids = cardIds.filter(isUuid);
      if (removed) return { changed: await markCardsDeleted(database, caller.id, ids, new Date(now())) };
      return database.transaction(async (queryable) => {
        await lockDecks(queryable, caller.id);
        const decks = await unmarkCards(queryable, caller.id, ids);
        const held = await Promise.all([...new Set(decks)].map((deckId) => countCards(queryable, caller.id, deckId)));
        return held.some(isOverfull) ? refuse('deck-full') : { changed: decks.length };
      });
    }),
  };
}
