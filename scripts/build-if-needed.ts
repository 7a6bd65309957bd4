/** Builds the client unless the existing build matches these sources. Runs after `npm install` and before `npm start`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isClientFresh, sourceStamp, writeStamp } from './client-stamp.ts';

if (!isClientFresh()) {
  const stamp = sourceStamp();
  console.log('Building the client …');
  const built = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build-client.ts')], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (built.status !== 0) throw new Error('The client could not be built.');
  writeStamp(stamp);
}
