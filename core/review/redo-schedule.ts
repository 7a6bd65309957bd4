/**
 * When a mistake is worth trying again. Spaced repetition by FSRS (Ye, J., Su, J. & Cao, Y. (2022), A stochastic shortest path
 * algorithm for optimizing spaced repetition scheduling, KDD '22; ts-fsrs): the next redo comes when a right answer is expected
 * with a chance of 90 %. Instants are ms since 1970.
 */
import { fsrs, generatorParameters, Rating, State, type Card } from 'ts-fsrs';
import { dayMs } from '#core/day.ts';

export interface RedoState {
  /** Days after which the chance of a right answer has sunk to 90 %. */
  readonly stability: number;
  /** From 1, easy, to 10; learned from the answers, whatever the level of the question. */
  readonly difficultyOfRedo: number;
  readonly dueAt: number;
  /** When it was last answered. */
  readonly seenAt: number;
  /** Answers since the mistake. */
  readonly redos: number;
  readonly lapses: number;
  /** How long after the answer before it the last right one came, ms; null after a wrong one, and before the first redo. */
  readonly rightAfter: number | null;
}

/** A right answer sooner than this after the last says nothing about remembering. */
export const minSpacingMs = 20 * 3600_000;

/** The day before the exam is for rest (core/learning/plan.ts): on the day before that, everything is due already. */
const restMs = 2 * dayMs;

/** Before then the last redos are spread over so long, or over the last quarter of the time there is. */
const spreadMs = 7 * dayMs;

const scheduler = fsrs(generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }));

function cardOf({ stability, difficultyOfRedo, dueAt, seenAt, redos, lapses }: RedoState): Card {
  return {
    stability,
    difficulty: difficultyOfRedo,
    due: new Date(dueAt),
    last_review: new Date(seenAt),
    elapsed_days: 0,
    scheduled_days: Math.round((dueAt - seenAt) / dayMs),
    learning_steps: 0,
    reps: redos + 1,
    lapses,
    state: State.Review,
  };
}

const scheduled = (card: Card, seenAt: number) => ({ stability: card.stability, difficultyOfRedo: card.difficulty, dueAt: card.due.getTime(), seenAt });

/** After the mistake itself. */
export function firstRedo(at: number): RedoState {
  const blank: Card = {
    stability: 0,
    difficulty: 0,
    due: new Date(at),
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
    reps: 0,
    lapses: 0,
    state: State.New,
  };
  const { card } = scheduler.next(blank, new Date(at), Rating.Again);
  return { ...scheduled(card, at), redos: 0, lapses: 0, rightAfter: null };
}

/**
 * After a redo. Two rights in a row close it if the second came after a longer time than the first; a right answer that
 * comes too soon to tell changes nothing about that. An answer from before the last one is not possible: it counts as given then.
 */
export function afterRedo(state: RedoState, { right, at }: { readonly right: boolean; readonly at: number }): RedoState & { readonly closed: boolean } {
  const now = Math.max(at, state.seenAt);
  const { card } = scheduler.next(cardOf(state), new Date(now), right ? Rating.Good : Rating.Again);
  const counted = { ...scheduled(card, now), redos: state.redos + 1, lapses: state.lapses + (right ? 0 : 1) };
  const distance = now - state.seenAt;
  if (!right) return { ...counted, rightAfter: null, closed: false };
  if (distance < minSpacingMs) return { ...counted, rightAfter: state.rightAfter, closed: false };
  // Whole days may round two distances to the same; the next one is always longer than the one just bridged.
  const dueAt = Math.max(counted.dueAt, now + distance + dayMs);
  return { ...counted, dueAt, rightAfter: distance, closed: state.rightAfter !== null && distance > state.rightAfter };
}

/**
 * When it is due with an exam ahead: by the schedule, but in time to be seen once more before the exam, and before the day of rest unless it was
 * seen in the last three days. `spread`, 0 to 1, keeps all of them from coming on the last evening. `horizon`: when the day of the exam begins, null without one; one
 * that is over when it was last seen changes nothing.
 */
export function dueBefore({ dueAt, seenAt }: Pick<RedoState, 'dueAt' | 'seenAt'>, horizon: number | null, spread: number): number {
  if (horizon === null || horizon <= seenAt) return dueAt;
  const end = horizon - restMs - seenAt > dayMs ? horizon - restMs : horizon;
  return Math.min(dueAt, end - spread * Math.min(spreadMs, (end - seenAt) / 4));
}
