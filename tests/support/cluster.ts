/**
 * One throw-away PostgreSQL for a test run, in memory where the machine allows it, with a
 * migrated and filled template from which every test file copies its own database.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadContent } from '#server/content/load.ts';
import { openDatabase } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';

const template = 'template_ascent';

/** Fast and forgetful: nothing here outlives the run. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200', shared_buffers: '128MB' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const memory = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(memory, 'ascent-test-'));
  fs.chmodSync(folder, 0o755);
  const cluster = await startEmbeddedDatabase(folder, settings);
  const { host, user, password } = cluster.connection;
  const admin = new pg.Client(cluster.connection);
  await admin.connect();
  await admin.query(`create database ${template}`);
  const connection = { host, user, password, database: template };
  await migrate(connection);
  const database = openDatabase({ connection, poolSize: 2, prepare: true, onIdleError: () => {} });
  await loadContent(database);
  await database.close();
  await admin.end();
  project.provide('cluster', { host, user, password, template });
  return async () => {
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
