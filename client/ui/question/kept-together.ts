import type { Inline } from '#core/questions/rich-text.ts';

/** A formula of at most this many characters of TeX stays on one line with the punctuation after it; a longer one may have to break. */
const shortFormula = 40;
const punctuation = /^(?:-[a-z]+)?[.,;:?!)’”]*/i;

/** The nodes in groups, each on one line: a line begins neither with the period after a formula nor with “-intercept”. Browsers would let it. */
export function keptTogether(nodes: readonly Inline[]): readonly (readonly Inline[])[] {
  const groups: Inline[][] = [];
  for (const node of nodes) {
    const before = groups.at(-1)?.[0];
    const [mark = ''] = (node.kind === 'text' && before?.kind === 'math' && before.text.length <= shortFormula && punctuation.exec(node.text)) || [];
    if (node.kind !== 'text' || mark === '') {
      groups.push([node]);
      continue;
    }
    groups.at(-1)?.push({ ...node, text: mark });
    if (node.text.length > mark.length) groups.push([{ ...node, start: node.start + mark.length, text: node.text.slice(mark.length) }]);
  }
  return groups;
}

/** A text shorter than this may be the head of a narrow column. */
const fewWords = 40;
/** More than this many characters do not fit a phone's line with certainty. */
const longestEnd = 28;

/** A paragraph whose last two words stay on one line, as browsers' `text-wrap: pretty` does in most cases, not in all. The space between them is replaced by one as long, so that offsets stay true. */
export function lastWordsTogether(nodes: readonly Inline[], length: number): readonly Inline[] {
  let after = 0;
  for (let index = nodes.length - 1; length >= fewWords && index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node) break;
    if (node.kind === 'text' && node.text.includes(' ')) {
      const space = node.text.lastIndexOf(' ');
      const [before, end] = [node.text.slice(0, space), node.text.slice(space + 1)];
      const word = before.length - before.lastIndexOf(' ');
      return after + end.length + word > longestEnd ? nodes : nodes.with(index, { ...node, text: `${before}\u00a0${end}` });
    }
    if ('children' in node) {
      const [only] = node.children;
      const inner = lastWordsTogether(node.children, length);
      if (inner !== node.children) return nodes.with(index, { ...node, children: inner });
      // A title of one word: what comes before it is looked at.
      if (only?.kind !== 'text' || only.text.includes(' ')) break;
      after += only.text.length;
    } else after += node.text.length;
  }
  return nodes;
}
