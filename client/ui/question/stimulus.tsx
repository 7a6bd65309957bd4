import type { ComponentType } from 'react';
import type { Stimulus as Data } from '#core/questions/question.ts';
import { QuestionTable } from './data-table.tsx';
import './question.css';
import { Figure } from './figure.tsx';
import { RichText } from './rich-text.tsx';

/** Which text of a question is shown; the targets annotations can have. */
export type TextTarget = 'stimulus' | 'stimulus2' | 'stem';

export interface QuestionTextProps {
  readonly target: TextTarget;
  readonly text: string;
  readonly verse?: boolean;
}

/** Shows a text as it is; the player passes one that can be highlighted. */
export const PlainQuestionText = ({ text, verse = false }: QuestionTextProps) => <RichText text={text} verse={verse} />;

const Headnote = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className="mb-4">
      <RichText inline text={text} />
    </p>
  );

/**
 * The notes of a synthesis question as one text, in which annotations count: one paragraph a note.
 */
export const notesText = (notes: readonly string[]): string => notes.join('\n\n');

/** What a question is about: a passage, a pair, notes, a table or a figure. */
export function Stimulus({ stimulus, Text = PlainQuestionText }: { readonly stimulus: Data; readonly Text?: ComponentType<QuestionTextProps> }) {
  switch (stimulus.kind) {
    case 'prose':
    case 'poem':
    case 'drama':
      return (
        <>
          <Headnote text={stimulus.headnote} />
          <div className={stimulus.kind === 'prose' ? '' : 'pl-4'}>
            <Text target="stimulus" text={stimulus.text} verse={stimulus.kind !== 'prose'} />
          </div>
        </>
      );
    case 'pair':
      return (
        <>
          <Headnote text={stimulus.headnote} />
          <h3 className="mb-2 font-semibold">Text 1</h3>
          <Text target="stimulus" text={stimulus.text1} />
          <h3 className="mb-2 mt-6 font-semibold">Text 2</h3>
          <Text target="stimulus2" text={stimulus.text2} />
        </>
      );
    case 'notes':
      return (
        <>
          <p className="mb-4">
            <RichText inline text={stimulus.intro} />
          </p>
          <div className="question-notes">
            <Text target="stimulus" text={notesText(stimulus.notes)} />
          </div>
        </>
      );
    case 'table':
      return (
        <>
          <QuestionTable table={stimulus.table} />
          {stimulus.text === undefined ? null : <Text target="stimulus" text={stimulus.text} />}
        </>
      );
    case 'figure':
      return (
        <>
          <Figure figure={stimulus.figure} />
          {stimulus.text === undefined ? null : <Text target="stimulus" text={stimulus.text} />}
        </>
      );
  }
}
