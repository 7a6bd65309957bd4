/** Before the browser tests: builds the current client, and fills the database that their servers copy. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fillFolderForCopies } from './real-server.ts';

const root = path.join(import.meta.dirname, '../..');

export default async function setup(): Promise<() => void> {
  const built = spawnSync(path.join(root, 'node_modules/.bin/node'), ['scripts/build-if-needed.ts'], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the client could not be built');
  return fillFolderForCopies();
}
