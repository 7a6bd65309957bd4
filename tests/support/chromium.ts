/** Browsers: one for tests, one for measurements. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import chromiumFromNpm from '@sparticuz/chromium';
import * as z from 'zod';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** For measurements, the browser that people have: the system's Chromium if there is one, otherwise the one installed from npm. */
export const chromiumPath = async (): Promise<string> => systemBrowsers.find((file) => fs.existsSync(file)) ?? chromiumFromNpm.executablePath();

const packageFolder = path.join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../..');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8')));
const unpackedFolder = path.join(packageFolder, '../../.cache', `chromium-${version}`);

/** The one from npm, unpacked in a folder of its own, which appears when it is complete. The package unpacks into the temporary folder. */
function unpacked(): string {
  if (!fs.existsSync(unpackedFolder)) {
    const unfinished = `${unpackedFolder}.${process.pid}`;
    fs.mkdirSync(unfinished, { recursive: true });
    const unpack = `import(${JSON.stringify(import.meta.resolve('@sparticuz/chromium'))}).then((module) => module.default.executablePath())`;
    spawnSync(process.execPath, ['-e', unpack], { env: { ...process.env, TMPDIR: unfinished }, stdio: 'inherit' });
    try {
      fs.renameSync(unfinished, unpackedFolder);
    } catch (error) {
      // Another process was faster: several read the browser tests' settings at once.
      if (!fs.existsSync(unpackedFolder)) throw error;
      fs.rmSync(unfinished, { recursive: true });
    }
  }
  return path.join(unpackedFolder, 'chromium');
}

/**
 * For tests, the one from npm where it runs: the same on every machine, and a page takes a third less processor time, because it is Chromium
 * without what surrounds pages.
 */
export async function testChromiumPath(): Promise<string> {
  if (process.platform !== 'linux') return chromiumPath();
  const file = unpacked();
  return spawnSync(file, ['--version']).status === 0 ? file : chromiumPath();
}

const filesInsteadOfSharedMemory = '--disable-dev-shm-usage';

/** Containers often have 64 MB of it, which Chromium fills. */
function hasRoomInSharedMemory(): boolean {
  if (!fs.existsSync('/dev/shm')) return false;
  const { bavail, bsize } = fs.statfsSync('/dev/shm');
  return bavail * bsize > 1e9;
}

/**
 * Playwright has all that Chromium's processes share written to files, for the sake of such containers. Where there is room in memory, a
 * page takes an eighth less processor time without.
 */
export const unwantedFlags = hasRoomInSharedMemory() ? [filesInsteadOfSharedMemory] : [];

/** Quiet, offline, and able to run as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(unwantedFlags.length > 0 ? [] : [filesInsteadOfSharedMemory]),
];

/**
 * For tests only, not for measurements of speed: pages of one profile share a process, and none is kept ready for the next page, which most
 * tests never open. A page takes a twentieth less processor time.
 */
export const thriftyFlags = ['--renderer-process-limit=1'];
