/** Pictures that travel with a deck: into an account when it is imported, out of it when it is exported. */
import { uploadCardPicture } from '#contract/flashcard-pictures.ts';
import { picturesOf, type DraftCard } from '#core/flashcards/exchange/draft-cards.ts';
import { picturesPerImport } from '#core/files.ts';
import { readCardPicture } from '#client/platform/card-copy.ts';
import { StorageError, upload } from '#client/platform/upload.ts';
import type { readAllSides } from '../card-queries.ts';
import type { OwnCard } from './write-apkg.ts';

/** ms that one picture waits for a connection. */
const timeoutMs = 30_000;

/**
 * Uploads the pictures of the cards; the map has the ids of those that are there now. One that cannot be used, or no longer fits, is left
 * out: its card is worth having without it. Throws StorageError where trying again later would help.
 */
export async function uploadPictures(
  cards: readonly DraftCard[],
  pictures: ReadonlyMap<string, Uint8Array>,
  onProgress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const names = picturesOf(cards).slice(0, picturesPerImport);
  for (const [index, name] of names.entries()) {
    onProgress(index, names.length);
    const bytes = pictures.get(name);
    if (!bytes) continue;
    try {
      ids.set(name, (await upload(uploadCardPicture, {}, new File([bytes.slice()], name), { signal, retryForMs: timeoutMs })).id);
    } catch (error) {
      if (error instanceof StorageError && error.code === 'quota-exceeded') break;
      // Only this says that the picture itself is the trouble.
      if (!(error instanceof StorageError && error.code === 'unknown')) throw error;
    }
  }
  return ids;
}

/** Cards with their pictures as files, for another program. A picture that is gone is left out. */
export async function withPictures(
  sides: Awaited<ReturnType<typeof readAllSides>>,
): Promise<{ readonly cards: OwnCard[]; readonly pictures: Map<string, Uint8Array> }> {
  const pictures = new Map<string, Uint8Array>();
  const named = async (id: string | null | undefined): Promise<string | undefined> => {
    if (!id) return undefined;
    const name = `${id}.webp`;
    const bytes = pictures.get(name) ?? (await readCardPicture(id));
    if (bytes) pictures.set(name, bytes);
    return bytes && name;
  };
  const cards: OwnCard[] = [];
  for (const { id, front, back, frontPicture, backPicture } of sides) {
    const [first, second] = [await named(frontPicture), await named(backPicture)];
    cards.push({ id, front, back, ...(first !== undefined && { frontPicture: first }), ...(second !== undefined && { backPicture: second }) });
  }
  return { cards, pictures };
}
