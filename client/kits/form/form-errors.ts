import { ApiError } from '#client/platform/api.ts';

/** A form's errors: for the form as a whole, or by field name. */
export type Fields = Readonly<Record<string, string>>;

export interface FormErrors {
  readonly form?: string | undefined;
  readonly fields: Fields;
}

export const noErrors: FormErrors = { fields: {} };

/**
 * What a failed call says on this form. An error in an input that has no field on the form is shown for the form as a whole:
 * a message nobody sees helps nobody. `names` maps inputs to fields where their names differ.
 */
export function errorsOf(error: unknown, names: Fields, isField: (name: string) => boolean, fallback: string): FormErrors {
  if (!(error instanceof ApiError)) return { form: fallback, fields: {} };
  const fields = Object.fromEntries(
    Object.entries(error.fields)
      .map(([name, text]) => [names[name] ?? name, text] as const)
      .filter(([name]) => isField(name)),
  );
  return Object.keys(fields).length > 0 ? { fields } : { form: error.message || fallback, fields };
}

/** The remaining errors while entries are being corrected: `found` is what is wrong now; nothing new is shown before the next submission. */
export const stillWrong = (shown: Fields, found: Fields): Fields =>
  Object.fromEntries(Object.keys(shown).flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])));

export const without = (fields: Fields, name: string): Fields => Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
