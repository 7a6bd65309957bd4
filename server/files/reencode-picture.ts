/** Reencodes a picture: decodes it and makes a new file from its pixels. In a file of its own because the library takes memory that a server without uploads can do without. */
import sharp from 'sharp';
import { maxPixels } from '#core/files.ts';

export interface Picture {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

export interface UnusableFile {
  /** A sentence for the uploader. */
  readonly problem: string;
}

// Only these formats are ever parsed, whatever the library could do besides.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer', 'VipsForeignLoadHeifBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const maxSeconds = 15;
export const damagedPicture: UnusableFile = { problem: 'This picture is damaged or incomplete. Please try another copy of it.' };
export const tooManyPixels: UnusableFile = { problem: `This picture has more than ${maxPixels / 1_000_000} megapixels. Make it smaller, then try again.` };

/**
 * The picture as WebP, at most `maxEdge` px wide and high. `expected`: its format by its first bytes, as the library names it. Throws what the
 * library throws for a picture it cannot decode.
 */
export async function reencodePicture(bytes: Uint8Array, expected: string, maxEdge: number): Promise<Picture | UnusableFile> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true }).timeout({ seconds: maxSeconds });
  const { width, height, format, compression } = await picture.metadata();
  // HEIC has the same container as AVIF, and a decoder we do not have.
  if (format !== expected || (format === 'heif' && compression !== 'av1')) return damagedPicture;
  if (width * height > maxPixels) return tooManyPixels;
  const isDrawing = expected === 'png' || expected === 'gif';
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .webp(isDrawing ? { nearLossless: true, quality: 80, effort: 4 } : { quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
}
