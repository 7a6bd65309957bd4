import { describe, expect, it } from 'vitest';
import { FakeWorld } from './testing/fake-world.ts';

const q0 = 'rw-1-q0';

/** A laptop and a phone in the same module, the laptop without network from now on. */
async function apart() {
  const world = new FakeWorld();
  const laptop = await world.tab();
  laptop.begin();
  await world.advance(100);
  const phone = await world.tab(undefined, 'phone');
  await world.advance(100);
  expect(phone.snapshot().stage.kind).toBe('module');
  world.server.cut.add('laptop');
  return { world, laptop, phone };
}

describe('a device that only shows questions', () => {
  it('never beats an answer given elsewhere, however long it shows them', async () => {
    const { world, laptop, phone } = await apart();
    for (const to of [1, 0, 1, 0, 1]) {
      await world.advance(1_500);
      laptop.goTo(to);
    }
    phone.change(q0, { answer: '7' });
    await world.advance(1_000);
    expect(phone.snapshot().save).toBe('saved');
    world.server.cut.clear();
    laptop.retry();
    await world.advance(3_000);
    expect(world.server.answers.get(q0)).toMatchObject({ answer: '7', seq: 1 });
    expect(laptop.snapshot().answers.get(q0)?.answer).toBe('7');
    expect(laptop.snapshot().save).toBe('saved');
  });

  it('sends its time with the change it saw, even another device’s', async () => {
    const { world, laptop, phone } = await apart();
    world.server.cut.clear();
    phone.change(q0, { answer: '7' });
    await world.advance(1_000);
    laptop.setVisible(true);
    await world.advance(5_000);
    laptop.goTo(1);
    await world.advance(1_000);
    const held = world.server.answers.get(q0);
    expect(held).toMatchObject({ answer: '7', seq: 1, device: phone.snapshot().answers.get(q0)?.device });
    expect(held?.timeSpentMs).toBeGreaterThanOrEqual(5_000);
    expect(laptop.snapshot().save).toBe('saved');
  });
});

describe('the question on screen', () => {
  it('is where another device goes on', async () => {
    const { world, phone } = await apart();
    await world.advance(2_000);
    phone.goTo(2);
    await world.advance(1_000);
    const tablet = await world.tab(undefined, 'tablet');
    await world.advance(100);
    expect(tablet.snapshot().index).toBe(2);
  });

  it('is this device’s own where it has been here before', async () => {
    const { world, phone } = await apart();
    await world.advance(2_000);
    phone.goTo(2);
    await world.advance(1_000);
    world.server.questionIndex = 1;
    const again = await world.tab(undefined, 'phone');
    await world.advance(100);
    expect(again.snapshot().index).toBe(2);
  });

  it('is sent only when it changed', async () => {
    const { world, phone } = await apart();
    phone.change(q0, { answer: '7' });
    await world.advance(1_000);
    phone.change(q0, { answer: '78' });
    await world.advance(2_000);
    expect(world.server.indexesSent).toEqual([]);
    phone.goTo(1);
    await world.advance(1_000);
    phone.change('rw-1-q1', { answer: '3' });
    await world.advance(1_000);
    expect(world.server.indexesSent).toEqual([1]);
  });
});

describe('a module submitted on another device', () => {
  const submittedElsewhere = async () => {
    const { world, laptop, phone } = await apart();
    laptop.change(q0, { answer: '5' });
    laptop.change('rw-1-q1', { answer: '6' });
    await world.advance(1_000);
    phone.submit();
    await world.advance(2_000);
    expect(world.server.submissions).toEqual([0]);
    return { world, laptop };
  };
  const told = 'This module was already submitted from another tab or device. 2 answers on this device came too late and do not count.';

  it('says how many answers came too late when this device submits it, and moves on', async () => {
    const { world, laptop } = await submittedElsewhere();
    laptop.submit();
    await world.advance(1_000);
    world.server.cut.clear();
    laptop.retry();
    await world.advance(3_000);
    expect(laptop.snapshot().notice?.text).toBe(told);
    expect(laptop.snapshot().stage).toEqual({ kind: 'module', position: 1 });
    expect(world.server.answers.get(q0)?.answer ?? null).toBeNull();
  });

  it('says so when this device finds out by itself', async () => {
    const { world, laptop } = await submittedElsewhere();
    world.server.cut.clear();
    laptop.retry();
    await world.advance(3_000);
    expect(laptop.snapshot().notice?.text).toBe(told);
    expect(laptop.snapshot().stage).toEqual({ kind: 'module', position: 1 });
  });

  it('says so, once, when the page is opened later', async () => {
    const { world, laptop } = await submittedElsewhere();
    laptop.close();
    world.server.cut.clear();
    const later = await world.tab();
    await world.advance(3_000);
    expect(later.snapshot().notice?.text).toBe(told);
    later.close();
    const again = await world.tab();
    await world.advance(3_000);
    expect(again.snapshot().notice).toBeNull();
  });

  it('says so, once, when the server does not accept what was changed here, and keeps it', async () => {
    const { world, laptop, phone } = await apart();
    laptop.change(q0, { answer: '5' });
    await world.advance(1_000);
    phone.submit();
    await world.advance(2_000);
    laptop.close();
    world.server.cut.clear();
    world.server.refuses = q0;
    const later = await world.tab();
    await world.advance(3_000);
    expect(later.snapshot().notice).toMatchObject({ id: 1, text: expect.stringMatching(/did not accept one of your changes/) });
    expect(world.disk().get(`u1/s1/0/answer/${q0}`)).toMatchObject({ state: { answer: '5' }, pending: true });
    later.close();
    const again = await world.tab();
    await world.advance(3_000);
    expect(again.snapshot().notice).toBeNull();
  });

  it('keeps marks that came too late on the device, and says that the answers are all there', async () => {
    const { world, laptop, phone } = await apart();
    laptop.change(q0, { marked: true });
    await world.advance(1_000);
    phone.submit();
    await world.advance(2_000);
    world.server.cut.clear();
    laptop.retry();
    await world.advance(3_000);
    expect(laptop.snapshot().notice?.text).toBe(
      'This module was already submitted from another tab or device. All your answers were included. Marks and notes you made here after that were not.',
    );
    expect(laptop.snapshot().stage).toEqual({ kind: 'module', position: 1 });
    expect(world.server.answers.get(q0)?.marked ?? false).toBe(false);
  });

  it('says nothing of answers that had arrived', async () => {
    const { world, laptop, phone } = await apart();
    world.server.cut.clear();
    laptop.change(q0, { answer: '5' });
    await world.advance(1_000);
    world.server.cut.add('laptop');
    await world.advance(2_000);
    laptop.goTo(1);
    phone.submit();
    await world.advance(2_000);
    world.server.cut.clear();
    laptop.retry();
    await world.advance(3_000);
    expect(laptop.snapshot().stage).toEqual({ kind: 'module', position: 1 });
    expect(laptop.snapshot().notice?.text ?? '').not.toMatch(/too late/);
  });
});
