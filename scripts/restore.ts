/**
 * Puts a backup into DATA_DIR, in which there is no database; `npm start` then goes on from there.
 *
 *   npm run restore -- /backups/2026-11-30
 */
import { restoreBackup } from '../server/database/embedded/back-up.ts';
import { runBackupCommand } from './backup-command.ts';

await runBackupCommand('npm run restore -- FOLDER', async (dataDir, folder) => {
  await restoreBackup(dataDir, folder);
  return `Restored to ${dataDir}. Start with npm start.`;
});
