/**
 * `npm test`: types, lint, format, dead code, unit and API tests, browser tests. Ends with one
 * line that counts all of them together. `npm test -- unit api` runs only those parts.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';

const root = path.join(import.meta.dirname, '..');
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-report-'));
// Tools are started through this Node (24), whatever `node` their first line would find.
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
  FORCE_COLOR: '0',
};

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

function run(command: string, args: readonly string[]): number {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment });
  return done.status ?? 1;
}

/** A tool that says yes or no counts as one test. */
function check(name: string, command: string, args: readonly string[]): Counts {
  const started = performance.now();
  const status = run(command, args);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name} (${Math.round((performance.now() - started) / 100) / 10} s)`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numTotalTestSuites: z.number() });

function vitest(project: 'unit' | 'api'): Counts {
  const report = path.join(scratch, `${project}.json`);
  const status = run('vitest', ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  // A file that cannot even be loaded fails the run without a failed test.
  return { passed: numPassedTests, failed: status !== 0 && numFailedTests === 0 ? 1 : numFailedTests };
}

const playwrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

function browser(): Counts {
  const report = path.join(scratch, 'browser.json');
  environment['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
  const status = run('playwright', ['test', '--reporter=list,json']);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = playwrightReport.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: status !== 0 && failed === 0 ? 1 : failed };
}

const parts: Readonly<Record<string, () => Counts[]>> = {
  static: () => [
    check('types of core, content, contract', 'tsc', ['-p', 'tsconfig.pure.json']),
    check('types of server, scripts, tests', 'tsc', ['-p', 'tsconfig.server.json']),
    check('types of client', 'tsc', ['-p', 'tsconfig.client.json']),
    check('types of browser tests', 'tsc', ['-p', 'tsconfig.browser.json']),
    check('lint', 'oxlint', ['--deny-warnings']),
    check('format', 'biome', ['format', '.']),
    check('no dead code', 'knip', []),
  ],
  unit: () => [vitest('unit')],
  api: () => [vitest('api')],
  browser: () => [check('client builds', 'node', ['scripts/build-if-needed.ts']), browser()],
};

const asked = process.argv.slice(2);
const counts = Object.entries(parts)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .flatMap(([, part]) => part());
fs.rmSync(scratch, { recursive: true, force: true });
const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
