import { useId, useRef, useState } from 'react';
import { describedBy, FieldFrame } from '../../ui/field.tsx';
import { textOfFile } from './text-of-file.ts';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

export interface TextFileFieldProps {
  readonly label: string;
  readonly description: string;
  readonly accept: string;
  readonly maxMegabytes: number;
  readonly disabled?: boolean;
  /** In a form: its name there, and what is wrong with it beyond what reading it shows. */
  readonly name?: string;
  readonly error?: string | undefined;
  /** Null where nothing was chosen, or nothing that can be read. */
  readonly onChoose: (file: TextFile | null) => void;
}

async function readText(file: File, maxMegabytes: number): Promise<{ readonly text: string } | { readonly error: string }> {
  if (file.size > maxMegabytes * 1_000_000) return { error: `This file is larger than ${maxMegabytes} MB. Split it, then choose a part.` };
  try {
    return { text: textOfFile(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return { error: 'This file could not be read. Choose it again.' };
  }
}

/** A file of text, read on this device. */
export function TextFileField({ label, description, accept, maxMegabytes, disabled, name, error: told, onChoose }: TextFileFieldProps) {
  const id = useId();
  const latest = useRef<File | undefined>(undefined);
  const [unreadable, setUnreadable] = useState<string>();
  const error = unreadable ?? told;
  const choose = async (file: File | undefined) => {
    latest.current = file;
    setUnreadable(undefined);
    onChoose(null);
    if (!file) return;
    const read = await readText(file, maxMegabytes);
    // Another one may have been chosen while this one was read.
    if (latest.current !== file) return;
    if ('error' in read) setUnreadable(read.error);
    else onChoose({ name: file.name, text: read.text });
  };
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
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
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
    </FieldFrame>
  );
}
