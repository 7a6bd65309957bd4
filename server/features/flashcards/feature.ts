/** Flashcards. The guard of the calls has checked the tier. */
import type { Base, Feature } from '#server/feature.ts';
import { cardHandlers } from './cards.ts';
import { deckHandlers } from './decks.ts';
import { pictureHandlers, showPicture } from './pictures.ts';
import { studyHandlers } from './studying.ts';

export const flashcardsFeature = (base: Base) =>
  ({
    handlers: { ...deckHandlers(base), ...cardHandlers(base), ...pictureHandlers(base), ...studyHandlers(base) },
    navigations: [showPicture(base)],
  }) satisfies Feature;
