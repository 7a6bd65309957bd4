import { Fragment, useMemo, type ReactNode } from 'react';
import { parseRichText, type Inline, type RichText as Tree } from '#core/questions/rich-text.ts';
import { keptTogether, lastWordsTogether } from './kept-together.ts';
import { MathText } from './math-text.tsx';

/** Styles the part of a leaf that begins at offset `start` of the plain text, e.g. as a highlight. */
export type Dress = (content: ReactNode, start: number, end: number) => ReactNode;

export interface RichTextProps {
  readonly text: string;
  /** Keeps line breaks, as in a poem. */
  readonly verse?: boolean;
  /** One line of text inside other text: no paragraphs. */
  readonly inline?: boolean;
  /** Offsets at which leaves are cut so that `dress` can wrap the pieces. */
  readonly cuts?: readonly number[];
  readonly dress?: Dress;
  readonly className?: string;
}

const same: Dress = (content) => content;

/** Screen readers do not tell underlining by themselves. */
const Spoken = ({ children }: { readonly children: string }) => <span className="sr-only select-none">{children}</span>;

/** What a line may not end in: a dash goes with the word before it, and a short first part of a word, as in “mid-1950s,” with the rest of it. */
const whole = /(\S+[—–]|\b\p{L}{1,4}-[\p{L}\d]{2,10}(?![\p{L}\d-])[.,;:?!)’”]*)/u;

/** Pieces of a text that a line may end between. */
function unbroken(text: string): readonly { readonly at: number; readonly text: string; readonly whole: boolean }[] {
  let at = 0;
  return text.split(whole).flatMap((piece, index) => {
    const from = at;
    at += piece.length;
    return piece === '' ? [] : [{ at: from, text: piece, whole: index % 2 === 1 }];
  });
}

interface LeafProps {
  readonly node: Exclude<Inline, { kind: 'underline' | 'italic' }>;
  readonly cuts: readonly number[];
  readonly dress: Dress;
}

function Leaf({ node, cuts, dress }: LeafProps) {
  const end = node.start + node.text.length;
  // `data-start` lets a selection in the page be turned back into offsets.
  if (node.kind === 'math')
    return dress(
      <span data-start={node.start} data-length={node.text.length}>
        <MathText printed tex={node.text} />
      </span>,
      node.start,
      end,
    );
  if (node.kind === 'blank') {
    return dress(
      <span data-start={node.start} data-length={node.text.length} className="whitespace-nowrap">
        <span aria-hidden>{node.text}</span>
        <Spoken>blank</Spoken>
      </span>,
      node.start,
      end,
    );
  }
  const edges = [node.start, ...cuts.filter((cut) => cut > node.start && cut < end), end];
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? end;
    const text = node.text.slice(from - node.start, to - node.start);
    const pieces = unbroken(text).map((piece) => (
      <span key={piece.at} data-start={from + piece.at} className={piece.whole ? 'whitespace-nowrap' : undefined}>
        {piece.text}
      </span>
    ));
    return <Fragment key={from}>{dress(pieces, from, to)}</Fragment>;
  });
}

interface NodesProps {
  readonly nodes: readonly Inline[];
  readonly cuts: readonly number[];
  readonly dress: Dress;
}

function InlineNode({ node, cuts, dress }: Omit<NodesProps, 'nodes'> & { readonly node: Inline }) {
  if (!('children' in node)) return <Leaf node={node} cuts={cuts} dress={dress} />;
  const inner = <Nodes nodes={node.children} cuts={cuts} dress={dress} />;
  if (node.kind === 'italic') return <em>{inner}</em>;
  return (
    <u className="decoration-[1.5px] underline-offset-3">
      <Spoken> underlined: </Spoken>
      {inner}
      <Spoken> end of underline </Spoken>
    </u>
  );
}

function Nodes({ nodes, cuts, dress }: NodesProps) {
  const groups = keptTogether(nodes);
  return groups.map((group) => {
    const content = group.map((node) => <InlineNode key={`${node.kind}${node.start}`} node={node} cuts={cuts} dress={dress} />);
    const key = `${group[0]?.kind}${group[0]?.start}`;
    return group.length > 1 ? (
      <span key={key} className="whitespace-nowrap">
        {content}
      </span>
    ) : (
      <Fragment key={key}>{content}</Fragment>
    );
  });
}

/** Question text: four kinds of marks, no other markup. */
export function RichText({ text, verse = false, inline = false, cuts = [], dress = same, className }: RichTextProps) {
  const tree: Tree = useMemo(() => parseRichText(text), [text]);
  const parts = tree.paragraphs.map(({ start, end, children }) => ({
    key: start,
    hasFormula: children.some(({ kind }) => kind === 'math'),
    content: <Nodes nodes={verse ? children : lastWordsTogether(children, end - start)} cuts={cuts} dress={dress} />,
  }));
  if (inline)
    return (
      <span className={className}>
        {parts.map(({ key, content }) => (
          <Fragment key={key}>{content}</Fragment>
        ))}
      </span>
    );
  // Lines of prose are filled: `pretty` would leave several of them half empty in order to lengthen the last, whose two last words stay together as
  // it is. A formula may be parted from the word after it all the same.
  return (
    <div className={className}>
      {parts.map(({ key, hasFormula, content }) => (
        <p
          key={key}
          className={verse ? 'mb-4 whitespace-pre-line last:mb-0 [text-indent:1.5em_hanging_each-line]' : `mb-4 last:mb-0 ${hasFormula ? '' : 'text-wrap'}`}
        >
          {content}
        </p>
      ))}
    </div>
  );
}
