import type { Inline } from '#core/questions/rich-text.ts';

/** A formula of at most this many characters of TeX stays on one line with the punctuation after it; a longer one may have to break. */
const shortFormula = 40;
const punctuation = /^(?:-[a-z]+)?[.,;:?!)’”]*[—–]?/i;

/** What a formula after one of these words names: the two belong on one line. */
const naming = /(?<=^|\s)(?:triangle|angle|angles|point|points|line|lines|segment|side|arc|circle|square|rectangle|quadrilateral|polygon)\s$/i;
/** The last two words of a paragraph; see below. */
const lastWord = /[^\s\u00a0]+\u00a0$/;
/** A longer formula may not fit a phone's line together with the word before it. */
const shortName = 18;

/** Where the word begins that a formula may not be parted from: not even a no-break space keeps browsers from ending a line before a formula. */
function wordFrom(before: Inline | undefined, formula: string): number | null {
  const found = before?.kind === 'text' && formula.length <= shortName ? (lastWord.exec(before.text) ?? naming.exec(before.text)) : null;
  return found ? found.index : null;
}

/** The nodes in groups, each on one line: a line begins neither with the period after a formula nor with “-intercept”, nor with the name after “triangle”. Browsers would let it. */
export function keptTogether(nodes: readonly Inline[]): readonly (readonly Inline[])[] {
  const groups: Inline[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const from = node.kind === 'math' ? wordFrom(before, node.text) : null;
    if (last && before?.kind === 'text' && from !== null) {
      last.pop();
      if (from > 0) last.push({ ...before, text: before.text.slice(0, from) });
      if (last.length === 0) groups.pop();
      groups.push([{ ...before, start: before.start + from, text: before.text.slice(from) }, node]);
      continue;
    }
    const [mark = ''] = (node.kind === 'text' && before?.kind === 'math' && before.text.length <= shortFormula && punctuation.exec(node.text)) || [];
    if (node.kind !== 'text' || mark === '') {
      groups.push([node]);
      continue;
    }
    last?.push({ ...node, text: mark });
    if (node.text.length > mark.length) groups.push([{ ...node, start: node.start + mark.length, text: node.text.slice(mark.length) }]);
  }
  return groups;
}

/** A text shorter than this may be the head of a narrow column. */
const fewWords = 40;
/** A longer last word may not fit a phone's line together with the one before it. */
const longestEnd = 18;

/** A paragraph whose last two words stay on one line, as browsers' `text-wrap: pretty` does in most cases, not in all. The space between them is replaced by one as long, so that offsets stay true. */
export function lastWordsTogether(nodes: readonly Inline[], length: number): readonly Inline[] {
  let room = length < fewWords ? 0 : longestEnd;
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node || 'children' in node) break;
    const space = node.kind === 'text' ? node.text.lastIndexOf(' ') : -1;
    room -= node.text.length - space - 1;
    if (room < 0) break;
    if (space >= 0) return nodes.with(index, { ...node, text: `${node.text.slice(0, space)}\u00a0${node.text.slice(space + 1)}` });
  }
  return nodes;
}
