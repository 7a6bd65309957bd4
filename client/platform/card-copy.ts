/**
 * What a device keeps of a student's flashcards, so that studying works without a network: the decks, what there was to study in
 * each, and the answers that the server does not have yet (`<user id>/card-review/…`, which survive the end of a session as
 * unsent exam answers do).
 */
import * as z from 'zod';
import { cardStates, grades, type Schedule } from '#core/flashcards/schedule.ts';
import { listDecks } from '#contract/flashcard-decks.ts';
import { getStudyQueue, type ReviewInput } from '#contract/flashcard-study.ts';
import { cardPictureUrl } from '#core/files.ts';
import type { Output } from './api.ts';
import type { ExamStore } from './exam-store.ts';
import { journal, recoverReviews, reviewsAt, strike, strikeSent, withReview } from './review-journal.ts';

const storedReviewSchema = z.object({
  id: z.string(),
  cardId: z.string(),
  deckId: z.string(),
  grade: z.enum(grades),
  at: z.number(),
  retention: z.union([z.literal(80), z.literal(85), z.literal(90), z.literal(95)]),
  undone: z.boolean(),
  tookMs: z.number(),
}) satisfies z.ZodType<ReviewInput>;
/** An answer as the device keeps it. */
export type StoredReview = z.infer<typeof storedReviewSchema>;

const scheduleSchema = z.object({
  state: z.enum(cardStates),
  stability: z.number(),
  difficulty: z.number(),
  dueAt: z.number().nullable(),
  seenAt: z.number().nullable(),
  step: z.number(),
  reps: z.number(),
  lapses: z.number(),
});

/** A schedule from the server; null if a newer server says something this client does not know. */
export function readSchedule(value: unknown): Schedule | null {
  const parsed = scheduleSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

const decksKey = (userId: string) => `${userId}/cards/decks`;
const queueKey = (userId: string, deckId: string) => `${userId}/cards/queue/${deckId}`;

export type Decks = Output<typeof listDecks>;
export type StudyQueue = Output<typeof getStudyQueue>;

/** Pictures of one deck that are read ahead. */
const maxPictures = 60;

/** Has the browser keep the pictures of these cards: they are served for good, so it does not ask again, and shows them without a network. */
export async function keepPictures({ cards }: StudyQueue): Promise<void> {
  const ids = cards.flatMap(({ frontPicture, backPicture }) => [frontPicture, backPicture]).filter((id) => id !== null);
  for (const id of ids.slice(0, maxPictures)) await fetch(cardPictureUrl(id), { credentials: 'same-origin', priority: 'low' }).then((answer) => answer.blob());
}

/** The bytes of a picture of one's own; undefined where it is gone. Throws where it could not be read now. */
export async function readCardPicture(id: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(cardPictureUrl(id), { credentials: 'same-origin' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error('A picture in this deck could not be loaded. Check your connection, then try again.');
  return new Uint8Array(await answer.arrayBuffer());
}

/** Undefined where nothing is kept, or it was kept by another version. */
const read = async <S extends z.ZodType>(store: ExamStore, key: string, schema: S): Promise<z.output<S> | undefined> => {
  const parsed = schema.safeParse(await store.get(key));
  return parsed.success ? parsed.data : undefined;
};

export const keepDecks = (store: ExamStore, userId: string, decks: Decks): Promise<void> => store.set(decksKey(userId), decks);
export const keptDecks = (store: ExamStore, userId: string) => read(store, decksKey(userId), listDecks.output);

export const keepQueue = (store: ExamStore, userId: string, queue: StudyQueue): Promise<void> => store.set(queueKey(userId, queue.deck.id), queue);
export const keptQueue = (store: ExamStore, userId: string, deckId: string) => read(store, queueKey(userId, deckId), getStudyQueue.output);

/** Writes what the server says of these cards into the queue that is kept. */
export function noteSchedules(
  store: ExamStore,
  userId: string,
  deckId: string,
  cards: readonly { readonly id: string; readonly schedule: StudyQueue['cards'][number]['schedule'] }[],
): Promise<void> {
  const now = new Map(cards.map(({ id, schedule }) => [id, schedule]));
  return store.update(queueKey(userId, deckId), (old) => {
    const queue = getStudyQueue.output.safeParse(old);
    if (!queue.success) return old;
    const begun = queue.data.cards.filter(({ id, schedule }) => schedule.state === 'new' && (now.get(id)?.state ?? 'new') !== 'new').length;
    return {
      ...queue.data,
      newLeft: Math.max(0, queue.data.newLeft - begun),
      cards: queue.data.cards.map((card) => ({ ...card, schedule: now.get(card.id) ?? card.schedule })),
    };
  });
}

/** Written down at once, so that a reload in the next moment cannot lose it; then stored. */
export async function keepReview(store: ExamStore, userId: string, review: StoredReview): Promise<void> {
  journal(userId, review);
  await store.update(`${reviewsAt(userId)}${review.id}`, withReview(review));
  if (store.durable()) strike(userId, review);
}

/** The server has this answer; if it was taken back since, that is still to be sent. */
export function dropReview(store: ExamStore, userId: string, review: StoredReview): Promise<void> {
  strikeSent(userId, review);
  return store.update(`${reviewsAt(userId)}${review.id}`, (old) => {
    const held = storedReviewSchema.safeParse(old);
    return held.success && held.data.undone && !review.undone ? old : undefined;
  });
}

/** Answers that the server does not have. */
export async function unsentReviews(store: ExamStore, userId: string): Promise<StoredReview[]> {
  await recoverReviews(store, userId);
  return (await store.list(reviewsAt(userId))).flatMap(([, value]) => {
    const parsed = storedReviewSchema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}
