/** Limits of uploaded files. */

/** Bytes of an upload. */
export const maxFileBytes = 10 * 1024 * 1024;
/** Width times height of a picture, as its file says. */
export const maxPixels = 40_000_000;
/** px; wider or higher pictures are made smaller. */
export const maxEdge = 2_000;
/** px; of a picture on a flashcard. */
export const maxCardEdge = 1_200;

/** Pictures on the flashcards of one account. */
export const maxCardPictures = 1_000;
/** Bytes of all of them, as they are kept. */
export const maxCardPictureBytes = 100 * 1024 * 1024;

/** Pictures that come along when a deck is imported. */
export const picturesPerImport = 300;

/** Characters of an alternative text. */
export const maxAltLength = 300;

/** For `<input type="file">`. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** How long a failed operation on a file is tried again, ms. */
export const maxUploadRetryMs = 600_000;
export const maxOperationRetryMs = 120_000;

/** Where the owner’s browser gets a picture of a card. */
export const cardPictureUrl = (id: string): string => `/api/flashcards/pictures/${id}`;
