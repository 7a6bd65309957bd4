/**
 * How long what a student does takes to be seen, with the CPU slowed four times: typing in the graphing calculator with ten rows, and Next in the
 * player. A real server, a real Chromium, real keys and clicks; from the moment the browser got the event to the end of the frame that shows it.
 *
 *   npm run bench:interaction           # everything, three rounds
 *   npm run bench:interaction -- next 5 # what has "next" in its name, five rounds
 *   npm run bench:interaction -- "not slowed" # processor time, where the machine is not quiet
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import * as z from 'zod';
import { enrol, signIn } from '#tests/support/browser-test.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { closeDirections } from '#tests/support/exam-screens.ts';
import { startRealServer, type RealServer } from '#tests/support/real-server.ts';
import { typeMath } from '#tests/support/type-math.ts';

const cpu = 4;

/** Curves, a shaded region, a circle, a slider that others use, values, points, a function: none of them exotic. */
const rows = ['y=x^2→-4', 'y=2x+3', 'x^2→+y^2=25', 'y<=x+6', 'a=2', 'y=a sin(x)', 'f(x)=x^3→/8→-x', 'f(4)', '(1,2),(3,4)'];
/** Typed in the tenth row, key by key: once without counting, because what is slow the first time is compiled then; then something that was not drawn before. */
const typed = ['y=0.5x^2→-3x+1/2', 'y=x^2→/4→-2x+0.3'] as const;

/** `points`: those worth knowing, which follow the lines. */
const timesSchema = z.array(z.object({ kind: z.enum(['character', 'graph', 'points', 'next', 'main thread']), ms: z.number() }));
type Times = z.infer<typeof timesSchema>;

/** Runs in the page, before anything else. */
function observe(): void {
  const times: { kind: string; ms: number }[] = [];
  Object.assign(globalThis, { times });
  /** After the frame that follows was painted. */
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  let keyAt = 0;
  let nextAt = 0;
  const note = (kind: string, from: number) => painted(() => times.push({ kind, ms: performance.now() - from }));
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key.length > 1) return;
      keyAt = timeStamp;
      note('character', timeStamp);
    },
    { capture: true },
  );
  addEventListener('click', ({ timeStamp, target }) => target instanceof Element && target.textContent === 'Next' && (nextAt = timeStamp), { capture: true });
  const isWithin = (node: Node, selector: string) => node instanceof Element && node.closest(selector) !== null;
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const has = (selector: string) => changes.some(({ target, addedNodes }) => [target, ...addedNodes].some((node) => isWithin(node, selector)));
      if (keyAt > 0 && has('[aria-roledescription="graph"] [data-row]')) note('graph', keyAt);
      if (keyAt > 0 && has('[aria-roledescription="graph"] circle[r="4.5"]')) note('points', keyAt);
      if (nextAt > 0 && has('#main')) {
        note('next', nextAt);
        nextAt = 0;
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['d'], characterData: true });
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** What was measured since the last call. */
const take = async (page: Page): Promise<Times> => timesSchema.parse(await page.evaluate('globalThis.times.splice(0)'));

async function openModule(browser: Browser, server: RealServer, part: 'math-module' | 'reading-writing-module'): Promise<Page> {
  const student = await enrol(server);
  const session = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1', part } });
  const { module } = await student.api.call('startModule', { params: { sessionId: session.id, position: 0 } });
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await signIn(context, server, student);
  await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(`/exam/${module.moduleId}?session=${session.id}`);
  await closeDirections(page);
  return page;
}

async function openCalculator(page: Page): Promise<void> {
  await page.keyboard.press('c');
  const first = page.getByRole('textbox', { name: 'Expression 1', exact: true });
  await first.focus();
  for (const row of rows) {
    await typeMath(page, row);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('textbox', { name: 'Expression 10', exact: true }).waitFor();
}

async function typing(browser: Browser, server: RealServer): Promise<Times> {
  const page = await openModule(browser, server, 'math-module');
  await openCalculator(page);
  await slowDown(page);
  for (const text of typed) {
    await page.getByRole('textbox', { name: 'Expression 10', exact: true }).fill('');
    await page.waitForTimeout(500);
    await take(page);
    for (const key of text) {
      await page.keyboard.press(key === '→' ? 'ArrowRight' : key);
      await page.waitForTimeout(220);
    }
  }
  const times = await take(page);
  await page.context().close();
  return times.filter(({ kind }) => kind !== 'next');
}

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  tid: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ data: z.object({ type: z.unknown().optional() }).optional() }),
});

/** Processor time of the page's main thread for each key or click of `act`, to the end of the frame that shows it: what else runs on the machine hardly counts. */
async function mainThread(page: Page, type: 'keydown' | 'click', act: () => Promise<void>): Promise<Times> {
  const session = await page.context().newCDPSession(page);
  const events: z.infer<typeof traceEvent>[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...z.array(traceEvent).parse(value.filter(({ ph }) => ph === 'X'))));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] } });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const given = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type);
  const own = events.filter(({ tid }) => tid === given[0]?.tid);
  return given.flatMap((event) => {
    const painted = own.filter(({ name, ts }) => name === 'Layerize' && ts > event.ts).reduce((first, { ts }) => Math.min(first, ts), Number.POSITIVE_INFINITY);
    const tasks = own.filter(({ name, ts, dur = 0 }) => name.endsWith('RunTask') && ts + dur > event.ts && ts <= painted);
    return Number.isFinite(painted) ? [{ kind: 'main thread' as const, ms: tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) }] : [];
  });
}

/** Of a key, with its graph; not slowed down. */
async function typingCost(browser: Browser, server: RealServer): Promise<Times> {
  const page = await openModule(browser, server, 'math-module');
  await openCalculator(page);
  const row = page.getByRole('textbox', { name: 'Expression 10', exact: true });
  const empty = async () => {
    await row.fill('');
    await page.waitForTimeout(500);
  };
  const type = async (text: string) => {
    for (const key of text) {
      await page.keyboard.press(key === '→' ? 'ArrowRight' : key);
      await page.waitForTimeout(220);
    }
  };
  await empty();
  await type(typed[0]);
  // By the Delete key, which is not to be counted.
  await empty();
  const times = await mainThread(page, 'keydown', () => type(typed[1]));
  await page.context().close();
  return times;
}

/** Next, from the first question of a module to the last: the first time is slower than all that follow, and is one of so many for a student, too. */
async function pressNext(page: Page): Promise<void> {
  const next = page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' });
  const box = await next.boundingBox();
  const label = await page.getByRole('button', { name: /^Question 1 of/ }).textContent();
  const count = Number(/of (\d+)/.exec(label ?? '')?.[1]);
  if (!(count > 1)) throw new Error(`no number of questions in “${label}”`);
  // Nobody answers before the page has loaded what it loads behind the first question.
  await page.waitForTimeout(5_000);
  for (let number = 2; number <= count; number += 1) {
    // Back appears beside Next, which stays where it is.
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    // Below a second, the time on a question is not kept: then a step would be cheaper than it is.
    await page.waitForTimeout(1_100);
  }
}

async function pressingNext(browser: Browser, server: RealServer, part: 'math-module' | 'reading-writing-module', withCalculator: boolean): Promise<Times> {
  const page = await openModule(browser, server, part);
  if (withCalculator) await openCalculator(page);
  await slowDown(page);
  await take(page);
  await pressNext(page);
  const times = await take(page);
  await page.context().close();
  return times.filter(({ kind }) => kind === 'next');
}

async function nextCost(browser: Browser, server: RealServer): Promise<Times> {
  const page = await openModule(browser, server, 'math-module');
  await openCalculator(page);
  const times = await mainThread(page, 'click', () => pressNext(page));
  await page.context().close();
  return times;
}

const share = (values: readonly number[], part: number) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const measures: readonly (readonly [name: string, run: (browser: Browser, server: RealServer) => Promise<Times>])[] = [
  ['typing, ten rows', typing],
  ['typing, ten rows, not slowed down', typingCost],
  ['next, Reading and Writing', (browser, server) => pressingNext(browser, server, 'reading-writing-module', false)],
  ['next, Math', (browser, server) => pressingNext(browser, server, 'math-module', false)],
  ['next, Math, calculator open', (browser, server) => pressingNext(browser, server, 'math-module', true)],
  ['next, calculator open, not slowed down', nextCost],
];

const [, , wanted = '', rounds = '3'] = process.argv;
const server = await startRealServer({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
console.log(`${'ms until it was painted'.padEnd(48)}${['n', 'p50', 'p95', 'most'].map((title) => title.padStart(8)).join('')}`);
for (const [name, run] of measures.filter(([each]) => each.includes(wanted))) {
  const times: { kind: string; ms: number }[] = [];
  for (let round = 0; round < Number(rounds); round += 1) times.push(...(await run(browser, server)));
  for (const [kind, own] of Map.groupBy(times, (each) => each.kind)) {
    const values = own.map(({ ms }) => ms);
    const cells = [values.length, share(values, 0.5), share(values, 0.95), Math.max(...values)];
    console.log(`${name}: ${kind}`.padEnd(48) + cells.map((cell) => cell.toFixed(1).padStart(8)).join(''));
  }
}
await browser.close();
await server.stop();
