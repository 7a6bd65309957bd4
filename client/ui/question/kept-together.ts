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
