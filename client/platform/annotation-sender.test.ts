import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Annotated } from '#contract/annotations.ts';
import { readAnnotations, writeAnnotations } from './kept-annotations.ts';
import { stubLocalStorage } from './testing/stub-storage.ts';

interface Sent {
  readonly workId: string;
  readonly body: string;
  readonly saves: readonly Annotated[];
}

/** A server that answers with the code, or takes all. */
let refusal: (saves: readonly Annotated[]) => string | undefined;
let sent: Sent[];
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  stubLocalStorage();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  refusal = () => undefined;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    const { saves } = JSON.parse(body) as { saves: Annotated[] };
    const code = refusal(saves);
    if (code === 'offline') throw new TypeError('Failed to fetch');
    sent.push({ workId: url.split('/').at(-1) ?? '', body, saves });
    return code === undefined ? Response.json({ saved: true }) : Response.json({ error: { code, message: 'No.' } }, { status: 400 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const marked = (note: string, count = 1): Annotated['annotations'] =>
  Array.from({ length: count }, (_, n) => ({ id: `n${n}`, target: 'stem', start: 0, end: 5, colour: 'blue', underline: 'none', note }));
const left = (questionId: string): Annotated => ({ questionId, annotations: marked('left'), seq: 1, device: 'devicebbbb' });
const load = () => import('./annotation-sender.ts');
const pass = () => vi.advanceTimersByTimeAsync(60_000);
const noteOf = ({ annotations: [first] }: Annotated) => first?.note;

it('leaves out the one note that the server refuses, sends the others, and says so', async () => {
  refusal = (saves) => (saves.some((one) => noteOf(one) === 'bad') ? 'bad-input' : undefined);
  const sender = (await load()).annotationSender('quiz-1');
  sender.change('q1', marked('good'), 0);
  sender.change('q2', marked('bad'), 0);
  sender.change('q3', marked('fine'), 0);
  expect(sender.status().save).toBe('saving');
  await pass();
  expect(sent.flatMap(({ saves }) => (saves.length === 1 ? saves.map(noteOf) : []))).toEqual(['good', 'bad', 'fine']);
  expect(readAnnotations('quiz-1')).toEqual([]);
  expect(sender.status().save).toBe('refused');
  sender.change('q2', marked('written again'), 1);
  await pass();
  expect(sender.status().save).toBe('saved');
});

it('waits for signing in, keeps the note on the device, and goes on when this account is back', async () => {
  refusal = () => 'not-signed-in';
  const { annotationSender, sendLeftAnnotations } = await load();
  const sender = annotationSender('quiz-1');
  sender.change('q1', marked('mine'), 0);
  await pass();
  expect(sender.status()).toEqual({ save: 'on-device', needsSignIn: true });
  expect(readAnnotations('quiz-1').map(noteOf)).toEqual(['mine']);
  refusal = () => undefined;
  sendLeftAnnotations();
  await pass();
  expect(sent.at(-1)?.saves.map(noteOf)).toEqual(['mine']);
  expect(sender.status()).toEqual({ save: 'saved', needsSignIn: false });
});

it('sends what earlier visits left, of every quiz, without its screen', async () => {
  const all = Array.from({ length: 7 }, (_, n) => left(`q${n}`));
  writeAnnotations('quiz-1', all);
  writeAnnotations('quiz-2', [left('q9')]);
  (await load()).sendLeftAnnotations();
  await pass();
  const arrived = (workId: string) => sent.filter((one) => one.workId === workId).flatMap(({ saves }) => saves);
  expect(arrived('quiz-1')).toEqual(all);
  expect(arrived('quiz-2')).toEqual([left('q9')]);
  expect([...readAnnotations('quiz-1'), ...readAnnotations('quiz-2')]).toEqual([]);
});

it('sends at once when the network is back, and says meanwhile where the note is', async () => {
  refusal = () => 'offline';
  const sender = (await load()).annotationSender('quiz-1');
  sender.change('q1', marked('on the bus'), 0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sender.status()).toEqual({ save: 'on-device', needsSignIn: false });
  refusal = () => undefined;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ saves }) => saves.map(noteOf))).toEqual([['on the bus']]);
});

it('says that a note is not saved where the device keeps nothing', async () => {
  refusal = () => 'offline';
  vi.stubGlobal('localStorage', undefined);
  const sender = (await load()).annotationSender('quiz-1');
  sender.change('q1', marked('nowhere'), 0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sender.status().save).toBe('at-risk');
  expect(sender.unsent().map(noteOf)).toEqual(['nowhere']);
});

it('cuts requests by their bytes', async () => {
  const sender = (await load()).annotationSender('quiz-1');
  for (const id of ['q1', 'q2', 'q3', 'q4', 'q5']) sender.change(id, marked('語'.repeat(1_000), 60), 0);
  await pass();
  expect(sent.flatMap(({ saves }) => saves)).toHaveLength(5);
  for (const { body } of sent) expect(new TextEncoder().encode(body).length).toBeLessThan(512 * 1024);
});

it('sends no more than outlives its page when leaving', async () => {
  const sender = (await load()).annotationSender('quiz-1');
  for (const id of ['q1', 'q2', 'q3', 'q4', 'q5']) sender.change(id, marked('語'.repeat(1_000), 6), 0);
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[0]?.saves).toHaveLength(3);
});
