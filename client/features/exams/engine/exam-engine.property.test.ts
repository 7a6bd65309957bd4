import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeAnswer, type AnswerState } from '#core/exams/answer-state.ts';
import { contains } from '#core/exams/testing/merged-states.ts';
import type { ExamEngine } from './snapshot.ts';
import { FakeWorld } from './testing/fake-world.ts';

/** One thing that happens to a student with up to two tabs. */
type Event =
  | { readonly kind: 'answer'; readonly tab: number; readonly question: number; readonly value: string; readonly after: number }
  | { readonly kind: 'mark' | 'go'; readonly tab: number; readonly question: number }
  | { readonly kind: 'network'; readonly to: 'up' | 'down' | 'drops-answers' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'reload' | 'crash' | 'hide' | 'wake' | 'submit'; readonly tab: number }
  | { readonly kind: 'session'; readonly signedIn: boolean };

const tab = fc.nat(1);
const question = fc.nat(1);
/** Each way, ms. */
const latency = fc.constantFrom(0, 40, 450);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      tab,
      question,
      value: fc.constantFrom('1', '12', '2/3', '-4', '.5'),
      after: fc.constantFrom(1, 450, 700, 1_500),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('mark' as const, 'go' as const), tab, question }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('network' as const), to: fc.constantFrom('up' as const, 'down' as const, 'drops-answers' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 300, 500, 2_000, 9_000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('reload' as const, 'crash' as const, 'hide' as const, 'wake' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('session' as const), signedIn: fc.boolean() }) },
);

/** "Saved" may be shown only if the server has this tab's state, or a newer one, for every question. */
function expectTruth(world: FakeWorld, engine: ExamEngine): void {
  const { stage, save, answers } = engine.snapshot();
  if (stage.kind !== 'module' || save !== 'saved') return;
  for (const state of answers.values()) {
    const held = world.server.answers.get(state.questionId);
    if (state.seq > 0) expect(held && contains(held, state), `${state.questionId} shown as saved`).toBe(true);
  }
}

async function happen(world: FakeWorld, tabs: ExamEngine[], step: Event): Promise<void> {
  if (step.kind === 'network') world.server.network = step.to;
  else if (step.kind === 'session') world.server.signedIn = step.signedIn;
  else if (step.kind === 'wait') return world.advance(step.ms);
  else {
    const engine = tabs[step.tab];
    if (!engine) return;
    const id = 'question' in step ? `rw-1-q${step.question}` : '';
    if (step.kind === 'answer') engine.change(id, { answer: step.value });
    if (step.kind === 'mark') engine.change(id, { marked: !engine.snapshot().answers.get(id)?.marked });
    if (step.kind === 'go') engine.goTo(step.question);
    if (step.kind === 'hide') engine.setVisible(false);
    if (step.kind === 'wake') engine.setVisible(true);
    if (step.kind === 'submit') engine.submit();
    if (step.kind === 'crash') {
      // Whatever a dying tab still tries to send is lost.
      const { network } = world.server;
      world.server.network = 'down';
      engine.close();
      await world.advance(0);
      world.server.network = network;
      tabs[step.tab] = await world.tab();
    }
    if (step.kind === 'reload') {
      engine.close();
      tabs[step.tab] = await world.tab();
    }
  }
  await world.advance('after' in step ? step.after : 1);
}

/** The newest change a student made to each question, over all tabs, reloads included. */
const noteNewest = (newest: Map<string, AnswerState>, engine: ExamEngine) => {
  for (const state of engine.snapshot().answers.values()) {
    const known = newest.get(state.questionId);
    if (state.seq > 0) newest.set(state.questionId, known ? mergeAnswer(known, state) : state);
  }
};

const recover = async (world: FakeWorld, tabs: readonly ExamEngine[]) => {
  world.server.network = 'up';
  world.server.signedIn = true;
  for (const engine of tabs) engine.signedIn();
  await world.advance(20_000);
  // The beat each minute may just have noted time spent.
  if (tabs.some((engine) => engine.snapshot().save === 'saving')) await world.advance(1_500);
};

it('loses nothing, never says a false "saved", and all tabs converge, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 25 }), latency, async (events, latencyMs) => {
      const world = new FakeWorld();
      world.server.latencyMs = latencyMs;
      const first = await world.tab();
      await world.advance(1_000);
      first.begin();
      await world.advance(3_000);
      expect(first.snapshot().stage.kind).toBe('module');
      const tabs = [first, await world.tab()];
      await world.advance(3_000);
      const newest = new Map<string, AnswerState>();
      for (const step of events) {
        if (world.server.position > 0) break;
        await happen(world, tabs, step);
        for (const engine of tabs) {
          expectTruth(world, engine);
          noteNewest(newest, engine);
        }
      }
      await recover(world, tabs);
      for (const [id, state] of newest) {
        const held = world.server.answers.get(id);
        expect(held && contains(held, state), `${id} lost`).toBe(true);
      }
      for (const state of world.server.acknowledged) {
        const held = world.server.answers.get(state.questionId);
        expect(held && contains(held, state)).toBe(true);
      }
      if (world.server.position === 0) {
        await sent(world, tabs);
        for (const engine of tabs) {
          if (engine.snapshot().stage.kind !== 'module') continue;
          expect(engine.snapshot().save).toBe('saved');
          for (const id of newest.keys()) expect(engine.snapshot().answers.get(id)?.answer).toBe(world.server.answers.get(id)?.answer);
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** Time on screen is noted once a minute, perhaps just now. */
async function sent(world: FakeWorld, tabs: readonly ExamEngine[]): Promise<void> {
  for (let tries = 0; tries < 4 && tabs.some((engine) => engine.snapshot().save === 'saving'); tries += 1) await world.advance(2_000);
}

it('submits each module once and strands no tab, through any mix of clicks, reloads and outages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 2, arbitrary: event }, { weight: 1, arbitrary: fc.record({ kind: fc.constant('submit' as const), tab }) }), {
        minLength: 3,
        maxLength: 20,
      }),
      latency,
      async (events, latencyMs) => {
        const world = new FakeWorld();
        world.server.latencyMs = latencyMs;
        const first = await world.tab();
        await world.advance(1_000);
        first.begin();
        await world.advance(3_000);
        expect(first.snapshot().stage.kind).toBe('module');
        const tabs = [first, await world.tab()];
        await world.advance(3_000);
        for (const step of events) await happen(world, tabs, step);
        await recover(world, tabs);
        expect(new Set(world.server.submissions).size).toBe(world.server.submissions.length);
        for (const engine of tabs) expect(engine.snapshot().stage.kind).not.toBe('failed');
      },
    ),
    { numRuns: 300 },
  );
});
