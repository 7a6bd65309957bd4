import { typedNumber } from '#core/calculator/language/fraction.ts';
import type { AngleUnit } from '#core/calculator/language/real.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';
import { FitResult } from './fit-result.tsx';
import { NumberField } from './number-field.tsx';
import { ResultLine } from './result-line.tsx';
import { Slider } from './slider.tsx';
import type { RowActions } from './row-actions.ts';

interface RowBelowProps {
  readonly row: ReadRow;
  readonly active: boolean;
  readonly id: string;
  readonly actions: RowActions;
  readonly unit: AngleUnit;
  readonly onUnit: (unit: AngleUnit) => void;
}

/** (x1, e_1) for y1 ~ m x1 + b. */
const residualsOf = (text: string): string => `(${/[a-zA-Z]_?\d/.exec(text.slice(text.indexOf('~') + 1))?.[0] ?? 'x1'}, e_1)`;

const truthText = ({ holds, of }: Extract<ReadRow['meaning'], { kind: 'truth' }>): string => {
  if (of === undefined) return holds ? 'true' : 'false';
  return holds ? `true for every ${of}` : `no solution: no ${of} makes this true`;
};

/** What is drawn, or true, is another with angles in the other unit. */
function AngleHint({ unit, onUnit }: Pick<RowBelowProps, 'unit' | 'onUnit'>) {
  const other = unit === 'degrees' ? 'radians' : 'degrees';
  return (
    <p className="pb-1.5 text-xs text-muted">
      Angles are in {unit}.{' '}
      <button type="button" onClick={() => onUnit(other)} className="underline hover:text-ink pointer-coarse:min-h-11">
        Use {other}
      </button>
    </p>
  );
}

/** A row's result, below what was typed. */
export function RowBelow({ row, active, id, actions, unit, onUnit }: RowBelowProps) {
  const { meaning } = row;
  switch (meaning.kind) {
    case 'value':
      return <ResultLine id={id} result={meaning.result} otherUnit={meaning.otherUnit} unit={unit} onUnit={onUnit} />;
    case 'truth':
      return (
        <>
          <output id={id} className="block pb-1.5 text-right text-base font-semibold">
            {truthText(meaning)}
          </output>
          {meaning.angles ? <AngleHint unit={unit} onUnit={onUnit} /> : null}
        </>
      );
    case 'parameter':
      return meaning.slider && meaning.result.type === 'number' ? (
        <Slider
          name={meaning.name.replace('_', '')}
          value={meaning.result.value}
          span={row.slider}
          onValue={(value) => actions.onText(row.id, `${meaning.name.replace('_', '')} = ${typedNumber(value)}`)}
          onSpan={(span) => actions.onSlider(row.id, span)}
        />
      ) : (
        <ResultLine id={id} result={meaning.result} otherUnit={meaning.otherUnit} unit={unit} onUnit={onUnit} />
      );
    case 'error':
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
      return <BelowDrawing active={active} row={row} meaning={meaning} id={id} actions={actions} unit={unit} onUnit={onUnit} />;
    case 'empty':
    case 'note':
    case 'table':
      return null;
  }
}

/** What belongs to a graph: fit, domain, value, label, angle unit. */
function BelowDrawing({
  row,
  active,
  meaning,
  id,
  actions,
  unit,
  onUnit,
}: RowBelowProps & { readonly meaning: Extract<ReadRow['meaning'], { kind: 'drawing' }> }) {
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
      {points.length > 0 && (active || (row.label ?? '') !== '') ? (
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
      {angles ? <AngleHint unit={unit} onUnit={onUnit} /> : null}
    </>
  );
}
