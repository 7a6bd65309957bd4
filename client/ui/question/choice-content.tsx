import type { Choice } from '#core/questions/question.ts';
import { ChoiceTable } from './data-table.tsx';
import { ChoiceFigure } from './figure.tsx';
import { RichText } from './rich-text.tsx';

/** What a choice shows: a text, a graph or a table. */
export const ChoiceContent = ({ choice: { text, figure, table } }: { readonly choice: Choice }) => (
  <>
    {text === '' ? null : <RichText inline text={text} />}
    {figure ? <ChoiceFigure figure={figure} /> : null}
    {table ? <ChoiceTable table={table} /> : null}
  </>
);
