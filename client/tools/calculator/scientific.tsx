import { useEffect, useRef, type KeyboardEvent } from 'react';
import { calculate } from '#core/calculator/language/calculate.ts';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import { AngleSwitch } from './angle-switch.tsx';
import { History } from './history.tsx';
import { Keypad } from './keypad.tsx';
import type { Key } from './keys.ts';
import { ScientificLine } from './scientific-line.tsx';
import { useCalculations } from './use-calculations.ts';
import { angleUnitSchema, useKeptState } from './use-kept-state.ts';
import { useScientificLine } from './use-scientific-line.ts';

/** The scientific calculator: a line to type in, on-screen keys, and the calculations so far. */
export function Scientific() {
  const [unit, setUnit] = useKeptState('scientific.unit', angleUnitSchema, () => 'radians' as const);
  const { entries, memory, ans, said, add, toggle, clear, remember, forget } = useCalculations();
  const { field, text, error, setError, press, typed, recall } = useScientificLine(entries, ans);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);

  const values = { ...(ans === null ? {} : { ans }), ...(memory === null ? {} : { M: memory }) };
  const enter = () => {
    if (text.trim() === '') return;
    const result = calculate(text, unit, values);
    if (!result.ok) {
      setError(result.message);
      return;
    }
    add(text, result.result);
    field.set('');
  };
  const onKey = (key: Key) => {
    if (key.kind === 'type') return press(key.text, key.back);
    const last = entries.at(-1);
    const actions = {
      erase: field.erase,
      clear: () => field.set(''),
      left: () => field.moveCaret(-1),
      right: () => field.moveCaret(1),
      fraction: () => last && toggle(last.id),
      enter,
      remember,
      forget,
    } as const;
    actions[key.action]();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: enter, '=': enter, ArrowUp: () => recall(-1), ArrowDown: () => recall(1) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="@container flex h-full flex-col">
      <div className="flex shrink-0 items-center justify-between gap-2 px-3 pt-2">
        <AngleSwitch unit={unit} onUnit={setUnit} />
        {memory === null ? null : <span className="tabular text-sm text-muted">M = {formatNumber(memory)}</span>}
        <button
          type="button"
          disabled={entries.length === 0}
          onClick={clear}
          className="min-h-9 rounded-control px-2.5 text-sm text-muted hover:bg-hover disabled:opacity-55 pointer-coarse:min-h-11"
        >
          Clear history
        </button>
      </div>
      <div ref={list} className="scientific-history shrink-0 grow basis-12 overflow-y-auto px-3 py-2">
        <History entries={entries} onToggle={toggle} onUse={field.insert} onEdit={field.set} />
      </div>
      <ScientificLine input={field.ref} text={text} unit={unit} values={values} error={error} onTyped={typed} onKeyDown={onKeyDown} />
      <div className="min-h-24 overflow-y-auto px-3 pt-0.5 pb-3">
        <Keypad onKey={onKey} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
