import { useId } from 'react';
import { Form } from '#client/kits/form/form.tsx';
import type { Fields } from '#client/kits/form/form-errors.ts';
import type { FormEntries } from '#client/kits/form/entries.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { boundsOf, viewOf, type Bounds, type Size, type View } from '../graph/view.ts';

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

function WindowFields({ bounds, size, onView }: Omit<WindowFormProps, 'view'> & { readonly bounds: Bounds }) {
  const faultId = useId();
  const form = useForm({
    read: (entries): Bounds => ({ xMin: read(entries, 'xMin'), xMax: read(entries, 'xMax'), yMin: read(entries, 'yMin'), yMax: read(entries, 'yMax') }),
    check: (entered): Fields => {
      const wrong = { ...pairErrors(entered, 'xMin', 'xMax'), ...pairErrors(entered, 'yMin', 'yMax') };
      return Object.keys(wrong).length > 0 || viewOf(entered, size) ? wrong : { xMin: 'The graph cannot show a window of this size.' };
    },
    send: (entered) => Promise.resolve(viewOf(entered, size)),
    onDone: (next) => (next ? onView(next) : undefined),
  });
  const fault = fields.map(([name]) => form.field(name).error).find((error) => error !== undefined);
  return (
    <Form form={form} placed className="gap-2 pb-3">
      <p id={faultId} role="alert" className="text-sm text-danger empty:hidden">
        {fault}
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

/** The window in numbers, for graphs that need different scales across and up. Follows the view when that is moved. */
export function WindowForm({ view, size, onView }: WindowFormProps) {
  const bounds = boundsOf(view, size);
  return <WindowFields key={fields.map(([name]) => number(bounds[name])).join(' ')} bounds={bounds} size={size} onView={onView} />;
}
