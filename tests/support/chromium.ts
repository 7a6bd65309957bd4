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

/** Quiet, offline, and able to run as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
