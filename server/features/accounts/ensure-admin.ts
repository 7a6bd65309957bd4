/**
 * The admin of ADMIN_EMAIL: created at start when missing, promoted when already there. An account whose
 * address was never confirmed may be anybody's: it gets ADMIN_PASSWORD and loses its sessions first.
 */
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { createAuth } from './auth.ts';
import { deleteSessions, updatePasswordHash } from './care-store.ts';
import { hashPassword } from './passwords.ts';
import { makeAdmin, selectUserByEmail } from './store.ts';

export async function ensureAdmin(config: Config, database: Database): Promise<void> {
  if (!config.admin) return;
  const { email, password } = config.admin;
  const known = await selectUserByEmail(database, email);
  const auth = createAuth(config, database);
  if (!known) await auth.api.signUpEmail({ body: { email, password, name: 'Admin' } });
  const user = known ?? (await selectUserByEmail(database, email));
  if (!user) throw new Error('the admin account could not be created');
  const hash = known && !known.email_verified ? await hashPassword(auth, password) : null;
  await database.transaction(async (queryable) => {
    if (hash !== null) {
      await updatePasswordHash(queryable, user.id, hash, new Date());
      await deleteSessions(queryable, user.id);
    }
    await makeAdmin(queryable, user.id);
  });
}
