import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { formatFraction, formatNumber } from '../expressions/fraction.ts';
import type { Meaning, ReadRow } from '../graph/row.ts';
import { plotStyle } from './plot-styles.ts';
import { Slider } from './slider.tsx';

export interface RowActions {
  readonly onText: (id: string, text: string) => void;
  readonly onHide: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onEnter: (id: string) => void;
  readonly onStep: (id: string, by: number) => void;
  readonly onSliders: (names: readonly string[]) => void;
}

const valueText = (value: number) => {
  const fraction = formatFraction(value);
  return `= ${formatNumber(value)}${fraction ? ` = ${fraction}` : ''}`;
};

function Below({ row, id, actions }: { readonly row: ReadRow; readonly id: string; readonly actions: RowActions }) {
  const { meaning } = row;
  switch (meaning.kind) {
    case 'value':
      return (
        <output id={id} className="tabular block pb-1.5 text-right text-base font-semibold">
          {valueText(meaning.value)}
        </output>
      );
    case 'parameter':
      return meaning.slider ? (
        <Slider name={meaning.name} value={meaning.value} onValue={(value) => actions.onText(row.id, `${meaning.name} = ${value}`)} />
      ) : (
        <output id={id} className="tabular block pb-1.5 text-right text-muted">
          {valueText(meaning.value)}
        </output>
      );
    case 'fault':
      return (
        <div className="pb-2 text-sm">
          <p id={id} className="text-danger">
            {meaning.message}
          </p>
          {meaning.missing.length > 0 ? (
            <button
              type="button"
              onClick={() => actions.onSliders(meaning.missing)}
              className="mt-1 min-h-9 rounded-control border border-line-strong px-2.5 hover:bg-hover pointer-coarse:min-h-11"
            >
              Add {meaning.missing.length === 1 ? 'a slider for' : 'sliders for'} {meaning.missing.join(', ')}
            </button>
          ) : null}
        </div>
      );
    case 'empty':
    case 'points':
    case 'relation':
      return null;
  }
}

const drawn = (meaning: Meaning) => meaning.kind === 'relation' || meaning.kind === 'points';

function Swatch({ row, onHide }: { readonly row: ReadRow; readonly onHide: () => void }) {
  const { colour, dash } = plotStyle(row.number);
  if (!drawn(row.meaning)) return <span className="tabular w-11 shrink-0 pt-3 text-center text-sm text-muted">{row.number}</span>;
  return (
    <button
      type="button"
      aria-pressed={!row.hidden}
      aria-label={`Show row ${row.number}`}
      title={row.hidden ? 'Show' : 'Hide'}
      onClick={onHide}
      className="flex min-h-11 w-11 shrink-0 flex-col items-center justify-center rounded-control hover:bg-hover"
    >
      <span className="tabular text-sm leading-none font-semibold">{row.number}</span>
      <svg aria-hidden width={30} height={6} className={row.hidden ? 'opacity-30' : ''}>
        {row.meaning.kind === 'points' ? (
          <circle cx={15} cy={3} r={3} fill={colour} />
        ) : (
          <path d="M1 3H29" stroke={colour} strokeWidth={2.5} strokeDasharray={dash} />
        )}
      </svg>
    </button>
  );
}

/** One row: its number and line style, what was typed, what it means or what is wrong with it. */
export function ExpressionRow({ row, active, actions }: { readonly row: ReadRow; readonly active: boolean; readonly actions: RowActions }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A slider changed the text; typing is never written over.
    if (field.current && field.current.value !== row.text && document.activeElement !== field.current) field.current.value = row.text;
  }, [row.text]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') actions.onEnter(row.id);
    else if (event.key === 'ArrowUp') actions.onStep(row.id, -1);
    else if (event.key === 'ArrowDown') actions.onStep(row.id, 1);
    else if (event.key === 'Backspace' && event.currentTarget.value === '' && !event.repeat) actions.onRemove(row.id);
    else return;
    event.preventDefault();
  };
  const below = `below-${row.id}`;
  return (
    <li className={cx('flex items-start border-b border-line', active && 'bg-primary-soft')}>
      <Swatch row={row} onHide={() => actions.onHide(row.id)} />
      <div className="min-w-0 grow">
        <input
          ref={field}
          id={`row-${row.id}`}
          data-type-here
          aria-label={`Expression ${row.number}`}
          aria-describedby={below}
          aria-invalid={row.meaning.kind === 'fault'}
          defaultValue={row.text}
          placeholder={row.number === 1 ? 'y = x^2 − 4' : ''}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onInput={(event) => actions.onText(row.id, event.currentTarget.value)}
          onFocus={() => actions.onFocus(row.id)}
          onKeyDown={onKeyDown}
          className="h-11 w-full bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <Below row={row} id={below} actions={actions} />
      </div>
      <IconButton label={`Delete expression ${row.number}`} onClick={() => actions.onRemove(row.id)}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  );
}
