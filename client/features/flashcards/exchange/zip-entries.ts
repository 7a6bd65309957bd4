/** Going through a zip whose maker is a stranger. */
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

const maxEntries = 20_000;
const pieceBytes = 64 * 1024;

/** A zip with more files in it than anybody needs. */
export class TooManyEntries extends Error {}

/** Hands every entry of the zip to `take`, which starts those that it wants; what is not started is not unpacked. */
export function eachEntry(bytes: Uint8Array, take: (file: UnzipFile) => void): void {
  let entries = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > maxEntries) throw new TooManyEntries();
    take(file);
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceBytes) unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
}

export function joinBytes(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
