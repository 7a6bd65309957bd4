import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionQueue, DatabaseBusy } from './connection-queue.ts';
import type { Priority } from './priority.ts';

describe('the connection queue', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  const work = (priority: Priority) => ({ priority, waitedMs: 0 });

  /** One connection, held; then these come. Returns who was served, in order, as the connection is released every 10 ms. */
  async function served(comers: readonly Priority[]): Promise<Priority[]> {
    const queue = createConnectionQueue(1);
    let release = await queue.acquire(work('ordinary'));
    const order: Priority[] = [];
    for (const priority of comers)
      void queue.acquire(work(priority)).then((next) => {
        order.push(priority);
        release = next;
      });
    for (let step = 0; step < comers.length; step++) {
      await vi.advanceTimersByTimeAsync(10);
      release();
      await vi.advanceTimersByTimeAsync(0);
    }
    return order;
  }

  it('serves saves first and starts last, and starves nobody', async () => {
    const order = await served(['start', 'start', 'ordinary', ...Array.from({ length: 12 }, (): Priority => 'save')]);
    expect(order.slice(0, 3)).toEqual(['save', 'save', 'ordinary']);
    expect(order.indexOf('start')).toBe(5);
    expect(order).toHaveLength(15);
  });

  it('refuses the newest when too many wait, saves last of all', async () => {
    const queue = createConnectionQueue(1);
    await queue.acquire(work('save'));
    const starts = Array.from({ length: 520 }, () => queue.acquire(work('start')).catch((error: unknown) => error));
    for (let count = 0; count < 520; count++) void queue.acquire(work('save')).catch(() => undefined);
    const early = await Promise.race([Promise.all(starts.slice(500)), starts[0]]);
    expect(early).toHaveLength(20);
    expect(early).toSatisfy((errors: unknown[]) => errors.every((error) => error instanceof DatabaseBusy));
    expect(queue.length()).toBe(500 + 520);
  });

  it('lets only saves wait while no connection is released', async () => {
    const queue = createConnectionQueue(1);
    const release = await queue.acquire(work('ordinary'));
    const read = queue.acquire(work('ordinary')).catch((error: unknown) => error);
    const save = queue.acquire(work('save'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await read).toBeInstanceOf(DatabaseBusy);
    await expect(queue.acquire(work('start'))).rejects.toBeInstanceOf(DatabaseBusy);
    release();
    expect(await save).toBeTypeOf('function');
  });

  it('limits how long all the statements of a request wait together', async () => {
    const queue = createConnectionQueue(1);
    const request = work('start');
    const release = await queue.acquire(work('save'));
    const first = queue.acquire(request);
    await vi.advanceTimersByTimeAsync(400);
    release();
    await first;
    expect(request.waitedMs).toBe(400);
    const second = queue.acquire({ ...request, waitedMs: 3_800 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    expect(await second).toBeInstanceOf(DatabaseBusy);
  });
});
