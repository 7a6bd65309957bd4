/** Passwords beyond signing in: checked and hashed by the library, with the settings of auth.ts. */
import type { Queryable } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import type { Auth } from './auth.ts';
import { selectPasswordHash } from './care-store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { selectUserByEmail } from './store.ts';

export const hashPassword = async (auth: Auth, password: string): Promise<string> => (await auth.$context).password.hash(password);

/** The stored hash if this is the user's password; null if it is not, or there is none. */
export async function checkPassword(auth: Auth, queryable: Queryable, userId: string, password: string): Promise<string | null> {
  const hash = await selectPasswordHash(queryable, userId);
  if (hash === null) return null;
  return (await (await auth.$context).password.verify({ hash, password })) ? hash : null;
}

/** Whose address and password these are, or null. An unknown address takes as long as a wrong password. */
export async function userByPassword(auth: Auth, queryable: Queryable, email: string, password: string): Promise<string | null> {
  const user = await selectUserByEmail(queryable, email);
  const hash = user && (await selectPasswordHash(queryable, user.id));
  if (!user || hash === null) {
    await hashPassword(auth, password);
    return null;
  }
  return (await (await auth.$context).password.verify({ hash, password })) ? user.id : null;
}

export const wrongPassword = () => refuse('wrong-password', { currentPassword: 'This is not your current password.' });

/** The refusal of a password from the list of common ones; null if it may be used. */
export const refuseCommon = (password: string) =>
  isCommonPassword(password) ? refuse('password-too-common', { password: 'Please choose a less common password.' }) : null;
