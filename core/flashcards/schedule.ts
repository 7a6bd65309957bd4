/**
 * When a card comes back, by FSRS (see core/review/redo-schedule.ts for the source) with learning steps of one and ten minutes.
 * Instants are ms since 1970.
 */
import { fsrs, generatorParameters, Rating, State, type Card, type FSRS, type Grade as FsrsGrade } from 'ts-fsrs';
import { dueBefore } from '../review/redo-schedule.ts';
import { dayMs } from '#core/day.ts';

export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof grades)[number];

export const cardStates = ['new', 'learning', 'review', 'relearning'] as const;
export type CardState = (typeof cardStates)[number];

export interface Schedule {
  readonly state: CardState;
  /** Days after which the chance of remembering has sunk to 90 %; 0 for a new card. */
  readonly stability: number;
  /** From 1 to 10; 0 for a new card. */
  readonly difficulty: number;
  /** Null for a new card. */
  readonly dueAt: number | null;
  readonly seenAt: number | null;
  /** Which learning step comes next. */
  readonly step: number;
  readonly reps: number;
  readonly lapses: number;
}

export const newSchedule: Schedule = { state: 'new', stability: 0, difficulty: 0, dueAt: null, seenAt: null, step: 0, reps: 0, lapses: 0 };

const ratingOf = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const satisfies Record<Grade, FsrsGrade>;
const stateOf = { new: State.New, learning: State.Learning, review: State.Review, relearning: State.Relearning } as const satisfies Record<CardState, State>;
const nameOf = { [State.New]: 'new', [State.Learning]: 'learning', [State.Review]: 'review', [State.Relearning]: 'relearning' } as const satisfies Record<
  State,
  CardState
>;

const schedulers = new Map<number, FSRS>();

/** The scheduler for a retention in percent; the same settings always give the same one. */
function schedulerFor(retention: number): FSRS {
  const held = schedulers.get(retention);
  if (held) return held;
  const made = fsrs(
    generatorParameters({
      request_retention: retention / 100,
      enable_fuzz: false,
      enable_short_term: true,
      learning_steps: ['1m', '10m'],
      relearning_steps: ['10m'],
    }),
  );
  schedulers.set(retention, made);
  return made;
}

const cardOf = ({ state, stability, difficulty, dueAt, seenAt, step, reps, lapses }: Schedule, now: number): Card => ({
  state: stateOf[state],
  stability,
  difficulty,
  due: new Date(dueAt ?? now),
  ...(seenAt !== null && { last_review: new Date(seenAt) }),
  elapsed_days: 0,
  scheduled_days: dueAt === null || seenAt === null ? 0 : Math.round((dueAt - seenAt) / dayMs),
  learning_steps: step,
  reps,
  lapses,
});

/** After an answer. One from before the last answer counts as given at the same moment. `retention` in percent. */
export function afterGrade(schedule: Schedule, grade: Grade, at: number, retention: number): Schedule {
  const now = Math.max(at, schedule.seenAt ?? at);
  const { card } = schedulerFor(retention).next(cardOf(schedule, now), new Date(now), ratingOf[grade]);
  return {
    state: nameOf[card.state],
    stability: card.stability,
    difficulty: card.difficulty,
    dueAt: card.due.getTime(),
    seenAt: now,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
  };
}

/** What a card's date depends on besides its answers. */
export interface Ahead {
  /** The exam; null without one. */
  readonly horizon: number | null;
  /** 0 to 1, the card's own: keeps all cards from coming on the last evening. */
  readonly spread: number;
}

/** When it is due with an exam ahead; null for a new card. */
export const dueWith = ({ dueAt, seenAt }: Pick<Schedule, 'dueAt' | 'seenAt'>, { horizon, spread }: Ahead): number | null =>
  dueAt === null || seenAt === null ? null : dueBefore({ dueAt, seenAt }, horizon, spread);

/** When the card would come back after each of the four answers, given now. */
export function preview(schedule: Schedule, now: number, retention: number, ahead: Ahead): Readonly<Record<Grade, number>> {
  const after = (grade: Grade) => dueWith(afterGrade(schedule, grade, now, retention), ahead) ?? now;
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') };
}

/** A card forgotten so often costs more time than it is worth: it wants to be written anew. */
export const leechLapses = 6;
export const isLeech = ({ lapses }: Pick<Schedule, 'lapses'>): boolean => lapses >= leechLapses;
