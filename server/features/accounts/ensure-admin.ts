/** The admin of ADMIN_EMAIL: created at start when missing, promoted when already there. */
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { createAuth } from './auth.ts';
import { makeAdmin, selectUserByEmail } from './store.ts';

export async function ensureAdmin(config: Config, database: Database): Promise<void> {
  if (!config.admin) return;
  const { email, password } = config.admin;
  const known = await selectUserByEmail(database, email);
  if (!known) await createAuth(config, database).api.signUpEmail({ body: { email, password, name: 'Admin' } });
  const user = known ?? (await selectUserByEmail(database, email));
  if (!user) throw new Error('the admin account could not be created');
  await makeAdmin(database, user.id);
}
