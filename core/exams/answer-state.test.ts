import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerStateSchema, mergeAnswer, notIn, trailless, unanswered, type AnswerState } from './answer-state.ts';
import { isLater, type Stamp } from './stamp.ts';
import { addStep, laterTrail } from './trail.ts';
import { contains, mergeAll } from './testing/merged-states.ts';

const devices = ['aaaaaaaa', 'bbbbbbbb'] as const;

/** The answer that this change set: one stamp is one change, and what a device wrote under a number never changes. */
const answerOf = ({ seq, device }: Stamp) => (seq === 0 ? null : ((['A', 'B', 'C', 'D'] as const)[(seq * 7 + device.charCodeAt(0)) % 4] ?? 'A'));

const save = (questionId: string, stamp: Stamp, answerStamp: Stamp): AnswerState => ({
  questionId,
  answer: answerOf(answerStamp),
  eliminated: [],
  marked: stamp.seq % 2 === 0,
  annotations: [],
  timeSpentMs: ((stamp.seq * 37 + stamp.device.charCodeAt(0)) % 9) * 1000,
  // Unknown to some, and by no means later where the change is.
  ...(stamp.seq % 3 === 0 ? {} : { trail: addStep('', { atMs: ((stamp.seq * 29 + stamp.device.charCodeAt(0)) % 7) * 1000 }) }),
  ...stamp,
  answerStamp,
});

const anyStamp = fc.record({ seq: fc.integer({ min: 0, max: 12 }), device: fc.constantFrom(...devices) });
const anySave = fc
  .tuple(fc.constantFrom('q1', 'q2', 'q3'), anyStamp, anyStamp)
  .map(([question, one, other]) => (isLater(one, other) ? save(question, one, other) : save(question, other, one)));

interface Write {
  readonly device: 0 | 1;
  readonly question: string;
  /** Sets the answer; otherwise a mark or a note. */
  readonly answers: boolean;
  /** What the network does: how often it arrives (0 = lost), and where in the queue. */
  readonly copies: number;
  readonly place: number;
  /** The writer first hears what the server has. */
  readonly syncs: boolean;
}
const anyWrite: fc.Arbitrary<Write> = fc.record({
  device: fc.constantFrom<0 | 1>(0, 1),
  question: fc.constantFrom('q1', 'q2', 'q3'),
  answers: fc.boolean(),
  copies: fc.integer({ min: 0, max: 3 }),
  place: fc.nat(1000),
  syncs: fc.boolean(),
});

interface Change {
  readonly state: AnswerState;
  readonly answers: boolean;
}

/** Two tabs write, the network loses, repeats and reorders; at the end each tab sends all it still holds. */
function runHistory(writes: readonly Write[]): { server: AnswerState[]; changes: Change[]; local: AnswerState[][] } {
  const local: AnswerState[][] = [[], []];
  const changes: Change[] = [];
  const inFlight: AnswerState[] = [];
  let server: AnswerState[] = [];
  for (const { device, question, answers, copies, place, syncs } of writes) {
    const mine = local[device] ?? [];
    const known = syncs ? mergeAll([...mine, ...server]) : mine;
    const before = known.find(({ questionId }) => questionId === question);
    const stamp = { seq: (before?.seq ?? 0) + 1, device: devices[device] };
    const change = save(question, stamp, answers ? stamp : (before?.answerStamp ?? unanswered));
    changes.push({ state: change, answers });
    local[device] = mergeAll([...known, change]);
    for (let copy = 0; copy < copies; copy++) inFlight.splice((place + copy * 7) % (inFlight.length + 1), 0, change);
    // Now and then something arrives.
    if (place % 2 === 0) server = mergeAll([...server, ...inFlight.splice(0, 1 + (place % 3))]);
  }
  server = mergeAll([...server, ...inFlight]);
  for (const mine of local) server = mergeAll([...server, ...mine]);
  return { server, changes, local };
}

/** The last answer, the last of all the rest, and the longest time anyone counted. */
function winner(changes: readonly Change[], questionId: string): AnswerState | undefined {
  const own = changes.filter(({ state }) => state.questionId === questionId).sort((a, b) => (isLater(a.state, b.state) ? -1 : 1));
  const [last] = own;
  if (!last) return undefined;
  const answer = own.find(({ answers }) => answers)?.state ?? last.state;
  return {
    ...last.state,
    answer: answer.answer,
    answerStamp: answer.answerStamp,
    timeSpentMs: Math.max(...own.map(({ state }) => state.timeSpentMs)),
    trail: own.map(({ state }) => state.trail).reduce(laterTrail),
  };
}

describe('merging saves', () => {
  it('10,000 histories of loss, repetition, reordering and two writers end in one state: the last answer, and the last of all the rest', () => {
    fc.assert(
      fc.property(fc.array(anyWrite, { minLength: 1, maxLength: 30, size: 'max' }), (writes) => {
        const { server, changes, local } = runHistory(writes);
        for (const questionId of ['q1', 'q2', 'q3']) expect(server.find((state) => state.questionId === questionId)).toEqual(winner(changes, questionId));
        for (const mine of local) expect(mergeAll([...mine, ...server])).toEqual(server);
      }),
      { numRuns: 10_000 },
    );
  });

  it('order and repetition do not matter', () => {
    fc.assert(
      fc.property(fc.array(anySave, { maxLength: 20 }), fc.array(fc.nat(), { maxLength: 20 }), (saves, keys) => {
        const shuffled = saves
          .map((one, index) => ({ one, key: keys[index] ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(mergeAll(shuffled)).toEqual(mergeAll(saves));
        expect(mergeAll([...saves, ...shuffled])).toEqual(mergeAll(saves));
      }),
      { numRuns: 3000 },
    );
  });

  it('is commutative, associative and idempotent', () => {
    const same = fc.tuple(anySave, anySave, anySave).map((three) => three.map((one) => ({ ...one, questionId: 'q1' })));
    fc.assert(
      fc.property(same, ([a, b, c]) => {
        if (!a || !b || !c) return;
        expect(mergeAnswer(a, b)).toEqual(mergeAnswer(b, a));
        expect(mergeAnswer(mergeAnswer(a, b), c)).toEqual(mergeAnswer(a, mergeAnswer(b, c)));
        expect(mergeAnswer(a, a)).toEqual(a);
        expect(isLater(a, b) && isLater(b, a)).toBe(false);
        expect([contains(mergeAnswer(a, b), a), contains(mergeAnswer(a, b), b)]).toEqual([true, true]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('in parts comes to the same as at once', () => {
    fc.assert(
      fc.property(fc.array(anySave, { maxLength: 20 }), fc.nat(20), (saves, cut) => {
        expect(mergeAll([...mergeAll(saves.slice(0, cut)), ...mergeAll(saves.slice(cut))])).toEqual(mergeAll(saves));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('two devices that do not hear of each other', () => {
  const [phone, laptop] = [
    { seq: 1, device: 'aaaaaaaa' },
    { seq: 4, device: 'bbbbbbbb' },
  ];
  it('keep the answer of one and the mark of the other', () => {
    const merged = mergeAnswer(save('q1', phone, phone), save('q1', laptop, unanswered));
    expect(merged).toMatchObject({ answer: answerOf(phone), marked: true, ...laptop, answerStamp: phone });
  });
  it('keep an answer that was taken back on purpose taken back', () => {
    const cleared = { ...save('q1', laptop, laptop), answer: null };
    expect(mergeAnswer(save('q1', phone, phone), cleared).answer).toBeNull();
  });
});

describe('a saved state', () => {
  const valid = save('q1', { seq: 1, device: 'aaaaaaaa' }, { seq: 1, device: 'aaaaaaaa' });
  it.each(['A', '-', '2/', '-.3333', '', null])('may hold the answer %j', (answer) =>
    expect(answerStateSchema.safeParse({ ...valid, answer }).success).toBe(true),
  );
  it.each(['E', '1234567', '1-2', ' ', 5, undefined])('may not hold %j', (answer) =>
    expect(answerStateSchema.safeParse({ ...valid, answer }).success).toBe(false),
  );
  it('has no unknown fields', () => expect(answerStateSchema.safeParse({ ...valid, correct: true }).success).toBe(false));
  it.each(['\u0000', '\ud800'])('has no note a database cannot keep: %j', (note) => {
    const annotation = { id: 'n1', target: 'stem', start: 0, end: 4, colour: 'yellow', underline: 'none' };
    expect(answerStateSchema.safeParse({ ...valid, annotations: [{ ...annotation, note }] }).success).toBe(false);
    expect(answerStateSchema.safeParse({ ...valid, annotations: [{ ...annotation, note: 'because 😀' }] }).success).toBe(true);
  });
});

describe('what is not kept', () => {
  it('is nothing once it was merged, and everything of which the merge would change more than time and trail', () => {
    fc.assert(
      fc.property(fc.array(anySave, { maxLength: 6 }), fc.array(anySave, { maxLength: 4 }), (before, sent) => {
        const byQuestion = (states: readonly AnswerState[]) => new Map(mergeAll(states).map((state) => [state.questionId, state]));
        const [kept, after] = [byQuestion(before), byQuestion([...before, ...sent])];
        expect(notIn(after, sent)).toEqual([]);
        const lost = new Set(notIn(kept, sent).map(({ questionId }) => questionId));
        for (const [questionId, state] of after) {
          const known = kept.get(questionId);
          if (known && !lost.has(questionId)) expect({ ...trailless(state), timeSpentMs: 0 }).toEqual({ ...trailless(known), timeSpentMs: 0 });
        }
      }),
    );
  });
});
