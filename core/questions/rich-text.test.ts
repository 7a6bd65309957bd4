import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, type Inline } from './rich-text.ts';

const leaves = (nodes: readonly Inline[]): Inline[] => nodes.flatMap((node) => ('children' in node ? leaves(node.children) : [node]));

describe('parseRichText', () => {
  it('keeps plain text as one leaf', () => {
    expect(parseRichText('Which choice is best?')).toEqual({
      paragraphs: [{ start: 0, end: 21, children: [{ kind: 'text', text: 'Which choice is best?', start: 0 }] }],
      plain: 'Which choice is best?',
      problems: [],
    });
  });

  it('reads maths, underline, italics and the blank', () => {
    const { paragraphs, plain, problems } = parseRichText('If \\(x_{1}<2\\), <u>so <i>it</i></u> is ______ now');
    expect(problems).toEqual([]);
    expect(plain).toBe('If x_{1}<2, so it is ______ now');
    expect(paragraphs[0]?.children.map((node) => node.kind)).toEqual(['text', 'math', 'text', 'underline', 'text', 'blank', 'text']);
  });

  it('separates paragraphs by blank lines and keeps single line breaks (verse)', () => {
    const { paragraphs, plain } = parseRichText('one\ntwo\n \n\nthree');
    expect(plain).toBe('one\ntwo\n\nthree');
    expect(paragraphs.map(({ start, end }) => [start, end])).toEqual([
      [0, 7],
      [9, 14],
    ]);
  });

  it('shows unpaired marks literally and reports them', () => {
    expect(parseRichText('a </u> b').plain).toBe('a </u> b');
    expect(parseRichText('a </u> b').problems).toHaveLength(1);
    expect(parseRichText('a <u>b').problems).toEqual(['<u> is not closed']);
    expect(parseRichText('costs \\(5').problems).toEqual(['unpaired math delimiter']);
  });

  it('treats other markup, dollars and percent as text', () => {
    expect(parseRichText('<b>5 % of $3</b>').plain).toBe('<b>5 % of $3</b>');
  });

  it('gives every leaf the offset at which its text stands in the plain text', () => {
    const piece = fc.constantFrom('word ', '\\(a+b\\)', '<u>', '</u>', '<i>', '</i>', '______', '\n\n', '\n', '\\(', '_', 'é');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { paragraphs, plain } = parseRichText(pieces.join(''));
        for (const paragraph of paragraphs) {
          let at = paragraph.start;
          for (const leaf of leaves(paragraph.children)) {
            if ('children' in leaf) continue;
            expect(leaf.start).toBe(at);
            expect(plain.slice(at, at + leaf.text.length)).toBe(leaf.text);
            at += leaf.text.length;
          }
          expect(at).toBe(paragraph.end);
        }
      }),
    );
  });
});
