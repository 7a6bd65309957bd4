import { describe, expect, it } from 'vitest';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { adoptOwner, countUnsent, forgetOwner, forgetStudent, loadOwner, stampOf } from './exam-copy.ts';
import { createExamStore } from './exam-store.ts';
import { memoryBackend } from './testing/memory-backend.ts';

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
  it('counts answers that exist nowhere else, but not mere time or what came too late', async () => {
    const { store } = await device();
    expect(await countUnsent(store, 'anna')).toBe(1);
    expect(await countUnsent(store, 'ben')).toBe(0);
  });

  it('is deleted completely when the student signs out', async () => {
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

  const key = 'q3M0Zb0l7dJ4mT8v2cYw6R1xQ9uE5aKpHn_sLgBfXtI';

  it('is sealed when the session ends and when somebody else signs in, and opens only for its student', async () => {
    const { disk, store } = await device();
    await adoptOwner(store, { ...anna, deviceKey: key });
    expect(await forgetOwner(store)).toBe(true);
    const all = () => [...disk].map(([place, value]) => `${place} ${JSON.stringify(value)}`).join('\n');
    expect([...disk.keys()]).toEqual([expect.stringMatching(/^anna\/sealed\//)]);
    expect(all()).not.toMatch(/q2|answer|Anna|example|q3M0/);
    await adoptOwner(store, { ...ben, deviceKey: key.replace('q3', 'x7') });
    expect(await countUnsent(store, 'anna')).toBe(0);
    expect(all()).not.toMatch(/q2|Anna/);
    // The key of an account opens nothing under another SECRET, and the copy stays.
    await adoptOwner(store, { ...anna, deviceKey: key.replace('q3', 'z9') });
    expect(await countUnsent(store, 'anna')).toBe(0);
    await adoptOwner(store, { ...anna, deviceKey: key });
    expect(await countUnsent(store, 'anna')).toBe(1);
    expect(await store.get('anna/s1/0/answer/q2')).toEqual({ state: state('q2'), pending: true });
    expect([...disk.keys()].some((place) => place.includes('/sealed/'))).toBe(false);
    await adoptOwner(store, ben);
    expect(all()).not.toMatch(/q2|Anna/);
  });

  it('stays when the same student comes back', async () => {
    const { disk, store } = await device();
    const before = disk.size;
    await adoptOwner(store, anna);
    expect(disk.size).toBe(before);
  });
});
