import { Link, useNavigate, useSearchParams } from 'react-router';
import { signUp } from '#contract/accounts.ts';
import { Form } from '#client/kits/form/form.tsx';
import type { Fields, FormErrors } from '#client/kits/form/form-errors.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { pathTo } from '#client/paths.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { Button } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { PasswordField, TextField } from '#client/ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Agreement } from './agreement.tsx';
import { emailErrors } from './email-errors.ts';
import { noteOrigin, originIn, withOrigin } from './login-origin.ts';
import { mailVerification } from './verify-email.ts';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { newPasswordErrors, newPasswordHint } from './new-password.ts';

interface Entries {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** What is wrong with the entries before they are sent; the server checks again. */
const signupErrors = ({ name, email, password, confirmation }: Entries): Fields => ({
  ...(name ? {} : { name: 'Please enter your name.' }),
  ...emailErrors(email),
  ...newPasswordErrors(password, confirmation),
});

/** 'Failed to create an account.' and then what the server said, where it said nothing about a field. */
function failureOf(error: Error): FormErrors | undefined {
  const start = 'Failed to create an account.';
  if (!(error instanceof ApiError)) return { form: start, fields: {} };
  if (error.code === 'email-taken') return { form: error.message, fields: { email: 'This email is already in use.' } };
  if (Object.keys(error.fields).length > 0) return undefined;
  return { form: error.message.startsWith(start) ? error.message : `${start} ${error.message}`.trim(), fields: {} };
}

/** /signup: creates the account, which also signs in, and leads to the verification screen. */
export function SignupScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const form = useForm({
    read: (entries): Entries => ({
      name: entries.text('name'),
      email: entries.text('email'),
      password: entries.exact('password'),
      confirmation: entries.exact('confirmation'),
    }),
    check: signupErrors,
    send: ({ name, email, password }) => api(signUp, { body: { name, email, password } }),
    onDone: ({ me }) => {
      adoptSession(me);
      // If no mail can be sent at all, the screen that comes next offers to try again.
      void mailVerification(me).catch(() => undefined);
      noteOrigin(search);
      void navigate(pathTo('verifyEmail'), { replace: true });
    },
    onFailure: failureOf,
  });
  return (
    <AccountFrame title="Create your account" lead="It’s free and saves your exams and scores.">
      <Form form={form}>
        <TextField label="Full name" {...form.field('name')} autoComplete="name" maxLength={80} required />
        <EmailField {...form.field('email')} description="We’ll send a link to this address to confirm it." />
        <PasswordField label="Password" {...form.field('password')} autoComplete="new-password" required description={newPasswordHint} />
        <PasswordField label="Confirm password" {...form.field('confirmation')} autoComplete="new-password" required />
        <Button type="submit" size="large" busy={form.busy} busyLabel="Creating your account…">
          Create account
        </Button>
      </Form>
      <div className="mt-6">
        <Agreement />
      </div>
      <p className="mt-6">
        Already have an account?{' '}
        <Link to={withOrigin(pathTo('login'), originIn(search))} className="text-link">
          Log in
        </Link>
      </p>
      <ProviderSignIn verb="Sign up with" />
    </AccountFrame>
  );
}
