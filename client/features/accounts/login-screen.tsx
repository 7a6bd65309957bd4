import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { signIn } from '#contract/accounts.ts';
import { Form } from '#client/kits/form/form.tsx';
import type { Fields } from '#client/kits/form/form-errors.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { PasswordField } from '#client/ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Agreement } from './agreement.tsx';
import { originIn, withOrigin } from './login-origin.ts';
import { ProviderSignIn } from './provider-sign-in.tsx';

const failed = 'Failed to sign in. Please check your credentials.';

const missing = ({ email, password }: { readonly email: string; readonly password: string }): Fields => ({
  ...(email ? {} : { email: 'Please enter your email.' }),
  ...(password ? {} : { password: 'Please enter your password.' }),
});

/** /login. The guest guard decides where to go next, once the session changes. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const form = useForm({
    read: (entries) => ({ email: entries.text('email'), password: entries.exact('password') }),
    check: missing,
    send: (body) => api(signIn, { body }),
    onDone: ({ me }) => {
      if (me) adoptSession(me);
      else void navigate(withOrigin(pathTo('signInCode'), originIn(search)));
    },
    fallback: failed,
  });
  const origin = originIn(search);
  return (
    <AccountFrame title="Log in" lead={origin ? 'Log in to open that page. We’ll take you right to it.' : 'Pick up where you left off.'}>
      <Form form={form}>
        <EmailField {...form.field('email')} autoComplete="username" />
        <div className="flex flex-col gap-1">
          <PasswordField label="Password" {...form.field('password')} autoComplete="current-password" required />
          <Link to={pathTo('forgotPassword')} className="text-link inline-flex min-h-11 items-center self-start text-sm">
            Forgot password?
          </Link>
        </div>
        <Button type="submit" size="large" busy={form.busy} busyLabel="Logging in…">
          Log in
        </Button>
      </Form>
      <p className="mt-6">
        New here?{' '}
        <Link to={withOrigin(pathTo('signup'), origin)} className="text-link">
          Create an account
        </Link>
      </p>
      <ButtonLink to={pathTo('landing')} variant="quiet" className="-ml-4 mt-6">
        <ArrowLeft aria-hidden size={18} /> Back to home
      </ButtonLink>
      <ProviderSignIn verb="Continue with">
        <Agreement lead="If you don’t have an account yet, this creates one. " />
      </ProviderSignIn>
    </AccountFrame>
  );
}
