import { useEffect, useId, useRef, useState } from 'react';
import { acceptsKeystrokes, readEntry } from '#core/questions/spr.ts';
import { MathText } from './math-text.tsx';

export interface SprEntryProps {
  readonly name?: string;
  /** What is wrong with the answer. */
  readonly error?: string | undefined;
  /** The answer as rendered; a change that did not come from this field is applied to it. */
  readonly answer: string;
  /** The current answer: rendering may lag behind fast typing. */
  readonly readAnswer: () => string;
  readonly onEntry: (entry: string) => void;
}

function Preview({ entry, refused }: { readonly entry: string; readonly refused: string | null }) {
  const reading = readEntry(entry);
  return (
    <>
      <p className="flex min-h-12 items-center gap-2">
        <span className="font-sans text-sm font-semibold">Answer Preview:</span>
        {reading.kind === 'value' ? (
          <>
            <span aria-hidden className="text-xl">
              <MathText tex={reading.latex} />
            </span>
            <span className="sr-only">{reading.spoken}</span>
          </>
        ) : null}
      </p>
      <p role="status" className="min-h-6 font-sans text-sm text-danger">
        {reading.kind === 'invalid' ? reading.message : refused === null ? null : entry === '' ? refused : `${refused} Your answer now reads ${entry}.`}
      </p>
    </>
  );
}

/** Why a keystroke was rejected, in the words of the entry rules. A space begins a mixed number. */
function refusal(entry: string): string {
  if (/\S\s$/.test(entry)) return refusal(`${entry}1`);
  const reading = readEntry(entry);
  return reading.kind === 'invalid' ? reading.message : 'Use only digits, a decimal point, a slash, and a minus sign at the start.';
}

/**
 * A typed answer. The field is uncontrolled: the browser owns what is typed, so that no
 * keystroke is lost on a slow phone; each change is passed on at once.
 */
export function SprEntry({ name, error, answer, readAnswer, onEntry }: SprEntryProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const accepted = useRef(answer);
  const [entry, setEntry] = useState(answer);
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    const field = input.current;
    const now = readAnswer();
    if (!field || field.value === now) return;
    field.value = now;
    accepted.current = now;
    setEntry(now);
  }, [answer, readAnswer]);

  const take = (field: HTMLInputElement) => {
    const value = field.value.replace(/[−–]/g, '-');
    // Spaces around a pasted number mean nothing; one that is typed after a digit does.
    const typed = value.trim() === accepted.current ? value.trimStart() : value.trim();
    if (!acceptsKeystrokes(typed)) {
      const caret = Math.max(0, (field.selectionStart ?? 1) - 1);
      field.value = accepted.current;
      field.setSelectionRange(caret, caret);
      return setRefused(refusal(typed));
    }
    if (field.value !== typed) field.value = typed;
    // What was left out stays said while more is typed: `1/2/3` must not become 1/23 unnoticed.
    if (typed.length < accepted.current.length || typed === '') setRefused(null);
    accepted.current = typed;
    setEntry(typed);
    onEntry(typed);
  };

  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="sr-only">
        Your answer
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        defaultValue={answer}
        onInput={(event) => take(event.currentTarget)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        className="h-14 w-32 rounded-control border-2 border-ink bg-raised px-3 font-serif text-xl underline decoration-line-strong decoration-1 underline-offset-6"
      />
      {error ? (
        <p id={`${id}-error`} className="font-sans text-sm text-danger">
          {error}
        </p>
      ) : null}
      <Preview entry={entry} refused={refused} />
    </div>
  );
}
