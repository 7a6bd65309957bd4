/**
 * Makes a picture safe to serve: what the bytes are is read from the bytes, never from the name, and what is stored is a new picture,
 * encoded from the pixels of the old one. Whatever else was in the file (scripts, a second format, the place where it was taken) is gone.
 */
import { fileTypeFromBuffer } from 'file-type';
import type { UnusableFile, Picture } from './reencode-picture.ts';

const formats: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
]);

const looksLikeSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'));

/** Pictures take a lot of memory while they are encoded: one after another. */
let last: Promise<unknown> = Promise.resolve();
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
};

/** The picture to store, at most `maxEdge` px wide and high; or why there is none. */
export async function readPicture(bytes: Uint8Array, maxEdge: number): Promise<Picture | UnusableFile> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const expected = found && formats.get(found.mime);
  if (!expected) {
    if (looksLikeSvg(bytes)) return { problem: 'SVG files can contain scripts, so we do not take them. Save the picture as PNG, then try again.' };
    return { problem: 'This is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF, or GIF file.' };
  }
  const { damagedPicture, reencodePicture, tooManyPixels } = await import('./reencode-picture.ts');
  return oneAtATime(() =>
    reencodePicture(bytes, expected, maxEdge).catch((error: unknown) => (/pixel limit/i.test(String(error)) ? tooManyPixels : damagedPicture)),
  );
}
