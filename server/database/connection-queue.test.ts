import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionQueue, DatabaseBusy } from './connection-queue.ts';
import type { Priority } from './priority.ts';

describe('places at the database', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  const work = (priority: Priority) => ({ priority, waitedMs: 0 });

  /** One place, taken; then these come. Says who was served, in order, as the place goes from hand to hand every 10 ms. */
  async function served(comers: readonly Priority[]): Promise<Priority[]> {
    const places = createConnectionQueue(1);
    let giveBack = await places.take(work('ordinary'));
    const order: Priority[] = [];
    for (const priority of comers)
      void places.take(work(priority)).then((next) => {
        order.push(priority);
        giveBack = next;
      });
    for (let step = 0; step < comers.length; step++) {
      await vi.advanceTimersByTimeAsync(10);
      giveBack();
      await vi.advanceTimersByTimeAsync(0);
    }
    return order;
  }

  it('are given to saves first and to starts last, and everybody gets a turn', async () => {
    const order = await served(['start', 'start', 'ordinary', ...Array.from({ length: 12 }, (): Priority => 'save')]);
    expect(order.slice(0, 3)).toEqual(['save', 'save', 'ordinary']);
    expect(order.indexOf('start')).toBe(5);
    expect(order).toHaveLength(15);
  });

  it('send the newest away when too many wait, saves last of all', async () => {
    const places = createConnectionQueue(1);
    await places.take(work('save'));
    const starts = Array.from({ length: 520 }, () => places.take(work('start')).catch((error: unknown) => error));
    for (let count = 0; count < 520; count++) void places.take(work('save')).catch(() => undefined);
    const early = await Promise.race([Promise.all(starts.slice(500)), starts[0]]);
    expect(early).toHaveLength(20);
    expect(early).toSatisfy((errors: unknown[]) => errors.every((error) => error instanceof DatabaseBusy));
    expect(places.waiting()).toBe(500 + 520);
  });

  it('are not waited for while none is given back, except by saves', async () => {
    const places = createConnectionQueue(1);
    const giveBack = await places.take(work('ordinary'));
    const read = places.take(work('ordinary')).catch((error: unknown) => error);
    const save = places.take(work('save'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await read).toBeInstanceOf(DatabaseBusy);
    await expect(places.take(work('start'))).rejects.toBeInstanceOf(DatabaseBusy);
    giveBack();
    expect(await save).toBeTypeOf('function');
  });

  it('make all the statements of a request together wait only so long', async () => {
    const places = createConnectionQueue(1);
    const request = work('start');
    const giveBack = await places.take(work('save'));
    const first = places.take(request);
    await vi.advanceTimersByTimeAsync(400);
    giveBack();
    await first;
    expect(request.waitedMs).toBe(400);
    const second = places.take({ ...request, waitedMs: 3_800 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    expect(await second).toBeInstanceOf(DatabaseBusy);
  });
});
