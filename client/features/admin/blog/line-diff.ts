export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Pairs of lines to compare: what takes 2 bytes each, and some tenths of a second. */
const maxPairs = 4_000_000;

/** How many lines are the same from the beginning on. */
function sharedStart(from: readonly string[], to: readonly string[]): number {
  let count = 0;
  while (count < from.length && count < to.length && from[count] === to[count]) count += 1;
  return count;
}

const all = (kind: DiffLine['kind'], lines: readonly string[]): readonly DiffLine[] => lines.map((text) => ({ kind, text }));

/** What became of the lines of a text; where too much is different to compare it line by line, all of that is replaced. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [from, to] = [before.split('\n'), after.split('\n')];
  const start = sharedStart(from, to);
  const end = sharedStart(from.slice(start).reverse(), to.slice(start).reverse());
  const [old, fresh] = [from.slice(start, from.length - end), to.slice(start, to.length - end)];
  const middle = old.length * fresh.length > maxPairs ? [...all('removed', old), ...all('added', fresh)] : changes(old, fresh);
  return [...all('same', from.slice(0, start)), ...middle, ...all('same', from.slice(from.length - end))];
}

/** By their longest common subsequence. */
function changes(from: readonly string[], to: readonly string[]): readonly DiffLine[] {
  const width = to.length + 1;
  // At [i, j]: the length of that subsequence from line i of one and line j of the other onward.
  const longest = new Uint16Array((from.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--) longest[i * width + j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  for (let i = 0, j = 0; i < from.length || j < to.length; ) {
    const [old, fresh] = [from[i], to[j]];
    if (old !== undefined && old === fresh) {
      lines.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: fresh ?? '' });
      j += 1;
    }
  }
  return lines;
}
