import { useRef, useState } from 'react';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { textOfFile } from './text-of-file.ts';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

export interface TextFileFieldProps extends Omit<FileFieldProps, 'onChoose' | 'unreadable'> {
  readonly maxMegabytes: number;
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
export function TextFileField({ maxMegabytes, onChoose, ...field }: TextFileFieldProps) {
  const latest = useRef<File | undefined>(undefined);
  const [unreadable, setUnreadable] = useState<string>();
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
  return <FileField {...field} unreadable={unreadable} onChoose={(file) => void choose(file)} />;
}
