/** Limits and defaults of flashcards. */

/** The deck that a first card lands in. */
export const defaultDeck = { name: 'Deck 1', description: 'Default flashcard deck' } as const;

export const maxDecks = 100;
export const maxCardsInDeck = 10_000;
/** Over all decks of an account. */
export const maxCards = 30_000;

/** True if more cards are in a deck, or in all decks, than fit: after some were brought back. */
export const isOverfull = ({ deck, all }: { readonly deck: number; readonly all: number }): boolean => deck > maxCardsInDeck || all > maxCards;

/** How many more cards fit into a deck, with so many in it and in all decks. */
export const roomFor = (inDeck: number, inAll: number): number => Math.max(0, Math.min(maxCardsInDeck - inDeck, maxCards - inAll));

/** Characters. */
export const maxNameLength = 80;
export const maxDescriptionLength = 300;
export const maxSideLength = 2_000;

/** Cards that one request may carry. */
export const cardsPerRequest = 200;
/** Reviews that one request may carry. */
export const reviewsPerRequest = 100;

/** Where a card came from. `own`: typed or imported. */
export const cardSources = ['own', 'word', 'concept', 'mistake'] as const;
export type CardSource = (typeof cardSources)[number];

export interface StudySettingsOfCards {
  /** The chance, in percent, with which a card is to be remembered when it comes back. */
  readonly retention: number;
  /** New cards a day and deck. */
  readonly newPerDay: number;
}
export const defaultCardSettings: StudySettingsOfCards = { retention: 90, newPerDay: 20 };

/** Retentions to choose from, percent: below, too much is forgotten; above, reviews become too many. */
export const retentions = [80, 85, 90, 95] as const;
export const maxNewPerDay = 200;
