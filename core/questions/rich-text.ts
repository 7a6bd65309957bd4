/**
 * Question text with its four marks, parsed into a tree. The plain text beside it is what
 * annotations count their offsets in, so it must not change for a given source: math counts
 * as its LaTeX, a blank as six underscores, a paragraph break as two newlines.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly start: number }
  /** `text` is the LaTeX between the delimiters. Atomic: a selection takes all or none of it. */
  | { readonly kind: 'math'; readonly text: string; readonly start: number }
  /** The gap of a fill-in question; `text` is the underscores. Atomic. */
  | { readonly kind: 'blank'; readonly text: string; readonly start: number }
  | { readonly kind: 'underline' | 'italic'; readonly children: readonly Inline[]; readonly start: number };

interface Paragraph {
  readonly start: number;
  readonly end: number;
  readonly children: readonly Inline[];
}

export interface RichText {
  readonly paragraphs: readonly Paragraph[];
  readonly plain: string;
  /** Unbalanced marks, which are shown literally. Empty for sound content. */
  readonly problems: readonly string[];
}

const tokenPattern = /\\\((.*?)\\\)|(_{6})|<(\/?)(u|i)>/gs;
const markKinds = { u: 'underline', i: 'italic' } as const;

interface Open {
  readonly mark: 'u' | 'i';
  readonly start: number;
  readonly children: Inline[];
}

function parseParagraph(source: string, base: number, problems: string[]): { paragraph: Paragraph; plain: string } {
  let plain = '';
  const root: Inline[] = [];
  const stack: Open[] = [];
  const here = () => stack.at(-1)?.children ?? root;
  const leaf = (kind: 'text' | 'math' | 'blank', text: string) => {
    if (text === '') return;
    here().push({ kind, text, start: base + plain.length });
    plain += text;
  };
  let from = 0;
  for (const token of source.matchAll(tokenPattern)) {
    leaf('text', source.slice(from, token.index));
    from = token.index + token[0].length;
    const [whole, tex, blank, slash, name] = token;
    if (tex !== undefined) leaf('math', tex.trim());
    else if (blank !== undefined) leaf('blank', blank);
    else if (slash === '') stack.push({ mark: name === 'u' ? 'u' : 'i', start: base + plain.length, children: [] });
    else if (stack.at(-1)?.mark === name) close(stack, root);
    else {
      problems.push(`${whole} closes nothing`);
      leaf('text', whole);
    }
  }
  leaf('text', source.slice(from));
  if (/\\\(|\\\)/.test(source.replace(tokenPattern, ''))) problems.push('unpaired math delimiter');
  for (const left of stack) problems.push(`<${left.mark}> is not closed`);
  while (stack.length > 0) close(stack, root);
  return { paragraph: { start: base, end: base + plain.length, children: root }, plain };
}

function close(stack: Open[], root: Inline[]): void {
  const done = stack.pop();
  if (!done) return;
  const parent = stack.at(-1)?.children ?? root;
  parent.push({ kind: markKinds[done.mark], children: done.children, start: done.start });
}

/** Parses question text. Never throws; unsound marks are reported in `problems` and shown literally. */
export function parseRichText(source: string): RichText {
  const problems: string[] = [];
  const paragraphs: Paragraph[] = [];
  let plain = '';
  for (const part of source.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n\s*/)) {
    if (part.trim() === '') continue;
    if (paragraphs.length > 0) plain += '\n\n';
    const parsed = parseParagraph(part, plain.length, problems);
    paragraphs.push(parsed.paragraph);
    plain += parsed.plain;
  }
  return { paragraphs, plain, problems };
}

/** The text alone, for titles, search and lists. */
export const plainText = (source: string): string => parseRichText(source).plain;

/** The notes of a synthesis question as one text, for annotation offsets: one paragraph per note. */
export const notesText = (notes: readonly string[]): string => notes.join('\n\n');
