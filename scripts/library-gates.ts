/** Every gate on a set of questions as a whole: how it is made, and what its readers found. */
import type { GateRow } from '#content/verify/reading-writing/gate-row.ts';
import { libraryRows } from '#content/verify/reading-writing/library.ts';
import type { JudgedItem, Library } from './library.ts';
import { readerRows } from './reader-rows.ts';

export const gateRows = (items: readonly JudgedItem[], library: Pick<Library, 'entries' | 'planted'>): GateRow[] => [
  ...libraryRows(items),
  ...readerRows(items, library),
];
