/** Reading an Anki package: a zip with an SQLite database of notes. Files come from strangers, so everything is limited. */
import { maxCardsInDeck } from '#core/flashcards/card.ts';
import type { TextTable } from '#core/flashcards/exchange/delimited.ts';
import { mediaIn, type LeftBehind } from './anki-media.ts';
import { openSqlite } from './sqlite.ts';
import { eachEntry, joinBytes, TooManyEntries } from './zip-entries.ts';
import { TooMuchInside, unzstd } from './unzstd.ts';

/** Bytes of a file that may be chosen. */
export const largestFile = 20 * 1024 * 1024;
/** Bytes of the database inside. */
const largestDatabase = 60 * 1024 * 1024;

/** Why a file is not read; the message is for the student. */
export class UnreadableFile extends Error {}

const notAPackage = () => new UnreadableFile('This is not an Anki package, or it is damaged. In Anki, choose File, then Export, and try again.');
const tooLarge = () => new UnreadableFile('The cards inside this file are too large to read here. Export fewer decks at a time.');

/** Packed by itself, inside the package. The older ones beside it hold a note that says to update Anki. */
const newest = 'collection.anki21b';
const names: readonly string[] = [newest, 'collection.anki21', 'collection.anki2'];

/** The databases of the package, by name; stops as soon as one is larger than it may be, whatever the zip says of its size. */
function databasesIn(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  let size = 0;
  // The library passes on what is thrown in `ondata` as an error of the file.
  let swollen = false;
  eachEntry(bytes, (file) => {
    if (!names.includes(file.name) || found.has(file.name)) return;
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
  return found;
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
    const [notes] = database.exec(`select flds from notes order by id limit ${maxCardsInDeck}`);
    const [all] = database.exec('select count(*) from notes');
    return {
      rows: (notes?.values ?? []).flatMap(([fields]) => (typeof fields === 'string' ? [fields.split('\u001f')] : [])),
      unread: Math.max(0, Number(all?.values[0]?.[0] ?? 0) - maxCardsInDeck),
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
    const found = databasesIn(bytes);
    const name = names.find((each) => found.has(each)) ?? '';
    const held = found.get(name);
    if (!held) throw notAPackage();
    const database = name === newest ? unzstd(held, largestDatabase) : held;
    return { ...(await notesIn(database)), html: true, ...mediaIn(bytes, name === newest) };
  } catch (error) {
    if (error instanceof TooManyEntries || error instanceof TooMuchInside) throw tooLarge();
    throw error instanceof UnreadableFile ? error : notAPackage();
  }
}
