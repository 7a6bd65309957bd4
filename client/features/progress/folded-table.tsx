import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Table, type TableProps } from '#client/ui/table.tsx';

/** Rows before anybody asks for more: what comes after a long table would hardly be found. */
const shownAtFirst = 8;

/** A table of the latest of something, the rest on demand. */
export function FoldedTable<Row>({ rows, ...table }: TableProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Table {...table} rows={isWhole ? rows : rows.slice(0, shownAtFirst)} />
      {rows.length > shownAtFirst ? (
        <Button variant="quiet" size="small" className="mt-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the latest ${shownAtFirst}` : `Show all ${rows.length}`}
        </Button>
      ) : null}
    </>
  );
}
