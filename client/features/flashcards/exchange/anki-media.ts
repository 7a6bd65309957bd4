/** The files that an Anki package brings beside its notes. Only pictures are unpacked, and of them as much as an import can carry. */
import type { UnzipFile } from 'fflate';
import { isPictureName } from '#core/flashcards/exchange/html.ts';
import { maxFileBytes } from '#core/files.ts';
import { eachEntry, joinBytes } from './zip-entries.ts';
import { TooMuchInside, unzstd } from './unzstd.ts';

/** Bytes of all pictures together. */
export const largestMedia = 60 * 1024 * 1024;
/** Bytes that are unpacked for them, with what turns out too large. */
const maxUnpacked = 2 * largestMedia;
/** Bytes of the list of names. */
const largestList = 4 * 1024 * 1024;

/** What of a package's files stays behind, and why. */
export interface LeftBehind {
  /** Pictures of more than `maxFileBytes`. */
  readonly large: number;
  /** Pictures after the first `largestMedia`. */
  readonly beyond: number;
  /** Pictures that are missing in the package, or cannot be unpacked. */
  readonly damaged: number;
  /** Sounds, films, styles. */
  readonly other: number;
}

/** Ends unpacking: an entry that has been started cannot be left in any other way. */
class Enough extends Error {}

/** Stored or deflated: all that the library unpacks. */
const isPacked = ({ compression }: UnzipFile): boolean => compression === 0 || compression === 8;

interface Unpacked {
  readonly found: ReadonlyMap<string, Uint8Array>;
  readonly large: ReadonlySet<string>;
  /** Unpacking ended before the end. */
  readonly full: boolean;
}

/** The wanted entries, each up to `maxEach` bytes and `maxInTotal` together. What is damaged is left out. */
function unpack(bytes: Uint8Array, wanted: (name: string) => boolean, maxEach: number, maxInTotal: number): Unpacked {
  const found = new Map<string, Uint8Array>();
  const large = new Set<string>();
  let [held, unpacked, full] = [0, 0, false];
  const take = (file: UnzipFile) => {
    if (!wanted(file.name) || !isPacked(file)) return;
    if ((file.originalSize ?? 0) > maxEach) {
      large.add(file.name);
      return;
    }
    let [chunks, own]: [Uint8Array[], number] = [[], 0];
    file.ondata = (error, chunk, final) => {
      if (full) throw new Enough();
      if (error) return;
      own += chunk.length;
      unpacked += chunk.length;
      // It is larger than the package says.
      if (own > maxEach) {
        large.add(file.name);
        chunks = [];
      }
      full = unpacked > maxUnpacked || (own <= maxEach && held + own > maxInTotal);
      if (full) throw new Enough();
      if (own > maxEach) return;
      chunks.push(chunk);
      if (!final) return;
      held += own;
      found.set(file.name, joinBytes(chunks, own));
    };
    file.start();
  };
  try {
    eachEntry(bytes, take);
  } catch {
    // A package's cards are worth reading without its pictures; its databases have been read by themselves.
  }
  return { found, large, full };
}

/** The parts of a message of protocol buffers that hold bytes, by number. Numbers by themselves are passed over. */
function* partsOf(message: Uint8Array): Generator<readonly [part: number, content: Uint8Array]> {
  let at = 0;
  const number = (): number => {
    for (let [value, scale] = [0, 1]; at < message.length && scale < 2 ** 49; scale *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new Error('a number without an end');
  };
  while (at < message.length) {
    const tag = number();
    const kind = tag % 8;
    if (kind !== 0 && kind !== 2) throw new Error('a part of no kind that lists of files have');
    const value = number();
    if (kind === 0) continue;
    yield [Math.floor(tag / 8), message.subarray(at, at + value)];
    at += value;
  }
}

/** The list of the newest format: in the order of their numbers, the names of the files. */
function newestNames(list: Uint8Array): (readonly [string, string])[] {
  const entries = [...partsOf(unzstd(list, largestList))].flatMap(([part, entry]) => (part === 1 ? [entry] : []));
  return entries.map((entry, index) => {
    const name = [...partsOf(entry)].find(([part]) => part === 1)?.[1];
    return [index.toString(), new TextDecoder().decode(name)] as const;
  });
}

/** By their numbers in the package, the names that its notes give its files. */
function namesIn(bytes: Uint8Array, newest: boolean): readonly (readonly [string, string])[] {
  const list = unpack(bytes, (name) => name === 'media', largestList, largestList).found.get('media');
  try {
    if (newest) return list ? newestNames(list) : [];
    const called: unknown = JSON.parse(new TextDecoder().decode(list));
    return Object.entries(called ?? {}).flatMap(([number, name]) => (/^\d{1,6}$/.test(number) && typeof name === 'string' ? [[number, name] as const] : []));
  } catch {
    // Without its list a package has no pictures; its cards are what matters.
    return [];
  }
}

/** Files that are packed by themselves, unpacked within the same limits. */
function unpackTwice({ found, large, full }: Unpacked): Unpacked {
  const whole = { found: new Map<string, Uint8Array>(), large: new Set(large), full };
  let left = largestMedia;
  for (const [name, packed] of found)
    try {
      const file = unzstd(packed, maxFileBytes);
      left -= file.length;
      if (left < 0) return { ...whole, full: true };
      whole.found.set(name, file);
    } catch (error) {
      // One that is damaged is missing.
      if (error instanceof TooMuchInside) whole.large.add(name);
    }
  return whole;
}

/** The pictures of a package by the names that its notes give them, and what stays behind. `newest`: in the format that packs each file. */
export function mediaIn(bytes: Uint8Array, newest: boolean): { readonly pictures: ReadonlyMap<string, Uint8Array>; readonly left: LeftBehind } {
  const named = namesIn(bytes, newest);
  const wanted = new Map(named.filter(([, name]) => isPictureName(name)));
  const once = unpack(bytes, (name) => wanted.has(name), maxFileBytes, largestMedia);
  const { found, large, full } = newest ? unpackTwice(once) : once;
  const pictures = new Map<string, Uint8Array>();
  const left = { large: 0, beyond: 0, damaged: 0, other: named.length - wanted.size };
  for (const [number, name] of wanted) {
    const picture = found.get(number);
    if (picture) pictures.set(name, picture);
    else left[large.has(number) ? 'large' : full ? 'beyond' : 'damaged'] += 1;
  }
  return { pictures, left };
}
