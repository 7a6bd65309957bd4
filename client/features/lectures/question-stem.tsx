import type { ReactNode } from 'react';
import type { LectureBlock } from '#contract/lectures.ts';
import { NewerPart } from '#client/ui/newer-part.tsx';
import { ChoiceTable } from '#client/ui/question/data-table.tsx';
import { Figure } from '#client/ui/question/figure.tsx';
import { Read } from '#client/ui/question/read-part.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { partOf } from './spoken-lecture.ts';

type Given = Pick<Extract<LectureBlock, { kind: 'question' }>, 'text' | 'table' | 'figure' | 'stem'>;

/** Lines of verse keep their breaks. */
const isVerse = (text: string) => /[^\n]\n[^\n]/.test(text);

/** The title of an example or a question, and its tools if it has any. */
export const QuestionHeading = ({ tools, children }: { readonly tools: ReactNode; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    {children}
    {tools ? <div className="study-controls -my-2 -mr-2 flex items-center gap-1">{tools}</div> : null}
  </div>
);

/** What an example or a question gives: passage, table, figure, and what is asked. */
export function QuestionStem({ part, place, given: { text, table, figure, stem } }: { readonly part: string; readonly place: number; readonly given: Given }) {
  return (
    <div className="mt-2 flex flex-col gap-3">
      {text === null ? null : (
        <Read part={partOf(part, place, 'text')}>
          <RichText className="border-l-2 border-line pl-4 font-serif" text={text} verse={isVerse(text)} />
        </Read>
      )}
      {table ? (
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Table">
          <ChoiceTable table={{ caption: 'Table', ...table }} />
        </div>
      ) : null}
      {figure === null ? null : 'kind' in figure ? <NewerPart what="figure" /> : <Figure figure={figure} />}
      <Read part={partOf(part, place, 'stem')}>
        <RichText text={stem} />
      </Read>
    </div>
  );
}
