/** Studying flashcards: what is due, answers from several devices, and what is counted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldReviews } from '#core/flashcards/reviews.ts';
import type { Grade } from '#core/flashcards/schedule.ts';
import { flashcardSetup } from '../support/flashcard-decks.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const day = 24 * 3600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { plusStudent, today, deckOf, review, queueOf } = flashcardSetup(() => server);

test('what is due for review counts the cards due today beside the mistakes: not new ones, not paused ones, not those of a deleted deck', async () => {
  const person = await plusStudent();
  const { api } = person;
  const due = async () => (await api.call('getReviewSummary', {})).cardsDue;
  const { deckId, cards } = await deckOf(person, [
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ]);
  expect(await due()).toBe(0);
  const [first, second] = cards;
  await api.call('recordReviews', { body: { reviews: [first, second].map((card) => review(card?.id ?? '', 'easy', server.now())) } });
  expect(await due()).toBe(0);
  await server.database.query('update flashcards set due_at = $2 where user_id = $1 and state <> $3', [person.id, new Date(server.now() - day), 'new']);
  expect(await due()).toBe(2);
  await server.database.query('update flashcards set paused = true where user_id = $1 and id = $2', [person.id, second?.id]);
  expect(await due()).toBe(1);
  await server.database.query("update users set membership_tier = 'free' where id = $1", [person.id]);
  expect(await due()).toBe(0);
  await server.database.query("update users set membership_tier = 'plus' where id = $1", [person.id]);
  await api.call('deleteDeck', { params: { deckId } });
  expect(await due()).toBe(0);
});

describe('studying', () => {
  test('begins with what is due, then a day’s number of new cards', async () => {
    const person = await plusStudent();
    const { deckId, cards } = await deckOf(
      person,
      Array.from({ length: 8 }, (_, index) => [`front ${index}`, 'b'] as const),
    );
    await person.api.call('saveFlashcardSettings', { body: { retention: 90, newPerDay: 5 } });
    const [one, two] = cards;
    const now = server.now();
    await person.api.call('recordReviews', {
      body: { reviews: [review(one?.id ?? '', 'easy', now - 30 * day), review(two?.id ?? '', 'again', now - 1000)] },
    });
    const queue = await queueOf(person, deckId);
    expect(queue.newLeft).toBe(4);
    expect(queue.cards.map(({ front, schedule }) => [front, schedule.state])).toEqual([
      ['front 0', 'review'],
      ['front 1', 'learning'],
      ...[2, 3, 4, 5].map((index) => [`front ${index}`, 'new']),
    ]);
    const [deck] = (await person.api.call('listDecks', today())).decks;
    expect(deck).toMatchObject({ left: { new: 4, step: 1, due: 1 }, lastStudiedAt: new Date(now - 1000).toISOString() });
  });

  test('answers of two devices, late, twice and in any order, end in the same schedule', async () => {
    const [person, other] = [await plusStudent(), await plusStudent()];
    const now = server.now();
    const given: readonly (readonly [Grade, number])[] = [
      ['good', 9],
      ['good', 8.9],
      ['again', 5],
      ['good', 4.99],
      ['easy', 1],
    ];
    const schedules = [];
    for (const [student, order] of [
      [person, [0, 1, 2, 3, 4]],
      [other, [4, 2, 0, 3, 1]],
    ] as const) {
      const { deckId, cards } = await deckOf(student, [['a', '1']]);
      const id = cards[0]?.id ?? '';
      const reviews = given.map(([grade, ago]) => review(id, grade, now - ago * day));
      for (const place of order) await student.api.call('recordReviews', { body: { reviews: reviews.slice(place, place + 1) } });
      const { cards: after } = await student.api.call('recordReviews', { body: { reviews } });
      expect(after[0]?.schedule).toEqual(foldReviews(reviews));
      schedules.push(after[0]?.schedule);
      expect((await student.api.call('listCards', { params: { deckId } })).items[0]?.schedule).toEqual(after[0]?.schedule);
    }
    expect(schedules[0]).toEqual(schedules[1]);
  });

  test('taking back the last answer restores the card, even if that arrives first', async () => {
    const person = await plusStudent();
    const { cards } = await deckOf(person, [['a', '1']]);
    const id = cards[0]?.id ?? '';
    const send = async (one: ReturnType<typeof review>) => (await person.api.call('recordReviews', { body: { reviews: [one] } })).cards[0]?.schedule;
    const before = await send(review(id, 'good', server.now() - 1000));
    const slip = review(id, 'again', server.now());
    await send(slip);
    expect(await send({ ...slip, undone: true })).toEqual(before);
    expect(await send(slip)).toEqual(before);
    const early = review(id, 'again', server.now());
    await send({ ...early, undone: true });
    expect(await send(early)).toEqual(before);
  });

  test('brings everything back before the exam, and after it by the schedule alone', async () => {
    const person = await plusStudent();
    const { deckId, cards } = await deckOf(person, [['a', '1']]);
    const minutes = [30, 30, 30, 30, 30, 0, 0];
    const examDate = new Date(server.now() + 3 * day).toISOString().slice(0, 10);
    await person.api.call('saveStudySettings', { body: { examDate, targetScore: 1200, minutes, timeZone: 'America/New_York' } });
    await person.api.call('recordReviews', { body: { reviews: [review(cards[0]?.id ?? '', 'easy', server.now())] } });
    const { horizon, nextAt } = await queueOf(person, deckId);
    // Midnight where the student is.
    expect(new Date(horizon ?? 0).toLocaleString('sv-SE', { timeZone: 'America/New_York' })).toBe(`${examDate} 00:00:00`);
    expect(nextAt).toBeLessThanOrEqual(horizon ?? 0);
    expect((await person.api.call('getFlashcardStatistics', today())).horizon).toBe(horizon);
    server.advance(4 * day);
    expect(await queueOf(person, deckId)).toMatchObject({ horizon: null, cards: [] });
  });

  test('shows what comes, how much was remembered, and how much was studied', async () => {
    const person = await plusStudent();
    const { cards } = await deckOf(person, [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
      ['d', '4'],
    ]);
    const now = server.now();
    const [one = '', two = '', , four = ''] = cards.map(({ id }) => id);
    await person.api.call('recordReviews', {
      body: {
        reviews: [
          review(one, 'easy', now - 20 * day),
          review(one, 'good', now - 2 * day),
          review(two, 'easy', now - 20 * day),
          review(two, 'again', now),
          review(four, 'easy', now - 200 * day),
        ],
      },
    });
    const statistics = await person.api.call('getFlashcardStatistics', today());
    expect(statistics.recalls).toEqual({ recalled: 1, asked: 2 });
    expect(statistics.cards).toMatchObject({ new: 1, learning: 1 });
    expect([statistics.days.at(-1), statistics.days.at(-3), statistics.days.at(-21)]).toEqual([1, 1, 2]);
    const year = [...statistics.earlier, ...statistics.days];
    expect([year.length, year.at(-201)]).toEqual([365, 1]);
    expect(statistics.forecast[0]).toBe(2);
    expect(statistics.forecast).toHaveLength(30);
  });

  test('counts answers on the day of the student’s calendar, also beyond a change of clocks', async () => {
    const person = await plusStudent();
    const { cards } = await deckOf(person, [['a', '1']]);
    // Midnight in New York after the night in which summer ended there.
    const dayStart = '2026-11-03T05:00:00.000Z';
    const at = (text: string) => review(cards[0]?.id ?? '', 'good', Date.parse(text));
    // 23:30 on October 31, and 00:30 on November 1, the day of 25 hours.
    await person.api.call('recordReviews', { body: { reviews: [at('2026-11-01T03:30:00Z'), at('2026-11-01T04:30:00Z')] } });
    const { days } = await person.api.call('getFlashcardStatistics', { query: { dayStart, timeZone: 'America/New_York' } });
    expect(days.slice(-4)).toEqual([1, 1, 0, 0]);
  });
});
