import type { DataTable as Data } from '#core/questions/question.ts';
import { RichText } from './rich-text.tsx';

const cell = 'border border-line-strong px-3 py-1.5';

/** A table that is a choice: its caption only names it for screen readers. */
export const ChoiceTable = ({ table }: { readonly table: Data }) => <Cells table={table} captionClass="sr-only" />;

/** A table of data as a real table: caption, column heads, row heads. Wide ones scroll horizontally on their own; none is too narrow for its caption. */
export const QuestionTable = ({ table }: { readonly table: Data }) => (
  <div className="my-4 overflow-x-auto" tabIndex={0} role="group" aria-label={`Table: ${table.caption}`}>
    <Cells table={table} tableClass="min-w-64" captionClass="mb-2 font-semibold" />
  </div>
);

/** Numbers stand in the middle of their column, names of rows at its left. */
const isNumber = (text: string) => /^(?:\\\()?[−-]?[\d.,]+%?(?:\\\))?$/.test(text.trim());

function Cells({ table, tableClass = '', captionClass }: { readonly table: Data; readonly tableClass?: string; readonly captionClass: string }) {
  const heads = table.rows.every(([first = '']) => isNumber(first)) ? 'tabular text-center' : 'text-left';
  return (
    <table className={`mx-auto border-collapse text-base leading-snug text-balance ${tableClass}`}>
      <caption className={captionClass}>
        <RichText inline text={table.caption} />
      </caption>
      <thead>
        <tr>
          {table.columns.map((column, index) => (
            <th key={index} scope="col" className={`${cell} bg-sunken text-center font-semibold`}>
              <RichText inline text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((text, index) =>
              index === 0 ? (
                <th key={index} scope="row" className={`${cell} ${heads} font-normal`}>
                  <RichText inline text={text} />
                </th>
              ) : (
                <td key={index} className={`${cell} tabular text-center`}>
                  <RichText inline text={text} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
