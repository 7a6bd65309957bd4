import { describe, expect, it } from 'vitest';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { adoptOwner, countUnsent, forgetStudent, loadOwner, stampOf } from './exam-copy.ts';
import { createExamStore, memoryBackend } from './exam-store.ts';

const state = (questionId: string, seq = 1): AnswerState => ({
  questionId,
  answer: 'A',
  eliminated: [],
  marked: false,
  annotations: [],
  timeSpentMs: 900,
  seq,
  device: 'aaaaaaaa',
  answerStamp: { seq, device: 'aaaaaaaa' },
});
const anna = { userId: 'anna', name: 'Anna', email: 'anna@example.com' };
const ben = { userId: 'ben', name: 'Ben', email: 'ben@example.com' };

async function device() {
  const disk = new Map<string, unknown>();
  const store = createExamStore(memoryBackend(disk));
  await adoptOwner(store, anna);
  await store.set('anna/s1/session', { id: 's1' });
  await store.set('anna/s1/0/module', { title: 'Questions' });
  await store.set('anna/s1/0/answer/q1', { state: state('q1'), pending: false, confirmed: { stamp: stampOf(state('q1')), answer: 'A' } });
  await store.set('anna/s1/0/answer/q2', { state: state('q2'), pending: true });
  await store.set('anna/s1/0/answer/q3', { state: state('q3'), pending: true, confirmed: { stamp: stampOf(state('q3')), answer: 'A' } });
  await store.set('anna/s1/0/answer/q4', { state: state('q4', 0), pending: true });
  await store.set('anna/s1/0/answer/q5', { state: state('q5'), pending: true, late: true });
  return { disk, store };
}

describe('what a device keeps of a student', () => {
  it('counts answers that are nowhere else: not time alone, not what came too late', async () => {
    const { store } = await device();
    expect(await countUnsent(store, 'anna')).toBe(1);
    expect(await countUnsent(store, 'ben')).toBe(0);
  });

  it('goes entirely when the student signs out', async () => {
    const { disk, store } = await device();
    await store.set('ben/s2/session', { id: 's2' });
    await forgetStudent(store, 'anna');
    expect([...disk.keys()]).toEqual(['ben/s2/session']);
    expect(await loadOwner(store)).toBeNull();
  });

  it('shrinks to unsent answers when somebody else signs in, who owns the device from then on', async () => {
    const { disk, store } = await device();
    await adoptOwner(store, ben);
    expect([...disk.keys()].sort()).toEqual(['anna/s1/0/answer/q2', 'owner']);
    expect(await loadOwner(store)).toEqual(ben);
  });

  it('stays when the same student comes back', async () => {
    const { disk, store } = await device();
    const before = disk.size;
    await adoptOwner(store, anna);
    expect(disk.size).toBe(before);
  });
});
