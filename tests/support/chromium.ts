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
 * For tests only, not for measurements of speed: pages of one profile share a process, and none is kept ready for the next page, which most
 * tests never open. A page takes a twentieth less processor time.
 */
export const thriftyFlags = ['--renderer-process-limit=1'];
