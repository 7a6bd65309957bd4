import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { CardPicture } from '../card-picture.tsx';
import { HearSide } from '../hear-side.tsx';

const swipePx = 60;

export interface CardFaceProps {
  readonly front: string;
  /** Null while the answer is hidden. */
  readonly back: string | null;
  readonly frontPicture: string | null;
  readonly backPicture: string | null;
  readonly badge?: ReactNode;
  /** Leaves room below: the choices should be seen with it. */
  readonly low?: boolean;
  readonly onTap?: (() => void) | undefined;
  /** On touch screens, once the answer is shown. */
  readonly onSwipe?: ((to: 'left' | 'right') => void) | undefined;
}

/** The card: its front and, below a line, its back. */
export function CardFace({ front, back, frontPicture, backPicture, badge, low = false, onTap, onSwipe }: CardFaceProps) {
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const card = useRef<HTMLElement>(null);
  const turned = back !== null;
  // The button that was pressed is gone, or would be pressed again by Space.
  useEffect(() => card.current?.focus({ preventScroll: true }), [turned]);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label="Card"
      onPointerDown={(event) => {
        began.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
      }}
      onPointerUp={(event) => {
        const from = began.current;
        began.current = null;
        if (!from || (event.target instanceof Element && event.target.closest('button, a'))) return;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (Math.abs(dx) >= swipePx && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe?.(dx < 0 ? 'left' : 'right');
        else if (Math.abs(dx) < 8 && Math.abs(dy) < 8) onTap?.();
      }}
      onPointerCancel={() => {
        began.current = null;
      }}
      className={cx('flex touch-pan-y outline-none flex-col rounded-card border border-line bg-raised p-5 sm:p-8', low ? 'min-h-28' : 'min-h-64 sm:min-h-80')}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-h-6">{badge}</div>
        <HearSide side={back ?? front} label={back === null ? 'Hear the front' : 'Hear the back'} />
      </div>
      <div className="my-auto">
        <RichText className={cx('font-serif whitespace-pre-line wrap-anywhere', front.length > 160 ? 'text-lg' : 'text-center text-2xl')} text={front} />
        <CardPicture id={frontPicture} side="front" />
      </div>
      {back === null ? null : (
        <div className="my-auto border-t border-line pt-5">
          <RichText className={cx('font-serif whitespace-pre-line wrap-anywhere', back.length > 160 ? 'text-lg' : 'text-center text-xl')} text={back} />
          <CardPicture id={backPicture} side="back" />
        </div>
      )}
    </article>
  );
}
