/**
 * `npm run bench:year [-- name [times]]`: how soon every screen is there for a student after a year: 12 exams, 8,000 answers, 800 cards. A real
 * server and a real Chromium on the same machine, which has shown the screen before, as on every device in daily use: its files are in the
 * cache. Once as it is, at 1280 px; once as a slow phone, 390 px with a CPU four times slower. Medians; the goal is 1,500 ms.
 */
import { chromium, type Browser } from '@playwright/test';
import * as z from 'zod';
import { enrol, signIn, type Student } from '#tests/support/browser-test.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { startRealServer, type RealServer } from '#tests/support/real-server.ts';
import { liveAYear, type Left } from './year-student.ts';

const devices = { desktop: { width: 1280, height: 800, cpu: 1 }, phone: { width: 390, height: 844, cpu: 4 } } as const;
type Device = keyof typeof devices;

const screensOf = ({ resultId, doneQuiz, openQuiz }: Left) => [
  '/dashboard',
  '/progress',
  '/skills',
  '/subcategory-progress/11',
  '/learn/11',
  '/review',
  '/study-plan',
  '/subject-quizzes',
  '/subject-quizzes?state=wrong',
  '/smart-quiz-generator',
  '/smart-quiz-intro?topics=11&length=10',
  `/smart-quiz/${openQuiz}`,
  `/smart-quiz-results/${doneQuiz}`,
  '/practice-exams',
  '/practice-exam/practice-exam-1',
  '/predictive-exam',
  '/all-results',
  `/results/${resultId}`,
  `/results/${resultId}?practice=misses`,
  '/word-bank',
  '/concept-bank',
  '/concept/undo-in-reverse-order',
  '/lectures',
  '/lectures/linear-functions',
  '/flashcards',
  '/flashcards/01910000-0000-7000-8000-0000000dec00',
  '/flashcards/01910000-0000-7000-8000-0000000dec00/study',
  '/study-resources',
  '/profile',
];

/** Runs in the page, before anything else. */
function observe(): void {
  const seen = { lcp: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
}

/** The largest paint of each visit, ms; the first one fills the cache and does not count. */
async function visits(browser: Browser, server: RealServer, student: Student, path: string, device: Device, times: number): Promise<number[]> {
  const { cpu, ...viewport } = devices[device];
  const context = await browser.newContext({ baseURL: server.url, viewport, serviceWorkers: 'block' });
  await signIn(context, server, student);
  const { me } = await student.api.call('me');
  const remembered = { account: me?.id ?? '', tier: me?.membershipTier ?? '' };
  await context.addInitScript((own) => Object.entries(own).forEach(([name, value]) => localStorage.setItem(`ascent.${name}`, value)), remembered);
  await context.addInitScript(observe);
  const paints: number[] = [];
  for (let time = 0; time <= times; time++) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: time === 0 ? 1 : cpu });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    const { lcp } = z.object({ lcp: z.number() }).parse(await page.evaluate('globalThis.seen'));
    if (time > 0) paints.push(lcp);
    await page.close();
  }
  await context.close();
  return paints;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const [, , wanted = '', times = '3'] = process.argv;
const server = await startRealServer({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
const student = await enrol(server);
const left = await liveAYear(server, student);
console.log(`${'largest paint, ms'.padEnd(60)}${'desktop'.padStart(8)}${'phone'.padStart(8)}`);
for (const path of screensOf(left).filter((one) => one.includes(wanted))) {
  const cells: string[] = [];
  for (const device of ['desktop', 'phone'] as const)
    cells.push(
      median(await visits(browser, server, student, path, device, Number(times)))
        .toFixed(0)
        .padStart(8),
    );
  console.log(path.padEnd(60) + cells.join(''));
}
await browser.close();
await server.stop();
