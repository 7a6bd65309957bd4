/** Answers on their way to the server: kept on this device until it has them, one sender per account and page. */
import { recordReviews, type ReviewInput } from '#contract/flashcard-study.ts';
import { reviewsPerRequest } from '#core/flashcards/card.ts';
import { api, ApiError, isPassing, type Output } from '#client/platform/api.ts';
import { dropReview, keepReview, noteSchedules, unsentReviews, type StoredReview } from '#client/platform/card-copy.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { createOutbox, type OutboxState } from '#client/platform/outbox.ts';

type Rescheduled = Output<typeof recordReviews>['cards'];

export interface ReviewSender {
  /** Keeps the answer on the device, then sends it. */
  readonly put: (review: StoredReview) => Promise<void>;
  readonly unsent: () => readonly StoredReview[];
  /** Tries at once. */
  readonly flush: () => Promise<void>;
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back with where cards stand once the server has counted the answers of every device. */
  readonly onCounted: (listener: (cards: Rescheduled) => void) => () => void;
}

const senders = new Map<string, Promise<ReviewSender>>();

const toInput = ({ id, cardId, grade, at, retention, undone, tookMs }: StoredReview): ReviewInput => ({ id, cardId, grade, at, retention, undone, tookMs });
const versionOf = ({ id, undone }: StoredReview) => `${id} ${undone}`;

async function makeSender(userId: string): Promise<ReviewSender> {
  const store = openExamStore();
  let state: OutboxState = 'idle';
  const listeners = new Set<() => void>();
  const counted = new Set<(cards: Rescheduled) => void>();
  const box = createOutbox<StoredReview>({
    send: async (batch, leaving) => {
      const { cards } = await api(recordReviews, { body: { reviews: batch.map(toInput) } }, { keepalive: leaving, account: userId });
      const deckOf = new Map(batch.map(({ cardId, deckId }) => [cardId, deckId]));
      for (const [deckId, own] of Map.groupBy(cards, ({ id }) => deckOf.get(id) ?? '')) await noteSchedules(store, userId, deckId, own);
      for (const listener of counted) listener(cards);
      return batch.map(versionOf);
    },
    keyOf: ({ id }) => id,
    versionOf,
    onAcknowledged: (review) => void dropReview(store, userId, review),
    onFailure: (error, batch) => {
      if (!(error instanceof ApiError) || isPassing(error)) return 'retry';
      return error.code === 'bad-input' && batch.length > 0 ? 'split' : 'stop';
    },
    onRefused: (review) => void dropReview(store, userId, review),
    onState: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    fit: (items) => items.slice(0, reviewsPerRequest),
    schedule: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  for (const review of await unsentReviews(store, userId)) box.put(review);
  window.addEventListener('online', () => box.resume());
  window.addEventListener('pagehide', () => void box.flush({ leaving: true }));
  return {
    put: async (review) => {
      const kept = keepReview(store, userId, review);
      box.put(review);
      await kept;
    },
    unsent: box.waiting,
    flush: () => {
      box.resume();
      return box.flush();
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onCounted: (listener) => {
      counted.add(listener);
      return () => counted.delete(listener);
    },
  };
}

/** The sender of this account; answers left from earlier are on their way with it. */
export function reviewSender(userId: string): Promise<ReviewSender> {
  const held = senders.get(userId) ?? makeSender(userId);
  senders.set(userId, held);
  return held;
}
