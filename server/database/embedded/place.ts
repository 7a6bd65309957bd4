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

export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Place {
  readonly base: string;
  readonly identity: Identity;
}

export const clusterFolder = 'pg18';
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

const reachableBy = (folder: string, identity: Identity) =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...identity, cwd: '/', env: databaseEnvironment }).status === 0;

function freeUid(): number {
  const used = new Set(passwdEntries().map(({ uid }) => uid));
  let uid = firstUid;
  while (used.has(uid)) uid++;
  return uid;
}

/** A cluster that root restored with a plain copy belongs to root, and PostgreSQL cannot run as root: it gets another owner. */
function takeFromRoot(cluster: string): Identity {
  const uid = freeUid();
  for (const file of ['', ...fs.readdirSync(cluster, { recursive: true, encoding: 'utf8' })]) fs.lchownSync(path.join(cluster, file), uid, uid);
  fs.chmodSync(cluster, 0o700);
  return { uid, gid: uid };
}

/** Chooses the folder and user; keeps the earlier choice if a cluster already exists. */
export function choosePlace(dataDir: string): Place {
  const wanted = path.resolve(dataDir);
  if (!isRoot()) {
    fs.mkdirSync(wanted, { recursive: true });
    return { base: wanted, identity: {} };
  }
  const bases = [wanted, `/var/lib/ascent-${shortHash(wanted, 8)}`];
  for (const base of bases) {
    const cluster = path.join(base, clusterFolder);
    if (fs.existsSync(cluster)) {
      const { uid, gid } = fs.statSync(cluster);
      return { base, identity: uid === 0 ? takeFromRoot(cluster) : { uid, gid } };
    }
  }
  const uid = freeUid();
  for (const base of bases) {
    fs.mkdirSync(base, { recursive: true });
    if (reachableBy(base, { uid, gid: uid })) return { base, identity: { uid, gid: uid } };
  }
  throw new Error(`No folder the database may use was found (tried ${bases.join(', ')}). Set DATA_DIR to one.`);
}
