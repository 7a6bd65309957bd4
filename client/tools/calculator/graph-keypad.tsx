import { memo, useState } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { KeyButton } from './key-button.tsx';
import { graphFunctionKeys, graphKeys, pressKey, type Key, type TypingKey } from './keys.ts';
import { keepFocus } from './row-shell.tsx';

/** The cell of a table that has the focus, or the row's field, focused as its owner would. */
function fieldOf(rowId: string | undefined): HTMLInputElement | null {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement && active.matches('.graphing-rows table input')) return active;
  const field = document.getElementById(`row-${rowId}`);
  if (!(field instanceof HTMLInputElement)) return null;
  if (document.activeElement !== field) field.focus({ preventScroll: true });
  return field;
}

function insert(field: HTMLInputElement, { text, back = 0 }: TypingKey): void {
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  const caret = (field.selectionStart ?? 0) - back;
  field.setSelectionRange(caret, caret);
}

function erase(field: HTMLInputElement): void {
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
}

/** On-screen keys for the rows: numbers and relations, or functions. What they do, the field hears as if it came from a keyboard. */
export const GraphKeypad = memo(function GraphKeypad({ rowId }: { readonly rowId: string | undefined }) {
  const [functions, setFunctions] = useState(false);
  const press = (key: Key) => {
    const field = fieldOf(rowId);
    if (!field || (!(key.kind === 'action' && key.action === 'enter') && pressKey(field, key))) return;
    const move = (by: number) => {
      const caret = Math.max(0, (field.selectionStart ?? 0) + by);
      field.setSelectionRange(caret, caret);
    };
    if (key.kind === 'type') insert(field, key);
    else if (key.action === 'enter') return void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    else if (key.action === 'left') return move(-1);
    else if (key.action === 'right') return move(1);
    else if (key.action === 'clear') field.value = '';
    else erase(field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const keys = functions ? graphFunctionKeys : graphKeys;
  const toggle = (
    <button
      type="button"
      // Begins with what is shown, for users of voice control.
      aria-label={functions ? '123, numbers' : 'f ∑, functions'}
      title={functions ? 'numbers' : 'functions'}
      onPointerDown={keepFocus}
      onClick={() => setFunctions(!functions)}
      className="min-h-9 rounded-control bg-hover px-0.5 text-sm hover:bg-line pointer-coarse:min-h-11"
    >
      {functions ? '123' : 'f ∑'}
    </button>
  );
  return (
    <div className="flex min-h-0 flex-col border-t border-line bg-sunken p-1.5 print:hidden">
      <div role="group" aria-label="Keys" className={cx('grid max-h-[12.25rem] min-h-0 gap-1 overflow-y-auto', functions ? 'grid-cols-6' : 'grid-cols-9')}>
        {functions ? toggle : null}
        {keys.map((key) => (
          <KeyButton
            key={key.label}
            of={key}
            onPress={press}
            className={cx(
              'min-h-9 min-w-0 px-0.5',
              functions ? 'text-sm' : 'text-base',
              key.kind === 'action'
                ? key.action === 'enter'
                  ? 'bg-primary text-on-primary'
                  : 'bg-hover hover:bg-line'
                : 'border border-line bg-raised hover:bg-hover',
              key.kind === 'type' && key.digit && 'font-semibold',
            )}
          />
        ))}
        {functions ? null : toggle}
      </div>
    </div>
  );
});
