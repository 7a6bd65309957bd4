/**
 * `npm run faults`: plants each fault of the list into a copy of the project and runs the test that must
 * notice it. A test that stays green is worth nothing; such faults are listed at the end. `npm run faults
 * -- session 35` plants only those whose description contains “session” or that belong to item 35.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { SeededFault } from './fault.ts';
import { faults } from './faults.ts';

const root = path.join(import.meta.dirname, '..', '..');
const bin = path.join(root, 'node_modules', '.bin');

function copyOfProject(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-faults-'));
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);
  for (const file of files) {
    if (!fs.existsSync(path.join(root, file))) continue;
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  // Hard links: tools that resolve symbolic links would find themselves outside the copy.
  if (spawnSync('cp', ['-al', path.join(root, 'node_modules'), path.join(copy, 'node_modules')]).status !== 0)
    fs.cpSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), { recursive: true });
  return copy;
}

function runTest(copy: string, { test: { runner, file, name } }: SeededFault): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args =
    runner === 'browser'
      ? ['playwright', 'test', file, '-g', escaped, '--retries', '0']
      : ['vitest', 'run', '--project', runner, file, '-t', escaped, '--retry=0'];
  const [command = '', ...rest] = args;
  // The copy's own tools: Playwright refuses tests that load a different Playwright from the one that runs them.
  const { status, stdout } = spawnSync(path.join(copy, 'node_modules', '.bin', command), rest, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  if (!/\b[1-9]\d* (passed|failed)/.test(stripVTControlCharacters(stdout))) throw new Error(`no test “${name}” ran in ${file}:\n${stdout}`);
  return status === 0;
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = faults.filter(
  ({ says, items }) => words.length === 0 || words.some((word) => (/^\d+$/.test(word) ? items.split(' ').includes(word) : says.toLowerCase().includes(word))),
);
const started = performance.now();
const copy = copyOfProject();
const unnoticed: string[] = [];
for (const fault of chosen) {
  const file = path.join(copy, fault.file);
  const sound = fs.readFileSync(file, 'utf8');
  if (sound.split(fault.from).length !== 2) throw new Error(`${fault.file}: the text to replace for “${fault.says}” does not occur exactly once`);
  fs.writeFileSync(
    file,
    sound.replace(fault.from, () => fault.to),
  );
  const green = runTest(copy, fault);
  fs.writeFileSync(file, sound);
  console.log(`${green ? 'NOT NOTICED' : 'noticed    '}  ${fault.items.padEnd(8)} ${fault.says}`);
  if (green) unnoticed.push(fault.says);
}
fs.rmSync(copy, { recursive: true, force: true });
console.log(`\n${chosen.length - unnoticed.length} of ${chosen.length} planted faults noticed in ${Math.round((performance.now() - started) / 60_000)} min`);
process.exit(unnoticed.length === 0 ? 0 : 1);
