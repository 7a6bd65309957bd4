import type { ImportOutcome } from '#contract/question-import.ts';
import { importFields, type ImportField } from '#core/authoring/import-rows.ts';
import { ImportVerdict } from '#client/kits/files/import-verdict.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { Table } from '#client/ui/table.tsx';
import { errorColumns } from './imports.tsx';
import type { ImportBody } from './use-file-check.ts';

const fieldOptions = [{ value: '', label: 'Leave out' }, ...importFields.map((field) => ({ value: field, label: field }))];

interface FileOutcomeProps {
  readonly outcome: ImportOutcome;
  /** What was chosen for columns, also while the server reads the file that way. */
  readonly mapping: ImportBody['mapping'];
  readonly onMap: (column: string, field: ImportField | null) => void;
}

/** What the server found in the file, and which column is what. */
export function FileOutcome({ outcome, mapping, onMap }: FileOutcomeProps) {
  return (
    <div role="status" className="flex flex-col gap-6">
      <ImportVerdict kind="question" rows={outcome.rows} errorCount={outcome.errorCount}>
        They become drafts, which students cannot see.
      </ImportVerdict>
      <fieldset>
        <legend className="mb-2 text-lg font-semibold">Columns</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {outcome.columns.map(({ column, field }) => (
            <SelectField
              key={column}
              label={column}
              value={(mapping.find((each) => each.column === column) ?? { field }).field ?? ''}
              options={fieldOptions}
              onChange={({ target }) => onMap(column, importFields.find((each) => each === target.value) ?? null)}
            />
          ))}
        </div>
      </fieldset>
      {outcome.errors.length > 0 ? (
        <Table caption="Problems in the file" columns={errorColumns} rows={outcome.errors} rowKey={({ row, field, message }) => `${row} ${field} ${message}`} />
      ) : null}
    </div>
  );
}
