/** Content ids that nobody can guess, or compute from public data. */
const digits = '0123456789abcdefghijklmnopqrstuv';

/** Random bytes an id is made of: 80 bits. */
export const randomIdBytes = 10;

/** `q-` (or `m-`, `e-`: a question, a module, an exam) and 16 characters for `randomIdBytes` bytes from a source of real randomness. */
export function idFromBytes(prefix: 'q' | 'm' | 'e', bytes: Uint8Array): string {
  if (bytes.length !== randomIdBytes) throw new RangeError(`an id needs ${randomIdBytes} bytes`);
  let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let left = (randomIdBytes * 8) / 5; left > 0; left--) {
    text = `${digits[Number(value & 31n)]}${text}`;
    value >>= 5n;
  }
  return `${prefix}-${text}`;
}
