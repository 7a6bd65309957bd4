/**
 * Before `npm start` and `npm test`: installs packages that are missing or of another version than package-lock.json
 * says. Plain JavaScript, because on a fresh clone it runs on the machine's own Node.
 *
 *   node scripts/install-missing.mjs [--dev]    --dev: also what only the tests need
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const dev = process.argv.includes('--dev');

const packagesOf = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {});
const installed = packagesOf('node_modules/.package-lock.json');
const missing = Object.entries(packagesOf('package-lock.json')).filter(
  // An optional package may be for another kind of machine.
  ([place, wanted]) =>
    place !== '' && !wanted.optional && !wanted.devOptional && (dev || !wanted.dev) && (installed[place]?.version !== wanted.version || !fs.existsSync(place)),
);

if (missing.length > 0) {
  console.log(`Installing ${missing.length} missing packages (npm install) …`);
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : [])], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) {
    console.error('The packages could not be installed; see above.');
    process.exit(1);
  }
}
