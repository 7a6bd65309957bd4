import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { MathText } from '#client/ui/question/math-text.tsx';
import type { AngleUnit } from '#core/calculator/language/real.ts';
import { typeset } from '#core/calculator/language/typeset.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';
import { FitResult } from './fit-result.tsx';
import { NumberField } from './number-field.tsx';
import { ResultLine } from './result-line.tsx';
import { RowShell } from './row-shell.tsx';
import { Slider } from './slider.tsx';
import type { RowActions } from './use-rows.ts';

export interface ExpressionRowProps {
  readonly row: ReadRow;
  readonly active: boolean;
  readonly actions: RowActions;
  readonly unit: AngleUnit;
  readonly onUnit: (unit: AngleUnit) => void;
  /** Names of the student's functions. */
  readonly functions: ReadonlySet<string>;
  /** The on-screen keys are open: a phone's own keyboard stays away. */
  readonly ownKeys: boolean;
}

function Below({ row, id, actions, unit, onUnit }: Omit<ExpressionRowProps, 'functions' | 'active' | 'ownKeys'> & { readonly id: string }) {
  const { meaning } = row;
  switch (meaning.kind) {
    case 'value':
      return <ResultLine id={id} result={meaning.result} otherUnit={meaning.otherUnit} unit={unit} onUnit={onUnit} />;
    case 'truth':
      return (
        <output id={id} className="block pb-1.5 text-right text-base font-semibold">
          {meaning.holds ? 'true' : 'false'}
        </output>
      );
    case 'parameter':
      return meaning.slider && meaning.result.type === 'number' ? (
        <Slider
          name={meaning.name.replace('_', '')}
          value={meaning.result.value}
          span={row.slider}
          onValue={(value) => actions.onText(row.id, `${meaning.name.replace('_', '')} = ${value}`)}
          onSpan={(span) => actions.onSlider(row.id, span)}
        />
      ) : (
        <ResultLine id={id} result={meaning.result} otherUnit={meaning.otherUnit} unit={unit} onUnit={onUnit} />
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
              Add {meaning.missing.length === 1 ? 'a slider for' : 'sliders for'} {meaning.missing.map((name) => name.replace('_', '')).join(', ')}
            </button>
          ) : null}
        </div>
      );
    case 'drawing':
      return <BelowDrawing row={row} meaning={meaning} id={id} actions={actions} unit={unit} onUnit={onUnit} />;
    case 'empty':
    case 'note':
    case 'table':
      return null;
  }
}

/** What belongs to a graph: fit, domain, value, label, angle unit. */
function BelowDrawing({
  row,
  meaning,
  id,
  actions,
  unit,
  onUnit,
}: Omit<ExpressionRowProps, 'functions' | 'active' | 'ownKeys'> & { readonly id: string; readonly meaning: Extract<ReadRow['meaning'], { kind: 'drawing' }> }) {
  const { fit, domain, value, points, angles } = meaning;
  return (
    <>
      {fit ? <FitResult id={id} fit={fit} onResiduals={() => actions.onAddBelow(row.id, residualsOf(row.text))} /> : null}
      {domain ? (
        <div className="flex items-center gap-3 pb-2 text-sm">
          <NumberField label="t from" value={domain.from} onValue={(from) => actions.onDomain(row.id, { ...domain, from })} />
          <NumberField label="to" value={domain.to} onValue={(to) => actions.onDomain(row.id, { ...domain, to })} />
        </div>
      ) : null}
      {value && value.type === 'point' && row.text.replace(/\s/g, '') !== '' && !row.text.includes('(') ? (
        <ResultLine id={id} result={value} otherUnit={null} unit={unit} onUnit={onUnit} />
      ) : null}
      {points.length > 0 ? (
        <label className="flex items-center gap-2 pb-1.5 text-xs text-muted">
          Label
          <input
            key={row.id}
            defaultValue={row.label ?? ''}
            autoComplete="off"
            onInput={(event) => actions.onLabel(row.id, event.currentTarget.value)}
            className="h-8 min-w-0 grow rounded-control border border-line bg-transparent px-2 text-sm text-ink pointer-coarse:h-11"
          />
        </label>
      ) : null}
      {angles ? (
        <p className="pb-1.5 text-xs text-muted">
          Angles are in {unit}.{' '}
          <button type="button" onClick={() => onUnit(unit === 'degrees' ? 'radians' : 'degrees')} className="underline hover:text-ink pointer-coarse:min-h-11">
            Use {unit === 'degrees' ? 'radians' : 'degrees'}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** (x1, e_1) for y1 ~ m x1 + b. */
const residualsOf = (text: string): string => `(${/[a-zA-Z]_?\d/.exec(text.slice(text.indexOf('~') + 1))?.[0] ?? 'x1'}, e_1)`;

/** One row: its number and color, what was typed (as print while another row is in use), what it means or what is wrong with it. */
export function ExpressionRow({ row, active, actions, unit, onUnit, functions, ownKeys }: ExpressionRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
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
  const print = row.meaning.kind === 'note' && row.meaning.text !== '' ? null : typeset(row.text, functions);
  const structured = print !== null && /[\\^_]/.test(print);
  return (
    <RowShell row={row} active={active} onHide={() => actions.onHide(row.id)} onRemove={() => actions.onRemove(row.id)}>
      <div className="relative">
        <input
          ref={field}
          id={`row-${row.id}`}
          data-type-here
          aria-label={`Expression ${row.number}`}
          aria-describedby={below}
          aria-invalid={row.meaning.kind === 'fault'}
          defaultValue={row.text}
          placeholder={row.number === 1 ? 'y = x^2 − 4' : ''}
          inputMode={ownKeys && matchMedia('(pointer: coarse)').matches ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onInput={(event) => actions.onText(row.id, event.currentTarget.value)}
          onFocus={() => {
            setFocused(true);
            actions.onFocus(row.id);
          }}
          onBlur={() => setFocused(false)}
          onKeyDown={onKeyDown}
          className={cx(
            'w-full bg-transparent text-lg outline-none placeholder:text-muted',
            print !== null && !focused ? 'absolute inset-0 h-full text-transparent' : 'h-11',
          )}
        />
        {print !== null && (!focused || structured) ? (
          <div aria-hidden className={cx('pointer-events-none flex items-center overflow-hidden text-lg', focused ? 'pb-1.5 text-muted' : 'min-h-11 py-1')}>
            <MathText tex={print} />
          </div>
        ) : null}
      </div>
      <Below row={row} id={below} actions={actions} unit={unit} onUnit={onUnit} />
    </RowShell>
  );
}
