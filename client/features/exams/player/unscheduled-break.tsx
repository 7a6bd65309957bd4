import { Button } from '#client/ui/button.tsx';
import { focusOnMount } from '#client/ui/focus-on-mount.ts';
import { clockText, clockWords } from '../engine/clock.ts';
import { TimeAnnouncer } from './time-announcer.tsx';
import { useSecondsLeft } from './use-exam.ts';

/** The banner at five minutes is with the questions. */
const said = [300, 60] as const;

/** A break that the exam does not have: the questions are hidden, and the clock keeps running, as on test day. */
export function UnscheduledBreak({ canPause, onResume }: { readonly canPause: boolean; readonly onResume: () => void }) {
  const seconds = useSecondsLeft();
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-[oklch(0.13_0.01_260)] px-6 py-12 text-white outline-none">
      <div className="flex max-w-lg flex-col items-center gap-5 text-center">
        <h1 className="text-2xl font-semibold">Unscheduled break</h1>
        <section aria-label="Timer">
          <time
            role="timer"
            aria-label={seconds === null ? 'Time remaining' : `${clockWords(seconds * 1000)} remaining`}
            className="tabular text-[4.5rem]/none font-bold"
          >
            {seconds === null ? '–:––' : clockText(seconds * 1000)}
          </time>
          {seconds === null ? null : <TimeAnnouncer seconds={seconds} at={said} />}
        </section>
        <p>
          This module’s clock keeps running, as on test day. {canPause ? 'To stop it, resume and choose Pause under More.' : 'You get no extra time.'} Your
          answers are saved.
        </p>
        <Button variant="summit" size="large" ref={focusOnMount} onClick={onResume}>
          Resume Testing
        </Button>
      </div>
    </main>
  );
}
