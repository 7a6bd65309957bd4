/** Lectures as they leave the server: built from named fields, so that keys, reasons and checks stay here until a question is answered. */
import type { Block, Lecture, QuestionBlock } from '#content/lectures/lecture.ts';
import type { LectureAnswer, LectureBlock, LectureLine, LectureView } from '#contract/lectures.ts';
import type { LectureProgress } from './store.ts';

const given = ({ text, table, figure, stem }: Pick<QuestionBlock, 'text' | 'table' | 'figure' | 'stem'>) => ({
  text: text ?? null,
  table: table ?? null,
  figure: figure ?? null,
  stem,
});

function toBlock(block: Block): LectureBlock {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', text: block.text };
    case 'list':
      return { kind: 'list', ordered: block.ordered ?? false, items: block.items };
    case 'figure':
      return { kind: 'figure', figure: block.figure, caption: block.caption };
    case 'interactive':
      return { kind: 'interactive', show: block.show, caption: block.caption, inWords: block.inWords };
    case 'example':
      return { kind: 'example', level: block.level, ...given(block), walkthrough: block.steps, answer: block.answer };
    case 'question':
      return { kind: 'question', id: block.id, ...given(block), choices: block.choices.map(({ text }) => text) };
  }
}

export const toLecture = ({ id, topicId, title, promise, minutes, parts, remember }: Lecture): LectureView => ({
  id,
  topicId,
  title,
  promise,
  minutes,
  parts: parts.map((part) => ({ id: part.id, heading: part.heading, blocks: part.blocks.map(toBlock) })),
  remember,
});

export const questionsOf = ({ parts }: Lecture): QuestionBlock[] =>
  parts.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'question' ? [block] : [])));

export function toLine(lecture: Lecture, progress: LectureProgress | undefined, answered: number): LectureLine {
  const { id, topicId, title, promise, minutes, parts } = lecture;
  const doneAt = progress?.done_at?.toISOString() ?? null;
  const partsRead = doneAt !== null ? parts.length : parts.findIndex((part) => part.id === progress?.part) + 1;
  return { id, topicId, title, promise, minutes, parts: parts.length, partsRead, questions: questionsOf(lecture).length, answered, doneAt };
}

/** An answer that was recorded, explained. */
export const toAnswer = ({ id, key, choices }: QuestionBlock, choice: number): LectureAnswer => ({
  questionId: id,
  choice,
  right: choice === key,
  rightChoice: key,
  reasons: choices.map(({ why }) => why),
});
