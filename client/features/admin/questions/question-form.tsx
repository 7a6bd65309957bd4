import { fieldsOf, type QuestionField } from '#core/authoring/question-fields.ts';
import type { Question } from '#core/questions/question.ts';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';

export interface QuestionFormProps {
  readonly base: Question;
  /** What was typed, by path. */
  readonly entries: Readonly<Record<string, string>>;
  /** What is wrong, by the path of a field or of something inside it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onEntry: (path: string, value: string) => void;
}

const rowsOf = { text: 3, lines: 3, paragraphs: 6, rows: 4, json: 8 } as const;

function Entry({ field, value, error, onEntry }: { field: QuestionField; value: string; error: string | undefined; onEntry: QuestionFormProps['onEntry'] }) {
  const { path, label, kind, options } = field;
  const shared = { label, error, value, name: path };
  switch (kind) {
    case 'pick':
    case 'number':
      return <SelectField {...shared} options={options ?? []} onChange={({ target }) => onEntry(path, target.value)} />;
    case 'line':
      return <TextField {...shared} autoComplete="off" onChange={({ target }) => onEntry(path, target.value)} />;
    default:
      return (
        <TextArea
          {...shared}
          rows={path === 'stimulus.text' || path === 'stimulus.text1' || path === 'stimulus.text2' ? 8 : rowsOf[kind]}
          spellCheck={kind !== 'json'}
          onChange={({ target }) => onEntry(path, target.value)}
        />
      );
  }
}

/** Everything a question consists of, field by field. */
export const QuestionForm = ({ base, entries, errors, onEntry }: QuestionFormProps) => (
  <div className="flex flex-col gap-5">
    <p className="text-sm text-muted">
      Put math in <code>\( … \)</code>, underlined text in <code>&lt;u&gt;…&lt;/u&gt;</code>, and italics in <code>&lt;i&gt;…&lt;/i&gt;</code>. A blank is six
      underscores, and an empty line starts a new paragraph.
    </p>
    {fieldsOf(base).map((field) => (
      <Entry
        key={field.path}
        field={field}
        value={entries[field.path] ?? field.value}
        error={Object.entries(errors).find(([path]) => path === field.path || path.startsWith(`${field.path}.`))?.[1]}
        onEntry={onEntry}
      />
    ))}
  </div>
);
