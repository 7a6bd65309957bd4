/** Ways to be asked: choosing, typing, matching. */
import type { Random } from '../random.ts';
import { plainText } from '../questions/rich-text.ts';

export interface Sides {
  readonly front: string;
  readonly back: string;
}

/** One line, without case, accents, punctuation around it, and articles: what counts of a typed answer. */
const core = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s"“”.,;:!?()]+|[\s"“”.,;:!?()]+$/g, '')
    .replace(/^(a|an|the|to) (?=\S)/, '');

/** Longer answers are not typed. */
const maxTypedLength = 40;

/** The side to type: the back, or the front where only that is short. Null: neither can be asked for in this way. */
export function typedSide({ front, back }: Sides): 'front' | 'back' | null {
  const short = (side: string) => {
    const text = plainText(side);
    return text.length > 0 && text.length <= maxTypedLength && !text.includes('\n') && !side.includes('\\(');
  };
  return short(back) ? 'back' : short(front) ? 'front' : null;
}

/** Whether one edit (a character more, fewer, other, or two swapped) makes one of the other. */
function oneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/** `close`: one slip of the fingers away, in a word long enough for that. */
export function checkTyped(typed: string, wanted: string): 'right' | 'close' | 'wrong' {
  const given = core(typed);
  const all = core(plainText(wanted));
  if (given === '') return 'wrong';
  // “gist; main idea”: either will do.
  const accepted = [all, ...all.split(/[;/]/).map(core)].filter((text) => text !== '');
  if (accepted.includes(given)) return 'right';
  return accepted.some((text) => text.length >= 5 && !/\d/.test(text) && oneEditApart(given, text)) ? 'close' : 'wrong';
}

/** The back among three others of the deck, shuffled; null where the deck has too few that differ. */
export function choicesFor(card: Sides, deck: readonly Sides[], random: Random): string[] | null {
  const own = core(plainText(card.back));
  const others = new Map(deck.filter(({ front }) => front !== card.front).map(({ back }): [string, string] => [core(plainText(back)), back]));
  others.delete(own);
  if (others.size < 3) return null;
  return random.shuffle([card.back, ...random.shuffle([...others.values()]).slice(0, 3)]);
}

/** Cards for a round of matching: at most `max`, no two with a side in common. */
export function pairsToMatch<C extends Sides>(deck: readonly C[], max: number, random: Random): C[] {
  const seen = new Set<string>();
  const picked: C[] = [];
  for (const card of random.shuffle([...deck])) {
    const [front, back] = [core(plainText(card.front)), core(plainText(card.back))];
    if (picked.length === max) break;
    if (seen.has(front) || seen.has(back) || front === back) continue;
    seen.add(front).add(back);
    picked.push(card);
  }
  return picked;
}
