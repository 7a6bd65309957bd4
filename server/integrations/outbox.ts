/** The outbox folder of DATA_DIR, for messages that are not actually sent. They carry links and codes: nobody else on the machine may read them. */
import fs from 'node:fs/promises';
import path from 'node:path';

/** Writes a message and returns the file's path. `name` is the end of the file's name. */
export async function writeToOutbox(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  // A folder created earlier, or by hand, may be readable by others.
  await fs.chmod(folder, 0o700);
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${name}`);
  await fs.writeFile(file, content, { mode: 0o600 });
  return file;
}
