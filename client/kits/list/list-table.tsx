import { rowSortingFeature, tableFeatures, useTable, type SortingState } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { cx } from '#client/ui/class-names.ts';

export interface ListColumn<Row> {
  /** For a column that the server can sort by: the name of that order. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as text, for the CSV file. */
  readonly text: (row: Row) => string;
  /** Then its header says what the list is sorted by. */
  readonly sortable?: boolean;
  /** Numbers are right-aligned and in tabular figures. */
  readonly numeric?: boolean;
  /** Contains buttons: omitted from the file, and shown without its name where there is no header row. */
  readonly actions?: boolean;
}

export interface ListTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The column the server has sorted by, with a minus in front when it is descending. */
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
}

// The server sorts: the table only says which order is wanted.
const features = tableFeatures({ rowSortingFeature });

const sortingOf = (sort: string | undefined): SortingState => (sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []);
const arrows = { asc: ArrowUp, desc: ArrowDown } as const;
const spoken = { asc: 'ascending', desc: 'descending' } as const;

// A row becomes a card where the table has less than 42rem: each value under its neighbor, with its header beside it.
// Roles are explicit, since an element that is no longer laid out as a table is no longer announced as one.
const cardRow = '@max-2xl:flex @max-2xl:flex-col @max-2xl:gap-2.5 @max-2xl:py-5';
const cardCell = '@max-2xl:grid @max-2xl:grid-cols-[6.5rem_1fr] @max-2xl:gap-3 @max-2xl:p-0';

interface HeaderProps {
  readonly title: string;
  readonly numeric: boolean;
  readonly sorted: false | 'asc' | 'desc';
  /** Undefined where the list cannot be sorted by it. */
  readonly onSort: ((event: unknown) => void) | undefined;
}

function Header({ title, numeric, sorted, onSort }: HeaderProps) {
  const Arrow = sorted ? arrows[sorted] : ArrowUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ? spoken[sorted] : undefined}
      className={cx(
        'px-3 py-2.5 font-medium text-muted first:pl-0 last:pr-0 @max-2xl:p-0',
        numeric ? 'text-right' : 'text-left',
        !onSort && '@max-2xl:sr-only',
      )}
    >
      {onSort ? (
        <button type="button" onClick={onSort} className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-control hover:text-ink @max-2xl:my-0">
          {title}
          <Arrow aria-hidden size={16} className={cx('shrink-0', !sorted && 'opacity-60')} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

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
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <div className="@container relative overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table role="table" className="w-full border-collapse text-sm @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-2xl:block">
          {table.getHeaderGroups().map((group) => (
            <tr
              key={group.id}
              role="row"
              className="border-b border-line @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-5 @max-2xl:has-[button]:before:text-muted @max-2xl:has-[button]:before:content-['Sort_by']"
            >
              {group.headers.map(({ id, column }) => (
                <Header
                  key={id}
                  title={String(column.columnDef.header)}
                  numeric={byId.get(column.id)?.numeric ?? false}
                  sorted={column.getIsSorted()}
                  onSort={column.getCanSort() ? column.getToggleSortingHandler() : undefined}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className="@max-2xl:block">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} role="row" className={cx('border-b border-line last:border-0', cardRow)}>
              {row.getAllCells().map(({ id, column }, index) => {
                const { cell, header, actions = false, numeric = false } = byId.get(column.id) ?? { cell: () => null, header: '' };
                return index === 0 ? (
                  <th key={id} role="rowheader" scope="row" className="py-3 pr-3 text-left font-medium @max-2xl:p-0 @max-2xl:text-base">
                    {cell(row.original)}
                  </th>
                ) : (
                  <td
                    key={id}
                    role="cell"
                    className={cx('px-3 py-3 last:pr-0', numeric ? 'tabular text-right @max-2xl:text-left' : 'text-left', actions ? '@max-2xl:p-0' : cardCell)}
                  >
                    {actions ? null : (
                      <span aria-hidden className="hidden text-muted @max-2xl:block">
                        {header}
                      </span>
                    )}
                    <span className="block min-w-0">{cell(row.original)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
