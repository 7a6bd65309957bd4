import type { ComponentType } from 'react';
import type { ShownStimulus } from '#core/questions/learner-view.ts';
import { notesText } from '#core/questions/rich-text.ts';
import { NewerPart } from '../newer-part.tsx';
import { Read } from './read-part.tsx';
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
    <Read part="headnote" className="mb-4">
      <RichText inline text={text} />
    </Read>
  );

/** The text that goes with a table or a figure. */
const StimulusText = ({ text, Text }: { readonly text: string | undefined; readonly Text: ComponentType<QuestionTextProps> }) =>
  text === undefined ? null : (
    <Read part="stimulus">
      <Text target="stimulus" text={text} />
    </Read>
  );

/** What a question is about: a passage, a pair, notes, a table or a figure. */
export function Stimulus({ stimulus, Text = PlainQuestionText }: { readonly stimulus: ShownStimulus; readonly Text?: ComponentType<QuestionTextProps> }) {
  switch (stimulus.kind) {
    case 'unknown':
      return <NewerPart what="passage" />;
    case 'prose':
    case 'poem':
    case 'drama':
      return (
        <>
          <Headnote text={stimulus.headnote} />
          <Read part="stimulus" className={stimulus.kind === 'prose' ? '' : 'pl-4'}>
            <Text target="stimulus" text={stimulus.text} verse={stimulus.kind !== 'prose'} />
          </Read>
        </>
      );
    case 'pair':
      return (
        <>
          <Headnote text={stimulus.headnote} />
          <h3 className="mb-2 font-semibold">Text 1</h3>
          <Read part="stimulus">
            <Text target="stimulus" text={stimulus.text1} />
          </Read>
          <h3 className="mb-2 mt-6 font-semibold">Text 2</h3>
          <Read part="stimulus2">
            <Text target="stimulus2" text={stimulus.text2} />
          </Read>
        </>
      );
    case 'notes':
      return (
        <>
          <Headnote text={stimulus.intro} />
          <Read part="stimulus" className="question-notes">
            <Text target="stimulus" text={notesText(stimulus.notes)} />
          </Read>
        </>
      );
    case 'table':
      return (
        <>
          <Read part="table">
            <QuestionTable table={stimulus.table} />
          </Read>
          <StimulusText text={stimulus.text} Text={Text} />
        </>
      );
    case 'figure':
      return (
        <>
          <Read part="figure">
            <Figure figure={stimulus.figure} />
          </Read>
          <StimulusText text={stimulus.text} Text={Text} />
        </>
      );
  }
}
