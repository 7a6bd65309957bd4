import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answer } from '#core/exams/answer-state.ts';
import { contains } from '#core/exams/testing/merged-states.ts';
import { stampOf } from '#client/platform/exam-copy.ts';
import type { ExamEngine } from './snapshot.ts';
import { FakeWorld } from './testing/fake-world.ts';

/** What happens to a student who answers on a phone while a laptop elsewhere shows the same module, and is used for marks. */
type Event =
  | { readonly kind: 'look'; readonly question: number; readonly forMs: number }
  | { readonly kind: 'mark'; readonly question: number }
  | { readonly kind: 'away' | 'back' | 'reload' }
  | { readonly kind: 'connection'; readonly on: boolean }
  | { readonly kind: 'answer'; readonly question: number; readonly value: string; readonly after: number }
  | { readonly kind: 'phone-look'; readonly question: number };

const question = fc.nat(2);
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('look' as const), question, forMs: fc.constantFrom(300, 1_200, 2_500) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mark' as const), question }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('away' as const, 'back' as const, 'reload' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('connection' as const), on: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      question,
      value: fc.constantFrom('1', '12', '2/3', '-4'),
      after: fc.constantFrom(1, 700, 1_500),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('phone-look' as const), question }) },
);

const id = (n: number) => `rw-1-q${n}`;

async function setUp(latencyMs: number) {
  const world = new FakeWorld();
  world.server.allowedMs = 600_000;
  world.server.latencyMs = latencyMs;
  const phone = await world.tab(undefined, 'phone');
  await world.advance(1_000);
  phone.begin();
  await world.advance(3_000);
  const laptop = await world.tab();
  await world.advance(3_000);
  return { world, phone, laptop };
}

const settle = async (world: FakeWorld, engines: readonly ExamEngine[]) => {
  world.server.cut.clear();
  for (const engine of engines) engine.retry();
  await world.advance(10_000);
  for (const engine of engines) engine.setVisible(true);
  await world.advance(2_000);
  for (const engine of engines) engine.setVisible(false);
  await world.advance(5_000);
};

const latency = fc.constantFrom(0, 40, 450);

it('a device that shows or marks questions, offline or not, never costs an answer given on another, and both agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 25 }), latency, async (events, latencyMs) => {
      const { world, phone, laptop: first } = await setUp(latencyMs);
      let laptop = first;
      const given = new Map<string, string>();
      world.server.cut.add('laptop');
      for (const step of events) {
        if (step.kind === 'look') laptop.goTo(step.question);
        if (step.kind === 'mark') laptop.change(id(step.question), { marked: !laptop.snapshot().answers.get(id(step.question))?.marked });
        if (step.kind === 'away' || step.kind === 'back') laptop.setVisible(step.kind === 'back');
        if (step.kind === 'phone-look') phone.goTo(step.question);
        if (step.kind === 'connection' && step.on) world.server.cut.clear();
        if (step.kind === 'connection' && !step.on) world.server.cut.add('laptop');
        if (step.kind === 'reload') {
          laptop.close();
          laptop = await world.tab();
          await world.advance(3_000);
        }
        if (step.kind === 'answer' && phone.snapshot().answers.get(id(step.question))?.answer !== step.value) {
          phone.change(id(step.question), { answer: step.value });
          given.set(id(step.question), step.value);
        }
        await world.advance(step.kind === 'look' ? step.forMs : step.kind === 'answer' ? step.after : 1);
        for (const [question, value] of given) expect(phone.snapshot().answers.get(question)?.answer).toBe(value);
      }
      await settle(world, [phone, laptop]);
      for (const [question, value] of given) {
        const held = world.server.answers.get(question);
        expect(held?.answer, `${question} lost`).toBe(value);
        for (const engine of [phone, laptop])
          expect(engine.snapshot().answers.get(question)).toMatchObject({ answer: value, seq: held?.seq, device: held?.device });
      }
      for (const engine of [phone, laptop]) expect(engine.snapshot().save).toBe('saved');
    }),
    { numRuns: 200 },
  );
});

it('no acknowledged answer of either device gives way to anything but a newer change', async () => {
  const change = fc.record({
    on: fc.constantFrom('phone' as const, 'laptop' as const),
    question,
    value: fc.constantFrom('1', '12', '2/3', '-4'),
    lookMs: fc.constantFrom(0, 1_200, 2_500),
    connected: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 3, maxLength: 20 }), latency, async (changes, latencyMs) => {
      const { world, phone, laptop } = await setUp(latencyMs);
      /** Every change a student made, by stamp. */
      const made = new Map<string, Answer>();
      for (const { on, question: n, value, lookMs, connected } of changes) {
        const engine = on === 'phone' ? phone : laptop;
        if (connected) world.server.cut.delete(on);
        else world.server.cut.add(on);
        engine.goTo(n);
        await world.advance(lookMs);
        const before = engine.snapshot().answers.get(id(n));
        engine.change(id(n), { answer: value });
        const after = engine.snapshot().answers.get(id(n));
        if (after && before?.answer !== value) made.set(stampOf(after), value);
        await world.advance(600);
      }
      await settle(world, [phone, laptop]);
      for (const state of world.server.acknowledged) {
        if (state.seq === 0) expect(state.answer).toBeNull();
        else expect(made.get(stampOf(state)), 'a stamp that nobody’s change made').toBe(state.answer);
        const held = world.server.answers.get(state.questionId);
        if (state.answer !== null) expect(held?.answer ?? null).not.toBeNull();
        expect(held && contains(held, state)).toBe(true);
        expect(held?.timeSpentMs).toBeGreaterThanOrEqual(state.timeSpentMs);
      }
    }),
    { numRuns: 200 },
  );
});
