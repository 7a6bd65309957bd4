export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** What became of the lines of a text, by their longest common subsequence. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [from, to] = [before.split('\n'), after.split('\n')];
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
