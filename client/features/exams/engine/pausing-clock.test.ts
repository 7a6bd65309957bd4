import { describe, expect, it } from 'vitest';
import { FakeWorld } from './testing/fake-world.ts';

const q0 = 'rw-1-q0';

describe('a clock that pauses by itself', () => {
  const half = 30 * 60_000;
  const practicing = async () => {
    const world = new FakeWorld();
    world.server.allowedMs = half;
    world.server.heardAt = world.time;
    const engine = await world.tab();
    engine.begin();
    await world.advance(100);
    return { world, engine, left: () => world.server.clock() };
  };

  it('runs on as long as the page is there, though nothing is done on it', async () => {
    const { world, engine, left } = await practicing();
    await world.advance(10 * 60_000);
    expect(left()).toMatchObject({ paused: false });
    engine.setVisible(false);
    await world.advance(10 * 60_000);
    expect(left()).toMatchObject({ paused: false });
    expect(left().remainingMs / 60_000).toBeCloseTo(10, 1);
    expect(engine.snapshot().stage.kind).toBe('module');
  });

  it('stops when the page is closed', async () => {
    const { world, engine, left } = await practicing();
    engine.close();
    await world.advance(20 * 60_000);
    expect(left()).toMatchObject({ paused: true });
    const later = await world.tab();
    await world.advance(500);
    expect(later.snapshot().stage).toEqual({ kind: 'paused', position: 0 });
    expect((later.remaining() ?? 0) / 60_000).toBeCloseTo(28.75, 0);
    later.begin();
    await world.advance(500);
    expect(later.snapshot().stage.kind).toBe('module');
    expect(left()).toMatchObject({ paused: false });
  });

  it('stops while the device sleeps, and says so when it wakes, online or not', async () => {
    for (const offlineMs of [0, 20_000]) {
      const { world, engine, left } = await practicing();
      engine.change(q0, { answer: '5' });
      await world.advance(2 * 60_000);
      world.sleep(60 * 60_000);
      if (offlineMs > 0) world.server.network = 'down';
      await world.advance(offlineMs);
      world.server.network = 'up';
      engine.retry();
      await world.advance(40_000);
      expect(engine.snapshot().stage.kind).toBe('paused');
      expect(left().remainingMs / 60_000).toBeGreaterThan(26.7);
      expect(left().remainingMs / 60_000).toBeLessThan(27.3);
      expect(engine.remaining()).toBe(left().remainingMs);
      expect(world.server.submissions).toEqual([]);
    }
  });

  it('is not stopped for somebody who works on without a connection, and the time worked is used', async () => {
    for (const back of ['save', 'look'] as const) {
      const { world, engine, left } = await practicing();
      world.server.network = 'down';
      engine.change(q0, { answer: '5' });
      await world.advance(12 * 60_000);
      expect(left().paused).toBe(true);
      const shown = engine.remaining() ?? 0;
      world.server.network = 'up';
      // Whatever reaches the server first: a save, or a look at the session.
      if (back === 'look') engine.setVisible(true);
      else engine.retry();
      const stages = new Set<string>();
      for (let second = 0; second < 60; second += 1) {
        await world.advance(1_000);
        stages.add(engine.snapshot().stage.kind);
      }
      expect([...stages]).toEqual(['module']);
      expect(left().paused).toBe(false);
      expect(Math.abs((engine.remaining() ?? 0) - (shown - 60_000))).toBeLessThan(2_000);
      expect(Math.abs(left().remainingMs - (shown - 60_000))).toBeLessThan(2_000);
      expect(world.server.answers.get(q0)?.answer).toBe('5');
    }
  });

  it('gives no time again that ran out without a connection', async () => {
    const { world, engine } = await practicing();
    world.server.network = 'down';
    engine.change(q0, { answer: '5' });
    await world.advance(half + 5_000);
    expect(engine.snapshot().stage).toMatchObject({ kind: 'submitting', reason: 'time', offline: true });
    world.server.network = 'up';
    engine.retry();
    await world.advance(40_000);
    expect(world.server.submissions).toEqual([0]);
    expect(world.server.answers.get(q0)?.answer).toBe('5');
  });
});
