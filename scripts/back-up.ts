/**
 * Copies the embedded database and everything else in DATA_DIR to a new folder, while the server runs or not.
 *
 *   npm run backup -- /backups/2026-11-30
 */
import { backUp } from '../server/database/embedded/back-up.ts';
import { runBackupCommand } from './backup-command.ts';

await runBackupCommand('npm run backup -- FOLDER', async (dataDir, folder) => {
  await backUp(dataDir, folder);
  return `Backed up to ${folder}. It holds secrets and everything people have entered: keep it as safe as the server.`;
});
