import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { signUp } from '#contract/accounts.ts';
import { pathTo } from '../../paths.ts';
import { api, ApiError } from '../../platform/api.ts';
import { useAdoptSession } from '../../platform/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { emailErrors, entry, focusFirstError, formErrors, noErrors, type FormErrors } from './form-errors.ts';
import { originIn, withOrigin } from './login-origin.ts';
import { mailVerification } from './verify-email.ts';
import { OtherWays } from './other-ways.tsx';
import { newPasswordErrors, newPasswordHint } from './new-password.ts';

interface Entries {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** What is wrong with the entries before they are sent; the server checks again. */
export function signupErrors({ name, email, password, confirmation }: Entries): FormErrors {
  return {
    fields: {
      ...(name ? {} : { name: 'Please enter your name.' }),
      ...emailErrors(email),
      ...newPasswordErrors(password, confirmation),
    },
  };
}

/** 'Failed to create an account.' and then what the server said. */
function serverErrors(error: unknown): FormErrors {
  const start = 'Failed to create an account.';
  if (error instanceof ApiError && error.code === 'email-taken') return { form: error.message, fields: { email: 'This email is already in use.' } };
  const { form, fields } = formErrors(error, '');
  if (form === undefined) return { form: start, fields };
  return { form: form.startsWith(start) ? form : `${start} ${form}`.trim(), fields };
}

/** /signup: creates the account, which also signs in, and leads to the verification screen. */
export function SignupScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const creation = useMutation({
    mutationFn: (body: { name: string; email: string; password: string }) => api(signUp, { body }),
    onSuccess: ({ me }) => {
      adoptSession(me);
      // If no mail can be sent at all, the screen that comes next offers to try again.
      void mailVerification(me).catch(() => undefined);
      void navigate(pathTo('verifyEmail'), { replace: true });
    },
    onError: (error) => setErrors(serverErrors(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const entries = {
      name: entry(data, 'name').trim(),
      email: entry(data, 'email').trim(),
      password: entry(data, 'password'),
      confirmation: entry(data, 'confirmation'),
    };
    const found = signupErrors(entries);
    setErrors(found);
    if (Object.keys(found.fields).length > 0) focusFirstError(event.currentTarget);
    else creation.mutate({ name: entries.name, email: entries.email, password: entries.password });
  };
  return (
    <AccountFrame title="Create your account" lead="Free. Your exams and scores are kept with it.">
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <div role="alert">{errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}</div>
        <TextField label="Full name" name="name" autoComplete="name" maxLength={80} required error={errors.fields['name']} />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          description="We send one link to this address to confirm it."
          error={errors.fields['email']}
        />
        <PasswordField label="Password" name="password" autoComplete="new-password" required description={newPasswordHint} error={errors.fields['password']} />
        <PasswordField label="Confirm password" name="confirmation" autoComplete="new-password" required error={errors.fields['confirmation']} />
        <Button type="submit" size="large" busy={creation.isPending} busyLabel="Creating your account…">
          Create account
        </Button>
      </form>
      <OtherWays verb="Sign up with" />
      <p className="mt-6 text-sm text-muted">
        By creating an account you agree to the{' '}
        <Link to={pathTo('terms')} className="text-link">
          terms
        </Link>
        . What we store is listed under{' '}
        <Link to={pathTo('privacy')} className="text-link">
          privacy
        </Link>
        .
      </p>
      <p className="mt-6">
        Already have an account?{' '}
        <Link to={withOrigin(pathTo('login'), originIn(search))} className="text-link">
          Log in
        </Link>
      </p>
    </AccountFrame>
  );
}
