import { Pause, Play, X } from 'lucide-react';
import { useId } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { speeds } from './reader.ts';
import type { ReadAloud } from './use-read-aloud.ts';

const toggleLabels = { reading: 'Pause', paused: 'Resume', done: 'Read again', failed: 'Try again' } as const;

function saying({ kind, name }: ReadAloud['state']): string {
  if (kind === 'reading') return `Reading: ${name}`;
  if (kind === 'paused') return `Paused: ${name}`;
  return kind === 'done' ? 'Read to the end' : '';
}

/** Pause, stop and speed of reading aloud. */
export function ReadingBar({
  reading,
  what = 'question',
  className,
}: {
  readonly reading: ReadAloud;
  /** What is read. */
  readonly what?: string;
  readonly className?: string;
}) {
  const id = useId();
  if (!reading.open) return null;
  const { state } = reading;
  return (
    <section aria-label="Read aloud" className={cx('flex items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-3 py-1.5 font-sans', className)}>
      <Button variant="secondary" size="small" onClick={reading.toggle}>
        {state.kind === 'reading' ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}{' '}
        {state.kind === 'ready' ? `Read this ${what}` : toggleLabels[state.kind]}
      </Button>
      {state.kind === 'failed' ? (
        <span role="alert" className="min-w-0 grow text-sm text-danger">
          Your browser could not read it aloud.
        </span>
      ) : (
        <span className="min-w-0 grow truncate text-sm text-muted">{saying(state)}</span>
      )}
      <label htmlFor={id} className="text-sm max-sm:sr-only">
        Reading speed
      </label>
      <select
        id={id}
        value={String(state.speed)}
        onChange={(event) => {
          const speed = speeds.find((option) => String(option) === event.currentTarget.value);
          if (speed) reading.setSpeed(speed);
        }}
        className="min-h-9 rounded-control border border-line-strong bg-raised px-2 text-sm pointer-coarse:min-h-11"
      >
        {speeds.map((speed) => (
          <option key={speed} value={String(speed)}>
            {speed}×
          </option>
        ))}
      </select>
      <IconButton label="Stop reading aloud" onClick={reading.close}>
        <X aria-hidden size={20} />
      </IconButton>
    </section>
  );
}
