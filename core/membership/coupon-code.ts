/** What a student types: how a code is written, and codes nobody can guess. */

/** Exactly these letters: general uppercasing turns some letters of other scripts into ours. */
const written = /^[A-Za-z0-9-]{4,24}$/;

/** A code as it is stored, in capitals; null for text that cannot be one. Surrounding spaces do not matter. */
export function couponCode(typed: string): string | null {
  const code = typed.trim();
  return written.test(code) ? code.toUpperCase() : null;
}

/** 32 characters without 0, O, 1 and I, which are confused on paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const characters = 15;
/** Random bytes that `singleUseCode` takes. */
export const singleUseCodeBytes = characters;

/** A code such as `K7QWZ-3MPAX-9TRBD`: 75 bits of the bytes given, which must come from a generator fit for secrets. */
export function singleUseCode(bytes: Uint8Array): string {
  if (bytes.length !== characters) throw new RangeError(`a code takes ${characters} bytes, not ${bytes.length}`);
  const text = Array.from(bytes, (byte) => alphabet.charAt(byte & 31)).join('');
  return `${text.slice(0, 5)}-${text.slice(5, 10)}-${text.slice(10)}`;
}
