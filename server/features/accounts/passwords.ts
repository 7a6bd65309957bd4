/** Checks whose password it is, with the hashing from hashing.ts. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from '#server/database/database.ts';
import { refuse } from '#server/refusal.ts';
import { selectPasswordHash, updatePasswordHash } from './settings-store.ts';
import { isCommonPassword } from './shared/common-passwords.ts';
import { hashPassword, isOutdated, verifyPassword } from './hashing.ts';
import { selectCredential } from './store.ts';

/** The stored hash if this is the user's password; null if it is not, or there is none. */
export async function checkPassword(queryable: Queryable, userId: string, password: string): Promise<string | null> {
  const hash = await selectPasswordHash(queryable, userId);
  if (hash === null) return null;
  return (await verifyPassword(hash, password)) ? hash : null;
}

/** The hash of a password that nobody has. */
let nobodys: Promise<string> | null = null;

interface Hashing {
  readonly hash: typeof hashPassword;
  readonly verify: typeof verifyPassword;
}

const hashing: Hashing = { hash: hashPassword, verify: verifyPassword };

/** Whether `password` matches `stored`. Without a stored hash another one is checked: an unknown address must take as long as a known one. */
export async function provePassword({ hash, verify }: Hashing, stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hash(randomBytes(24).toString('base64url'));
  const right = await verify(stored ?? (await nobodys), password);
  return stored !== null && right;
}

/** Whose address and password these are, or null. A hash made with older settings is replaced, since the password is available here. `now` in ms. */
export async function userByPassword(queryable: Queryable, email: string, password: string, now: number): Promise<string | null> {
  const credential = await selectCredential(queryable, email);
  if (!(await provePassword(hashing, credential?.hash ?? null, password)) || !credential) return null;
  const { userId, hash } = credential;
  if (isOutdated(hash)) await updatePasswordHash(queryable, userId, await hashing.hash(password), new Date(now), hash);
  return userId;
}

export const wrongPassword = () => refuse('wrong-password', { currentPassword: 'This is not your current password.' });

/** The refusal of a new password that is the same as the old one. */
export const unchangedPassword = () => refuse('password-unchanged', { password: 'This is the password you already have.' });

/** The refusal of a password from the list of common ones; null if it may be used. */
export const refuseCommon = (password: string) =>
  isCommonPassword(password) ? refuse('password-too-common', { password: 'Please choose a less common password.' }) : null;
