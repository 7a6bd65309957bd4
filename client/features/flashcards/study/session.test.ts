import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldReviews } from '#core/flashcards/reviews.ts';
import { grades, newSchedule } from '#core/flashcards/schedule.ts';
import type { StoredReview, StudyQueue } from '#client/platform/card-copy.ts';
import { afterAnswer, afterCounting, afterUndo, beginSession, comesNext, datesOf, leftOf, type Session } from './session.ts';

const start = Date.UTC(2026, 0, 5, 16);
const moment = (now: number) => ({ now, dayEnd: start + 8 * 3600_000 });

const queueOf = (count: number, newLeft = count): StudyQueue => ({
  deck: { id: 'd', name: 'Deck 1', wordCount: count },
  settings: { retention: 90, newPerDay: 20 },
  horizon: null,
  newLeft,
  nextAt: null,
  cards: Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    front: `f${index}`,
    back: `b${index}`,
    frontPicture: null,
    backPicture: null,
    source: 'own' as const,
    paused: false,
    spread: 0,
    schedule: newSchedule,
  })),
});

const answer = fc.record({ grade: fc.constantFrom(...grades), after: fc.integer({ min: 0, max: 120_000 }) });

/** Answers cards one after another; the session after each, and what was recorded. */
function play(begun: Session, answers: readonly { readonly grade: (typeof grades)[number]; readonly after: number }[]) {
  const sessions = [begun];
  const reviews: StoredReview[] = [];
  let now = start;
  for (const { grade, after } of answers) {
    now += after;
    const next = afterAnswer(sessions.at(-1) ?? begun, grade, `r${reviews.length}`, 1000, moment(now));
    if (!next) break;
    sessions.push(next.session);
    reviews.push(next.review);
  }
  return { sessions, reviews };
}

describe('a session', () => {
  it('leaves every card where the records of its answers put it', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 30 }), (answers) => {
        const { sessions, reviews } = play(beginSession(queueOf(5), [], moment(start)), answers);
        for (const card of sessions.at(-1)?.cards ?? []) expect(card.schedule).toEqual(foldReviews(reviews.filter(({ cardId }) => cardId === card.id)));
      }),
    );
  });

  it('is restored by undoing, answer by answer, down to the first', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 15 }), (answers) => {
        const { sessions, reviews } = play(beginSession(queueOf(4), [], moment(start)), answers);
        let session = sessions.at(-1);
        for (let back = sessions.length - 2; back >= 0; back -= 1) {
          const undone = session && afterUndo(session);
          expect(undone?.review).toEqual({ ...reviews[back], undone: true });
          expect(undone?.session).toEqual(sessions[back]);
          session = undone?.session;
        }
      }),
    );
  });

  it('goes on after a reload from what the device has kept, with the answers not sent yet', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 15 }), (answers) => {
        const { sessions, reviews } = play(beginSession(queueOf(4), [], moment(start)), answers);
        const again = beginSession(queueOf(4), reviews.toReversed(), moment(start));
        expect(again.cards).toEqual(sessions.at(-1)?.cards);
        expect(again.newLeft).toBe(sessions.at(-1)?.newLeft);
      }),
    );
  });

  it('begins no more new cards than the day has left, and says when the next one comes', () => {
    const begun = beginSession(queueOf(5, 1), [], moment(start));
    expect(leftOf(begun, moment(start))).toEqual({ new: 1, step: 0, due: 0 });
    const done = afterAnswer(begun, 'easy', 'r', 0, moment(start))?.session;
    expect(done?.current).toBeNull();
    expect(done && comesNext(done)).toBe(datesOf(begun, start).easy);
  });

  it('takes over what the server counted, but not under the student’s eyes', () => {
    const begun = beginSession(queueOf(2), [], moment(start));
    const schedule = foldReviews([{ id: 'x', cardId: 'c1', grade: 'easy', at: start, retention: 90, undone: false }]);
    const counted = afterCounting(
      begun,
      [
        { id: 'c0', schedule },
        { id: 'c1', schedule },
      ],
      new Set(),
    );
    expect(counted.cards.map((card) => card.schedule.state)).toEqual(['new', 'review']);
    expect(afterCounting(begun, [{ id: 'c1', schedule }], new Set(['c1']))).toBe(begun);
  });
});
