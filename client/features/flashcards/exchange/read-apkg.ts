/** Reading an Anki package: a zip with an SQLite database of notes. Files come from strangers, so everything is limited. */
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { mostCardsInDeck } from '#core/flashcards/card.ts';
import type { TextTable } from '#core/flashcards/exchange/delimited.ts';
import { openSqlite } from './sqlite.ts';

/** Bytes of a file that may be chosen. */
export const largestFile = 20 * 1024 * 1024;
/** Bytes of the database inside. */
const largestDatabase = 60 * 1024 * 1024;
const mostEntries = 20_000;
const pieceBytes = 64 * 1024;

/** Why a file is not read; the message is for the student. */
export class UnreadableFile extends Error {}

const notAPackage = () => new UnreadableFile('This is not an Anki package, or it is damaged. In Anki, choose File, then Export, and try again.');
const tooLarge = () => new UnreadableFile('The cards inside this file are too large to read here. Export fewer decks at a time.');

/** The older database comes with every export that old versions can open; a package with only the newest one holds a note in its place. */
const names = ['collection.anki21', 'collection.anki2'] as const;
const newest = 'collection.anki21b';

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The databases of the package, by name; stops as soon as one is larger than it may be, whatever the zip says of its size. */
function databasesIn(bytes: Uint8Array): { readonly found: ReadonlyMap<string, Uint8Array>; readonly hasNewest: boolean } {
  const found = new Map<string, Uint8Array>();
  let entries = 0;
  let hasNewest = false;
  let size = 0;
  // The library passes on what is thrown in `ondata` as an error of the file.
  let swollen = false;
  const take = (file: UnzipFile) => {
    entries += 1;
    if (entries > mostEntries) throw tooLarge();
    if (file.name === newest) hasNewest = true;
    if (!names.some((name) => name === file.name) || found.has(file.name)) return;
    const chunks: Uint8Array[] = [];
    let own = 0;
    file.ondata = (error, chunk, final) => {
      if (error) throw swollen ? tooLarge() : notAPackage();
      own += chunk.length;
      size += chunk.length;
      swollen = size > largestDatabase;
      if (swollen) throw tooLarge();
      chunks.push(chunk);
      if (final) found.set(file.name, join(chunks, own));
    };
    file.start();
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceBytes) unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  return { found, hasNewest };
}

/** The fields of every note. */
async function notesIn(bytes: Uint8Array): Promise<string[][]> {
  const database = await openSqlite(bytes);
  try {
    database.run('pragma trusted_schema = off');
    // A view, or a column that is computed, could run for as long as it likes.
    const [table] = database.exec("select sql from sqlite_master where type = 'table' and name = 'notes'");
    const sql = String(table?.values[0]?.[0] ?? '');
    if (!/^create table\b/i.test(sql) || /\bas\s*\(|\bgenerated\b/i.test(sql)) throw notAPackage();
    const [notes] = database.exec(`select flds from notes order by id limit ${mostCardsInDeck + 1}`);
    return (notes?.values ?? []).flatMap(([fields]) => (typeof fields === 'string' ? [fields.split('\u001f')] : []));
  } finally {
    database.close();
  }
}

/** The notes of an .apkg or .colpkg file. Throws UnreadableFile. */
export async function readApkg(bytes: Uint8Array): Promise<TextTable> {
  try {
    const { found, hasNewest } = databasesIn(bytes);
    if (hasNewest && !found.has('collection.anki21'))
      throw new UnreadableFile('This file is in Anki’s newest format. In Anki’s export window, check “Support older Anki versions,” and export it again.');
    const database = found.get('collection.anki21') ?? found.get('collection.anki2');
    if (!database) throw notAPackage();
    return { rows: await notesIn(database), html: true };
  } catch (error) {
    throw error instanceof UnreadableFile ? error : notAPackage();
  }
}
