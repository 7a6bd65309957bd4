import { describe, expect, it } from 'vitest';
import { readTrail } from '#core/exams/trail.ts';
import type { Backend } from '#client/platform/exam-store.ts';
import { memoryBackend } from '#client/platform/testing/memory-backend.ts';
import { FakeWorld, runningExam } from './testing/fake-world.ts';

const q0 = 'rw-1-q0';

describe('saving', () => {
  it('says saved only after the acknowledgement', async () => {
    const { world, engine } = await runningExam();
    engine.change(q0, { answer: '12' });
    expect(engine.snapshot().save).toBe('saving');
    await world.advance(1000);
    expect(engine.snapshot().save).toBe('saved');
    expect(world.server.answers.get(q0)?.answer).toBe('12');
  });

  it('keeps a change on the device while offline and sends it when the network is back', async () => {
    const { world, engine } = await runningExam();
    world.server.network = 'down';
    engine.change(q0, { answer: '7' });
    await world.advance(3000);
    expect(engine.snapshot().save).toBe('on-device');
    expect(world.server.answers.size).toBe(0);
    world.server.network = 'up';
    engine.retry();
    await world.advance(1000);
    expect(engine.snapshot().save).toBe('saved');
    expect(world.server.answers.get(q0)?.answer).toBe('7');
  });

  it('is not fooled by a request that arrived and whose answer was lost', async () => {
    const { world, engine } = await runningExam();
    world.server.network = 'drops-answers';
    engine.change(q0, { answer: '7' });
    await world.advance(3000);
    expect(engine.snapshot().save).toBe('on-device');
    engine.change(q0, { answer: '78' });
    world.server.network = 'up';
    engine.retry();
    await world.advance(1000);
    expect(engine.snapshot().save).toBe('saved');
    expect(world.server.answers.get(q0)?.answer).toBe('78');
  });

  it('loses nothing in a crash: a new tab sends what the old one had not', async () => {
    const { world, engine } = await runningExam();
    world.server.network = 'down';
    engine.change(q0, { answer: '5', marked: true });
    await world.advance(100);
    const second = await world.tab();
    await world.advance(3000);
    expect(second.snapshot()).toMatchObject({ stage: { kind: 'module' }, save: 'on-device' });
    expect(second.snapshot().answers.get(q0)).toMatchObject({ answer: '5', marked: true });
    engine.close();
    world.server.network = 'up';
    second.retry();
    await world.advance(1500);
    expect(world.server.answers.get(q0)?.answer).toBe('5');
    expect(second.snapshot().save).toBe('saved');
  });

  it('says so when nothing can be kept on the device', async () => {
    const world = new FakeWorld();
    const broken: Backend = { ...memoryBackend(), update: () => Promise.reject(new Error('quota')) };
    const engine = await world.tab(broken);
    engine.begin();
    await world.advance(100);
    world.server.network = 'down';
    engine.change(q0, { answer: '5' });
    await world.advance(2000);
    expect(engine.snapshot().save).toBe('at-risk');
    expect(engine.snapshot().notice?.text).toMatch(/Keep this page open/);
    world.server.network = 'up';
    engine.retry();
    await world.advance(1000);
    expect(world.server.answers.get(q0)?.answer).toBe('5');
  });

  it('calls nothing kept on the device that is still being written there', async () => {
    const world = new FakeWorld();
    const disk = memoryBackend();
    let landed: (() => void) | undefined;
    let slow = false;
    const backend: Backend = {
      ...disk,
      update: async (key, change) => {
        if (slow && key.includes('/answer/')) await new Promise<void>((resolve) => (landed = resolve));
        await disk.update(key, change);
      },
    };
    const engine = await world.tab(backend);
    engine.begin();
    await world.advance(100);
    world.server.network = 'down';
    engine.change(q0, { answer: '5' });
    await world.advance(2000);
    expect(engine.snapshot().save).toBe('on-device');
    slow = true;
    engine.change('rw-1-q1', { answer: '6' });
    await world.advance(100);
    expect(engine.snapshot().save).toBe('saving');
    slow = false;
    landed?.();
    await world.advance(100);
    expect(engine.snapshot().save).toBe('on-device');
  });

  it('works on while signed out, and sends after signing in', async () => {
    const { world, engine } = await runningExam();
    world.server.signedIn = false;
    engine.change(q0, { answer: '5' });
    await world.advance(1000);
    expect(engine.snapshot()).toMatchObject({ needsSignIn: true, save: 'on-device' });
    engine.change('rw-1-q1', { answer: '6' });
    world.server.signedIn = true;
    engine.signedIn();
    await world.advance(1000);
    expect(engine.snapshot()).toMatchObject({ needsSignIn: false, save: 'saved' });
    expect([...world.server.answers.values()].map(({ answer }) => answer)).toEqual(['5', '6']);
  });
});

it('writes nothing on the device once it is closed, as when the student signs out', async () => {
  const { world, engine } = await runningExam();
  await world.advance(5_000);
  engine.close();
  await world.advance(1_000);
  world.disk().clear();
  engine.setVisible(false);
  engine.leaving();
  engine.change(q0, { answer: '5' });
  engine.goTo(1);
  await world.advance(5_000);
  expect([...world.disk().keys()]).toEqual([]);
});

describe('two tabs', () => {
  it('converge live', async () => {
    const { world, engine } = await runningExam();
    const second = await world.tab();
    await world.advance(100);
    second.change(q0, { answer: '3' });
    await world.advance(10);
    expect(engine.snapshot().answers.get(q0)?.answer).toBe('3');
    expect(engine.snapshot().notice?.text).toMatch(/another tab/);
  });

  it('a stale tab that only noted time does not beat an answer given elsewhere', async () => {
    const { world, engine } = await runningExam();
    const elsewhere = new FakeWorld();
    Object.assign(elsewhere, { time: world.time, server: world.server });
    const device2 = await elsewhere.tab();
    await elsewhere.advance(100);
    device2.change(q0, { answer: '9' });
    await elsewhere.advance(1000);
    world.time += 5000;
    engine.goTo(1);
    await world.advance(2000);
    expect(world.server.answers.get(q0)?.answer).toBe('9');
    expect(engine.snapshot().answers.get(q0)?.answer).toBe('9');
  });

  it('the other tab follows a submission', async () => {
    const { world, engine } = await runningExam();
    const second = await world.tab();
    await world.advance(100);
    engine.submit();
    await world.advance(1000);
    expect(engine.snapshot().stage).toEqual({ kind: 'module', position: 1 });
    await world.advance(1000);
    expect(second.snapshot().module?.position).toBe(1);
  });
});

describe('a server of a newer version', () => {
  it('asks for a refresh where the exam is at a step it does not know, and every answer is on its way', async () => {
    const { world, engine } = await runningExam();
    engine.change(q0, { answer: '12' });
    world.server.unknownPhase = true;
    await world.advance(3000);
    expect(engine.snapshot().stage).toEqual({ kind: 'outdated' });
    expect(world.server.answers.get(q0)?.answer).toBe('12');
    world.server.unknownPhase = false;
    engine.setVisible(true);
    await world.advance(1000);
    expect(engine.snapshot().stage).toEqual({ kind: 'module', position: 0 });
    expect(engine.snapshot().answers.get(q0)?.answer).toBe('12');
    engine.close();
  });

  it('loses nothing that was not sent: the new version finds it on the device', async () => {
    const { world, engine } = await runningExam();
    world.server.refuses = q0;
    engine.change(q0, { answer: '12' });
    world.server.unknownPhase = true;
    engine.setVisible(true);
    await world.advance(3000);
    expect(world.server.answers.size).toBe(0);
    expect(engine.snapshot().stage).toEqual({ kind: 'outdated' });
    engine.close();
    world.server.refuses = null;
    world.server.unknownPhase = false;
    const refreshed = await world.tab();
    await world.advance(3000);
    expect(refreshed.snapshot().stage).toEqual({ kind: 'module', position: 0 });
    expect(world.server.answers.get(q0)?.answer).toBe('12');
    refreshed.close();
  });

  it('an answer it cannot read while a module is opened asks for a refresh too', async () => {
    const world = new FakeWorld();
    world.server.unreadable = true;
    const engine = await world.tab();
    await world.advance(100);
    expect(engine.snapshot().stage).toEqual({ kind: 'outdated' });
    engine.close();
  });

  it('does not go on from a copy of a question it could not read', async () => {
    const { world, engine } = await runningExam();
    engine.change(q0, { answer: '12' });
    await world.advance(1000);
    engine.close();
    for (const [key, value] of world.disk()) {
      const copy = value as { questions?: { format: string }[] };
      if (copy.questions) world.disk().set(key, { ...copy, questions: copy.questions.map((question) => ({ ...question, format: 'unknown' })) });
    }
    world.server.network = 'down';
    const second = await world.tab();
    await world.advance(5000);
    expect(second.snapshot().stage).toEqual({ kind: 'loading', offline: true });
    world.server.network = 'up';
    second.retry();
    await world.advance(5000);
    expect(second.snapshot()).toMatchObject({ stage: { kind: 'module' }, module: { questions: [{ format: 'spr' }, { format: 'spr' }, { format: 'spr' }] } });
    expect(second.snapshot().answers.get(q0)?.answer).toBe('12');
    second.close();
  });
});

describe('the trail of a question', () => {
  it('reaches the server with the answers: when it was opened, answered, changed and opened again', async () => {
    const { world, engine } = await runningExam();
    await world.advance(4_900);
    engine.change(q0, { answer: '12' });
    await world.advance(10_000);
    engine.goTo(1);
    await world.advance(5_000);
    engine.goTo(0);
    await world.advance(5_000);
    engine.change(q0, { answer: '7' });
    await world.advance(1_000);
    const requests = world.server.requests.length;
    const steps = readTrail(world.server.answers.get(q0)?.trail ?? '');
    expect(steps.map(({ atMs, answer }) => [Math.round(atMs / 1000), answer])).toEqual([
      [0, undefined],
      [5, '12'],
      [20, undefined],
      [25, '7'],
    ]);
    expect(readTrail(world.server.answers.get('rw-1-q1')?.trail ?? '')).toMatchObject([{ atMs: 15_000 }]);
    // It goes with saves that are made anyway.
    await world.advance(2_000);
    expect(world.server.requests).toHaveLength(requests);
  });
});
