/** A session of studying one deck, as pure state: which card is on, what an answer does, and what undoing restores. */
import { afterGrade, newSchedule, preview, type Grade, type Schedule } from '#core/flashcards/schedule.ts';
import { foldReviews } from '#core/flashcards/reviews.ts';
import { leftToday, nextCard, nextDue, type LeftToday, type QueuedCard } from '#core/flashcards/study-queue.ts';
import { readSchedule, type StoredReview, type StudyQueue } from '#client/platform/card-copy.ts';

export interface StudyCard extends QueuedCard {
  readonly front: string;
  readonly back: string;
  readonly frontPicture: string | null;
  readonly backPicture: string | null;
}

type Sides = Pick<StudyCard, 'front' | 'back' | 'frontPicture' | 'backPicture'>;

interface Given {
  readonly review: StoredReview;
  readonly before: Schedule;
}

export interface Session {
  readonly deckId: string;
  readonly cards: readonly StudyCard[];
  readonly newLeft: number;
  readonly retention: StoredReview['retention'];
  readonly horizon: number | null;
  /** When the next card comes that is not due today, by the server. */
  readonly nextAt: number | null;
  /** The card on screen; null: done for now. */
  readonly current: StudyCard | null;
  /** Answers of this session that count, the latest last. */
  readonly given: readonly Given[];
}

export interface Moment {
  readonly now: number;
  readonly dayEnd: number;
}

const withCurrent = (session: Omit<Session, 'current'>, { now, dayEnd }: Moment, after: string | null): Session => ({
  ...session,
  current: nextCard(session.cards, { now, dayEnd, horizon: session.horizon }, session.newLeft, after),
});

const retentionOf = (percent: number): StoredReview['retention'] => ([80, 85, 90, 95] as const).find((known) => known === percent) ?? 90;

/** Begins with what the server, or the device, had, and the answers that the server does not have yet. */
export function beginSession(queue: StudyQueue, unsent: readonly StoredReview[], moment: Moment): Session {
  const byCard = Map.groupBy(unsent, ({ cardId }) => cardId);
  let begun = 0;
  const cards = queue.cards.flatMap(({ id, front, back, frontPicture, backPicture, spread, schedule: stored }) => {
    const known = readSchedule(stored);
    if (!known) return [];
    const schedule = foldReviews(byCard.get(id) ?? [], known);
    if (known.state === 'new' && schedule.state !== 'new') begun += 1;
    return [{ id, front, back, frontPicture, backPicture, spread, schedule }];
  });
  return withCurrent(
    {
      deckId: queue.deck.id,
      cards,
      newLeft: Math.max(0, queue.newLeft - begun),
      retention: retentionOf(queue.settings.retention),
      horizon: queue.horizon,
      nextAt: queue.nextAt,
      given: [],
    },
    moment,
    null,
  );
}

const replaced = (cards: readonly StudyCard[], id: string, schedule: Schedule) => cards.map((card) => (card.id === id ? { ...card, schedule } : card));

/** After an answer to the card on screen; the record of it is to be sent. */
export function afterAnswer(
  session: Session,
  grade: Grade,
  id: string,
  tookMs: number,
  moment: Moment,
): { readonly session: Session; readonly review: StoredReview } | null {
  const { current, deckId, retention } = session;
  if (!current) return null;
  // Two answers in one millisecond would have no order; a card answered in the future by another clock is answered now.
  const at = Math.max(moment.now, (session.given.at(-1)?.review.at ?? 0) + 1);
  const review: StoredReview = {
    id,
    cardId: current.id,
    deckId,
    grade,
    at,
    retention,
    undone: false,
    tookMs: Math.min(600_000, Math.max(0, Math.round(tookMs))),
  };
  const before = current.schedule;
  const next = {
    ...session,
    cards: replaced(session.cards, current.id, afterGrade(before, grade, at, retention)),
    newLeft: session.newLeft - (before.state === 'new' ? 1 : 0),
    given: [...session.given, { review, before }],
  };
  return { session: withCurrent(next, moment, current.id), review };
}

/** Takes the last answer back: its card is on screen again, as it was. */
export function afterUndo(session: Session): { readonly session: Session; readonly review: StoredReview } | null {
  const last = session.given.at(-1);
  if (!last) return null;
  const cards = replaced(session.cards, last.review.cardId, last.before);
  return {
    session: {
      ...session,
      cards,
      newLeft: session.newLeft + (last.before.state === 'new' ? 1 : 0),
      given: session.given.slice(0, -1),
      current: cards.find(({ id }) => id === last.review.cardId) ?? null,
    },
    review: { ...last.review, undone: true },
  };
}

/** What the server says of cards, with the answers of other devices. Not of the card on screen, nor of one with answers on the way. */
export function afterCounting(session: Session, counted: readonly { readonly id: string; readonly schedule: unknown }[], unsent: ReadonlySet<string>): Session {
  const known = new Map(counted.flatMap(({ id, schedule }) => (unsent.has(id) || id === session.current?.id ? [] : [[id, readSchedule(schedule)] as const])));
  if (known.size === 0) return session;
  return { ...session, cards: session.cards.map((card) => ({ ...card, schedule: known.get(card.id) ?? card.schedule })) };
}

/** A card taken out of the session, e.g. set aside. */
export const without = (session: Session, cardId: string, moment: Moment): Session =>
  withCurrent({ ...session, cards: session.cards.filter(({ id }) => id !== cardId) }, moment, null);

/** A card that was written anew. */
export function withSides(session: Session, cardId: string, sides: Sides): Session {
  const cards = session.cards.map((card) => (card.id === cardId ? { ...card, ...sides } : card));
  return { ...session, cards, current: cards.find(({ id }) => id === session.current?.id) ?? null };
}

/** Looks again for a card, when time has passed. */
export const lookAgain = (session: Session, moment: Moment): Session => withCurrent(session, moment, null);

export const leftOf = (session: Session, { dayEnd }: Moment): LeftToday => leftToday(session.cards, { dayEnd, horizon: session.horizon }, session.newLeft);

/** When each answer would bring the card on screen back. */
export const datesOf = ({ current, retention, horizon }: Session, now: number): Readonly<Record<Grade, number>> =>
  preview(current?.schedule ?? newSchedule, now, retention, { horizon, spread: current?.spread ?? 0 });

/** When there is something to study again; null if nothing will come. */
export function comesNext({ cards, horizon, nextAt }: Session): number | null {
  const own = nextDue(cards, horizon);
  if (own === null || nextAt === null) return own ?? nextAt;
  return Math.min(own, nextAt);
}
