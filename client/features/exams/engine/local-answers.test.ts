import { describe, expect, it } from 'vitest';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { createLocalAnswers, deviceId } from './local-answers.ts';

const device = 'mydevice00000001';
const state = (change: Partial<AnswerState>): AnswerState => ({
  questionId: 'q1',
  answer: null,
  eliminated: [],
  marked: false,
  annotations: [],
  timeSpentMs: 0,
  seq: 1,
  device: 'otherdevice00001',
  answerStamp: { seq: change.seq ?? 1, device: change.device ?? 'otherdevice00001' },
  ...change,
});

describe('local answers', () => {
  it('stamps each change one higher than the highest seen', () => {
    const local = createLocalAnswers(['q1'], [state({ seq: 7 })], device);
    expect(local.change('q1', { answer: 'B' })).toMatchObject({ seq: 8, device, answer: 'B' });
    expect(local.change('q1', { marked: true })).toMatchObject({ seq: 9, answer: 'B', marked: true });
  });

  it('stamps nothing when nothing changes', () => {
    const local = createLocalAnswers(['q1'], [], device);
    expect(local.change('q1', { marked: false })).toBeUndefined();
    expect(local.addTime('q1', 999)).toBeUndefined();
  });

  it('adds time to the newest change without a stamp of its own, whoever made the change', () => {
    const local = createLocalAnswers(['q1', 'q2'], [state({ seq: 7, answer: 'C', timeSpentMs: 1_000 })], device);
    expect(local.addTime('q1', 5_000)).toMatchObject({ seq: 7, device: 'otherdevice00001', answer: 'C', timeSpentMs: 6_000 });
    expect(local.addTime('q2', 5_000)).toMatchObject({ seq: 0, device, timeSpentMs: 5_000 });
  });

  it('never lets time shown here beat an answer given elsewhere', () => {
    const local = createLocalAnswers(['q1'], [], device);
    for (let look = 0; look < 5; look += 1) local.addTime('q1', 5_000);
    expect(local.adopt(state({ answer: 'B', timeSpentMs: 2_000, device: '0000000000000000' }))).toEqual({ taken: true, changed: true });
    expect(local.get('q1')).toMatchObject({ answer: 'B', seq: 1, device: '0000000000000000', timeSpentMs: 25_000 });
  });

  it('ignores states that lose and questions it does not know', () => {
    const local = createLocalAnswers(['q1'], [state({ seq: 3, answer: 'A' })], device);
    expect(local.adopt(state({ seq: 2, answer: 'B' }))).toEqual({ taken: false, changed: false });
    expect(local.adopt(state({ questionId: 'q9', seq: 9 }))).toEqual({ taken: false, changed: false });
  });

  it('tells a change that shows from one that does not', () => {
    const local = createLocalAnswers(['q1'], [state({ seq: 3, answer: 'A' })], device);
    expect(local.adopt(state({ seq: 4, answer: 'A', timeSpentMs: 9_000 }))).toEqual({ taken: true, changed: false });
  });
});

it('makes device ids that the contract accepts', () => {
  for (const random of [() => 0, () => 0.5, () => 0.999_999]) expect(deviceId(random)).toMatch(/^[a-z0-9]{16}$/);
});

describe('the trail of a question', () => {
  it('is told with the change or the time that it goes with, and continues what is known from elsewhere', () => {
    const local = createLocalAnswers(['q1'], [], device);
    expect(local.addTime('q1', 5_000, { atMs: 5_000, openedMs: 0 })?.trail).toBe('000000');
    expect(local.change('q1', { answer: 'B' }, 0, { atMs: 12_300, openedMs: null })?.trail).toBe('000123=B 000000');
    local.adopt(state({ answer: 'D', seq: 9, trail: '000523=D 000123=B 000000' }));
    expect(local.change('q1', { marked: true }, 0, { atMs: 60_000, openedMs: 58_000 })?.trail).toBe('000580 000523=D 000123=B 000000');
  });

  it('is not begun where the module’s time is not known, and survives a state that comes without it', () => {
    const local = createLocalAnswers(['q1'], [], device);
    expect(local.change('q1', { answer: 'B' })).not.toHaveProperty('trail');
    local.change('q1', { answer: 'C' }, 0, { atMs: 1_000, openedMs: null });
    local.adopt(state({ answer: 'D', seq: 9 }));
    expect(local.get('q1')).toMatchObject({ answer: 'D', trail: '000010=C' });
  });
});
