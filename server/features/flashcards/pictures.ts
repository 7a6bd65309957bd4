/** Pictures on cards: uploaded by students, drawn anew, and shown to their owner alone. */
import type { flashcardPictureCalls } from '#contract/flashcard-pictures.ts';
import { cardPictureUrl, maxCardEdge } from '#core/files.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { fileHeaders } from '#server/files/headers.ts';
import { storeFile } from '#server/files/store-file.ts';
import { readPicture } from '#server/files/picture.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import type { Navigation } from '#server/http/navigation.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import { metadataOf } from '../files/shared/metadata.ts';
import { lockDecks } from './deck-store.ts';
import { hasAllPictures } from './picture-limits.ts';
import { countPictures, insertPicture, selectPicture, type PictureRow } from './picture-store.ts';

type Handlers = HandlersFor<typeof flashcardPictureCalls>;

export function pictureHandlers(base: Pick<Base, 'database' | 'now' | 'storage' | 'log'>): Handlers {
  const { database, now } = base;
  return {
    uploadCardPicture: signedIn(async ({ caller, file }) => {
      if (!file) throw new Error('the form was read without its file');
      // Before the work, and again once nothing else can be added.
      if (hasAllPictures(await countPictures(database, caller.id))) return refuse('quota-exceeded');
      const picture = await readPicture(file.bytes, maxCardEdge);
      if ('problem' in picture) return refuse('file-not-usable', { file: picture.problem });
      const time = now();
      const kept = await storeFile(base, 'cards', picture, time);
      if (isRefusal(kept)) return kept;
      const at = new Date(time);
      const size = { width: String(picture.width), height: String(picture.height) };
      const row: PictureRow = { ...kept, id: uuidv7(time), name: file.name, custom_metadata: size, time_created: at, updated: at };
      return database.transaction(async (queryable) => {
        await lockDecks(queryable, caller.id);
        if (hasAllPictures(await countPictures(queryable, caller.id))) return refuse('quota-exceeded');
        await insertPicture(queryable, caller.id, row);
        return { id: row.id, ...metadataOf(row), url: cardPictureUrl(row.id) };
      });
    }),
  };
}

/** A picture for the owner's browser, which keeps it until they sign out: so cards have their pictures without a network, too. */
export const showPicture = ({ database, storage, log }: Pick<Base, 'database' | 'storage' | 'log'>): Navigation => ({
  method: 'GET',
  path: '/api/flashcards/pictures/:pictureId',
  handle: async ({ url, caller, requestId }) => {
    const id = url.pathname.split('/').at(-1) ?? '';
    if (caller?.kind !== 'account') return errorResponse(refuse('not-signed-in'), requestId);
    const row = isUuid(id) ? await selectPicture(database, caller.id, id) : null;
    const bytes = await (row && storage.get(row.full_path))?.catch((error: unknown) => {
      log.error({ requestId, err: error }, 'a picture could not be read');
      return undefined;
    });
    if (row && bytes === undefined) return errorResponse(refuse('retry-limit-exceeded'), requestId);
    if (!row || !bytes) return errorResponse(refuse('object-not-found'), requestId);
    return new Response(new Uint8Array(bytes), { headers: { ...fileHeaders(row), 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' } });
  },
});
