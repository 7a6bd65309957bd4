/** The browser for tests: the system's Chromium if there is one, otherwise the one installed from npm. */
import fs from 'node:fs';
import chromiumFromNpm from '@sparticuz/chromium';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const chromiumPath = async (): Promise<string> => systemBrowsers.find((file) => fs.existsSync(file)) ?? chromiumFromNpm.executablePath();

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
 * For tests, where only what a page does counts and not how smoothly: one thread draws each page, and no process is kept ready for the next
 * one. A page takes a fifth less processor time so. Measurements of speed (`bench/`) do without, because people's browsers have the threads.
 */
export const thriftyFlags = ['--disable-threaded-compositing', '--disable-threaded-animation', '--renderer-process-limit=1'];
