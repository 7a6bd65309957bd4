/** A lecture as it is read aloud, block by block; the same parts are marked on screen while they are read. Pure. */
import type { LectureBlock, LectureView } from '#contract/lectures.ts';
import { spokenText, type SpokenPart } from '#core/questions/spoken-question.ts';

type Shown = Exclude<LectureBlock, { kind: 'unknown' }>;
export type BlockPart = `block-${string}`;

/** Names a piece of a block: the lecture's part, the block, and the piece in it. */
export const partOf = (part: string, block: number, piece: number | string = 0): BlockPart => `block-${part}-${block}-${piece}`;

const names = { text: 'Text', list: 'List', figure: 'Figure', interactive: 'Interactive figure', example: 'Example', question: 'Question' } as const;

/** The pieces of a block, in the order in which they stand. */
function piecesOf(block: Shown): readonly (readonly [piece: number | string, text: string, before?: string])[] {
  switch (block.kind) {
    case 'text':
      return [[0, block.text]];
    case 'list':
      return block.items.map((item, index) => [index, item]);
    case 'figure':
      return [['caption', block.caption, 'kind' in block.figure ? 'Figure. ' : `Figure: ${block.figure.title}. ${block.figure.alt} `]];
    case 'interactive':
      return [
        ['caption', block.caption],
        ['words', block.inWords],
      ];
    case 'example':
      return [...(block.text === null ? [] : [['text', block.text, 'Example. '] as const]), ['stem', block.stem, block.text === null ? 'Example. ' : '']];
    case 'question':
      return [
        ...(block.text === null ? [] : [['text', block.text, 'A question. '] as const]),
        ['stem', block.stem, block.text === null ? 'A question. ' : ''],
        ...block.choices.map((choice, index) => [`choice-${index}`, choice, `Choice ${'ABCD'[index]}. `] as const),
      ];
  }
}

/** Everything that is read, from the promise to what is to be remembered. Solutions of examples stay closed. */
export function spokenLecture({ promise, parts, remember }: LectureView): SpokenPart[] {
  return [
    { part: partOf('promise', 0), name: 'What you will be able to do', ...spokenText(promise) },
    ...parts.flatMap(({ id, heading, blocks }) => [
      { part: partOf(id, -1), name: heading, ...spokenText(heading) },
      ...blocks.flatMap((block, index) =>
        block.kind === 'unknown'
          ? []
          : piecesOf(block).map(([piece, text, before]) => ({ part: partOf(id, index, piece), name: names[block.kind], ...spokenText(text, before) })),
      ),
    ]),
    ...remember.map((text, index) => ({ part: partOf('remember', index), name: 'Remember', ...spokenText(text) })),
  ];
}
