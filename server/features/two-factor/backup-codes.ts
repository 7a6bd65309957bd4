/** Backup codes, for when the phone is lost. Each works once. */
import { randomInt } from 'node:crypto';

/** No character that could be taken for another one: no i, l, o, 0, 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;
const howMany = 10;

/** The significant part of an entry: dashes, spaces and letter case do not count. */
export const normalizeCode = (entry: string): string => entry.toLowerCase().replace(/[^a-z0-9]/g, '');

const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten different codes of 49 bits, as they are shown: `abcde-fghjk`. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < howMany) codes.add(newCode());
  return [...codes].map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}
