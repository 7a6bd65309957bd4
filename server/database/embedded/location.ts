/**
 * Where an embedded database keeps its files, and the user it runs as.
 *
 * PostgreSQL refuses to run as root. Started by root, the server therefore runs as an unused
 * unprivileged numeric uid, and its files go where that uid can reach them: DATA_DIR, or
 * /var/lib when DATA_DIR lies under a closed directory such as /root.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface OsUser {
  readonly uid?: number;
  readonly gid?: number;
}

export interface ClusterLocation {
  readonly base: string;
  readonly osUser: OsUser;
}

/** Below the base: the cluster, and the file with its superuser's password. */
export const clusterFolder = 'pg18';
export const passwordFile = 'db-secret';
const firstUid = 60_900;

/** A clean environment: HOME=/root and the like must not reach the database server. */
export const databaseEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

export const isRoot = () => process.getuid?.() === 0;

export const shortHash = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length);

export interface PasswdEntry {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Ordinary users of this machine, without root. */
export function passwdEntries(): PasswdEntry[] {
  return fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
}

const reachableBy = (folder: string, osUser: OsUser) =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...osUser, cwd: '/', env: databaseEnvironment }).status === 0;

function freeUid(): number {
  const used = new Set(passwdEntries().map(({ uid }) => uid));
  let uid = firstUid;
  while (used.has(uid)) uid++;
  return uid;
}

/** The folder with everything in it becomes that user's; without a user of its own nothing changes. */
export function giveTreeTo(folder: string, { uid, gid }: OsUser): void {
  if (uid === undefined || gid === undefined) return;
  for (const file of ['', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })]) fs.lchownSync(path.join(folder, file), uid, gid);
}

/** A cluster that root restored with a plain copy belongs to root, and PostgreSQL cannot run as root: it gets another owner. */
function changeOwnerFromRoot(cluster: string): OsUser {
  const uid = freeUid();
  const owner = { uid, gid: uid };
  giveTreeTo(cluster, owner);
  fs.chmodSync(cluster, 0o700);
  return owner;
}

/** Where the files of DATA_DIR's database may be, the preferred folder first. */
function possibleBases(dataDir: string): string[] {
  const wanted = path.resolve(dataDir);
  return isRoot() ? [wanted, `/var/lib/ascent-${shortHash(wanted, 8)}`] : [wanted];
}

/** The folder with the database of DATA_DIR; null if there is none yet. */
export const baseWithCluster = (dataDir: string): string | null => possibleBases(dataDir).find((base) => fs.existsSync(path.join(base, clusterFolder))) ?? null;

/** Chooses the folder and user; keeps the earlier choice if a cluster already exists. */
export function chooseLocation(dataDir: string): ClusterLocation {
  const wanted = path.resolve(dataDir);
  if (!isRoot()) {
    fs.mkdirSync(wanted, { recursive: true });
    return { base: wanted, osUser: {} };
  }
  const existing = baseWithCluster(dataDir);
  if (existing !== null) {
    const cluster = path.join(existing, clusterFolder);
    const { uid, gid } = fs.statSync(cluster);
    return { base: existing, osUser: uid === 0 ? changeOwnerFromRoot(cluster) : { uid, gid } };
  }
  const bases = possibleBases(dataDir);
  const uid = freeUid();
  for (const base of bases) {
    fs.mkdirSync(base, { recursive: true });
    if (reachableBy(base, { uid, gid: uid })) return { base, osUser: { uid, gid: uid } };
  }
  throw new Error(`No folder the database may use was found (tried ${bases.join(', ')}). Set DATA_DIR to one.`);
}
