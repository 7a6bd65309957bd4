/** A form that makes one call: read, check, send, and say what is wrong at the right field. */
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { focusFirstError, formErrors, noErrors, type FormErrors } from './form-errors.ts';

export interface FormCall<Entries, Result> {
  readonly read: (data: FormData) => Entries;
  /** What is wrong with the entries before they are sent, by field; the server checks again. */
  readonly check: (entries: Entries) => Readonly<Record<string, string>>;
  readonly send: (entries: Entries) => Promise<Result>;
  readonly onDone: (result: Result, entries: Entries) => void;
  /** Shown when the failure brings no sentence of its own. */
  readonly fallback: string;
}

export function useFormCall<Entries, Result>({ read, check, send, onDone, fallback }: FormCall<Entries, Result>) {
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const mutation = useMutation({ mutationFn: send, onSuccess: onDone });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = read(new FormData(form));
    const fields = check(entries);
    setErrors({ fields });
    if (Object.keys(fields).length > 0) return focusFirstError(form);
    mutation.mutate(entries, {
      onError: (error) => {
        setErrors(formErrors(error, fallback));
        focusFirstError(form);
      },
    });
  };
  return { errors, busy: mutation.isPending, error: mutation.error, onSubmit };
}
