import { ApiError } from '../../platform/api.ts';

export interface FormErrors {
  /** About the whole form. */
  readonly form?: string;
  readonly fields: Readonly<Record<string, string>>;
}

export const noErrors: FormErrors = { fields: {} };

/** What a failed call says about the form. `fallback` is shown where the server gave no sentence. */
export function formErrors(error: unknown, fallback: string): FormErrors {
  if (!(error instanceof ApiError)) return { form: fallback, fields: {} };
  const fields = error.fields;
  return Object.keys(fields).length > 0 ? { fields } : { form: error.message, fields };
}

/** Moves the focus to the first field at fault, after React has marked it. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus());
}

/** What is wrong with an email address, at its field. A rough look: the server decides, and only the mail proves it. */
export function emailErrors(email: string): FormErrors['fields'] {
  if (!email) return { email: 'Please enter your email.' };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'Please enter a valid email address.' };
}

/** The text of one entry of a submitted form. */
export function entry(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
