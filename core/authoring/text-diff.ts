/** What changed between two texts, word by word: a longest common subsequence over words and the spaces between them. */

export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Above this many pairs of words, a text counts as replaced as a whole. */
const maxPairs = 4_000_000;

const tokens = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Lengths of the longest common subsequences of all ends of `a` and `b`, row by row. */
function lengthsOf(a: readonly string[], b: readonly string[]): Uint32Array {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}

/** The pieces of both texts in order; without what was added they are `before`, without what was removed `after`. */
export function textDiff(before: string, after: string): Piece[] {
  const [a, b] = [tokens(before), tokens(after)];
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text };
    else pieces.push({ kind, text });
  };
  if (a.length * b.length > maxPairs) {
    add('removed', before);
    add('added', after);
    return pieces;
  }
  const lengths = lengthsOf(a, b);
  const at = (i: number, j: number) => lengths[i * (b.length + 1) + j] ?? 0;
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      add('same', a[i] ?? '');
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) add('removed', a[i++] ?? '');
    else add('added', b[j++] ?? '');
  }
  add('removed', a.slice(i).join(''));
  add('added', b.slice(j).join(''));
  return pieces;
}
