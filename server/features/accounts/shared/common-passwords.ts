/**
 * The passwords attackers try first: the 49,000 most frequent of those that were breached (zxcvbn's list), and what
 * people here would think of. Six characters are allowed (product rule), these are not.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

const breached = dictionary['passwords-common'];
const ours = [
  'ascent',
  'satprep',
  'sattest',
  'collegeboard',
  'student',
  'school',
  'roblox',
  'fortnite',
  'iphone',
  'p@ssw0rd',
  'p@ssword',
  'summer',
  'winter',
  'spring',
  'autumn',
];
const common = new Set([...breached, ...ours]);
/** These are also tried with something appended. */
const veryCommon = new Set([...breached.slice(0, 1000), ...ours]);

const rows = ['01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const maxRepeatLength = 12;

/**
 * True for a breached password, in any letter case; for one of the thousand most common with the few digits or characters
 * people append to them; for one repeated character, and for a run along the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (common.has(plain) || veryCommon.has(plain.replace(/[\d!?.@#$*_-]{1,5}$/, ''))) return true;
  if (runs.some((run) => run.includes(plain))) return true;
  const characters = [...plain];
  return characters.length <= maxRepeatLength && new Set(characters).size === 1;
}
