import { picturesOf, type Draft, type DraftCard, type SkipReason } from '#core/flashcards/exchange/draft-cards.ts';
import { picturesPerImport } from '#core/files.ts';
import { formatCount } from '#client/ui/format.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import type { LeftBehind } from './anki-media.ts';

const shownCards = 5;

const reasons = {
  'no-front': 'without a front',
  'no-back': 'without a back',
  'too-long': 'with more than 2,000 characters on a side',
  twice: 'twice in the file',
  'too-many': 'over the limit: a deck holds 10,000 cards, and all your decks together 30,000',
} as const satisfies Record<SkipReason, string>;

/** What stays behind of the files that a package brings, each with its reason. */
function leftBehind(left: LeftBehind, cards: readonly DraftCard[]): string[] {
  const pictures = (count: number, why: string) => (count > 0 ? [`${formatCount(count, 'picture')} ${why}`] : []);
  return [
    ...pictures(left.large, 'larger than 10 MB'),
    ...pictures(left.beyond, 'over the limit of 60 MB per import'),
    ...pictures(picturesOf(cards).length - picturesPerImport, `over the limit of ${picturesPerImport} per import`),
    ...pictures(left.damaged, 'missing or damaged in the file'),
    ...(left.other > 0 ? [formatCount(left.other, 'sound or other file', 'sounds and other files')] : []),
  ];
}

export interface ImportPreviewProps {
  readonly draft: Draft;
  /** Null where no files came along. */
  readonly left: LeftBehind | null;
  /** How many more cards fit. */
  readonly room: number;
}

/** What will be made, and what will not, before anything is. */
export function ImportPreview({ draft: { cards, skipped }, left, room }: ImportPreviewProps) {
  const shown = cards.filter(({ frontPicture, backPicture }) => frontPicture !== undefined || backPicture !== undefined).length;
  const skips = (Object.keys(reasons) as SkipReason[]).filter((why) => (skipped[why] ?? 0) > 0);
  const behind = left ? leftBehind(left, cards) : [];
  return (
    <section className="mt-5">
      <h3 className="font-semibold">
        {cards.length > 0
          ? `${formatCount(cards.length, 'card')} will be added`
          : room === 0
            ? 'There is no room for more cards'
            : 'We could not make any cards from this'}
      </h3>
      {shown > 0 ? <p className="text-sm text-muted">{shown.toLocaleString('en-US')} with a picture.</p> : null}
      {skips.length > 0 ? (
        <p className="text-sm text-muted">Left out: {skips.map((why) => `${(skipped[why] ?? 0).toLocaleString('en-US')} ${reasons[why]}`).join('; ')}.</p>
      ) : null}
      {behind.length > 0 ? <p className="text-sm text-muted">Not imported: {behind.join('; ')}. The cards come without them.</p> : null}
      <ul className="mt-2 border-y border-line empty:hidden">
        {cards.slice(0, shownCards).map(({ front, back }) => (
          <li key={`${front} ${back}`} className="grid gap-x-6 border-b border-line py-2 last:border-0 sm:grid-cols-2">
            <RichText className="line-clamp-3 min-w-0 font-medium wrap-anywhere" text={front} />
            <RichText className="line-clamp-3 min-w-0 text-muted wrap-anywhere" text={back} />
          </li>
        ))}
      </ul>
      {cards.length > shownCards ? <p className="mt-1 text-sm text-muted">and {formatCount(cards.length - shownCards, 'more card', 'more cards')}</p> : null}
    </section>
  );
}
