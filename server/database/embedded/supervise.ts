/** Keeps the embedded database running: one that died (killed, out of memory) is started again and recovers by itself. */
import path from 'node:path';
import { clusterFolder } from './location.ts';
import { servesCluster } from './postmaster.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start.ts';

const lookEveryMs = 100;

export async function superviseEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  let current = await startEmbeddedDatabase(dataDir);
  let starting: Promise<void> | null = null;
  let stopped = false;
  const cluster = path.join(current.base, clusterFolder);
  const look = setInterval(() => {
    if (stopped || starting || servesCluster(current.pid, cluster)) return;
    starting = startEmbeddedDatabase(dataDir)
      .then((again) => {
        current = again;
      })
      .catch((error: unknown) => console.error('The embedded database could not be started again:', error))
      .finally(() => {
        starting = null;
      });
  }, lookEveryMs);
  look.unref();
  return {
    connection: current.connection,
    pid: current.pid,
    base: current.base,
    stop: async () => {
      stopped = true;
      clearInterval(look);
      await starting;
      await current.stop();
    },
  };
}
