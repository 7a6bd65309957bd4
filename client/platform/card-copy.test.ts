import { describe, expect, it } from 'vitest';
import { newSchedule } from '#core/flashcards/schedule.ts';
import { dropReview, keepQueue, keepReview, keptQueue, noteSchedules, unsentReviews, type StoredReview, type StudyQueue } from './card-copy.ts';
import { adoptOwner, countUnsent, forgetOwner } from './exam-copy.ts';
import { createExamStore } from './exam-store.ts';
import { memoryBackend } from './testing/memory-backend.ts';

const review = (id: string, undone = false): StoredReview => ({ id, cardId: 'c1', deckId: 'd1', grade: 'good', at: 1000, retention: 90, undone, tookMs: 500 });
const anna = { userId: 'anna', name: 'Anna', email: 'anna@example.com', deviceKey: '00'.repeat(32) };
const ben = { userId: 'ben', name: 'Ben', email: 'ben@example.com' };

const queue: StudyQueue = {
  deck: { id: 'd1', name: 'Deck 1', wordCount: 2 },
  settings: { retention: 90, newPerDay: 20 },
  horizon: null,
  newLeft: 2,
  nextAt: null,
  cards: ['c1', 'c2'].map((id) => ({
    id,
    front: id,
    back: id,
    frontPicture: null,
    backPicture: null,
    source: 'own',
    paused: false,
    spread: 0,
    schedule: newSchedule,
  })),
};

const device = async () => {
  const store = createExamStore(memoryBackend());
  await adoptOwner(store, anna);
  return store;
};

describe('answers to cards on a device', () => {
  it('are kept until the server has them; one taken back stays until the server knows that, too', async () => {
    const store = await device();
    await keepReview(store, 'anna', review('r1'));
    await keepReview(store, 'anna', review('r1', true));
    expect(await unsentReviews(store, 'anna')).toEqual([review('r1', true)]);
    await dropReview(store, 'anna', review('r1'));
    expect(await unsentReviews(store, 'anna')).toEqual([review('r1', true)]);
    await dropReview(store, 'anna', review('r1', true));
    expect(await unsentReviews(store, 'anna')).toEqual([]);
  });

  it('outlive the end of the session, unlike the cards, and are there when their student is back', async () => {
    const store = await device();
    await keepQueue(store, 'anna', queue);
    await keepReview(store, 'anna', review('r1'));
    expect(await countUnsent(store, 'anna')).toBe(1);
    await forgetOwner(store);
    await adoptOwner(store, ben);
    expect([await keptQueue(store, 'anna', 'd1'), await unsentReviews(store, 'ben')]).toEqual([undefined, []]);
    await adoptOwner(store, anna);
    expect(await unsentReviews(store, 'anna')).toEqual([review('r1')]);
  });
});

describe('a kept queue', () => {
  it('takes over what the server says of a card, and counts those begun', async () => {
    const store = await device();
    await keepQueue(store, 'anna', queue);
    const schedule = { ...newSchedule, state: 'review' as const, dueAt: 5, seenAt: 1, reps: 1 };
    await noteSchedules(store, 'anna', 'd1', [{ id: 'c2', schedule }]);
    const kept = await keptQueue(store, 'anna', 'd1');
    expect([kept?.newLeft, kept?.cards.map((card) => card.schedule.state)]).toEqual([1, ['new', 'review']]);
    await noteSchedules(store, 'anna', 'elsewhere', [{ id: 'c2', schedule }]);
    expect(await keptQueue(store, 'anna', 'elsewhere')).toBeUndefined();
  });
});
