/** How numbers and dates are written. US English, like the test. */

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** "March 4, 2026", in the reader's time zone. */
export const formatDate = (iso: string): string => day.format(new Date(iso));

/** "Mar 4". */
export const formatShortDate = (iso: string): string => shortDay.format(new Date(iso));

const moment = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "March 4, 2026 at 3:05 PM", in the reader's time zone. */
export const formatDateTime = (iso: string): string => moment.format(new Date(iso));

const shortMoment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "Mar 4, 3:05 PM", in the reader's time zone. */
export const formatShortDateTime = (iso: string): string => shortMoment.format(new Date(iso));

/** A share in percent; `accuracy` counts 0 to 100. */
export const formatPercent = (accuracy: number): string => `${Math.round(accuracy)}%`;

/** "1 question", "12 questions". */
export const formatCount = (count: number, one: string, many = `${one}s`): string => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

function minutesAndSeconds(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? formatCount(minutes, 'minute') : '', rest > 0 || minutes === 0 ? formatCount(rest, 'second') : ''].filter(Boolean).join(' ');
}

/** "32 minutes", "52.5 minutes"; what is no half, to the second: "3 minutes 20 seconds". */
export const formatMinutes = (ms: number): string => (ms % 30_000 === 0 ? formatCount(ms / 60_000, 'minute') : minutesAndSeconds(Math.round(ms / 1000)));

/** "2 hours 14 minutes", "35 minutes". */
export function formatDuration(ms: number): string {
  const minutes = Math.round(ms / 6000) / 10;
  const hours = Math.floor(minutes / 60);
  const rest = Math.round((minutes - hours * 60) * 10) / 10;
  return [hours > 0 ? formatCount(hours, 'hour') : '', rest > 0 || hours === 0 ? formatCount(rest, 'minute') : ''].filter(Boolean).join(' ');
}

/** Time that was spent, no more exact than anybody cares: "45 seconds", "8 minutes 54 seconds", "38 minutes", "1 hour 1 minute". */
export function formatTimeSpent(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds >= 600) return formatDuration(Math.round(ms / 60_000) * 60_000);
  return minutesAndSeconds(seconds);
}

/** "1190–1290". */
export const formatRange = (low: number, high: number): string => `${low}–${high}`;

/** Minutes and seconds left, "32:00"; hours are counted in minutes. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
