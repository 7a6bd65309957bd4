/**
 * `npm test`: types, lint, format, dead code, unit and API tests, browser tests. Ends with one
 * line that counts all of them together. `npm test -- unit api` runs only those parts.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { runTool } from './run-tool.ts';

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

/** Its status; told to stop, we stop with it. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const { status, interrupted } = await runTool(command, args, { cwd: root, env: environment });
  if (!interrupted) return status;
  fs.rmSync(scratch, { recursive: true, force: true });
  console.log('\nStopped.');
  process.exit(130);
}

/** A tool that says yes or no counts as one test. */
async function check(name: string, command: string, args: readonly string[]): Promise<Counts> {
  const started = performance.now();
  const status = await run(command, args);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name} (${Math.round((performance.now() - started) / 100) / 10} s)`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numTotalTestSuites: z.number() });

async function vitest(project: 'unit' | 'api'): Promise<Counts> {
  const report = path.join(scratch, `${project}.json`);
  const status = await run('vitest', ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  // A file that cannot even be loaded fails the run without a failed test.
  return { passed: numPassedTests, failed: status !== 0 && numFailedTests === 0 ? 1 : numFailedTests };
}

const playwrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

async function browser(): Promise<Counts> {
  const report = path.join(scratch, 'browser.json');
  environment['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
  const status = await run('playwright', ['test', '--reporter=list,json']);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = playwrightReport.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: status !== 0 && failed === 0 ? 1 : failed };
}

const parts: Readonly<Record<string, readonly (() => Promise<Counts>)[]>> = {
  static: [
    () => check('types of core, content, contract', 'tsc', ['-p', 'tsconfig.pure.json']),
    () => check('types of server, scripts, tests', 'tsc', ['-p', 'tsconfig.server.json']),
    () => check('types of client', 'tsc', ['-p', 'tsconfig.client.json']),
    () => check('types of browser tests', 'tsc', ['-p', 'tsconfig.browser.json']),
    () => check('lint', 'oxlint', ['--deny-warnings']),
    () => check('format', 'biome', ['format', '.']),
    () => check('no dead code', 'knip', []),
    () => check('nothing that only tests use', 'knip', ['--production', '--config', 'knip.production.ts', '--include', 'files,exports']),
  ],
  unit: [() => vitest('unit')],
  api: [() => check('client builds', 'node', ['scripts/build-if-needed.ts']), () => vitest('api')],
  // Its set-up builds the client too.
  browser: [browser],
};

const asked = process.argv.slice(2);
const counts: Counts[] = [];
for (const [name, steps] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) for (const step of steps) counts.push(await step());
fs.rmSync(scratch, { recursive: true, force: true });
const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
