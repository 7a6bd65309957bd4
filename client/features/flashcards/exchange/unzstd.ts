/** Zstandard, unpacked: what Anki packs with since 2.1.50. */
import { Decompress } from 'fzstd';

/** There is more in it than may be unpacked. */
export class TooMuchInside extends Error {}

/**
 * All frames of `packed`, one after another.
 * @param most how many bytes may come out
 * @throws TooMuchInside beyond that, any other error if it is damaged
 */
export function unzstd(packed: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let blocks = 0;
  const stream = new Decompress((piece) => {
    length += piece.length;
    // Millions of empty blocks would take forever and bring nothing.
    if (length > most || ++blocks > 1_000 + most / 1_024) throw new TooMuchInside();
    pieces.push(piece.slice());
  });
  stream.push(packed, true);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
