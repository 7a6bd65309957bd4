import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropReview, keepReview, unsentReviews, type StoredReview } from './card-copy.ts';
import { adoptOwner, countUnsent, forgetOwner, forgetStudent } from './exam-copy.ts';
import { createExamStore, type Backend } from './exam-store.ts';
import { memoryBackend } from './testing/memory-backend.ts';
import { stubLocalStorage } from './testing/stub-storage.ts';
import { settingNames, writeSetting } from './storage.ts';

const review = (undone = false): StoredReview => ({ id: 'r1', cardId: 'c1', deckId: 'd1', grade: 'good', at: 1000, retention: 90, undone, tookMs: 500 });
const anna = { userId: 'anna', name: 'Anna', email: 'anna@example.com', deviceKey: 'A'.repeat(43) };
const journaled = () => settingNames('card-review.');

/** A disk, and a page on it whose writes from now on do not arrive before the page is gone. */
async function device() {
  const disk = memoryBackend();
  await adoptOwner(createExamStore(disk), anna);
  const dying: Backend = { ...disk, update: () => new Promise(() => undefined) };
  return { page: createExamStore(dying), reloaded: () => createExamStore(disk) };
}

beforeEach(() => {
  vi.useFakeTimers();
  stubLocalStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an answer that the page could not store before it was gone is there for the next one, once', async () => {
  const { page, reloaded } = await device();
  void keepReview(page, 'anna', review());
  const store = reloaded();
  expect(await unsentReviews(store, 'anna')).toEqual([review()]);
  expect(journaled()).toEqual([]);
  await dropReview(store, 'anna', review());
  expect(await unsentReviews(reloaded(), 'anna')).toEqual([]);
});

it('taken back in the same moment, it stays taken back', async () => {
  const { page, reloaded } = await device();
  void keepReview(page, 'anna', review());
  void keepReview(page, 'anna', review(true));
  expect(await unsentReviews(reloaded(), 'anna')).toEqual([review(true)]);
});

it('once the server has it, it is not written down any more; taken back since, it is', async () => {
  const { page } = await device();
  void keepReview(page, 'anna', review());
  void keepReview(page, 'anna', review(true));
  void dropReview(page, 'anna', review());
  expect(journaled()).toHaveLength(1);
  void dropReview(page, 'anna', review(true));
  expect(journaled()).toEqual([]);
});

it('a disk that stores at once leaves nothing behind', async () => {
  const { reloaded } = await device();
  await keepReview(reloaded(), 'anna', review());
  expect(journaled()).toEqual([]);
});

it('signing out clears it; the end of a session seals it with the rest until its student is back', async () => {
  const { page, reloaded } = await device();
  void keepReview(page, 'anna', review());
  const store = reloaded();
  await forgetOwner(store);
  expect([journaled(), await countUnsent(store, 'anna')]).toEqual([[], 0]);
  await adoptOwner(store, anna);
  expect(await unsentReviews(store, 'anna')).toEqual([review()]);

  void keepReview(page, 'anna', review());
  await forgetStudent(store, 'anna');
  expect([journaled(), await unsentReviews(store, 'anna')]).toEqual([[], []]);
});

it('what is no answer is thrown away', async () => {
  const { reloaded } = await device();
  writeSetting('card-review.anna.r2', '{"id":');
  expect(await unsentReviews(reloaded(), 'anna')).toEqual([]);
  expect(journaled()).toEqual([]);
});
