import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateError, type ErrorEntry } from '#contract/review.ts';
import type { ErrorCause } from '#core/review/error-causes.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { cx } from '#client/ui/class-names.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { causeNames } from './cause-names.ts';
import { mistakesChanged } from './review-summary.ts';

const offered = ['misread', 'not-known', 'slip', 'time', 'guessed'] as const satisfies readonly ErrorCause[];

const chip = 'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm transition-colors duration-150 pointer-coarse:min-h-11';

interface CausePickerProps {
  readonly questionId: string;
  /** What was said before; null: not asked yet. */
  readonly cause: ErrorEntry['cause'];
  /** Asked right after the answer, it can be left unanswered for good. */
  readonly canSkip?: boolean;
}

/** Asks once why an answer went wrong; what was said can be changed. */
export function CausePicker({ questionId, cause, canSkip = false }: CausePickerProps) {
  const client = useQueryClient();
  const [said, setSaid] = useState(cause);
  const save = useMutation({
    // The last choice counts.
    scope: { id: `cause ${questionId}` },
    mutationFn: (chosen: ErrorCause) => api(updateError, { params: { questionId }, body: { cause: chosen } }),
    onSuccess: () => void mistakesChanged(client),
  });
  const say = (chosen: ErrorCause) => {
    setSaid(chosen);
    save.mutate(chosen, { onError: () => setSaid(said) });
  };
  // It has been removed from the log, or is there under the mistake it redoes.
  if (save.error instanceof ApiError && save.error.code === 'error-not-found') return null;
  // The focus of the button that skipped it stays here.
  if (canSkip && said === 'skipped') return <KeepsFocus />;
  return (
    <KeepsFocus>
      <fieldset>
        <legend className="text-sm font-medium">{said === null || said === 'skipped' ? 'What happened?' : 'What happened'}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={said === one}
              onClick={() => say(one)}
              className={cx(chip, said === one ? 'border-primary bg-primary-soft font-medium text-ink' : 'border-line-strong bg-raised hover:bg-hover')}
            >
              {causeNames[one]}
            </button>
          ))}
          {canSkip && said === null ? (
            <button type="button" onClick={() => say('skipped')} className={cx(chip, 'border-transparent text-muted hover:bg-hover')}>
              Skip
            </button>
          ) : null}
        </div>
        <p role="status" className="mt-1.5 min-h-5 text-sm text-muted">
          {save.error ? <span className="text-danger">{save.error.message}</span> : save.isSuccess ? 'Saved in your error log.' : null}
        </p>
      </fieldset>
    </KeepsFocus>
  );
}
