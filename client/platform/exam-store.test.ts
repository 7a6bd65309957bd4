import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExamStore, type Backend } from './exam-store.ts';
import { memoryBackend } from './testing/memory-backend.ts';

/** A disk whose next writes take as long as the test says, or fail. */
function slowDisk() {
  const disk = new Map<string, unknown>();
  const inner = memoryBackend(disk);
  const control = { writeMs: 0, full: false };
  const backend: Backend = {
    ...inner,
    update: async (key, change) => {
      const { writeMs, full } = control;
      if (full) throw new Error('QuotaExceededError');
      if (writeMs > 0) await new Promise((resolve) => setTimeout(resolve, writeMs));
      await inner.update(key, change);
    },
  };
  return { disk, control, store: createExamStore(backend) };
}
const become = (value: unknown) => () => value;

describe('the store of an exam on this device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stores what changed during a slow write, and says it is not stored until it is', async () => {
    const { disk, control, store } = slowDisk();
    const heard: boolean[] = [];
    store.onDurability((durable) => heard.push(durable));
    control.writeMs = 3_000;
    void store.update('answer', become('A'));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(store.durable()).toBe(false);
    control.writeMs = 0;
    void store.update('answer', become('B'));
    await vi.advanceTimersByTimeAsync(100);
    expect([disk.get('answer'), await store.get('answer'), store.durable()]).toEqual([undefined, 'B', false]);
    await vi.advanceTimersByTimeAsync(500);
    expect([disk.get('answer'), store.durable()]).toEqual(['B', true]);
    expect(heard).toEqual([false, true]);
  });

  it('starts the next write from what is in memory, not from the older stored value', async () => {
    const { disk, control, store } = slowDisk();
    await store.set('notes', ['first']);
    control.writeMs = 3_000;
    const add = (note: string) => store.update('notes', (old) => [...new Set([...(old as string[]), note])]);
    void add('second');
    await vi.advanceTimersByTimeAsync(1_000);
    void add('third');
    expect(await store.get('notes')).toEqual(['first', 'second', 'third']);
    expect(await store.list('no')).toEqual([['notes', ['first', 'second', 'third']]]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(disk.get('notes')).toEqual(['first', 'second', 'third']);
  });

  it('never lets a slow older write land after a newer one or after a removal', async () => {
    const { disk, control, store } = slowDisk();
    control.writeMs = 3_000;
    void store.set('answer', 'A');
    control.writeMs = 0;
    void store.set('answer', 'B');
    void store.set('other', 'C');
    await store.remove('other');
    await vi.advanceTimersByTimeAsync(4_000);
    expect([...disk]).toEqual([['answer', 'B']]);
    control.writeMs = 3_000;
    void store.set('answer', 'D');
    control.writeMs = 0;
    const gone = store.remove('');
    await vi.advanceTimersByTimeAsync(4_000);
    await gone;
    expect([...disk]).toEqual([]);
  });

  it('keeps in memory what a full disk refuses, and stores it once there is room', async () => {
    const { disk, control, store } = slowDisk();
    control.full = true;
    await store.set('answer', 'A');
    expect([store.durable(), disk.size, await store.get('answer')]).toEqual([false, 0, 'A']);
    control.full = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([store.durable(), disk.get('answer')]).toEqual([true, 'A']);
  });

  it('does not make anybody wait for a write that never ends', async () => {
    const { control, store } = slowDisk();
    control.writeMs = 3_600_000;
    const written = store.set('answer', 'A').then(() => 'went on');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await written).toBe('went on');
    expect(await store.get('answer')).toBe('A');
  });
});
