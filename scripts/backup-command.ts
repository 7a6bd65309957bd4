/** What the commands that make and restore backups share: where the data is, and sentences instead of traces. */
import path from 'node:path';
import { ConfigError, environmentSchema, readEnvironment } from '../server/environment.ts';
import { BackupError } from '../server/database/embedded/back-up.ts';

/** Runs `work` with DATA_DIR and the folder that the command names; ends with a sentence and 1 if it cannot be done. */
export async function runBackupCommand(usage: string, work: (dataDir: string, folder: string) => Promise<string>): Promise<void> {
  const folder = process.argv[2];
  try {
    const settings = readEnvironment(environmentSchema.pick({ DATA_DIR: true, DATABASE_URL: true }), process.env);
    if (settings.DATABASE_URL) throw new BackupError('The database is at DATABASE_URL: back it up and restore it with its own tools, such as pg_dump.');
    if (folder === undefined) throw new BackupError(`Usage: ${usage}`);
    console.log(await work(path.resolve(settings.DATA_DIR), path.resolve(folder)));
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
