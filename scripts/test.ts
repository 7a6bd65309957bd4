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

let interrupted = false;

/** The tool's exit status. */
async function run(command: string, args: readonly string[], output?: number): Promise<number> {
  const end = await runTool(command, args, { cwd: root, env: environment, ...(output !== undefined && { output }) });
  interrupted ||= end.interrupted;
  return end.status;
}

/** A tool that only passes or fails counts as one test. What it prints is shown when it has ended, because others run beside it. */
async function check(name: string, command: string, args: readonly string[]): Promise<Counts> {
  const started = performance.now();
  const file = path.join(scratch, `${name}.log`);
  const output = fs.openSync(file, 'w');
  const status = await run(command, args, output);
  fs.closeSync(output);
  process.stdout.write(fs.readFileSync(file));
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
  const status = await run('vitest', ['run', '--project', project, `--maxWorkers=${workers}`, ...reporters]);
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
  const status = await run('playwright', ['test', '--reporter=list,json']);
  if (!fs.existsSync(report)) return countsOf(1, 0, [], 'browser');
  const { suites, stats } = playwrightReport.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  const named = (which: PlaywrightSuite['specs']) => which.map(({ file, line, title }) => `tests/browser/${file}:${line} › ${title}`);
  const failures = testsOf(suites).filter(({ ok }) => !ok);
  const flaky = testsOf(suites).filter(({ tests }) => tests.some((test) => test.status === 'flaky'));
  return countsOf(status, stats.expected + stats.flaky, named(failures), 'browser', named(flaky));
}

type Step = () => Promise<Counts>;

const clientBuilds: Step = () => check('client builds', 'node', ['scripts/build-if-needed.ts']);
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

/** Steps that need each other, as one; without the first there is nothing to do for the others. */
const inTurn =
  (...steps: readonly Step[]): Step =>
  async () => {
    const ended: Counts[] = [];
    for (const step of steps) {
      ended.push(await step());
      if (interrupted || ended.some(({ failed }) => failed > 0)) break;
    }
    return {
      passed: ended.reduce((total, { passed }) => total + passed, 0),
      failed: ended.reduce((total, { failed }) => total + failed, 0),
      failures: ended.flatMap(({ failures }) => failures),
      flaky: ended.flatMap(({ flaky }) => flaky ?? []),
    };
  };

/** Stages, one after another; the steps of a stage need nothing from each other. Each step belongs to a part. */
const stages: readonly (readonly (readonly [part: string, step: Step])[])[] = [
  [
    ['static', types('server')],
    ['static', inTurn(clientBuilds, () => check('no screen is too large', 'node', ['bench/bundle.ts']))],
    ['static', types('browser')],
    ['static', types('client')],
    ['static', types('pure')],
    ['static', () => check('no dead code', 'knip', [])],
    ['static', () => check('nothing that only tests use', 'knip', ['--production', '--config', 'knip.production.ts', '--include', 'files,exports'])],
    ['static', () => check('format', 'biome', ['format', '.'])],
    ['static', () => check('lint', 'oxlint', ['--deny-warnings'])],
    ['static', () => check('no known vulnerability', 'node', ['scripts/audit.ts'])],
    // They measure no time, and so may begin while the last check still has one of the cores.
    ['unit', () => vitest('unit', os.availableParallelism())],
  ],
  // These mostly wait for emails, clocks and processes; four workers keep two cores busy.
  [['api', inTurn(clientBuilds, () => vitest('api', 2 * os.availableParallelism()))]],
  // Its set-up builds the client too.
  [['browser', browser]],
];

/** As many steps at once as there are cores. */
async function runStage(steps: readonly Step[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  const waiting = steps.values();
  const takeSteps = async () => {
    for (const step of waiting) if (!interrupted) counts.push(await step());
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, takeSteps));
  return counts;
}

const asked = process.argv.slice(2);
const counts: Counts[] = [];
for (const stage of stages) counts.push(...(await runStage(stage.flatMap(([part, step]) => (asked.length === 0 || asked.includes(part) ? [step] : [])))));
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
