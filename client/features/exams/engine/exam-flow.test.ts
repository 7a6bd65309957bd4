import { describe, expect, it } from 'vitest';
import { slotAt, standardShape } from '#core/exams/shape.ts';
import { FakeWorld, runningExam } from './testing/fake-world.ts';

const q0 = 'rw-1-q0';

describe('submitting', () => {
  it('happens once for thirteen clicks', async () => {
    const { world, engine } = await runningExam();
    engine.change(q0, { answer: '1' });
    for (let click = 0; click < 13; click += 1) engine.submit();
    await world.advance(2000);
    expect(world.server.requests.filter((name) => name === 'submitModule')).toHaveLength(1);
    expect(world.server.answers.get(q0)?.answer).toBe('1');
    expect(engine.snapshot().stage).toEqual({ kind: 'module', position: 1 });
  });

  it('waits for the network and survives a reload meanwhile', async () => {
    const { world, engine } = await runningExam();
    world.server.network = 'down';
    engine.change(q0, { answer: '4' });
    engine.submit();
    await world.advance(20_000);
    expect(engine.snapshot().stage).toMatchObject({ kind: 'submitting', offline: true });
    engine.close();
    const again = await world.tab();
    await world.advance(5000);
    expect(again.snapshot().stage).toMatchObject({ kind: 'submitting', offline: true });
    world.server.network = 'up';
    again.retry();
    await world.advance(3000);
    expect(again.snapshot().stage).toEqual({ kind: 'module', position: 1 });
    expect(world.server.submissions).toEqual([0]);
    expect(world.server.answers.get(q0)?.answer).toBe('4');
  });

  it('repeats safely when the answer to the submission was lost', async () => {
    const { world, engine } = await runningExam();
    world.server.network = 'drops-answers';
    engine.submit();
    await world.advance(2000);
    world.server.network = 'up';
    await world.advance(60_000);
    expect(world.server.submissions[0]).toBe(0);
    expect(world.server.submissions.filter((position) => position === 0)).toHaveLength(1);
  });

  it('goes through break to the end', async () => {
    const { world, engine } = await runningExam();
    engine.submit();
    await world.advance(1000);
    engine.submit();
    await world.advance(1000);
    expect(engine.snapshot().stage).toEqual({ kind: 'break', position: 2 });
    expect(engine.remaining()).toBeGreaterThan(25_000);
    void engine.endBreak();
    await world.advance(1000);
    expect(engine.snapshot().stage).toEqual({ kind: 'module', position: 2 });
    engine.submit();
    await world.advance(1000);
    engine.submit();
    await world.advance(1000);
    expect(engine.snapshot().stage).toEqual({ kind: 'complete', resultId: 'result-1' });
    expect(world.server.submissions).toEqual([0, 1, 2, 3]);
  });

  it('goes through an exam of one module, and of three with a break after the second', async () => {
    const math = { ...slotAt(standardShape, 2), breakBefore: 0, adaptive: false };
    const world = new FakeWorld();
    world.server.shape = [{ ...math, position: 0 }];
    const single = await world.tab();
    single.begin();
    await world.advance(100);
    single.submit();
    await world.advance(1000);
    expect(single.snapshot().stage).toEqual({ kind: 'complete', resultId: 'result-1' });

    const longer = new FakeWorld();
    longer.server.shape = [0, 1, 2].map((position) => ({ ...math, position, stage: position + 1, breakBefore: position === 2 ? 300 : 0 }));
    const engine = await longer.tab();
    engine.begin();
    await longer.advance(100);
    const seen: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      if (engine.snapshot().stage.kind === 'break') void engine.endBreak();
      else engine.submit();
      await longer.advance(1000);
      const { stage } = engine.snapshot();
      seen.push('position' in stage ? `${stage.kind} ${stage.position}` : stage.kind);
    }
    expect(seen).toEqual(['module 1', 'break 2', 'module 2', 'complete']);
  });

  it('goes on with what a build before shapes were data has kept', async () => {
    const { world, engine } = await runningExam();
    engine.change(q0, { answer: '3' });
    await world.advance(500);
    engine.close();
    const session = world.disk().get('u1/s1/session') as Record<string, unknown>;
    delete session['shape'];
    world.server.network = 'down';
    const later = await world.tab();
    await world.advance(5000);
    expect(later.snapshot().stage).toEqual({ kind: 'module', position: 0 });
    expect(later.snapshot().session?.shape).toHaveLength(4);
  });

  it('leaves the break by itself only as far as the ready screen', async () => {
    const { world, engine } = await runningExam();
    engine.submit();
    await world.advance(1000);
    engine.submit();
    await world.advance(40_000);
    expect(engine.snapshot().stage).toEqual({ kind: 'ready', position: 2 });
  });
});

describe('time', () => {
  it('submits when time is up, within two seconds and not before', async () => {
    const { world, engine } = await runningExam();
    engine.change(q0, { answer: '2' });
    await world.advance(59_000);
    expect(world.server.submissions).toEqual([]);
    await world.advance(5000);
    expect(world.server.submissions).toEqual([0]);
    expect(world.server.answers.get(q0)?.answer).toBe('2');
  });

  it('a changed wall clock changes nothing', async () => {
    const { world, engine } = await runningExam();
    const before = engine.remaining() ?? 0;
    world.wallOffset += 86_400_000;
    await world.advance(2000);
    expect(engine.remaining()).toBeCloseTo(before - 2000, -2);
    world.wallOffset -= 2 * 86_400_000;
    await world.advance(2000);
    expect(engine.remaining()).toBeCloseTo(before - 4000, -2);
    expect(engine.snapshot().stage.kind).toBe('module');
  });

  it('never submits a module that was given time', async () => {
    const { world, engine } = await runningExam();
    await world.advance(50_000);
    if (world.server.started) world.server.started = { endsAt: world.server.started.endsAt + 60_000, allowedMs: 120_000, pausedLeft: null };
    world.server.network = 'down';
    await world.advance(15_000);
    expect(engine.snapshot().stage.kind).toBe('submitting');
    world.server.network = 'up';
    engine.retry();
    await world.advance(3000);
    expect(world.server.submissions).toEqual([]);
    expect(engine.snapshot().stage.kind).toBe('module');
    expect(engine.snapshot().notice?.text).toBe('You’ve been given 1 minute of extra time in this module.');
    engine.change(q0, { answer: '8' });
    await world.advance(1000);
    expect(world.server.answers.get(q0)?.answer).toBe('8');
  });

  it('catches up after sleep', async () => {
    const { world, engine } = await runningExam();
    world.wallOffset += 40_000;
    if (world.server.started) world.server.started = { ...world.server.started, endsAt: world.server.started.endsAt - 40_000 };
    await world.advance(1500);
    expect(engine.remaining()).toBeLessThan(20_000);
  });

  it('keeps answers given offline beyond the deadline of the module', async () => {
    const { world, engine } = await runningExam();
    world.server.network = 'down';
    engine.change(q0, { answer: '6' });
    await world.advance(120_000);
    expect(engine.snapshot().stage).toMatchObject({ kind: 'submitting', reason: 'time', offline: true });
    world.server.network = 'up';
    await world.advance(60_000);
    expect(world.server.submissions[0]).toBe(0);
    expect(world.server.answers.get(q0)?.answer).toBe('6');
  });

  it('does not end a test-day module early', async () => {
    const { world, engine } = await runningExam();
    world.server.mode = 'test-day';
    engine.submit();
    await world.advance(1000);
    expect(engine.snapshot().stage).toEqual({ kind: 'module', position: 0 });
    expect(world.server.submissions).toEqual([]);
  });

  it('pauses and resumes with the same time', async () => {
    const { world, engine } = await runningExam();
    await world.advance(10_000);
    expect(await engine.pause()).toMatchObject({ kind: 'paused' });
    const left = engine.remaining() ?? 0;
    await world.advance(100_000);
    expect(engine.remaining()).toBe(left);
    engine.begin();
    await world.advance(100);
    expect(engine.snapshot().stage.kind).toBe('module');
    expect(engine.remaining()).toBeLessThanOrEqual(left);
    expect(engine.remaining()).toBeGreaterThan(left - 1000);
  });

  it('keeps the clock running where it could not be stopped, and says why', async () => {
    const { world, engine } = await runningExam();
    world.server.network = 'down';
    expect(await engine.pause()).toMatchObject({ kind: 'refused', error: { code: 'offline' } });
    expect(engine.snapshot()).toMatchObject({ stage: { kind: 'module', position: 0 }, needsSignIn: false });
    world.server.network = 'up';
    world.server.signedIn = false;
    expect(await engine.pause()).toMatchObject({ kind: 'refused', error: { code: 'not-signed-in' } });
    expect(engine.snapshot()).toMatchObject({ stage: { kind: 'module', position: 0 }, needsSignIn: true });
    const left = engine.remaining() ?? 0;
    await world.advance(5_000);
    expect(engine.remaining()).toBeLessThanOrEqual(left - 5_000);
  });

  it('goes on to the next module when the one to be paused was submitted on another device', async () => {
    const { world, engine } = await runningExam();
    const other = await world.tab(undefined, 'phone');
    other.submit();
    await world.advance(200);
    expect(await engine.pause()).toMatchObject({ kind: 'refused', error: { code: 'module-submitted' } });
    await world.advance(200);
    expect(engine.snapshot().stage).toMatchObject({ position: 1 });
  });

  it('does not hide a bug behind a failed pause', async () => {
    const { world, engine } = await runningExam();
    world.server.broken = true;
    await expect(engine.pause()).rejects.toThrow(TypeError);
    expect(engine.snapshot().stage).toEqual({ kind: 'module', position: 0 });
  });
});

it('leaves five quiet seconds between time that is up and the next module of the section, and only there', async () => {
  const { world, engine } = await runningExam();
  await world.advance(60_500);
  expect(engine.snapshot().stage).toMatchObject({ kind: 'submitting', reason: 'time' });
  await world.advance(4_000);
  expect(world.server.submissions).toEqual([0]);
  expect(engine.snapshot().stage).toMatchObject({ kind: 'submitting', position: 0 });
  expect(world.server.started).toBeNull();
  await world.advance(2_000);
  expect(engine.snapshot().stage).toEqual({ kind: 'module', position: 1 });
  engine.submit();
  await world.advance(1_000);
  expect(engine.snapshot().stage.kind).toBe('break');
});
