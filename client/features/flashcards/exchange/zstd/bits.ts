/** Bits of a Zstandard stream (RFC 8878), in both directions. What runs over the end is damaged. */

/** The bytes are not what they claim to be. */
export class DamagedStream extends Error {}

/** 1 for 1, 4 for 8. */
export const bitLength = (value: number): number => 32 - Math.clz32(value);

/** The bits from `at` on; those before the beginning are zeros. At most 25. */
function bitsAt(bytes: Uint8Array, at: number, count: number): number {
  if (count === 0) return 0;
  if (at < 0) return at + count <= 0 ? 0 : bitsAt(bytes, 0, at + count) << -at;
  const first = at >> 3;
  const four = (bytes[first] ?? 0) | ((bytes[first + 1] ?? 0) << 8) | ((bytes[first + 2] ?? 0) << 16) | ((bytes[first + 3] ?? 0) << 24);
  return (four >>> (at & 7)) & ((1 << count) - 1);
}

/** From the first bit on. */
export class ForwardBits {
  at = 0;
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  read(count: number): number {
    const value = bitsAt(this.#bytes, this.at, count);
    this.at += count;
    if (this.at > this.#bytes.length * 8) throw new DamagedStream();
    return value;
  }
}

/** From the last bit back: the highest one set in the last byte marks the end. */
export class BackwardBits {
  /** How many are left; below zero, zeros were read that are not there. */
  left: number;
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    const last = bytes.at(-1) ?? 0;
    if (last === 0) throw new DamagedStream();
    this.#bytes = bytes;
    this.left = bytes.length * 8 - (9 - bitLength(last));
  }
  read(count: number): number {
    // The highest of what is read at once comes first.
    if (count > 16) return this.read(count - 16) * 65_536 + this.read(16);
    this.left -= count;
    return bitsAt(this.#bytes, this.left, count);
  }
}
