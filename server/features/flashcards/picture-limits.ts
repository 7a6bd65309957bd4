/** How many pictures an account may have on its cards. */
import { maxCardPictureBytes, maxCardPictures } from '#core/files.ts';

interface Pictures {
  readonly pictures: number;
  readonly bytes: number;
}

/** True if not one more may be uploaded. */
export const hasAllPictures = ({ pictures, bytes }: Pictures): boolean => pictures >= maxCardPictures || bytes >= maxCardPictureBytes;

/** True if several that came at once are too many. */
export const exceedsPictures = ({ pictures, bytes }: Pictures): boolean => pictures > maxCardPictures || bytes > maxCardPictureBytes;
