import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { signIn } from '#contract/accounts.ts';
import { pathTo } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { useAdoptSession } from '../../platform/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { originIn, withOrigin } from './login-origin.ts';
import { OtherWays } from './other-ways.tsx';
import { entry, focusFirstError, formErrors, noErrors, type FormErrors } from './form-errors.ts';

const failed = 'Failed to sign in. Please check your credentials.';

function missing(email: string, password: string): FormErrors {
  return { fields: { ...(email ? {} : { email: 'Please enter your email.' }), ...(password ? {} : { password: 'Please enter your password.' }) } };
}

/** /login. Where to go afterwards is the guest guard's business, once the session changes. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => api(signIn, { body }),
    onSuccess: ({ me }) => {
      if (me) adoptSession(me);
      else void navigate(withOrigin(pathTo('signInCode'), originIn(search)));
    },
    onError: (error) => setErrors(formErrors(error, failed)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = entry(data, 'email').trim();
    const password = entry(data, 'password');
    const found = missing(email, password);
    setErrors(found);
    if (Object.keys(found.fields).length > 0) focusFirstError(event.currentTarget);
    else login.mutate({ email, password });
  };
  const origin = originIn(search);
  return (
    <AccountFrame title="Log in" lead={origin ? 'Log in to open that page. You will be taken right to it.' : 'Carry on where you left off.'}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <div role="alert">{errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}</div>
        <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" required error={errors.fields['email']} />
        <div className="flex flex-col gap-1">
          <PasswordField label="Password" name="password" autoComplete="current-password" required error={errors.fields['password']} />
          <Link to={pathTo('forgotPassword')} className="text-link inline-flex min-h-11 items-center self-start text-sm">
            Forgot password?
          </Link>
        </div>
        <Button type="submit" size="large" busy={login.isPending} busyLabel="Logging in…">
          Log in
        </Button>
      </form>
      <OtherWays verb="Continue with" />
      <p className="mt-6">
        New here?{' '}
        <Link to={withOrigin(pathTo('signup'), origin)} className="text-link">
          Create an account
        </Link>
      </p>
      <ButtonLink to={pathTo('landing')} variant="quiet" className="-ml-4 mt-6">
        <ArrowLeft aria-hidden size={18} /> Back to home
      </ButtonLink>
    </AccountFrame>
  );
}
