import { describe, expect, it } from 'vitest';
import { annotationLimit, noteLimit, type AnswerState } from '#core/exams/answer-state.ts';
import { ApiError } from '#client/platform/api.ts';
import type { SessionApi } from './ports.ts';
import { createRetrier } from './retry.ts';
import { sendSubmission } from './send-submission.ts';
import { FakeWorld } from './testing/fake-world.ts';

async function running() {
  const world = new FakeWorld();
  const engine = await world.tab();
  engine.begin();
  await world.advance(100);
  return { world, engine };
}
const [q0, q1, q2] = ['rw-1-q0', 'rw-1-q1', 'rw-1-q2'] as const;

const onDisk = (world: FakeWorld, questionId: string) => world.disk().get(`u1/s1/0/answer/${questionId}`);

describe('handing in past the deadline', () => {
  it('loses none of the other answers when the server refuses one', async () => {
    const { world, engine } = await running();
    world.server.network = 'down';
    engine.change(q0, { answer: '1' });
    engine.change(q1, { answer: '2' });
    engine.change(q2, { answer: '3' });
    await world.advance(90_000);
    world.server.refuses = q1;
    world.server.network = 'up';
    engine.retry();
    await world.advance(5_000);
    expect(world.server.submissions).toEqual([0]);
    expect(world.server.answers.get(q0)?.answer).toBe('1');
    expect(world.server.answers.get(q2)?.answer).toBe('3');
    expect(engine.snapshot().stage).toEqual({ kind: 'module', position: 1 });
  });

  it('keeps the refused answer on the device, and says so', async () => {
    const { world, engine } = await running();
    world.server.network = 'down';
    engine.change(q0, { answer: '1' });
    engine.change(q1, { answer: '2' });
    await world.advance(90_000);
    world.server.refuses = q1;
    world.server.network = 'up';
    engine.retry();
    await world.advance(5_000);
    expect(onDisk(world, q1)).toMatchObject({ state: { answer: '2' }, pending: true });
    expect(onDisk(world, q0)).toBeUndefined();
    expect(engine.snapshot().notice?.text).toMatch(/did not accept one of your changes/);
  });

  it('hands in every answer when notes are too long for one request', async () => {
    const { world, engine } = await running();
    world.server.network = 'down';
    const note = 'x'.repeat(noteLimit);
    const annotations: AnswerState['annotations'] = Array.from({ length: annotationLimit }, (_, n) => ({
      id: `a${n}`,
      target: 'stem',
      start: 0,
      end: 1,
      colour: 'yellow',
      underline: 'none',
      note: `${note}${note}${note}${note}`,
    }));
    for (const [n, id] of [q0, q1, q2].entries()) engine.change(id, { answer: String(n), annotations });
    await world.advance(90_000);
    world.server.network = 'up';
    engine.retry();
    await world.advance(5_000);
    expect([q0, q1, q2].map((id) => world.server.answers.get(id)?.answer)).toEqual(['0', '1', '2']);
  });
});

it('takes no bug for a refusal: what broke the work is thrown', async () => {
  const { world, engine } = await running();
  engine.change(q0, { answer: '1' });
  await world.advance(2_000);
  const states = [...engine.snapshot().answers.values()].filter(({ seq }) => seq > 0);
  expect(states).toHaveLength(1);
  const api: SessionApi = {
    ...world.server.api('laptop'),
    submitModule: () => Promise.reject(new ApiError('bad-input', 'This does not fit.')),
    saveAnswers: () => Promise.reject(new TypeError('no such function')),
  };
  const retrier = createRetrier({ schedule: () => () => undefined, random: () => 0.5 });
  await expect(sendSubmission(0, states, 'student', { api, retrier, onWait: () => undefined })).rejects.toThrow(TypeError);
});

it('forgets a module that was submitted whole', async () => {
  const { world, engine } = await running();
  engine.change(q0, { answer: '1' });
  engine.submit();
  await world.advance(3_000);
  expect([...world.disk().keys()].filter((key) => key.startsWith('u1/s1/0/'))).toEqual([]);
});
