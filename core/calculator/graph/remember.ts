import type { Size, View } from './view.ts';

/** Remembers what was computed for an object in a view, until the view changes or the object is gone. */
export function inView<Of extends object, Value>(compute: (of: Of, view: View, size: Size) => Value): (of: Of, view: View, size: Size) => Value {
  const known = new WeakMap<Of, { readonly view: View; readonly size: Size; readonly value: Value }>();
  return (of, view, size) => {
    const last = known.get(of);
    if (last?.view === view && last.size === size) return last.value;
    const value = compute(of, view, size);
    known.set(of, { view, size, value });
    return value;
  };
}
