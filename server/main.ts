/** Start: configuration → database → migrations → content → admin → listen; and a clean stop. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from './config.ts';
import { ConfigError } from './environment.ts';
import { returnMemoryWhenIdle } from './idle-memory.ts';
import { createLog } from './log.ts';

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Ascent cannot start: ${error.message}`);
    process.exit(78); // EX_CONFIG
  }
}

/** Resolves when there is everything to stop. */
const isUp = Promise.withResolvers<void>();
let stopping = false;
/** A signal during startup waits until startup is complete: a half-started server cannot be stopped cleanly. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  await isUp.promise;
  log.info({ signal }, 'stopping: finishing requests under way');
  await server.stop();
  await stopDatabase();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

const started = performance.now();
const config = configuration();
const log = createLog(config.logLevel);
// Read only now: what is wrong in the settings is said at once.
const [{ loadContent }, { prepareDatabase }, { ensureAdmin }, { startServer }] = await Promise.all([
  import('./content/load.ts'),
  import('./database/prepare.ts'),
  import('./features/accounts/ensure-admin.ts'),
  import('./server.ts'),
]);
const { database, migrated, stop: stopDatabase } = await prepareDatabase(config, (error) => log.warn({ err: error }, 'idle database connection lost'));
const content = await loadContent(database);
if (content.outcome === 'newer-loaded') log.warn(content, 'the database has the content of a newer release: it is kept');
if (content.outcome === 'conflict') log.error(content, 'this release was loaded with other content, which is kept: run npm run content:release');
const newAdmin = await ensureAdmin(config, database);
const server = await startServer({ config, database, log, clientFolder: path.join(project, 'dist/client') });
if (newAdmin !== null) server.security.report('role-changed', { userId: newAdmin });
log.info({ migrated, content, ms: Math.round(performance.now() - started) }, 'started');
console.log(`Ascent is ready at ${config.publicUrl === `http://localhost:${config.port}` ? server.url : config.publicUrl}`);

isUp.resolve();
returnMemoryWhenIdle();
