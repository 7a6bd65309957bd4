/** Studying: what is due, what was answered, and what follows. */
import type { flashcardStudyCalls } from '#contract/flashcard-study.ts';
import { foldReviews, introducedAt, mergeReviews } from '#core/flashcards/reviews.ts';
import { dueForecast } from '#core/flashcards/statistics.ts';
import { learnAheadMs } from '#core/flashcards/study-queue.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { countDeck, selectQueue } from './card-store.ts';
import { noteStudied, selectCardSettings, selectDeck } from './deck-store.ts';
import { examAhead } from './shared/exam-ahead.ts';
import { lockCards, saveReviews, saveSchedules, selectReviews } from './review-store.ts';
import { countByDay, countRecalls, selectStands } from './statistics-store.ts';
import { dayOf, daysAround, toCard } from './views.ts';
import { dayMs } from '#core/day.ts';

type Call = 'getStudyQueue' | 'recordReviews' | 'getFlashcardStatistics';
type Handlers = HandlersFor<Pick<typeof flashcardStudyCalls, Call>>;

/** Due cards in one queue; after them, the device asks again. */
const maxDue = 500;
const forecastDays = 30;
const yearDays = 365;
/** The latest days stand apart: apps from before there was a whole year show only these. */
const halfYear = 182;
const recallDays = 30;
/** Days of stability from which a card counts as well known. */
const matureDays = 21;

export function studyHandlers({ database, now }: Pick<Base, 'database' | 'now'>): Handlers {
  return {
    getStudyQueue: signedIn(async ({ caller, params: { deckId }, query }) =>
      database.snapshot(async (queryable) => {
        const deck = isUuid(deckId) ? await selectDeck(queryable, caller.id, deckId) : null;
        if (!deck) return refuse('deck-not-found');
        const settings = await selectCardSettings(queryable, caller.id);
        const exam = await examAhead(queryable, caller.id, now());
        const day = dayOf(query);
        const deckOfUser = { userId: caller.id, deckId, exam };
        const counts = await countDeck(queryable, deckOfUser, { since: day.start, until: day.end });
        const newLeft = Math.max(0, settings.newPerDay - counts.begun);
        const until = new Date(Math.max(day.end.getTime(), now() + learnAheadMs));
        const rows = await selectQueue(queryable, deckOfUser, { until, maxDue, maxNew: newLeft });
        return {
          deck: { ...deck, wordCount: counts.cards },
          settings,
          horizon: exam?.getTime() ?? null,
          newLeft,
          cards: rows.map(toCard),
          nextAt: counts.next_at?.getTime() ?? null,
        };
      }),
    ),

    recordReviews: signedIn(async ({ caller, body }) => {
      // A clock that runs ahead would put an answer after ones that are still to come.
      const given = new Map(body.reviews.map((review) => [review.id, { ...review, at: Math.min(review.at, now()) }]));
      const merged = mergeReviews(body.reviews);
      return database.transaction(async (queryable) => {
        const cards = await lockCards(queryable, caller.id, [...new Set(body.reviews.map(({ cardId }) => cardId))]);
        const known = new Set(cards.map(({ id }) => id));
        const kept = merged.flatMap((review) => {
          const timed = given.get(review.id);
          return timed && known.has(timed.cardId) ? [{ ...timed, undone: review.undone }] : [];
        });
        await saveReviews(queryable, caller.id, kept);
        const byCard = Map.groupBy(await selectReviews(queryable, caller.id, [...known]), ({ cardId }) => cardId);
        const after = cards.map(({ id }) => {
          const reviews = byCard.get(id) ?? [];
          return { id, schedule: foldReviews(reviews), introducedAt: introducedAt(reviews) };
        });
        await saveSchedules(queryable, caller.id, after);
        const latest = kept.reduce((time, { at }) => Math.max(time, at), 0);
        if (latest > 0) await noteStudied(queryable, caller.id, [...new Set(cards.map(({ deck_id }) => deck_id))], new Date(latest));
        return { cards: after.map(({ id, schedule }) => ({ id, schedule })) };
      });
    }),

    getFlashcardStatistics: signedIn(async ({ caller, query }) => {
      const past = daysAround(query, 1 - yearDays, 0);
      const { exam, stands, byDay, recalls } = await database.snapshot(async (queryable) => ({
        exam: await examAhead(queryable, caller.id, now()),
        stands: await selectStands(queryable, caller.id),
        byDay: await countByDay(queryable, caller.id, past),
        recalls: await countRecalls(queryable, caller.id, new Date(Date.parse(query.dayStart) - recallDays * dayMs)),
      }));
      const year = Array.from({ length: yearDays }, () => 0);
      for (const { number, reviews } of byDay) year[number - 1] = reviews;
      const [earlier, days] = [year.slice(0, -halfYear), year.slice(-halfYear)];
      const cards = { new: 0, learning: 0, young: 0, mature: 0 };
      for (const { state, stability } of stands)
        cards[state === 'new' ? 'new' : state !== 'review' ? 'learning' : stability >= matureDays ? 'mature' : 'young'] += 1;
      const dated = stands
        .filter(({ paused }) => !paused)
        .map(({ due_at, seen_at, spread }) => ({ schedule: { dueAt: due_at?.getTime() ?? null, seenAt: seen_at?.getTime() ?? null }, spread }));
      const horizon = exam?.getTime() ?? null;
      return { forecast: dueForecast(dated, daysAround(query, 0, forecastDays), horizon), days, earlier, recalls, cards, horizon };
    }),
  };
}
