import { describe, expect, it } from 'vitest';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { createAnswerBook, deviceId, quietDevice } from './answer-book.ts';

const device = 'mydevice00000001';
const state = (change: Partial<AnswerState>): AnswerState => ({ questionId: 'q1', answer: null, eliminated: [], marked: false, annotations: [], timeSpentMs: 0, seq: 1, device: 'otherdevice00001', ...change });

describe('answer book', () => {
  it('stamps each change one higher than the highest seen', () => {
    const book = createAnswerBook(['q1'], [state({ seq: 7 })], device);
    expect(book.change('q1', { answer: 'B' })).toMatchObject({ seq: 8, device, answer: 'B' });
    expect(book.change('q1', { marked: true })).toMatchObject({ seq: 9, answer: 'B', marked: true });
  });

  it('stamps nothing when nothing changes', () => {
    const book = createAnswerBook(['q1'], [], device);
    expect(book.change('q1', { marked: false })).toBeUndefined();
    expect(book.addTime('q1', 999)).toBeUndefined();
  });

  it('lets a note of time lose a tie against a real change made elsewhere', () => {
    const book = createAnswerBook(['q1'], [], device);
    expect(book.addTime('q1', 5_000)).toMatchObject({ seq: 1, timeSpentMs: 5_000, device: quietDevice(device) });
    expect(book.adopt(state({ answer: 'C', device: 'a000000000000000' }))).toEqual({ taken: true, changed: true });
    expect(book.get('q1').answer).toBe('C');
  });

  it('ignores states that lose and questions it does not know', () => {
    const book = createAnswerBook(['q1'], [state({ seq: 3, answer: 'A' })], device);
    expect(book.adopt(state({ seq: 2, answer: 'B' }))).toEqual({ taken: false, changed: false });
    expect(book.adopt(state({ questionId: 'q9', seq: 9 }))).toEqual({ taken: false, changed: false });
  });

  it('tells a change that shows from one that does not', () => {
    const book = createAnswerBook(['q1'], [state({ seq: 3, answer: 'A' })], device);
    expect(book.adopt(state({ seq: 4, answer: 'A', timeSpentMs: 9_000 }))).toEqual({ taken: true, changed: false });
  });
});

it('makes device ids that the contract accepts and that beat their quiet form', () => {
  for (const random of [() => 0, () => 0.5, () => 0.999_999]) {
    const id = deviceId(random);
    expect(id).toMatch(/^[a-z][a-z0-9]{15}$/);
    expect(quietDevice(id) < 'a').toBe(true);
  }
});
