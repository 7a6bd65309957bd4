import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { forgotPassword } from '#contract/account-settings.ts';
import { pathTo } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useFormCall } from './form-call.ts';
import { entry } from './form-errors.ts';

/** /forgot-password: asks for the address. What it says afterwards does not depend on whether it has an account. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { errors, busy, onSubmit } = useFormCall({
    read: (data) => ({ email: entry(data, 'email').trim() }),
    check: ({ email }) => (email ? {} : { email: 'Please enter your email.' }),
    send: (body) => api(forgotPassword, { body }),
    onDone: (_, { email }) => setSentTo(email),
    fallback: 'We could not send the link. Please try again.',
  });
  return (
    <AccountFrame title="Forgot your password?" lead="Tell us your email address. We send you a link with which you can set a new password.">
      <div role="status">
        {sentTo && !busy ? (
          <Alert tone="success">
            If <strong className="break-words font-medium">{sentTo}</strong> has an account, a link is on its way. It works once, for 15 minutes. Please look in
            your spam folder too.
          </Alert>
        ) : null}
      </div>
      <form onSubmit={onSubmit} noValidate className="mt-5 flex flex-col gap-5">
        <div role="alert" className="empty:hidden">
          {errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}
        </div>
        <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" required error={errors.fields['email']} />
        <Button type="submit" size="large" variant={sentTo ? 'secondary' : 'primary'} busy={busy} busyLabel="Sending…">
          {sentTo ? 'Send it again' : 'Send the link'}
        </Button>
      </form>
      <ButtonLink to={pathTo('login')} variant="quiet" className="-ml-4 mt-6">
        <ArrowLeft aria-hidden size={18} /> Back to log in
      </ButtonLink>
    </AccountFrame>
  );
}
