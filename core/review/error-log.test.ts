import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsEntry, logAnswers, type LoggedError } from './error-log.ts';
import { firstRedo } from './redo-schedule.ts';

const day = 24 * 3600_000;
const answer = (change: object = {}) => ({
  questionId: 'q-one',
  questionVersion: 1,
  topicId: 14 as const,
  archetype: 'SYS-a',
  difficulty: 3 as const,
  misconception: 'SIGN' as const,
  answer: 'B',
  correct: false,
  guessed: false,
  redoOf: null,
  ...change,
});
const right = (change: object = {}) => answer({ correct: true, misconception: null, answer: 'A', ...change });
const log = (known: readonly LoggedError[], at: number, ...attempts: ReturnType<typeof answer>[]) => logAnswers(known, attempts, 'untimed-quiz', at);

describe('the log of mistakes', () => {
  it('takes in wrong answers and right guesses, and nothing else', () => {
    const entries = log(
      [],
      0,
      answer(),
      right({ questionId: 'q-two', guessed: true }),
      right({ questionId: 'q-three' }),
      answer({ questionId: 'q-four', answer: null }),
      answer({ questionId: 'q-five', guessed: true }),
    );
    expect(entries.map(({ questionId, answer, cause, misconception }) => ({ questionId, answer, cause, misconception }))).toEqual([
      { questionId: 'q-one', answer: 'B', cause: null, misconception: 'SIGN' },
      { questionId: 'q-two', answer: 'A', cause: 'guessed', misconception: null },
      // Whoever has said that it was a guess is not asked again.
      { questionId: 'q-five', answer: 'B', cause: 'guessed', misconception: 'SIGN' },
    ]);
  });

  it('says beforehand which answers begin an entry: misses of questions asked once, where nothing is redone', () => {
    const attempts = [
      answer(),
      right({ questionId: 'q-two', guessed: true }),
      right({ questionId: 'q-three' }),
      answer({ questionId: 'q-four', answer: null }),
    ];
    expect(beginsEntry(attempts)).toEqual([true, true, false, false]);
    expect(log([], day, ...attempts)).toMatchObject([
      { questionId: 'q-one', ...firstRedo(day) },
      { questionId: 'q-two', ...firstRedo(day) },
    ]);
    expect(beginsEntry([answer(), answer({ answer: 'C' }), answer({ questionId: 'q-two' })])).toEqual([false, false, true]);
    expect(beginsEntry([answer(), answer({ questionId: 'q-sibling', redoOf: 'q-two' })])).toEqual([false, false]);
  });

  it('changes nothing about a question once it is closed, until it is missed again', () => {
    const [missed] = log([], 0, answer());
    const closed = { ...(missed as LoggedError), closedAt: day };
    expect(log([closed], 3 * day, right())).toEqual([]);
    expect(log([closed], 3 * day, answer({ answer: 'C' }))).toMatchObject([{ closedAt: null, misses: 2, answer: 'C', firstMissedAt: 0, missedAt: 3 * day }]);
  });

  it('a redo with another question of its kind counts for the mistake it redoes, and is no new one', () => {
    const [missed] = log([], 0, answer());
    const again = log([missed as LoggedError], day, answer({ questionId: 'q-sibling', redoOf: 'q-one', answer: 'D', misconception: 'DIST' }));
    expect(again).toMatchObject([{ questionId: 'q-one', answer: 'B', misconception: 'SIGN', misses: 2, redos: 1, lapses: 1, closedAt: null }]);
    const once = log(again, 2 * day, right({ questionId: 'q-third', redoOf: 'q-one' }));
    expect(once).toMatchObject([{ questionId: 'q-one', closedAt: null, redos: 2 }]);
    expect(log(once, 5 * day, right({ questionId: 'q-fourth', redoOf: 'q-one' }))).toMatchObject([{ questionId: 'q-one', closedAt: 5 * day }]);
  });

  it('a guess at a redo does not count as knowing', () => {
    const [missed] = log([], 0, answer());
    expect(log([missed as LoggedError], day, right({ guessed: true }))).toMatchObject([{ redos: 1, lapses: 1, rightAfter: null }]);
  });

  it('a mistake in a redo of something removed meanwhile is entered as its own', () => {
    expect(log([], 0, answer({ questionId: 'q-sibling', redoOf: 'q-one' }))).toMatchObject([{ questionId: 'q-sibling', misses: 1 }]);
  });

  it('counts each miss once, whatever comes', () => {
    const attempts = fc.array(fc.record({ id: fc.constantFrom('q-one', 'q-two', 'q-three'), correct: fc.boolean(), guessed: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(attempts, (given) => {
        const entries = given.reduce<readonly LoggedError[]>((known, { id, correct, guessed }, index) => {
          const changed = log(known, index * day, answer({ questionId: id, correct, guessed }));
          return [...known.filter(({ questionId }) => !changed.some((entry) => entry.questionId === questionId)), ...changed];
        }, []);
        for (const id of ['q-one', 'q-two', 'q-three'])
          expect(entries.find(({ questionId }) => questionId === id)?.misses ?? 0).toBe(
            given.filter((one) => one.id === id && !(one.correct && !one.guessed)).length,
          );
      }),
    );
  });
});
