import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';
import { plotColor, strictDash } from './plot-styles.ts';

/** A press that keeps the focus where it is, and so the height of the row being typed in. */
export const keepFocus = (event: { readonly preventDefault: () => void }): void => event.preventDefault();

function Swatch({ row, onHide }: { readonly row: ReadRow; readonly onHide: () => void }) {
  const { meaning, number } = row;
  const hasPoints = (meaning.kind === 'drawing' || meaning.kind === 'table') && meaning.points.length > 0;
  const curves = meaning.kind === 'drawing' ? meaning.curves : [];
  if (!hasPoints && curves.length === 0) return <span className="tabular w-11 shrink-0 pt-3 text-center text-sm text-muted">{number}</span>;
  const color = plotColor(number);
  return (
    <button
      type="button"
      aria-pressed={!row.hidden}
      aria-label={`Show row ${number}`}
      title={row.hidden ? 'Show' : 'Hide'}
      onPointerDown={keepFocus}
      onClick={onHide}
      className="row-swatch flex min-h-11 w-11 shrink-0 flex-col items-center justify-center rounded-control hover:bg-hover"
    >
      <span className="tabular text-sm leading-none font-semibold">{number}</span>
      <svg aria-hidden width={30} height={8} className={row.hidden ? 'opacity-30' : ''}>
        {hasPoints ? (
          <circle cx={15} cy={4} r={3.5} fill={color} />
        ) : (
          <path d="M1 4H29" stroke={color} strokeWidth={2.5} strokeDasharray={curves.every(({ strict }) => strict) ? strictDash : undefined} />
        )}
      </svg>
    </button>
  );
}

interface RowShellProps {
  readonly row: ReadRow;
  readonly active: boolean;
  readonly onHide: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** The frame of a row: its number and color, and the button that deletes it. */
export function RowShell({ row, active, onHide, onRemove, children }: RowShellProps) {
  return (
    <li
      data-empty={row.meaning.kind === 'empty' ? '' : undefined}
      data-active={active || undefined}
      className={cx('flex items-start border-b border-line', active && 'bg-primary-soft')}
    >
      <Swatch row={row} onHide={onHide} />
      <div className="min-w-0 grow">{children}</div>
      <IconButton label={row.table ? `Delete table ${row.number}` : `Delete expression ${row.number}`} onPointerDown={keepFocus} onClick={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  );
}
