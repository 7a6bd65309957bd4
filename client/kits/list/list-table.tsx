import { rowSortingFeature, tableFeatures, useTable, type SortingState } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';

export interface ListColumn<Row> {
  /** Of a column that the server can sort by: the name of that order. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as text, for the CSV file. */
  readonly text: (row: Row) => string;
  readonly sortable?: boolean;
}

export interface ListTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The column the server has sorted by, with a minus in front when it runs downwards. */
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
}

// Sorting is the server's: the table only says what is wanted.
const features = tableFeatures({ rowSortingFeature });

const sortingOf = (sort: string | undefined): SortingState => (sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []);
const arrows = { asc: ArrowUp, desc: ArrowDown } as const;
const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** The rows of a list. Headers of columns that can be sorted by are buttons; the first column names the row. */
export function ListTable<Row extends object>({ caption, columns, rows, rowKey, sort, onSort }: ListTableProps<Row>) {
  const definitions = useMemo(
    () => columns.map(({ id, header, text, sortable = false }) => ({ id, header, accessorFn: text, enableSorting: sortable, sortDescFirst: false })),
    [columns],
  );
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [wanted] = typeof change === 'function' ? change(sorting) : change;
      if (wanted) onSort?.(`${wanted.desc ? '-' : ''}${wanted.id}`);
    },
  });
  const cells = new Map(columns.map(({ id, cell }) => [id, cell]));
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b border-line">
              {group.headers.map(({ id, column }) => {
                const sorted = column.getIsSorted();
                const Arrow = sorted ? arrows[sorted] : ArrowUpDown;
                const title = String(column.columnDef.header);
                return (
                  <th
                    key={id}
                    scope="col"
                    aria-sort={sorted ? spoken[sorted] : undefined}
                    className="px-3 py-2.5 text-left font-medium text-muted first:pl-0 last:pr-0"
                  >
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        onClick={column.getToggleSortingHandler()}
                        className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-control hover:text-ink"
                      >
                        {title}
                        <Arrow aria-hidden size={16} className={cx('shrink-0', !sorted && 'opacity-60')} />
                      </button>
                    ) : (
                      title
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="border-b border-line last:border-0">
              {row.getAllCells().map((cell, index) =>
                index === 0 ? (
                  <th key={cell.id} scope="row" className="py-3 pr-3 text-left font-medium">
                    {cells.get(cell.column.id)?.(row.original)}
                  </th>
                ) : (
                  <td key={cell.id} className="px-3 py-3 text-left last:pr-0">
                    {cells.get(cell.column.id)?.(row.original)}
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
