/**
 * What a cold start of each screen costs on a slow phone: a real server, a real Chromium with an empty cache and no
 * service worker, its network slowed to 1.6 Mbit/s with 150 ms before each response, its CPU four times. Medians.
 *
 *   npm run bench:pages              # all screens, three times each
 *   npm run bench:pages -- results 5 # those with "results" in their name, five times
 */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import * as z from 'zod';
import { enrol, signIn, type Student } from '#tests/support/browser-test.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { startRealServer, type RealServer } from '#tests/support/real-server.ts';
import { startExam, takeExam } from '#tests/support/students.ts';

const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpu = 4;

const figuresSchema = z.object({ fcp: z.number(), lcp: z.number(), cls: z.number(), tbt: z.number() });
type Figures = z.infer<typeof figuresSchema> & {
  /** When what the screen is for was there, ms. */
  readonly there: number;
  /** kB on the wire, and requests, until then and a second longer. */
  readonly js: number;
  readonly all: number;
  readonly requests: number;
};

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What the screen is for, as a selector. */
  readonly shows: string;
  readonly student?: Student;
}

/** Runs in the page, before anything else. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry & { readonly value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value = 0 }) => (seen.cls += value));
  watch('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
}

interface Traffic {
  js: number;
  all: number;
  requests: number;
}

async function slowDown(page: Page): Promise<Traffic> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const traffic: Traffic = { js: 0, all: 0, requests: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => response.mimeType.includes('javascript') && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1;
    traffic.all += encodedDataLength / 1000;
    if (scripts.has(requestId)) traffic.js += encodedDataLength / 1000;
  });
  return traffic;
}

async function visit(browser: Browser, server: RealServer, { path, shows, student }: Screen): Promise<Figures> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  if (student) {
    await signIn(context, server, student);
    const { me } = await student.api.call('me');
    // As on every device where somebody has used the app before.
    await context.addInitScript((id) => localStorage.setItem('ascent.account', id), me?.id ?? '');
  }
  await context.addInitScript(observe);
  const page = await context.newPage();
  const traffic = await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor({ timeout: 60_000 });
  const there = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1000);
  const counted = { ...traffic };
  const figures = figuresSchema.parse(await page.evaluate('globalThis.seen'));
  await context.close();
  return { ...figures, there, ...counted };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function screens(server: RealServer): Promise<Screen[]> {
  const student = await enrol(server);
  const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'B' : '7'));
  const runner = await enrol(server);
  const { session, open } = await startExam({ ...runner, id: '' });
  return [
    { name: 'landing', path: '/', shows: 'h1' },
    { name: 'login', path: '/login', shows: 'h1' },
    { name: 'sign up', path: '/signup', shows: 'h1' },
    { name: 'practice as a guest', path: '/guest-quiz', shows: '#main a[href*="guest-quiz/"]' },
    { name: 'a set as a guest', path: '/guest-quiz/algebra', shows: '#main button' },
    { name: 'today', path: '/dashboard', shows: '#main h2', student },
    { name: 'home', path: '/progress', shows: '#main h2', student },
    { name: 'practice exams', path: '/practice-exams', shows: '#main h2, #main h3', student },
    { name: 'exam player', path: `/exam/${open.module.moduleId}?session=${session.id}`, shows: '[role="radiogroup"], fieldset, .exam-body', student: runner },
    { name: 'results', path: `/results/${resultId}`, shows: '#main h2', student },
    { name: 'review', path: `/results/${resultId}?practice=misses`, shows: 'fieldset, [role="radiogroup"]', student },
  ];
}

const [, , wanted = '', times = '3'] = process.argv;
const server = await startRealServer({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
const keys = ['js', 'all', 'requests', 'fcp', 'lcp', 'there', 'tbt', 'cls'] as const;
console.log(
  `${'screen'.padEnd(20)}${['JS kB', 'all kB', 'requests', 'FCP ms', 'LCP ms', 'there ms', 'TBT ms', 'CLS'].map((title) => title.padStart(10)).join('')}`,
);
for (const screen of (await screens(server)).filter(({ name }) => name.includes(wanted))) {
  const runs: Figures[] = [];
  for (let run = 0; run < Number(times); run++) runs.push(await visit(browser, server, screen));
  const cells = keys.map((key) => median(runs.map((figures) => figures[key])).toFixed(key === 'cls' ? 3 : 0));
  console.log(screen.name.padEnd(20) + cells.map((cell) => cell.padStart(10)).join(''));
}
await browser.close();
await server.stop();
