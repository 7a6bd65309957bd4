import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerStateSchema, mergeAll, mergeAnswer, supersedes, type AnswerState } from './answer-state.ts';

const devices = ['aaaaaaaa', 'bbbbbbbb'] as const;

function save(questionId: string, seq: number, device: string): AnswerState {
  // One stamp is one save: whatever a device writes under a number never changes.
  const answer = (['A', 'B', 'C', 'D'] as const)[(seq * 7 + device.charCodeAt(0)) % 4] ?? 'A';
  return {
    questionId,
    answer,
    eliminated: [],
    marked: seq % 2 === 0,
    annotations: [],
    timeSpentMs: ((seq * 37 + device.charCodeAt(0)) % 9) * 1000,
    seq,
    device,
  };
}

const anySave = fc
  .record({ question: fc.constantFrom('q1', 'q2', 'q3'), seq: fc.integer({ min: 0, max: 12 }), device: fc.constantFrom(...devices) })
  .map(({ question, seq, device }) => save(question, seq, device));

interface Write {
  readonly device: 0 | 1;
  readonly question: string;
  /** What the network does: how often it arrives (0 = lost), and where in the queue. */
  readonly copies: number;
  readonly place: number;
  /** The writer first hears what the server has. */
  readonly syncs: boolean;
}
const anyWrite: fc.Arbitrary<Write> = fc.record({
  device: fc.constantFrom<0 | 1>(0, 1),
  question: fc.constantFrom('q1', 'q2', 'q3'),
  copies: fc.integer({ min: 0, max: 3 }),
  place: fc.nat(1000),
  syncs: fc.boolean(),
});

/** Two tabs write, the network loses, repeats and reorders; at the end each tab sends all it still holds. */
function runHistory(writes: readonly Write[]): { server: AnswerState[]; written: AnswerState[]; local: AnswerState[][] } {
  const local: AnswerState[][] = [[], []];
  const written: AnswerState[] = [];
  const inFlight: AnswerState[] = [];
  let server: AnswerState[] = [];
  for (const { device, question, copies, place, syncs } of writes) {
    const mine = local[device] ?? [];
    const known = syncs ? mergeAll([...mine, ...server]) : mine;
    const seq = (known.find(({ questionId }) => questionId === question)?.seq ?? 0) + 1;
    const change = save(question, seq, devices[device]);
    written.push(change);
    local[device] = mergeAll([...known, change]);
    for (let copy = 0; copy < copies; copy++) inFlight.splice((place + copy * 7) % (inFlight.length + 1), 0, change);
    // Now and then something arrives.
    if (place % 2 === 0) server = mergeAll([...server, ...inFlight.splice(0, 1 + (place % 3))]);
  }
  server = mergeAll([...server, ...inFlight]);
  for (const mine of local) server = mergeAll([...server, ...mine]);
  return { server, written, local };
}

/** The last write, with the longest time anyone counted. */
function winner(written: readonly AnswerState[], questionId: string): AnswerState | undefined {
  const own = written.filter((change) => change.questionId === questionId).sort((a, b) => b.seq - a.seq || (a.device < b.device ? 1 : -1));
  return own[0] && { ...own[0], timeSpentMs: Math.max(...own.map(({ timeSpentMs }) => timeSpentMs)) };
}

describe('merging saves', () => {
  it('10,000 histories of loss, repetition, reordering and two writers end in one state, and it is the last write', () => {
    fc.assert(
      fc.property(fc.array(anyWrite, { minLength: 1, maxLength: 30, size: 'max' }), (writes) => {
        const { server, written, local } = runHistory(writes);
        for (const questionId of ['q1', 'q2', 'q3']) expect(server.find((state) => state.questionId === questionId)).toEqual(winner(written, questionId));
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
    const same = fc.tuple(anySave, anySave, anySave).map((three) => three.map((one) => save('q1', one.seq, one.device)));
    fc.assert(
      fc.property(same, ([a, b, c]) => {
        if (!a || !b || !c) return;
        expect(mergeAnswer(a, b)).toEqual(mergeAnswer(b, a));
        expect(mergeAnswer(mergeAnswer(a, b), c)).toEqual(mergeAnswer(a, mergeAnswer(b, c)));
        expect(mergeAnswer(a, a)).toEqual(a);
        expect(supersedes(a, b) && supersedes(b, a)).toBe(false);
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

describe('a saved state', () => {
  const valid = save('q1', 1, 'aaaaaaaa');
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
