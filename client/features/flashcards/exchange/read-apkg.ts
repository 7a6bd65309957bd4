/** Reading an Anki package: a zip with an SQLite database of notes. Files come from strangers, so everything is limited. */
import { mostCardsInDeck } from '#core/flashcards/card.ts';
import type { TextTable } from '#core/flashcards/exchange/delimited.ts';
import { mediaIn, type LeftBehind } from './anki-media.ts';
import { openSqlite } from './sqlite.ts';
import { eachEntry, joinBytes, TooManyEntries } from './zip-entries.ts';

/** Bytes of a file that may be chosen. */
export const largestFile = 20 * 1024 * 1024;
/** Bytes of the database inside. */
const largestDatabase = 60 * 1024 * 1024;

/** Why a file is not read; the message is for the student. */
export class UnreadableFile extends Error {}

const notAPackage = () => new UnreadableFile('This is not an Anki package, or it is damaged. In Anki, choose File, then Export, and try again.');
const tooLarge = () => new UnreadableFile('The cards inside this file are too large to read here. Export fewer decks at a time.');

/** The older database comes with every export that old versions can open; a package with only the newest one holds a note in its place. */
const names = ['collection.anki21', 'collection.anki2'] as const;
const newest = 'collection.anki21b';

/** The databases of the package, by name; stops as soon as one is larger than it may be, whatever the zip says of its size. */
function databasesIn(bytes: Uint8Array): { readonly found: ReadonlyMap<string, Uint8Array>; readonly hasNewest: boolean } {
  const found = new Map<string, Uint8Array>();
  let hasNewest = false;
  let size = 0;
  // The library passes on what is thrown in `ondata` as an error of the file.
  let swollen = false;
  eachEntry(bytes, (file) => {
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
      if (final) found.set(file.name, joinBytes(chunks, own));
    };
    file.start();
  });
  return { found, hasNewest };
}

interface Notes {
  /** The fields of each. */
  readonly rows: string[][];
  /** Notes after as many as fit in a deck. */
  readonly unread: number;
}

async function notesIn(bytes: Uint8Array): Promise<Notes> {
  const database = await openSqlite(bytes);
  try {
    database.run('pragma trusted_schema = off');
    // A view, or a column that is computed, could run for as long as it likes.
    const [table] = database.exec("select sql from sqlite_master where type = 'table' and name = 'notes'");
    const sql = String(table?.values[0]?.[0] ?? '');
    if (!/^create table\b/i.test(sql) || /\bas\s*\(|\bgenerated\b/i.test(sql)) throw notAPackage();
    const [notes] = database.exec(`select flds from notes order by id limit ${mostCardsInDeck}`);
    const [all] = database.exec('select count(*) from notes');
    return {
      rows: (notes?.values ?? []).flatMap(([fields]) => (typeof fields === 'string' ? [fields.split('\u001f')] : [])),
      unread: Math.max(0, Number(all?.values[0]?.[0] ?? 0) - mostCardsInDeck),
    };
  } finally {
    database.close();
  }
}

export interface AnkiPackage extends TextTable {
  /** By the names that the fields give them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly left: LeftBehind;
  /** Notes after as many as fit in a deck. */
  readonly unread: number;
}

/** The notes of an .apkg or .colpkg file. Throws UnreadableFile. */
export async function readApkg(bytes: Uint8Array): Promise<AnkiPackage> {
  try {
    const { found, hasNewest } = databasesIn(bytes);
    if (hasNewest && !found.has('collection.anki21'))
      throw new UnreadableFile('This file is in Anki’s newest format. In Anki’s export window, check “Support older Anki versions,” and export it again.');
    const database = found.get('collection.anki21') ?? found.get('collection.anki2');
    if (!database) throw notAPackage();
    return { ...(await notesIn(database)), html: true, ...mediaIn(bytes) };
  } catch (error) {
    if (error instanceof TooManyEntries) throw tooLarge();
    throw error instanceof UnreadableFile ? error : notAPackage();
  }
}
