/**
 * Makes a picture safe to serve: what the bytes are is read from the bytes, never from the name, and what is kept is a new picture
 * drawn from the old one's pixels. Whatever else was in the file (scripts, a second format, the place where it was taken) is gone.
 */
import { fileTypeFromBuffer } from 'file-type';
import type { NotUsable, Picture } from './draw-again.ts';

const formats: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
]);

const looksLikeSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'));

/** Pictures take a lot of memory while they are drawn: one after another. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
};

/** The picture to keep, at most `longest` px wide and high; or why there is none. */
export async function readPicture(bytes: Uint8Array, longest: number): Promise<Picture | NotUsable> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const expected = found && formats.get(found.mime);
  if (!expected) {
    if (looksLikeSvg(bytes)) return { problem: 'SVG files can contain scripts, so we do not take them. Save the picture as PNG, then try again.' };
    return { problem: 'This is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF, or GIF file.' };
  }
  const { cannotRead, drawAgain, tooManyPixels } = await import('./draw-again.ts');
  return inTurn(() => drawAgain(bytes, expected, longest).catch((error: unknown) => (/pixel limit/i.test(String(error)) ? tooManyPixels : cannotRead)));
}
