import { useId, useRef } from 'react';
import type { ChoiceId } from '#core/questions/choices.ts';
import type { Choice } from '#core/questions/question.ts';
import { cx } from '../class-names.ts';
import { ChoiceContent } from './choice-content.tsx';
import { useReadPart } from './read-part.tsx';

export interface ChoicesProps {
  /** The field's name; unique per question. */
  readonly name: string;
  /** What is wrong with the answer. */
  readonly error?: string | undefined;
  readonly choices: readonly Choice[];
  readonly answer: string | null;
  readonly eliminated: readonly ChoiceId[];
  readonly eliminating: boolean;
  readonly onChoose: (id: ChoiceId) => void;
  readonly onEliminate: (id: ChoiceId) => void;
}

interface RowProps extends Omit<ChoicesProps, 'choices' | 'eliminated' | 'error'> {
  readonly choice: Choice;
  readonly crossed: boolean;
}

function Row({ name, choice, crossed, answer, eliminating, onChoose, onEliminate }: RowProps) {
  const chosen = answer === choice.id;
  const radio = useRef<HTMLInputElement>(null);
  const read = useReadPart(`choice-${choice.id}`);
  return (
    <div className="flex items-center gap-2">
      <label
        className={cx(
          'relative flex min-h-12 min-w-0 grow cursor-pointer items-center gap-3 rounded-card border px-3.5 py-2.5 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
          chosen ? 'border-primary [box-shadow:0_0_0_2px_var(--color-primary)]' : 'border-line-strong hover:bg-hover',
        )}
      >
        <input
          ref={radio}
          type="radio"
          name={name}
          value={choice.id}
          checked={chosen}
          onChange={() => onChoose(choice.id)}
          className="absolute size-px opacity-0"
        />
        <span
          aria-hidden
          className={cx(
            'flex size-7 shrink-0 items-center justify-center rounded-full border-2 font-sans text-sm font-bold',
            chosen ? 'border-primary bg-primary text-on-primary' : !crossed && 'border-ink',
            crossed && !chosen && 'border-muted text-muted',
          )}
        >
          {choice.id}
        </span>
        <span className="sr-only">{`${choice.id}: `}</span>
        <span {...read} className={cx('min-w-0 grow', crossed && 'text-muted')}>
          <ChoiceContent choice={choice} />
        </span>
        {crossed ? (
          <>
            <span className="sr-only">(crossed out)</span>
            <span aria-hidden className="absolute inset-x-[-0.375rem] top-1/2 h-0.5 -translate-y-1/2 bg-ink" />
          </>
        ) : null}
      </label>
      {eliminating || crossed ? (
        <div className="flex w-11 shrink-0 justify-center font-sans">
          {/* One button for both, so that the focus stays on it. */}
          <button
            type="button"
            onClick={() => {
              // Where choices are no longer crossed out, the button goes with the line.
              if (!eliminating) radio.current?.focus({ preventScroll: true });
              onEliminate(choice.id);
            }}
            aria-label={`${crossed ? 'Undo crossing out' : 'Cross out'} choice ${choice.id}`}
            className={
              crossed
                ? 'min-h-11 rounded-control px-1 text-sm font-semibold whitespace-nowrap underline underline-offset-3'
                : 'group inline-flex size-11 items-center justify-center'
            }
          >
            {crossed ? (
              'Undo'
            ) : (
              <span
                aria-hidden
                className="relative flex size-6 items-center justify-center rounded-full border border-ink text-xs font-semibold group-hover:bg-hover"
              >
                {choice.id}
                <span className="absolute -inset-x-1 top-1/2 h-px bg-ink" />
              </span>
            )}
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** The four choices, as radio buttons; each can be crossed out. */
export function Choices({ choices, eliminated, error, ...rest }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className={cx('gap-3', choices.every(({ figure, table }) => figure || table) ? 'grid sm:grid-cols-2' : 'flex flex-col')}
    >
      <legend className="sr-only">Answer choices</legend>
      {choices.map((choice) => (
        <Row key={choice.id} choice={choice} crossed={eliminated.includes(choice.id) && choice.id !== rest.answer} {...rest} />
      ))}
      {error ? (
        <p id={id} className="font-sans text-sm text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
