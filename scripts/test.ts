/**
 * `npm test`: types, lint, format, dead code, unit tests, most API tests and the main ways through the browser. `npm test -- all` leaves
 * nothing out; `npm test -- unit api` runs those parts, whole. Ends with one line that counts all of them together.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { mainBrowserTests, thoroughApiTests } from './main-tests.ts';
import { runTool, type ToolOptions } from './run-tool.ts';

const root = path.join(import.meta.dirname, '..');
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-report-'));
// Tools are started with this Node (24), whichever `node` their shebang would find.
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
  FORCE_COLOR: '0',
  // Dozens of processes load the same sources; without the cache each would strip the types again.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
};

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Failures, repeated at the end of the output. */
  readonly failures: readonly string[];
  /** What passed only when tried again: it counts as passed, and is named at the end all the same. */
  readonly flaky?: readonly string[];
}

const asked = process.argv.slice(2);
const parts = ['static', 'unit', 'api', 'browser', 'all'];
const unknown = asked.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part “${unknown.join('”, “')}”. The parts are ${parts.join(', ')}.`);
  process.exit(2);
}
/** Without a word, every part runs, but not every test of it. */
const isWhole = asked.length > 0;
const isAsked = (part: string) => !isWhole || asked.includes('all') || asked.includes(part);
/**
 * What needs no clock runs behind the tests that do: those leave some of the processor while they wait for pages, mails and clocks. Unit
 * tests stand back only a little, and so get on however busy the machine is.
 */
const isBehind = isAsked('api') || isAsked('browser');
const niceness = { unit: 5, checks: isBehind ? 19 : 0 };

let interrupted = false;

/** The tool's exit status. */
async function run(command: string, args: readonly string[], how: Pick<ToolOptions, 'output' | 'niceness'> = {}): Promise<number> {
  const end = await runTool(command, args, { cwd: root, env: environment, ...how });
  interrupted ||= end.interrupted;
  return end.status;
}

/** The same beside others: what it prints is shown when it has ended. */
async function runBeside(name: string, command: string, args: readonly string[], stepsBack: number): Promise<number> {
  const file = path.join(scratch, `${name}.log`);
  const output = fs.openSync(file, 'w');
  const status = await run(command, args, { output, niceness: stepsBack });
  fs.closeSync(output);
  process.stdout.write(fs.readFileSync(file));
  return status;
}

/** A tool that only passes or fails counts as one test. */
async function check(name: string, command: string, args: readonly string[], stepsBack = niceness.checks): Promise<Counts> {
  const started = performance.now();
  const status = await runBeside(name, command, args, stepsBack);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name} (${Math.round((performance.now() - started) / 100) / 10} s)`);
  return status === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** A run that fails without a failed test, for instance because a file cannot be loaded, counts as one failure. */
function countsOf(status: number, passed: number, failures: readonly string[], run: string, flaky: readonly string[] = []): Counts {
  const told = status !== 0 && failures.length === 0 ? [`${run} ended with status ${status}; see its output above`] : failures;
  return { passed, failed: told.length, failures: told, flaky };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })) }),
  ),
});

async function vitest(project: 'unit' | 'api', workers: number): Promise<Counts> {
  const report = path.join(scratch, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const leftOut = isWhole ? [] : thoroughApiTests.flatMap((name) => ['--exclude', `tests/api/${name}.test.ts`]);
  const args = ['run', '--project', project, `--maxWorkers=${workers}`, ...leftOut, ...reporters];
  const status = await (project === 'unit' && isBehind ? runBeside(project, 'vitest', args, niceness.unit) : run('vitest', args));
  if (!fs.existsSync(report)) return countsOf(1, 0, [], project);
  const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  const withErrors = (ended: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((result) => result.status === ended && (ended === 'failed' || result.failureMessages.length > 0))
        .map(({ fullName, failureMessages: [why = ''] }) => `${path.relative(root, name)} › ${fullName}\n    ${why.split('\n')[0]}`),
    );
  return countsOf(status, numPassedTests, withErrors('failed'), project, withErrors('passed'));
}

const playwrightTest = z.object({
  file: z.string(),
  line: z.number(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string() })),
});
interface PlaywrightSuite {
  readonly specs: readonly z.infer<typeof playwrightTest>[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() => z.object({ specs: z.array(playwrightTest), suites: z.array(playwrightSuite).optional() }));
const playwrightReport = z.object({ suites: z.array(playwrightSuite), stats: z.object({ expected: z.number(), flaky: z.number() }) });
const testsOf = (suites: readonly PlaywrightSuite[] = []): PlaywrightSuite['specs'] => suites.flatMap((suite) => [...suite.specs, ...testsOf(suite.suites)]);

async function browser(): Promise<Counts> {
  const report = path.join(scratch, 'browser.json');
  environment['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
  const files = isWhole ? [] : mainBrowserTests.map((name) => `/${name}.spec.ts`);
  const status = await run('playwright', ['test', ...files, '--reporter=list,json']);
  if (!fs.existsSync(report)) return countsOf(1, 0, [], 'browser');
  const { suites, stats } = playwrightReport.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  const named = (which: PlaywrightSuite['specs']) => which.map(({ file, line, title }) => `tests/browser/${file}:${line} › ${title}`);
  const failures = testsOf(suites).filter(({ ok }) => !ok);
  const flaky = testsOf(suites).filter(({ tests }) => tests.some((test) => test.status === 'flaky'));
  return countsOf(status, stats.expected + stats.flaky, named(failures), 'browser', named(flaky));
}

type Step = () => Promise<Counts>;

let building: Promise<Counts> | undefined;
/** Once, and without delay: what follows waits for it. */
const clientBuilds: Step = () => (building ??= check('client builds', 'node', ['scripts/build-if-needed.ts'], 0));
const needsClient =
  (step: Step): Step =>
  async () =>
    (await clientBuilds()).failed > 0 || interrupted ? { passed: 0, failed: 0, failures: [] } : step();

// One thread each: several threads check what they share several times, which takes twice the CPU time.
const types =
  (project: string): Step =>
  () =>
    check(`types of ${project}`, 'tsc', [
      '-p',
      `tsconfig.${project}.json`,
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      `node_modules/.cache/types/${project}.tsbuildinfo`,
    ]);

/** They need nothing from each other, and measure no time. */
const checks: readonly Step[] = [
  types('server'),
  types('browser'),
  types('client'),
  types('pure'),
  needsClient(() => check('no screen is too large', 'node', ['bench/bundle.ts'])),
  () => check('no dead code', 'knip', []),
  () => check('nothing that only tests use', 'knip', ['--production', '--config', 'knip.production.ts', '--include', 'files,exports']),
  () => check('format', 'biome', ['format', '.']),
  () => check('lint', 'oxlint', ['--deny-warnings']),
  () => check('no known vulnerability', 'node', ['scripts/audit.ts']),
];

const unit: Step = () => vitest('unit', os.availableParallelism());

/** One after another: both have clocks, and would be late together. */
const tests: readonly (readonly [part: string, step: Step])[] = [
  // These mostly wait for emails, clocks and processes; four workers keep two cores busy.
  ['api', needsClient(() => vitest('api', 2 * os.availableParallelism()))],
  ['browser', needsClient(browser)],
];

const counts: Counts[] = [];
/** Each step when the one before it has ended; several callers share them. */
async function take(steps: Iterator<Step, unknown>): Promise<void> {
  for (let next = steps.next(); next.done !== true && !interrupted; next = steps.next()) counts.push(await next.value());
}

const behind = [
  ...(['static', 'api', 'browser'].some(isAsked) ? [clientBuilds] : []),
  ...(isAsked('unit') ? [unit] : []),
  ...(isAsked('static') ? checks : []),
].values();
const inFront = tests.flatMap(([part, step]) => (isAsked(part) ? [step] : [])).values();
await Promise.all([take(inFront), ...Array.from({ length: os.availableParallelism() }, () => take(behind))]);

fs.rmSync(scratch, { recursive: true, force: true });
if (interrupted) {
  console.log('\nStopped.');
  process.exit(130);
}
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
const failures = counts.flatMap((count) => count.failures);
const flaky = counts.flatMap((count) => count.flaky ?? []);
if (flaky.length > 0) console.log(`\nPassed only when tried again:\n${flaky.map((test) => `  ${test}`).join('\n')}`);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
