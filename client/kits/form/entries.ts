/** The values of a form's fields, by name. */
export interface FormEntries {
  /** A field's text, trimmed; empty if there is none. */
  text(name: string): string;
  /** The text as it was typed: for passwords. */
  exact(name: string): string;
  /** NaN for anything that is not a number, including an empty field. */
  number(name: string): number;
  /** Null for an empty field, NaN for anything that is not a number. */
  numberOrNull(name: string): number | null;
  /** The chosen one of `values`; the first if none is. */
  choice<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value;
  /** The checked ones of `values`. */
  choices<Value extends string>(name: string, values: readonly Value[]): Value[];
  checked(name: string): boolean;
  /** False for a field that is not there at the moment. */
  has(name: string): boolean;
}

export function entriesOf(form: HTMLFormElement): FormEntries {
  const data = new FormData(form);
  const exact = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const text = (name: string) => exact(name).trim();
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)));
  /** A number field with invalid input reads as empty; only this shows that it is not. */
  const isBad = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.validity.badInput;
  };
  return {
    text,
    exact,
    number,
    numberOrNull: (name) => (text(name) === '' && !isBad(name) ? null : number(name)),
    choice: (name, values) => values.find((value) => value === exact(name)) ?? values[0],
    choices: (name, values) => values.filter((value) => data.getAll(name).includes(value)),
    checked: (name) => data.has(name),
    has: (name) => form.elements.namedItem(name) !== null,
  };
}
