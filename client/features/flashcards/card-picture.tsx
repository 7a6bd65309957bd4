import { cardPictureUrl } from '#core/files.ts';
import { cx } from '#client/ui/class-names.ts';

export interface CardPictures {
  readonly frontPicture: string | null;
  readonly backPicture: string | null;
}

export interface CardPictureProps {
  readonly id: string | null;
  readonly side: 'front' | 'back';
  readonly small?: boolean;
}

/** The picture of one side, if it has one. The text of that side says what it is about. */
export const CardPicture = ({ id, side, small = false }: CardPictureProps) =>
  id === null ? null : (
    <img
      src={cardPictureUrl(id)}
      alt={`Picture on the ${side}`}
      className={cx('rounded-control object-contain', small ? 'mt-2 max-h-24 max-w-full' : 'mx-auto my-3 max-h-[40dvh] max-w-full')}
    />
  );
