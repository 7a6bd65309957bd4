/**
 * The admin of ADMIN_EMAIL: created at start when missing, promoted when already there. An account whose
 * address was never confirmed may be anybody's: first it gets ADMIN_PASSWORD and loses every other way in.
 */
import { canonicalEmail } from '#server/email-address.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { confirmEmail, deleteOpenLinks, deleteSessions, insertPasswordHash, updatePasswordHash } from './settings-store.ts';
import { deleteIdentities } from '../identities/store.ts';
import { hashPassword } from './hashing.ts';
import { insertUser, makeAdmin, selectUserByEmail } from './store.ts';

/** The id of the user just made an administrator; null if there was nothing to do. */
export async function ensureAdmin(config: Config, database: Database): Promise<string | null> {
  if (!config.admin) return null;
  const email = canonicalEmail(config.admin.email);
  const known = await selectUserByEmail(database, email);
  if (known?.email_verified) return (await makeAdmin(database, known.id)) ? known.id : null;
  const hash = await hashPassword(config.admin.password);
  const [id, time] = [known?.id ?? uuidv7(), new Date()];
  return database.transaction(async (queryable) => {
    // Several processes may start at once: the first one makes the account.
    if (!known && !(await insertUser(queryable, { id, name: 'Admin', email, emailVerified: false }, time))) return null;
    const confirmed = await confirmEmail(queryable, { userId: id, email }, time);
    // Whoever had the address has corrected it in this moment.
    if (!confirmed) return null;
    if (!(await updatePasswordHash(queryable, id, hash, time))) await insertPasswordHash(queryable, { id: uuidv7(), userId: id, hash }, time);
    if (!confirmed.wasVerified) await deleteIdentities(queryable, id);
    await deleteSessions(queryable, id);
    await deleteOpenLinks(queryable, id);
    return (await makeAdmin(queryable, id)) ? id : null;
  });
}
