import { Clock } from 'lucide-react';
import { memo } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { clockText, clockWords } from '../engine/clock.ts';
import { TimeAnnouncer } from './time-announcer.tsx';
import { useSecondsLeft } from './use-exam.ts';

/** From here on the time cannot be hidden. */
const lastMinutes = 300;
const lastMinute = 60;
/** Five minutes have a banner (five-minutes.tsx). */
const said = [lastMinute] as const;
interface TimerProps {
  readonly hidden: boolean;
  readonly onHide: (hidden: boolean) => void;
  /** Time of the module without extensions, s. */
  readonly timeLimit: number;
}

/** The countdown with its Hide / Show pill. */
export const Timer = memo(function Timer({ hidden, onHide, timeLimit }: TimerProps) {
  const seconds = useSecondsLeft();
  const last = seconds !== null && seconds <= lastMinutes;
  // A stage that has no more than five minutes to begin with warns in its last one.
  const isWarning = seconds !== null && seconds <= (timeLimit > lastMinutes ? lastMinutes : lastMinute);
  const shown = last || !hidden;
  return (
    <section aria-label="Timer" className="flex flex-col items-center">
      {shown ? (
        <time
          role="timer"
          className={cx('tabular text-xl/7 font-semibold', isWarning && 'text-danger')}
          aria-label={seconds === null ? 'Time remaining' : `${clockWords(seconds * 1000)} remaining`}
        >
          {seconds === null ? '–:––' : clockText(seconds * 1000)}
        </time>
      ) : (
        <Clock aria-label="Time hidden" size={24} className="my-0.5" />
      )}
      {last ? (
        <span className={cx('text-xs/5', isWarning && 'text-danger')}>remaining</span>
      ) : (
        <button
          type="button"
          onClick={() => onHide(!hidden)}
          className="relative rounded-full border border-ink px-3 text-xs/4.5 font-medium hover:bg-hover before:absolute before:-inset-x-3 before:-inset-y-2.5"
        >
          {hidden ? 'Show' : 'Hide'}
        </button>
      )}
      {seconds === null ? null : <TimeAnnouncer seconds={seconds} at={said} />}
    </section>
  );
});
