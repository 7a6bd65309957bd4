import type { ReactNode } from 'react';
import { TextField } from '#client/ui/field.tsx';
import type { Fields } from './form-errors.ts';
import type { FormHandle } from './use-form.ts';

/** What is wrong with a reason, by field. */
export const reasonErrors = (reason: string): Fields => (reason.trim().length < 3 ? { reason: 'Please give a reason.' } : {});

/** An administrator's reason: asked for wherever somebody else is affected. */
export const ReasonField = ({ form, description = 'Saved in the history.' }: { readonly form: FormHandle; readonly description?: ReactNode }) => (
  <TextField label="Reason" {...form.field('reason')} description={description} autoComplete="off" maxLength={300} required />
);
