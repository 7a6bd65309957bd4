import { RichText } from '#client/ui/question/rich-text.tsx';
import { spokenSide } from '../card-words.ts';

/** A side inside a button: a formula alone would leave the button without a name, so the name is the side as it is read aloud. */
export const SpokenSide = ({ side, className }: { readonly side: string; readonly className: string }) => (
  <>
    <span aria-hidden className="min-w-0">
      <RichText className={className} text={side} />
    </span>
    <span className="sr-only">{spokenSide(side)}</span>
  </>
);
