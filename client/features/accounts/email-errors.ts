import type { Fields } from '#client/kits/form/form-errors.ts';

/** What is wrong with an email address, at its field. A rough check: the server decides, and only the mail proves it. */
export function emailErrors(email: string): Fields {
  if (!email) return { email: 'Please enter your email.' };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'Please enter a valid email address.' };
}
