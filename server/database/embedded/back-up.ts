/**
 * A copy of everything that the embedded database and its server keep, made while both run, and the way back. The files are copied between
 * `pg_backup_start` and `pg_backup_stop`; with the log written meanwhile, the first start on the copy repairs what changed under it.
 */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { fsyncFolder } from './cluster.ts';
import { copyFiles, writeSynced } from './copy-files.ts';
import { baseWithCluster, chooseLocation, clusterFolder, giveTreeTo, passwordFile } from './location.ts';
import type { SocketConnection } from './postmaster.ts';
import { startEmbeddedDatabase } from './start.ts';

/** What cannot be done as asked, in a sentence for whoever asked. */
export class BackupError extends Error {}

/** Folders of a cluster whose contents belong to the running server, or are made anew. */
const emptied = ['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans', 'log'];
const isOfServer = (below: string): boolean =>
  emptied.some((folder) => below.startsWith(`${folder}${path.sep}`)) ||
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|current_logfiles)$/.test(below) ||
  /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/.test(below);

/** A cluster that is being put back. */
const restoringFolder = `${clusterFolder}.restoring`;

/** Of DATA_DIR: the cluster, which is copied on its own, and what one running server leaves there. */
const isOfRun = (below: string): boolean =>
  !below.includes(path.sep) &&
  ([clusterFolder, restoringFolder, passwordFile].includes(below) ||
    below.startsWith(`${passwordFile}.`) ||
    /^(owner|run|stale-.*|init-.*|bin-.*|postgres-start\.log)$/.test(below));

const nothing = (): boolean => false;

/** The segments of the log from the one the backup begins in to the one it ends in. */
async function copyLog(cluster: string, copy: string, first: string, last: string): Promise<void> {
  const isNeeded = (name: string) => /^[\dA-F]{24}$/.test(name) && name >= first && name <= last;
  await copyFiles(path.join(cluster, 'pg_wal'), path.join(copy, 'pg_wal'), (below) => !isNeeded(below) && !below.endsWith('.history'));
}

async function copyCluster(connection: SocketConnection, cluster: string, copy: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Until the connection ends, no segment of the log is reused.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    await client.query('select pg_backup_start($1, true)', ['ascent']);
    await copyFiles(cluster, copy, isOfServer);
    const { rows } = await client.query<{ labelfile: string; last: string }>('select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)');
    const { labelfile = '', last = '' } = rows[0] ?? {};
    const first = /^START WAL LOCATION: .*\(file ([\dA-F]{24})\)/m.exec(labelfile)?.[1];
    if (first === undefined) throw new Error('the label of the backup does not say where it begins');
    await copyLog(cluster, copy, first, last);
    await writeSynced(path.join(copy, 'backup_label'), labelfile);
  } finally {
    await client.end();
  }
}

const isWithin = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}${path.sep}`);

/** Copies the database of DATA_DIR, and all else that is kept there, to a new folder `target`. Throws BackupError if it is no place for that. */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const base = baseWithCluster(dataDir);
  if (base === null) throw new BackupError(`There is no database in ${dataDir} yet.`);
  if (fs.existsSync(target)) throw new BackupError(`${target} exists already. Name a folder that does not.`);
  if (isWithin(target, dataDir) || isWithin(target, base)) throw new BackupError(`${target} lies within what is backed up. Name a folder elsewhere.`);
  // What is under way, or was killed, is no backup yet.
  const unfinished = `${target}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const { connection, stop } = await startEmbeddedDatabase(dataDir);
  try {
    await copyCluster(connection, path.join(base, clusterFolder), path.join(unfinished, clusterFolder));
  } finally {
    await stop();
  }
  await writeSynced(path.join(unfinished, passwordFile), fs.readFileSync(path.join(base, passwordFile), 'utf8'));
  // After the database, so that every file it names is there.
  await copyFiles(dataDir, unfinished, isOfRun);
  fs.renameSync(unfinished, target);
  fsyncFolder(path.dirname(target));
}

/** Puts a backup into DATA_DIR, which may hold no database; the next start recovers it. Throws BackupError if that cannot be done. */
export async function restoreBackup(dataDir: string, from: string): Promise<void> {
  if (!fs.existsSync(path.join(from, clusterFolder, 'PG_VERSION'))) throw new BackupError(`${from} is no backup: it has no ${clusterFolder}.`);
  const existing = baseWithCluster(dataDir);
  if (existing !== null) throw new BackupError(`There is a database in ${existing}. Stop the server and move that folder away first.`);
  fs.mkdirSync(dataDir, { recursive: true });
  const { base, osUser } = chooseLocation(dataDir);
  const cluster = path.join(base, clusterFolder);
  const restoring = path.join(base, restoringFolder);
  fs.rmSync(restoring, { recursive: true, force: true });
  await copyFiles(from, dataDir, isOfRun);
  fs.rmSync(path.join(base, passwordFile), { force: true });
  await writeSynced(path.join(base, passwordFile), fs.readFileSync(path.join(from, passwordFile), 'utf8'));
  await copyFiles(path.join(from, clusterFolder), restoring, nothing);
  giveTreeTo(restoring, osUser);
  fs.renameSync(restoring, cluster);
  fsyncFolder(base);
}
