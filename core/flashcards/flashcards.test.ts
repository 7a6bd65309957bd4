import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating, State, type Grade as FsrsGrade } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { checkTyped, choicesFor, pairsToMatch, typedSide } from './ask.ts';
import { foldReviews, introducedAt, mergeReviews, type Review } from './reviews.ts';
import { afterGrade, dueWith, grades, isLeech, newSchedule, preview, type Grade, type Schedule } from './schedule.ts';
import { busyDay, dueForecast, heatOf, retentionOf } from './statistics.ts';
import { leftToday, nextCard, nextDue, type QueuedCard } from './study-queue.ts';

const minute = 60_000;
const day = 24 * 3600_000;
const start = Date.UTC(2026, 0, 5, 16);
const grade = fc.constantFrom(...grades);
/** An answer and how long it came after the one before. */
const answer = fc.record({ grade, after: fc.oneof(fc.integer({ min: 0, max: 30 * minute }), fc.integer({ min: 0, max: 60 * day })) });
const history = fc.array(answer, { minLength: 1, maxLength: 12 });
const retention = fc.constantFrom(80, 85, 90, 95);
const rating: Record<Grade, FsrsGrade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy };

const play = (answers: readonly { readonly grade: Grade; readonly after: number }[], percent = 90): Schedule => {
  let at = start;
  return answers.reduce((schedule, one) => afterGrade(schedule, one.grade, (at += one.after), percent), newSchedule);
};

const reviewsOf = (answers: readonly { readonly grade: Grade; readonly after: number }[]): Review[] => {
  let at = start;
  return answers.map((one, index) => ({ id: `r${index}`, cardId: 'c', grade: one.grade, at: (at += one.after), retention: 90, undone: false }));
};

describe('the schedule of a card', () => {
  it('is the library’s own, for a thousand histories', () => {
    fc.assert(
      fc.property(history, retention, (answers, percent) => {
        const reference = fsrs({
          request_retention: percent / 100,
          enable_fuzz: false,
          enable_short_term: true,
          learning_steps: ['1m', '10m'],
          relearning_steps: ['10m'],
        });
        let card = createEmptyCard(new Date(start));
        let at = start;
        for (const one of answers) {
          at += one.after;
          ({ card } = reference.next(card, new Date(at), rating[one.grade]));
        }
        const { state, stability, difficulty, dueAt, seenAt, step, reps, lapses } = play(answers, percent);
        expect([state, stability, difficulty, dueAt, seenAt, step, reps, lapses]).toEqual([
          State[card.state]?.toLowerCase(),
          card.stability,
          card.difficulty,
          card.due.getTime(),
          card.last_review?.getTime(),
          card.learning_steps,
          card.reps,
          card.lapses,
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  it('begins with one and ten minutes, and then waits for days', () => {
    expect(dueIn(['again'])).toBe(minute);
    expect(dueIn(['good'])).toBe(10 * minute);
    expect(dueIn(['good', 'good'])).toBeGreaterThanOrEqual(day);
    expect(dueIn(['easy'])).toBeGreaterThan(dueIn(['good', 'good']));
  });
  const dueIn = (given: readonly Grade[]) => {
    const { dueAt, seenAt } = play(given.map((one) => ({ grade: one, after: 10 * minute })));
    return (dueAt ?? 0) - (seenAt ?? 0);
  };

  it('shows for each answer the date that giving it brings, never beyond the exam', () => {
    fc.assert(
      fc.property(history, grade, fc.integer({ min: day, max: 200 * day }), fc.double({ min: 0, max: 1, noNaN: true }), (answers, given, ahead, spread) => {
        const schedule = play(answers);
        const now = (schedule.seenAt ?? start) + 3 * day;
        const horizon = now + ahead;
        const shown = preview(schedule, now, 90, { horizon, spread });
        expect(shown[given]).toBe(dueWith(afterGrade(schedule, given, now, 90), { horizon, spread }));
        expect(Math.max(...Object.values(shown))).toBeLessThanOrEqual(horizon);
        const free = preview(schedule, now, 90, { horizon: null, spread });
        expect(free.again).toBeLessThanOrEqual(free.hard);
        expect(free.hard).toBeLessThanOrEqual(free.good);
        expect(free.good).toBeLessThanOrEqual(free.easy);
      }),
    );
  });

  it('brings a card back sooner to somebody who wants to remember more', () => {
    const given = [
      { grade: 'good' as const, after: 0 },
      { grade: 'good' as const, after: 10 * minute },
      { grade: 'good' as const, after: 3 * day },
    ];
    expect(play(given, 95).dueAt ?? 0).toBeLessThan(play(given, 80).dueAt ?? 0);
  });

  it('marks a card that is forgotten again and again', () => {
    const slips = Array.from({ length: 30 }, (_, index) => ({ grade: index < 2 || index % 2 === 1 ? ('good' as const) : ('again' as const), after: 2 * day }));
    expect(isLeech(play(slips.slice(0, 12)))).toBe(false);
    expect(isLeech(play(slips))).toBe(true);
  });
});

describe('answers from several devices', () => {
  const shuffled = history.chain((answers) => {
    const reviews = reviewsOf(answers);
    return fc.tuple(fc.constant(reviews), fc.shuffledSubarray([...reviews, ...reviews], { minLength: reviews.length * 2 }));
  });

  it('give the same schedule in whatever order, and however often, they arrive', () => {
    fc.assert(
      fc.property(shuffled, fc.nat(), ([reviews, arrived], cut) => {
        const at = cut % (arrived.length + 1);
        const merged = mergeReviews(mergeReviews(arrived.slice(0, at)), arrived.slice(at));
        expect(merged).toEqual(mergeReviews(reviews));
        expect(foldReviews(merged)).toEqual(foldReviews(reviews));
      }),
    );
  });

  it('are as if never given once taken back, also when that news comes first', () => {
    fc.assert(
      fc.property(history, fc.nat(), fc.boolean(), (answers, which, first) => {
        const reviews = reviewsOf(answers);
        const taken = reviews[which % reviews.length];
        if (!taken) return;
        const back = { ...taken, undone: true };
        const arrived = first ? mergeReviews([back], reviews) : mergeReviews(reviews, [back]);
        expect(foldReviews(arrived)).toEqual(foldReviews(reviews.filter((one) => one !== taken)));
      }),
    );
  });

  it('name the first answer that still counts as the day a card was begun', () => {
    const [one, two] = reviewsOf([
      { grade: 'good', after: 0 },
      { grade: 'good', after: minute },
    ]);
    if (!one || !two) throw new Error('two reviews were made');
    expect(introducedAt([two, one])).toBe(start);
    expect(introducedAt([two, { ...one, undone: true }])).toBe(start + minute);
    expect(introducedAt([])).toBeNull();
  });
});

const card = (id: string, schedule: Partial<Schedule> = {}): QueuedCard => ({ id, schedule: { ...newSchedule, ...schedule }, spread: 0 });
const today = { now: start, dayEnd: start + 8 * 3600_000, horizon: null };
const review = (dueAt: number): Partial<Schedule> => ({ state: 'review', dueAt, seenAt: dueAt - 3 * day, stability: 3, difficulty: 5, reps: 2 });

describe('the study queue', () => {
  it('goes from what is being learned to what is due to what is new', () => {
    const cards = [
      card('new'),
      card('later', review(start + 2 * day)),
      card('due', review(start + 3600_000)),
      card('step', { ...review(start - 1), state: 'learning' }),
    ];
    const order: string[] = [];
    let left: readonly QueuedCard[] = cards;
    for (let next = nextCard(left, today, 5); next; next = nextCard(left, today, 5)) {
      const { id } = next;
      order.push(id);
      left = left.filter((one) => one.id !== id);
    }
    expect(order).toEqual(['step', 'due', 'new']);
    expect(leftToday(cards, today, 5)).toEqual({ new: 1, step: 1, due: 1 });
  });

  it('begins no more new cards than are left of the day’s number', () => {
    expect(nextCard([card('a'), card('b')], today, 0)).toBeNull();
    expect(leftToday([card('a'), card('b')], today, 1)).toMatchObject({ new: 1 });
  });

  it('waits with a card in a learning step while there are others, but not for long', () => {
    const step = card('step', { ...review(start + 10 * minute), state: 'learning' });
    expect(nextCard([step, card('new')], today, 1)?.id).toBe('new');
    expect(nextCard([step], today, 1)?.id).toBe('step');
    expect(nextCard([card('step', { ...review(start + 40 * minute), state: 'learning' })], today, 1)).toBeNull();
    expect(nextDue([step, card('x')], null)).toBe(start + 10 * minute);
  });

  it('finishes what was begun just before midnight', () => {
    const step = card('step', { ...review(start + 10 * minute), state: 'learning' });
    const lateToday = { ...today, now: start, dayEnd: start + 5 * minute };
    expect(nextCard([step], lateToday, 1)?.id).toBe('step');
    expect(nextCard([card('due', review(start + 10 * minute))], lateToday, 1)).toBeNull();
  });

  it('does not ask for the card just answered again while there are others', () => {
    const cards = [card('a', { ...review(start), state: 'learning' }), card('b')];
    expect(nextCard(cards, today, 1, 'a')?.id).toBe('b');
    expect(nextCard(cards.slice(0, 1), today, 1, 'a')?.id).toBe('a');
  });
});

describe('statistics', () => {
  it('count what comes back day by day, with what is overdue today', () => {
    const bounds = [0, 1, 2, 3].map((days) => start + days * day);
    const cards = [start - 9 * day, start, start + day, start + 30 * day].map((dueAt) => card('c', review(dueAt)));
    expect(dueForecast([...cards, card('new')], bounds, null)).toEqual([2, 1, 0]);
    const seen = cards.map((one) => ({ ...one, schedule: { ...one.schedule, seenAt: start - 10 * day } }));
    expect(dueForecast(seen, bounds, start + 4 * day)).toEqual([2, 1, 1]);
  });
  it('name a share only where it says something', () => {
    expect(retentionOf({ recalled: 3, asked: 4 })).toBeNull();
    expect(retentionOf({ recalled: 18, asked: 20 })).toBe(0.9);
    expect([0, 1, 30, 60, 100].map((count) => heatOf(count, 100))).toEqual([0, 1, 2, 3, 4]);
  });
  it('show ordinary days apart, whatever one wild day was', () => {
    const days = [...Array.from({ length: 30 }, () => 0), ...Array.from({ length: 40 }, (_, index) => 10 + index), 3000];
    const busy = busyDay(days);
    expect(new Set(days.map((count) => heatOf(count, busy)))).toEqual(new Set([0, 2, 3, 4, 1]));
    expect(busyDay([0, 0])).toBe(0);
    expect(heatOf(7, busyDay([7]))).toBe(4);
  });
});

describe('being asked', () => {
  it('asks to type the short side', () => {
    expect(typedSide({ front: 'gist', back: 'the main idea of a text, without its details and examples' })).toBe('front');
    expect(typedSide({ front: 'What is the capital of France?', back: 'Paris' })).toBe('back');
    expect(typedSide({ front: '\\(x^2\\)', back: '\\(2x\\)' })).toBeNull();
  });
  it('forgives case, articles and punctuation, and sees a slip of the fingers', () => {
    expect(checkTyped(' The Crossing. ', 'crossing')).toBe('right');
    expect(checkTyped('to support', 'support; back up')).toBe('right');
    expect(checkTyped('back up', 'support; back up')).toBe('right');
    expect(checkTyped('café', 'cafe')).toBe('right');
    expect(checkTyped('corobborate', 'corroborate')).toBe('wrong');
    expect(checkTyped('corrobrate', 'corroborate')).toBe('close');
    expect(checkTyped('corroobrate', 'corroborate')).toBe('close');
    expect(checkTyped('1918', '1919')).toBe('wrong');
    expect(checkTyped('', 'x')).toBe('wrong');
  });
  const deck = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ front: `front ${name}`, back: `back ${name}` }));
  it('offers the right side among three others, none twice', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [own] = deck;
        if (!own) return;
        const choices = choicesFor(own, [...deck, { front: 'again', back: 'Back A.' }], seededRandom(seed));
        expect(new Set(choices).size).toBe(4);
        expect(choices).toContain('back a');
        expect(choices).not.toContain('Back A.');
      }),
    );
    expect(choicesFor({ front: 'front a', back: 'back a' }, deck.slice(0, 3), seededRandom(1))).toBeNull();
  });
  it('matches no two cards that share a side', () => {
    const pairs = pairsToMatch([...deck, { front: 'front a', back: 'other' }, { front: 'x', back: 'X' }], 6, seededRandom(3));
    expect(new Set(pairs.map(({ front }) => front)).size).toBe(pairs.length);
    expect(pairs).toHaveLength(5);
  });
});
