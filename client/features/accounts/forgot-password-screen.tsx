import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { forgotPassword } from '#contract/account-settings.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';

/** /forgot-password: asks for the address. What it says afterward does not depend on whether the address has an account. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    read: (entries) => ({ email: entries.text('email') }),
    check: ({ email }) => (email ? {} : { email: 'Please enter your email.' }),
    send: (body) => api(forgotPassword, { body }),
    onDone: (_, { email }) => setSentTo(email),
    fallback: 'We could not send the link. Please try again.',
  });
  return (
    <AccountFrame title="Forgot your password?" lead="Enter your email address, and we’ll send you a link to set a new password.">
      <div role="status">
        {sentTo && !form.busy ? (
          <Alert tone="success">
            If <strong className="break-words font-medium">{sentTo}</strong> has an account, a link is on its way. It works once and expires in 15 minutes.
            Please check your spam folder, too.
          </Alert>
        ) : null}
      </div>
      <Form form={form} className="mt-5 gap-5">
        <EmailField {...form.field('email')} />
        <Button type="submit" size="large" variant={sentTo ? 'secondary' : 'primary'} busy={form.busy} busyLabel="Sending…">
          {sentTo ? 'Send it again' : 'Send the link'}
        </Button>
      </Form>
      <ButtonLink to={pathTo('login')} variant="quiet" className="-ml-4 mt-6">
        <ArrowLeft aria-hidden size={18} /> Back to login
      </ButtonLink>
    </AccountFrame>
  );
}
