/** Bodies as Stripe's libraries send them: `a[b][0][c]=1`. */

/** A text, or what is nested under a name; list entries have their numbers as names. */
export interface Form {
  readonly [name: string]: string | Form | undefined;
}

export function parseForm(text: string): Form {
  const form: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[');
    let place = form;
    for (const name of path.slice(0, -1)) place = (place[name] ??= {}) as Record<string, unknown>;
    place[path.at(-1) ?? ''] = value;
  }
  return form as Form;
}

export const text = (form: Form | undefined, name: string): string | null => {
  const value = form?.[name];
  return typeof value === 'string' ? value : null;
};
export const number = (form: Form | undefined, name: string): number | null => {
  const value = text(form, name);
  return value === null ? null : Number(value);
};
export const nested = (form: Form | undefined, name: string): Form | undefined => {
  const value = form?.[name];
  return typeof value === 'object' ? value : undefined;
};
/** The entries of a list in order. */
export const list = (form: Form | undefined, name: string): (string | Form)[] =>
  Object.values(nested(form, name) ?? {}).filter((value): value is string | Form => value !== undefined);
export const texts = (form: Form | undefined, name: string): string[] => list(form, name).filter((value) => typeof value === 'string');
export const forms = (form: Form | undefined, name: string): Form[] => list(form, name).filter((value) => typeof value === 'object');
/** What is nested under names, as a record of texts. */
export const textsOf = (form: Form | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(form ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
