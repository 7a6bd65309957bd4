import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned and in tabular figures. */
  readonly numeric?: boolean;
}

export interface TableProps<Row> {
  readonly caption: string;
  /** Reads the caption aloud without showing it. */
  readonly captionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A plain table; the first column names the row. Scrolls sideways where it does not fit. */
export function Table<Row>({ caption, captionHidden = false, columns, rows, rowKey }: TableProps<Row>) {
  const align = (column: Column<Row>) => (column.numeric ? 'text-right tabular' : 'text-left');
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <caption className={captionHidden ? 'sr-only' : 'pb-3 text-left text-sm text-muted'}>{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx('px-3 py-2.5 font-medium text-muted first:pl-0 last:pr-0', align(column))}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={cx('py-3 pr-3 font-medium', align(column))}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cx('px-3 py-3 last:pr-0', align(column))}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
