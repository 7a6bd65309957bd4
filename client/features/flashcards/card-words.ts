/** How cards and dates are said. */
import type { Grade } from '#core/flashcards/schedule.ts';
import { parseRichText, type Inline } from '#core/questions/rich-text.ts';
import { spokenMath } from '#core/questions/spoken-math.ts';
import { formatCount, formatShortDate } from '#client/ui/format.ts';
import { dayMs, hourMs } from '#core/day.ts';

const minuteMs = 60_000;

export const gradeNames = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' } as const satisfies Record<Grade, string>;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const farDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** "Nov 26", so many days from today. */
export function dayFromToday(days: number): string {
  const day = new Date();
  // Noon: a day is not always 24 hours long.
  day.setHours(12, 0, 0, 0);
  day.setDate(day.getDate() + days);
  return formatShortDate(day.toISOString());
}

/** When a card comes back: "in 10 min", "tomorrow", "Thu, Nov 26", "Mar 4, 2027". */
export function whenText(at: number, now: number): string {
  const days = Math.round((startOfDay(at) - startOfDay(now)) / dayMs);
  if (at - now < hourMs) return `in ${Math.max(1, Math.round((at - now) / minuteMs))} min`;
  if (days <= 0) return `in ${formatCount(Math.round((at - now) / hourMs), 'hour')}`;
  if (days === 1) return 'tomorrow';
  return days < 150 ? weekday.format(at) : farDay.format(at);
}

const spokenInline = (node: Inline): string =>
  node.kind === 'math'
    ? spokenMath(node.text)
    : node.kind === 'blank'
      ? ' blank '
      : node.kind === 'text'
        ? node.text
        : node.children.map(spokenInline).join('');

/** A side as it is read aloud. */
export const spokenSide = (side: string): string =>
  parseRichText(side)
    .paragraphs.map(({ children }) => children.map(spokenInline).join(''))
    .join('. ');

/** "3 new · 2 learning · 5 due"; empty if nothing is left. */
export const leftText = ({ new: fresh, step, due }: { readonly new: number; readonly step: number; readonly due: number }): string =>
  [due > 0 ? `${due} due` : '', step > 0 ? `${step} learning` : '', fresh > 0 ? `${fresh} new` : ''].filter(Boolean).join(' · ');
