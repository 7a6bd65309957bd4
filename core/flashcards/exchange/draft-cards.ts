/** What an import will make, before anything is made. */
import { maxSideLength, maxCardsInDeck } from '../card.ts';
import { unescapeFormula } from '#core/csv.ts';
import { isStorable, stripBidiControls } from '#core/text.ts';
import { pictureWord, takePicture, textFromHtml } from './html.ts';

export interface DraftCard {
  readonly front: string;
  readonly back: string;
  /** The name of a picture's file in what is imported or exported. */
  readonly frontPicture?: string;
  readonly backPicture?: string;
}

/** The names of the pictures that these cards show, each once. */
export const picturesOf = (cards: readonly DraftCard[]): string[] => [
  ...new Set(cards.flatMap(({ frontPicture, backPicture }) => [frontPicture, backPicture].filter((name) => name !== undefined))),
];

/** Why a row makes no card. */
export type SkipReason = 'no-front' | 'no-back' | 'too-long' | 'twice' | 'too-many';

export interface Draft {
  readonly cards: readonly DraftCard[];
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>;
}

/** `{{c1::answer}}` or `{{c1::answer::hint}}`. */
const cloze = /\{\{c(\d{1,3})::((?:(?!\{\{|\}\})[\s\S])*)\}\}/g;

/** Longer fields are not even looked into. Characters, with all markup. */
const maxFieldLength = 20_000;

/** A text with gaps: one card for each number. */
function clozeCards(text: string, extra: string): DraftCard[] {
  const gaps = [...text.matchAll(cloze)].map(([, number]) => number);
  const filled = (own: string | undefined, gap: (answer: string, hint: string) => string) =>
    text.replace(cloze, (_, number: string, inner: string) => {
      const [answer = '', hint = '…'] = inner.split('::', 2);
      return number === own ? gap(answer, hint) : answer;
    });
  return [...new Set(gaps)].map((number) => ({
    front: filled(number, (_, hint) => `[${hint}]`),
    back: [filled(number, (answer) => `<u>${answer}</u>`), extra].filter(Boolean).join('\n\n'),
  }));
}

const keyOf = ({ front, back, frontPicture = '', backPicture = '' }: DraftCard): string => [front, back, frontPicture, backPicture].join('\u0000');

/** Takes one picture off a row's fields; a field that was nothing else says so. */
function withoutPicture(fields: readonly string[], pictures: ReadonlySet<string>): { readonly fields: readonly string[]; readonly picture: string | null } {
  for (const [index, field] of fields.entries()) {
    const { html, picture } = takePicture(field, pictures);
    if (picture !== null) return { fields: fields.with(index, textFromHtml(html) === '' && fields.length === 1 ? pictureWord : html), picture };
  }
  return { fields, picture: null };
}

/** Cards from rows of a first field, the front, and further ones, the back. `pictures`: names of those that came along; `room`: cards that still fit; `unread`: rows beyond any room. */
export function draftCards(
  rows: readonly (readonly string[])[],
  html: boolean,
  pictures: ReadonlySet<string> = new Set(),
  room: number = maxCardsInDeck,
  unread = 0,
): Draft {
  const cards = new Map<string, DraftCard>();
  const skipped: Partial<Record<SkipReason, number>> = unread > 0 ? { 'too-many': unread } : {};
  const skip = (why: SkipReason) => {
    skipped[why] = (skipped[why] ?? 0) + 1;
  };
  for (const row of rows) {
    if (row.some((field) => field.length > maxFieldLength)) {
      skip('too-long');
      continue;
    }
    const front = withoutPicture(row.slice(0, 1), pictures);
    const back = withoutPicture(row.slice(1), pictures);
    const [first = '', ...more] = [...front.fields, ...back.fields].map((field) => {
      const text = stripBidiControls(html ? textFromHtml(field) : unescapeFormula(field).replace(/\r\n?/g, '\n').trim());
      return isStorable(text) ? text : text.toWellFormed().replaceAll('\u0000', '');
    });
    const rest = more.filter((field) => field !== '').join('\n\n') || (back.picture === null ? '' : pictureWord);
    const shown = { ...(front.picture !== null && { frontPicture: front.picture }), ...(back.picture !== null && { backPicture: back.picture }) };
    const texts = first.search(cloze) >= 0 ? clozeCards(first, rest) : [{ front: first, back: rest }];
    const made = texts.map((text) => ({ ...text, ...shown }));
    for (const card of made) {
      if (card.front === '') skip('no-front');
      else if (card.back === '') skip('no-back');
      else if (card.front.length > maxSideLength || card.back.length > maxSideLength) skip('too-long');
      else if (cards.has(keyOf(card))) skip('twice');
      else if (cards.size >= room) skip('too-many');
      else cards.set(keyOf(card), card);
    }
  }
  return { cards: [...cards.values()], skipped };
}
