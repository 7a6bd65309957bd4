/** Ids of cards are UUIDv7: their order is the order in which cards were added. */

/** Random bytes an id is made of. */
export const idBytes = 10;

/** The id of a card added at `time`, ms since 1970, from `idBytes` bytes of real randomness. */
export function cardIdAt(time: number, bytes: Uint8Array): string {
  const [first = 0, second = 0, third = 0, ...rest] = bytes;
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  const head = hex(Math.max(0, Math.floor(time)), 12);
  return [
    head.slice(0, 8),
    head.slice(8),
    `7${hex(((first << 8) | second) & 0xfff, 3)}`,
    `${hex((third & 0x3f) | 0x80, 2)}${hex(rest[0] ?? 0, 2)}`,
    rest
      .slice(1, 7)
      .map((byte) => hex(byte, 2))
      .join('')
      .padEnd(12, '0'),
  ].join('-');
}
