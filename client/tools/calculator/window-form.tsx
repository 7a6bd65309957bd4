import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { boundsOf, viewOf, type Bounds, type Size, type View } from '../graph/view.ts';

const fields = [
  ['xMin', 'x from'],
  ['xMax', 'to'],
  ['yMin', 'y from'],
  ['yMax', 'to'],
] as const satisfies readonly (readonly [keyof Bounds, string])[];
const number = (value: number) => Number(value.toPrecision(6));

/** The window in numbers, for graphs that need different scales across and up. */
export function WindowForm({ view, size, onView }: { readonly view: View; readonly size: Size; readonly onView: (view: View) => void }) {
  const bounds = boundsOf(view, size);
  const [fault, setFault] = useState(false);
  return (
    <form
      key={fields.map(([name]) => number(bounds[name])).join(' ')}
      className="flex flex-wrap items-center gap-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const read = (name: keyof Bounds) => Number(String(data.get(name)).replace('−', '-'));
        const next = viewOf({ xMin: read('xMin'), xMax: read('xMax'), yMin: read('yMin'), yMax: read('yMax') }, size);
        setFault(!next);
        if (next) onView(next);
      }}
    >
      {fields.map(([name, label]) => (
        <label key={name} className="flex items-center gap-1.5 text-sm">
          {label}
          <input
            name={name}
            aria-label={`${name.startsWith('x') ? 'x' : 'y'} ${name.endsWith('Min') ? 'from' : 'to'}`}
            inputMode="text"
            autoComplete="off"
            defaultValue={number(bounds[name])}
            className="tabular h-9 w-18 rounded-control border border-line-strong bg-paper px-2 pointer-coarse:h-11"
          />
        </label>
      ))}
      <Button type="submit" variant="secondary" size="small">
        Set window
      </Button>
      {fault ? (
        <p role="alert" className="text-sm text-danger">
          Each “from” must be a number smaller than its “to”.
        </p>
      ) : null}
    </form>
  );
}
