import { memo, useId } from 'react';
import { Form } from '#client/kits/form/form.tsx';
import type { Fields } from '#client/kits/form/form-errors.ts';
import type { FormEntries } from '#client/kits/form/entries.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { boundsOf, initialView, squared, viewOf, type Bounds, type Size, type View } from '#core/calculator/graph/view.ts';

const fields = [
  ['xMin', 'x from'],
  ['xMax', 'to'],
  ['yMin', 'y from'],
  ['yMax', 'to'],
] as const satisfies readonly (readonly [keyof Bounds, string])[];
const number = (value: number) => Number(value.toPrecision(6));

/** NaN for anything that is not a number, including an empty field: `Number('')` is 0. */
const read = (entries: FormEntries, name: keyof Bounds) => {
  const text = entries.text(name).replace('−', '-');
  return text === '' ? Number.NaN : Number(text);
};

/** What is wrong with one pair, at the field to be corrected. */
const pairErrors = (bounds: Bounds, from: keyof Bounds, to: keyof Bounds): Fields => {
  if (Number.isNaN(bounds[from])) return { [from]: 'Please enter a number.' };
  if (Number.isNaN(bounds[to])) return { [to]: 'Please enter a number.' };
  return bounds[from] < bounds[to] ? {} : { [to]: 'Each “to” must be greater than its “from”.' };
};

interface WindowFormProps {
  readonly view: View;
  readonly size: Size;
  readonly onView: (view: View) => void;
}

function WindowFields({ bounds, view, size, onView }: WindowFormProps & { readonly bounds: Bounds }) {
  const faultId = useId();
  const form = useForm({
    read: (entries): Bounds => ({ xMin: read(entries, 'xMin'), xMax: read(entries, 'xMax'), yMin: read(entries, 'yMin'), yMax: read(entries, 'yMax') }),
    check: (entered): Fields => {
      const wrong = { ...pairErrors(entered, 'xMin', 'xMax'), ...pairErrors(entered, 'yMin', 'yMax') };
      return Object.keys(wrong).length > 0 || viewOf(entered, size, view)
        ? wrong
        : { xMin: view.logX || view.logY ? 'A logarithmic axis shows numbers above 0 only.' : 'The graph cannot show a window of this size.' };
    },
    send: (entered) => Promise.resolve(viewOf(entered, size, view)),
    onDone: (next) => (next ? onView(next) : undefined),
  });
  const error = fields.map(([name]) => form.field(name).error).find((error) => error !== undefined);
  return (
    <Form form={form} placed className="gap-2 pb-3">
      <p id={faultId} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {fields.map(([name, label]) => (
          <label key={name} className="flex items-center gap-1.5 text-sm">
            {label}
            <input
              name={name}
              aria-label={`${name.startsWith('x') ? 'x' : 'y'} ${name.endsWith('Min') ? 'from' : 'to'}`}
              aria-invalid={form.field(name).error ? true : undefined}
              aria-describedby={form.field(name).error ? faultId : undefined}
              inputMode="text"
              autoComplete="off"
              defaultValue={number(bounds[name])}
              className="tabular h-9 w-18 rounded-control border border-line-strong bg-paper px-2 aria-invalid:border-danger pointer-coarse:h-11"
            />
          </label>
        ))}
        <Button type="submit" variant="secondary" size="small">
          Set window
        </Button>
      </div>
    </Form>
  );
}

/** The same part of the plane on other axes; a logarithmic one begins above 0. */
function onAxes(view: View, size: Size, axes: { readonly logX: boolean; readonly logY: boolean }): View {
  const { xMin, xMax, yMin, yMax } = boundsOf(view, size);
  const positive = (from: number, to: number): readonly [number, number] => (to <= 0 ? [0.1, 100] : [from > 0 ? from : Math.min(0.1, to / 1_000), to]);
  const [left, right] = axes.logX ? positive(xMin, xMax) : [xMin, xMax];
  const [low, high] = axes.logY ? positive(yMin, yMax) : [yMin, yMax];
  return viewOf({ xMin: left, xMax: right, yMin: low, yMax: high }, size, axes) ?? initialView(size);
}

/** The window in numbers, for graphs that need different scales across and up, and the kind of its axes. Follows the view when that is moved. */
export const WindowForm = memo(function WindowForm({ view, size, onView }: WindowFormProps) {
  const bounds = boundsOf(view, size);
  const [logX, logY] = [view.logX ?? false, view.logY ?? false];
  const axes = [
    { label: 'Logarithmic x', on: logX, next: { logX: !logX, logY } },
    { label: 'Logarithmic y', on: logY, next: { logX, logY: !logY } },
  ];
  return (
    <>
      <WindowFields key={fields.map(([name]) => number(bounds[name])).join(' ')} bounds={bounds} view={view} size={size} onView={onView} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3">
        <Button variant="secondary" size="small" onClick={() => onView(squared(view))}>
          Square
        </Button>
        {axes.map(({ label, on, next }) => (
          <label key={label} className="flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11">
            <input type="checkbox" checked={on} onChange={() => onView(onAxes(view, size, next))} className="size-4 accent-primary" />
            {label}
          </label>
        ))}
      </div>
    </>
  );
});
