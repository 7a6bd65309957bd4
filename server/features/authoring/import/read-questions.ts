/** A file's questions. Thousands are read in a thread of its own: that takes seconds of computing, which no student should wait behind. */
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ImportField, RowError } from '#core/authoring/import-rows.ts';
import { partsOf } from './parts.ts';
import type { ImportFormat } from './read-file.ts';

export interface ReadSettings {
  readonly format: ImportFormat;
  readonly text: string;
  readonly file: string;
  readonly rights: string;
  readonly topicId: number;
  readonly mapping: readonly { readonly column: string; readonly field: ImportField | null }[];
}

export interface Column {
  readonly column: string;
  readonly field: ImportField | null;
}

/** Some questions of the file, each as JSON text with its number from 1, and what is wrong with others. */
export interface Batch {
  readonly read: number;
  readonly questions: readonly { readonly number: number; readonly body: string }[];
  readonly errors: readonly RowError[];
}

export type FromReader =
  | { readonly kind: 'unreadable'; readonly problem: string }
  | { readonly kind: 'opened'; readonly rows: number; readonly columns: readonly Column[] }
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'end' };

type Opened = Extract<FromReader, { kind: 'opened' | 'unreadable' }>;

interface Listener {
  readonly onOpened?: (opened: Extract<FromReader, { kind: 'opened' }>) => Promise<void>;
  /** False: nothing more is wanted. The next batch is read once this is settled. */
  readonly onBatch: (batch: Batch) => Promise<boolean>;
}

/** Characters; a file that has no more is read in some milliseconds, a thread takes longer to start. */
const small = 20_000;

async function readHere(settings: ReadSettings, { onOpened, onBatch }: Listener): Promise<Opened> {
  let opened: Opened | null = null;
  for (const part of partsOf(settings)) {
    await breathe();
    if (part.kind === 'unreadable') return part;
    if (part.kind === 'opened') {
      opened = part;
      await onOpened?.(part);
    }
    if (part.kind === 'batch' && !(await onBatch(part.batch))) break;
  }
  if (!opened) throw new Error('a file is opened or it is unreadable');
  return opened;
}

function readInThread(settings: ReadSettings, { onOpened, onBatch }: Listener): Promise<Opened> {
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData: settings });
  return new Promise<Opened>((resolve, reject) => {
    let opened: Opened | null = null;
    const take = async (message: FromReader): Promise<void> => {
      if (message.kind === 'unreadable') return resolve(message);
      if (message.kind === 'opened') {
        opened = message;
        await onOpened?.(message);
        return worker.postMessage('next');
      }
      if (message.kind === 'batch' && (await onBatch(message.batch))) return worker.postMessage('next');
      if (opened) resolve(opened);
    };
    worker.on('message', (message: FromReader) => void take(message).catch(reject));
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the thread that reads files of questions has ended with ${code}`)));
  }).finally(() => worker.terminate());
}

/** Reads the whole file unless the listener stops it; answers what the file is. */
export const readQuestions = (settings: ReadSettings, listener: Listener): Promise<Opened> =>
  settings.text.length <= small ? readHere(settings, listener) : readInThread(settings, listener);
