import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as z from 'zod';
import { MathText } from '#client/ui/question/math-text.tsx';
import { calculate } from '#core/calculator/language/calculate.ts';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import { typeset } from '#core/calculator/language/typeset.ts';
import { AngleSwitch } from './angle-switch.tsx';
import { entriesSchema, entryText, History, type Entry } from './history.tsx';
import { Keypad } from './keypad.tsx';
import type { Key } from './keys.ts';
import { numberForms, resultText } from './result-line.tsx';
import { angleUnitSchema, useKeptState } from './use-kept-state.ts';
import { useTextField } from './use-text-field.ts';

const memorySchema = z.number().nullable();

/** A line that begins with one of these continues from the last answer. */
const continues = /^[+*×/÷^²]/;

/** The scientific calculator: a line to type in, on-screen keys, and the calculations so far. */
export function Scientific() {
  const [unit, setUnit] = useKeptState('scientific.unit', angleUnitSchema, () => 'radians' as const);
  const [entries, setEntries] = useKeptState('scientific.entries', entriesSchema, () => []);
  const [memory, setMemory] = useKeptState('scientific.memory', memorySchema, () => null);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [said, setSaid] = useState('');
  const [recalled, setRecalled] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const ans = entries.at(-1)?.value ?? null;
  const values = { ...(ans === null ? {} : { ans }), ...(memory === null ? {} : { M: memory }) };
  const heard = useCallback((next: string) => {
    setText(next);
    setError('');
    setRecalled(null);
  }, []);
  const field = useTextField(heard);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);

  const typed = (input: HTMLInputElement) => {
    if (text === '' && ans !== null && continues.test(input.value)) {
      input.setRangeText('ans', 0, 0, 'end');
      input.setSelectionRange(input.value.length, input.value.length);
    }
    heard(input.value);
  };
  const enter = () => {
    if (text.trim() === '') return;
    const result = calculate(text, unit, values);
    if (!result.ok) {
      setError(result.message);
      return;
    }
    const { result: found } = result;
    const number = found.type === 'number' ? found.value : null;
    const forms = found.type === 'number' ? numberForms(found.value, found.exact) : [resultText(found)];
    const entry: Entry = { id: (entries.at(-1)?.id ?? -1) + 1, text, forms: [...forms], shown: 0, value: number };
    setEntries([...entries, entry]);
    setSaid(`Equals ${entryText(entry)}`);
    field.set('');
  };
  const recall = (by: number) => {
    const index = Math.max(0, Math.min(entries.length, (recalled ?? entries.length) + by));
    field.set(entries[index]?.text ?? '');
    setRecalled(index);
  };
  const toggle = (id: number) =>
    setEntries(
      entries.map((entry) => {
        if (entry.id !== id) return entry;
        const next = { ...entry, shown: (entry.shown + 1) % entry.forms.length };
        setSaid(entryText(next));
        return next;
      }),
    );
  const press = (key: Key) => {
    if (key.kind === 'type') {
      const start = text === '' && ans !== null && continues.test(key.text) ? 'ans' : '';
      return field.insert(start + key.text, key.back);
    }
    const last = entries.at(-1);
    const actions = {
      erase: field.erase,
      clear: () => field.set(''),
      left: () => field.moveCaret(-1),
      right: () => field.moveCaret(1),
      fraction: () => last && toggle(last.id),
      enter,
      remember: () => {
        if (ans === null) return;
        setMemory((memory ?? 0) + ans);
        setSaid(`Memory ${formatNumber((memory ?? 0) + ans)}`);
      },
      forget: () => {
        setMemory(null);
        setSaid('Memory cleared');
      },
    } as const;
    actions[key.action]();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: enter, '=': enter, ArrowUp: () => recall(-1), ArrowDown: () => recall(1) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const preview = text.trim() === '' ? null : calculate(text, unit, values);
  const print = typeset(text);
  return (
    <div className="@container flex h-full flex-col">
      <div className="flex shrink-0 items-center justify-between gap-2 px-3 pt-2">
        <AngleSwitch unit={unit} onUnit={setUnit} />
        {memory === null ? null : <span className="tabular text-sm text-muted">M = {formatNumber(memory)}</span>}
        <button
          type="button"
          disabled={entries.length === 0}
          onClick={() => setEntries([])}
          className="min-h-9 rounded-control px-2.5 text-sm text-muted hover:bg-hover disabled:opacity-55 pointer-coarse:min-h-11"
        >
          Clear history
        </button>
      </div>
      <div ref={list} className="scientific-history shrink-0 grow basis-12 overflow-y-auto px-3 py-2">
        <History entries={entries} onToggle={toggle} onUse={field.insert} onEdit={field.set} />
      </div>
      <div className="shrink-0 border-t border-line px-3 pt-2">
        <div className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong bg-paper px-3 focus-within:outline-2 focus-within:outline-primary">
          <input
            ref={field.ref}
            data-type-here
            aria-label="Expression"
            aria-invalid={error !== ''}
            aria-describedby="scientific-error"
            defaultValue=""
            inputMode={matchMedia('(pointer: coarse)').matches ? 'none' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            onInput={(event) => typed(event.currentTarget)}
            onKeyDown={onKeyDown}
            className="tabular h-11 min-w-0 grow bg-transparent text-lg outline-none"
          />
          <output className="tabular shrink-0 text-muted">{preview?.ok ? `= ${resultText(preview.result)}` : ''}</output>
        </div>
        {print !== null && /[\\^_]/.test(print) ? (
          <div aria-hidden className="overflow-hidden pt-1 text-muted">
            <MathText tex={print} />
          </div>
        ) : null}
        {preview?.ok && preview.otherUnit !== null ? (
          <p className="pt-0.5 text-xs text-muted">
            Angles are in {unit}. In {unit === 'degrees' ? 'radians' : 'degrees'}: {formatNumber(preview.otherUnit, 6)}
          </p>
        ) : null}
        <p id="scientific-error" role="alert" className="min-h-6 py-0.5 text-sm text-danger">
          {error}
        </p>
      </div>
      <div className="min-h-24 overflow-y-auto px-3 pt-0.5 pb-3">
        <Keypad onKey={press} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
