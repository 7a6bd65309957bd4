/** Copies folders whose files may change, grow or vanish meanwhile; what is copied is on the disk when it returns. */
import fs from 'node:fs/promises';
import path from 'node:path';

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Waits until a file or folder is on the disk. */
async function sync(file: string): Promise<void> {
  const handle = await fs.open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new file with this text, for its owner alone. */
export async function writeSynced(file: string, text: string): Promise<void> {
  await fs.writeFile(file, text, { mode: 0o600 });
  await sync(file);
}

/**
 * Copies what is in `from` into `to`, which is made if need be; `skips` is asked with the path of each file and folder below `from`. Everything is
 * readable by its owner alone: it holds secrets. Links are not followed and not copied.
 */
export async function copyFiles(from: string, to: string, skips: (below: string) => boolean, below = ''): Promise<void> {
  const folder = path.join(to, below);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  for (const entry of await fs.readdir(path.join(from, below), { withFileTypes: true })) {
    const place = path.join(below, entry.name);
    if (skips(place)) continue;
    try {
      if (entry.isDirectory()) await copyFiles(from, to, skips, place);
      else if (entry.isFile()) {
        const copy = path.join(to, place);
        await fs.copyFile(path.join(from, place), copy);
        await fs.chmod(copy, 0o600);
        await sync(copy);
      }
    } catch (error) {
      // A file that the database has deleted since is not missed: what it held stands elsewhere.
      if (!isGone(error)) throw error;
    }
  }
  await sync(folder);
}
