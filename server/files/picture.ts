/**
 * Makes a picture safe to serve: what the bytes are is read from the bytes, never from the name, and what is kept is a new picture
 * drawn from the old one's pixels. Whatever else was in the file (scripts, a second format, the place where it was taken) is gone.
 */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { mostPixels } from '#core/files.ts';

export interface Picture {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** A sentence for the uploader. */
export interface NotUsable {
  readonly problem: string;
}

const formats: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
]);

// Only these formats are ever parsed, whatever the library could do besides.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer', 'VipsForeignLoadHeifBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Seconds. */
const longestWork = 15;
const cannotRead: NotUsable = { problem: 'This picture is damaged or incomplete. Please try another copy of it.' };
const tooManyPixels: NotUsable = { problem: `This picture has more than ${mostPixels / 1_000_000} megapixels. Make it smaller, then try again.` };

const looksLikeSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'));

async function drawAgain(bytes: Uint8Array, expected: string, longest: number): Promise<Picture | NotUsable> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true }).timeout({ seconds: longestWork });
  const { width, height, format, compression } = await picture.metadata();
  // HEIC has the same container as AVIF, and a decoder we do not have.
  if (format !== expected || (format === 'heif' && compression !== 'av1')) return cannotRead;
  if (width * height > mostPixels) return tooManyPixels;
  const isDrawing = expected === 'png' || expected === 'gif';
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .webp(isDrawing ? { nearLossless: true, quality: 80, effort: 4 } : { quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
}

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
    return { problem: 'This is not a picture we can use. We take JPEG, PNG, WebP, AVIF, and GIF.' };
  }
  return inTurn(() => drawAgain(bytes, expected, longest).catch((error: unknown) => (/pixel limit/i.test(String(error)) ? tooManyPixels : cannotRead)));
}
