/** Which card comes next: what is being learned, then what is due, then what is new, up to the day's number. */
import { dueWith, type Schedule } from './schedule.ts';

export interface QueuedCard {
  readonly id: string;
  readonly schedule: Schedule;
  readonly spread: number;
}

export interface Today {
  readonly now: number;
  /** When the student's day ends, ms: what is due at any time of the day is due today. */
  readonly dayEnd: number;
  readonly horizon: number | null;
}

/** With nothing else left, a card in a learning step comes up to so much early, even if midnight lies between. ms */
export const learnAheadMs = 20 * 60_000;

const isStep = ({ state }: Schedule): boolean => state === 'learning' || state === 'relearning';

type CardStatus = 'new' | 'step' | 'due' | 'later';

/** How a card stands today. `step`: it comes back within the session. */
function statusOf({ schedule, spread }: Omit<QueuedCard, 'id'>, { dayEnd, horizon }: Omit<Today, 'now'>): CardStatus {
  if (schedule.state === 'new') return 'new';
  const due = dueWith(schedule, { horizon, spread }) ?? 0;
  if (due >= dayEnd) return 'later';
  return isStep(schedule) ? 'step' : 'due';
}

/**
 * The next card; null if nothing is left for now. Of equals, the one due longest, then the one listed first.
 * `newLeft`: how many new cards may still be begun today. `after`: the card just answered, which comes again at once only if it is the only one.
 */
export function nextCard<C extends QueuedCard>(cards: readonly C[], today: Today, newLeft: number, after: string | null = null): C | null {
  let best: { readonly card: C; readonly rank: number; readonly due: number } | null = null;
  for (const card of cards) {
    const due = dueWith(card.schedule, { horizon: today.horizon, spread: card.spread }) ?? 0;
    const status = isStep(card.schedule) && due <= today.now + learnAheadMs ? 'step' : statusOf(card, today);
    const early = status === 'step' && due > today.now;
    if (status === 'later' || (status === 'new' && newLeft <= 0) || (early && due > today.now + learnAheadMs)) continue;
    const rank = (early ? 3 : { step: 0, due: 1, new: 2 }[status]) + (card.id === after ? 4 : 0);
    if (best === null || rank < best.rank || (rank === best.rank && due < best.due)) best = { card, rank, due };
  }
  return best?.card ?? null;
}

export interface LeftToday {
  readonly new: number;
  /** In learning steps. */
  readonly step: number;
  readonly due: number;
}

/** How much is left today. */
export function leftToday(cards: readonly QueuedCard[], today: Omit<Today, 'now'>, newLeft: number): LeftToday {
  const count = { new: 0, step: 0, due: 0, later: 0 };
  for (const card of cards) count[statusOf(card, today)] += 1;
  return { new: Math.min(Math.max(0, newLeft), count.new), step: count.step, due: count.due };
}

/** When the next card comes; null if none will. */
export function nextDue(cards: readonly QueuedCard[], horizon: number | null): number | null {
  const dues = cards.flatMap(({ schedule, spread }) => dueWith(schedule, { horizon, spread }) ?? []);
  return dues.length > 0 ? dues.reduce((least, due) => Math.min(least, due)) : null;
}
