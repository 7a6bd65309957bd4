import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { csvText } from '#core/csv.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { readAll, type List } from './list.ts';
import type { ListColumn } from './list-table.tsx';

/** The byte order mark: without it, spreadsheet programs do not read the file as UTF-8. */
const byteOrderMark = '\ufeff';
/** As many rows as a person can look through, and as the server's rate limit allows in a minute. */
const most = 5_000;

export interface CsvButtonProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly Pick<ListColumn<Row>, 'header' | 'text' | 'actions'>[];
  /** The file name without its extension. */
  readonly fileName: string;
}

/** Exports the whole list as searched, filtered and sorted, not only the pages on screen. */
export function CsvButton<Row>({ list, columns, fileName }: CsvButtonProps<Row>) {
  const save = useMutation({
    mutationFn: () => readAll(list, most),
    onSuccess: ({ rows, more }) => {
      const written = columns.filter(({ actions }) => !actions);
      const text = csvText([written.map(({ header }) => header), ...rows.map((row) => written.map((column) => column.text(row)))]);
      saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', byteOrderMark + text);
      if (more) showToast({ title: `The file has the first ${most.toLocaleString('en-US')} rows`, description: 'Search or filter to get the rest.' });
    },
    onError: (error) => showToast({ title: 'The list could not be exported', description: error.message, tone: 'danger' }),
  });
  return (
    <Button variant="secondary" busy={save.isPending} busyLabel="Exporting…" onClick={() => save.mutate()}>
      <Download aria-hidden size={18} /> Export CSV
    </Button>
  );
}
