import { useCallback, useState } from 'react';
import * as z from 'zod';
import type { Entry } from './history.tsx';
import { useKeptState } from './use-kept-state.ts';
import { useTextField } from './use-text-field.ts';

const lineSchema = z.string();

/** A line that begins with one of these continues from the last answer. */
const continues = /^[+*×/÷^²]/;

/** The line to type in: what stands in it, and what was typed before. */
export function useScientificLine(entries: readonly Entry[], ans: number | null) {
  const [text, setText] = useKeptState('scientific.line', lineSchema, () => '');
  const [error, setError] = useState('');
  const [recalled, setRecalled] = useState<number | null>(null);
  const heard = useCallback(
    (next: string) => {
      setText(next);
      setError('');
      setRecalled(null);
    },
    [setText],
  );
  const field = useTextField(heard);
  const continuesFrom = (next: string) => text === '' && ans !== null && continues.test(next);
  return {
    field,
    text,
    error,
    setError,
    /** By a key on screen. */
    press: (next: string, back?: number) => field.insert((continuesFrom(next) ? 'ans' : '') + next, back),
    /** By the device's own keys. */
    typed: (input: HTMLInputElement) => {
      if (continuesFrom(input.value)) {
        input.setRangeText('ans', 0, 0, 'end');
        input.setSelectionRange(input.value.length, input.value.length);
      }
      heard(input.value);
    },
    recall: (by: number) => {
      const index = Math.max(0, Math.min(entries.length, (recalled ?? entries.length) + by));
      field.set(entries[index]?.text ?? '');
      setRecalled(index);
    },
  };
}
