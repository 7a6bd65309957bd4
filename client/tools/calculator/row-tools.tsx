import { ChartSpline, Keyboard, Plus, Table, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { keepFocus } from './row-shell.tsx';

interface RowToolsProps {
  readonly onAdd: () => void;
  readonly onTable: () => void;
  readonly onClear: () => void;
  readonly keysOpen: boolean;
  readonly onKeys: () => void;
}

/** The bar above the rows. */
export const RowTools = memo(function RowTools({ onAdd, onTable, onClear, keysOpen, onKeys }: RowToolsProps) {
  const keys = useRef<HTMLButtonElement>(null);
  const tool = 'flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:bg-hover hover:text-ink pointer-coarse:min-h-11';
  return (
    <div role="group" aria-label="Rows" className="flex shrink-0 items-center border-b border-line bg-sunken px-1 print:hidden">
      <button type="button" onClick={onAdd} aria-label="Add an expression" className={tool}>
        <Plus aria-hidden size={16} /> Expression
      </button>
      <button type="button" onClick={onTable} aria-label="Add a table" className={tool}>
        <Table aria-hidden size={15} /> Table
      </button>
      <span className="grow" />
      <IconButton label="Delete all rows" className="size-9! pointer-coarse:size-11!" onClick={onClear}>
        <Trash2 aria-hidden size={15} />
      </IconButton>
      {/* Where there is room for the keys or for the graph only; see calculator.css. */}
      <button
        type="button"
        onClick={() => {
          onKeys();
          // In its place; what is typed in would bring up the phone's keyboard.
          requestAnimationFrame(() => keys.current?.focus());
        }}
        className={`graph-instead ${tool}`}
      >
        <ChartSpline aria-hidden size={17} /> Graph
      </button>
      <IconButton
        ref={keys}
        label="On-screen keys"
        aria-pressed={keysOpen}
        className="keys-toggle size-9! aria-pressed:bg-hover pointer-coarse:size-11!"
        onPointerDown={keepFocus}
        onClick={onKeys}
      >
        <Keyboard aria-hidden size={17} />
      </IconButton>
    </div>
  );
});
