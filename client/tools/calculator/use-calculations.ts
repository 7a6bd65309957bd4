import { useState } from 'react';
import * as z from 'zod';
import type { Result } from '#core/calculator/language/calculate.ts';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import { entriesSchema, entryText, type Entry } from './history.tsx';
import { numberForms, resultText } from './result-line.tsx';
import { useKeptState } from './use-kept-state.ts';

const memorySchema = z.number().nullable();

/** The calculations so far, the number in memory, and what was said about them last. */
export function useCalculations() {
  const [entries, setEntries] = useKeptState('scientific.entries', entriesSchema, () => []);
  const [memory, setMemory] = useKeptState('scientific.memory', memorySchema, () => null);
  const [said, setSaid] = useState('');
  const ans = entries.at(-1)?.value ?? null;
  return {
    entries,
    memory,
    /** The last answer. */
    ans,
    said,
    add: (text: string, found: Result) => {
      const number = found.type === 'number' ? found.value : null;
      const forms = found.type === 'number' ? numberForms(found.value, found.exact) : [resultText(found)];
      const entry: Entry = { id: (entries.at(-1)?.id ?? -1) + 1, text, forms: [...forms], shown: 0, value: number };
      setEntries([...entries, entry]);
      setSaid(`Equals ${entryText(entry)}`);
    },
    /** Shows the next form of a result. */
    toggle: (id: number) =>
      setEntries(
        entries.map((entry) => {
          if (entry.id !== id) return entry;
          const next = { ...entry, shown: (entry.shown + 1) % entry.forms.length };
          setSaid(entryText(next));
          return next;
        }),
      ),
    clear: () => setEntries([]),
    remember: () => {
      if (ans === null) return;
      setMemory((memory ?? 0) + ans);
      setSaid(`Memory ${formatNumber((memory ?? 0) + ans)}`);
    },
    forget: () => {
      setMemory(null);
      setSaid('Memory cleared');
    },
  };
}
