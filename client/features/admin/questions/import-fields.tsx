import { topics } from '#core/topics/topics.ts';
import { TextFileField, type TextFile } from '#client/kits/files/text-file-field.tsx';
import type { FormHandle } from '#client/kits/form/use-form.ts';
import { SelectField, TextField } from '#client/ui/field.tsx';
import type { ImportBody } from './use-file-check.ts';

export interface ChosenFile extends TextFile {
  readonly format: ImportBody['format'];
}

const formatOf = (name: string): ChosenFile['format'] => (/\.json$/i.test(name) ? 'json' : /\.xml$/i.test(name) ? 'qti' : 'csv');

interface ImportFieldsProps {
  readonly form: FormHandle;
  /** How many files were sent: the field for the next one is empty again. */
  readonly sent: number;
  readonly onChoose: (file: ChosenFile | null) => void;
}

/** The file, and what is true of every question in it. */
export function ImportFields({ form, sent, onChoose }: ImportFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Default topic"
        {...form.field('topicId')}
        defaultValue="11"
        options={topics.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectField
        label="Where they will be used"
        {...form.field('use')}
        options={[
          { value: 'practice', label: 'Practice' },
          { value: 'exam', label: 'Exams' },
        ]}
      />
      <TextField label="Source and rights" description="Required. Saved with every question." {...form.field('rights')} maxLength={400} />
      <TextFileField
        key={sent}
        label="File"
        description="CSV, JSON, or XML, at most 10 MB."
        accept=".csv,.json,.xml,text/csv,application/json,application/xml,text/xml"
        maxMegabytes={10}
        {...form.field('file')}
        onChoose={(file) => onChoose(file && { name: file.name.slice(0, 200), text: file.text, format: formatOf(file.name) })}
      />
    </div>
  );
}
