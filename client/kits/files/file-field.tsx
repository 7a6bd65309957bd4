import { useId } from 'react';
import { describedBy, FieldFrame } from '#client/ui/field.tsx';

export interface FileFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly accept: string;
  readonly disabled?: boolean;
  /** In a form: its name there, and what is wrong with it beyond what reading it shows. */
  readonly name?: string;
  readonly error?: string | undefined;
  /** Why the file cannot be read: known only a while after it was chosen. */
  readonly unreadable?: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** A file chosen on this device. */
export function FileField({ label, description, accept, disabled, name, error: entryError, unreadable, onChoose }: FileFieldProps) {
  const id = useId();
  const error = unreadable ?? entryError;
  return (
    <FieldFrame id={id} label={label} description={description} error={error} announced={unreadable !== undefined}>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, description, error })}
        className="min-h-12 w-full rounded-control border border-line-strong bg-raised p-1.5 text-base file:mr-3 file:min-h-9 file:rounded-control file:border-0 file:bg-primary-soft file:px-3 file:text-ink"
        // Otherwise the same file, changed in between, could not be chosen again.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
      />
    </FieldFrame>
  );
}
