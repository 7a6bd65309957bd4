/** Reading an Anki package: a zip with an SQLite database of notes. Files come from strangers, so everything is limited. */
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { mostCardsInDeck } from '#core/flashcards/card.ts';
import type { TextTable } from '#core/flashcards/exchange/delimited.ts';
import { isPictureName } from '#core/flashcards/exchange/html.ts';
import { mostFileBytes } from '#core/files.ts';
import { openSqlite } from './sqlite.ts';

/** Bytes of a file that may be chosen. */
export const largestFile = 20 * 1024 * 1024;
/** Bytes of the database inside. */
const largestDatabase = 60 * 1024 * 1024;
/** Bytes of all its other files; what comes after is left out. */
const largestMedia = 60 * 1024 * 1024;
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

/** Hands every entry of the zip to `take`, which starts those that it wants; what is not started is not unpacked. */
function eachEntry(bytes: Uint8Array, take: (file: UnzipFile) => void): void {
  let entries = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > mostEntries) throw tooLarge();
    take(file);
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceBytes) unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
}

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
      if (final) found.set(file.name, join(chunks, own));
    };
    file.start();
  });
  return { found, hasNewest };
}

/** Ends unpacking: an entry that has been started cannot be left in any other way. */
class Enough extends Error {}

/** The files of the package beside its databases, by number, and the list of their names. What is damaged or too large is left out. */
function mediaIn(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  let size = 0;
  let isEnough = false;
  try {
    eachEntry(bytes, (file) => {
      // Stored or deflated: all that the library unpacks.
      if (!/^(?:\d{1,6}|media)$/.test(file.name) || ![0, 8].includes(file.compression)) return;
      const chunks: Uint8Array[] = [];
      let own = 0;
      file.ondata = (error, chunk, final) => {
        if (isEnough) throw new Enough();
        if (error) return;
        own += chunk.length;
        size += chunk.length;
        isEnough = own > mostFileBytes || size > largestMedia;
        if (isEnough) throw new Enough();
        chunks.push(chunk);
        if (final) found.set(file.name, join(chunks, own));
      };
      file.start();
    });
  } catch {
    // A package's cards are worth reading without its pictures; its databases have been read by themselves.
  }
  return found;
}

/** The pictures of a package by the names that its notes give them. */
function picturesIn(media: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const list = media.get('media');
  let called: unknown;
  try {
    called = JSON.parse(new TextDecoder().decode(list));
  } catch {
    // Without its list a package has no pictures; its cards are what matters.
    return new Map();
  }
  const pictures = new Map<string, Uint8Array>();
  for (const [number, name] of Object.entries(called ?? {})) {
    const bytes = media.get(number);
    if (bytes && typeof name === 'string' && isPictureName(name)) pictures.set(name, bytes);
  }
  return pictures;
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

export interface AnkiPackage extends TextTable {
  /** By the names that the fields give them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** The notes of an .apkg or .colpkg file. Throws UnreadableFile. */
export async function readApkg(bytes: Uint8Array): Promise<AnkiPackage> {
  try {
    const { found, hasNewest } = databasesIn(bytes);
    if (hasNewest && !found.has('collection.anki21'))
      throw new UnreadableFile('This file is in Anki’s newest format. In Anki’s export window, check “Support older Anki versions,” and export it again.');
    const database = found.get('collection.anki21') ?? found.get('collection.anki2');
    if (!database) throw notAPackage();
    return { rows: await notesIn(database), html: true, pictures: picturesIn(mediaIn(bytes)) };
  } catch (error) {
    throw error instanceof UnreadableFile ? error : notAPackage();
  }
}
