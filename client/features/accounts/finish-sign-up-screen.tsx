import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { finishSignUp, unfinishedSignUp, type Provider } from '#contract/identities.ts';
import { pathTo } from '#client/paths.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { TextField } from '#client/ui/field.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Agreement } from './agreement.tsx';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { emailErrors } from './email-errors.ts';
import { noteOrigin, originIn, withOrigin } from './login-origin.ts';

/** /finish-sign-up: for somebody whose identity provider gave no email. */
export function FinishSignUpScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['unfinished-sign-up'],
    queryFn: ({ signal }) => api(unfinishedSignUp, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <ErrorState heading="h1" title="This page did not load" error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AccountFrame title="One more step">
        <LoadingState />
      </AccountFrame>
    );
  return data.signUp ? <Step provider={data.signUp.provider} name={data.signUp.name} /> : <ExpiredNotice />;
}

function ExpiredNotice() {
  const [search] = useSearchParams();
  return (
    <AccountFrame title="One more step">
      <div role="alert">
        <Alert tone="warning">This step has expired or is already complete. Please start again.</Alert>
      </div>
      <ButtonLink to={withOrigin(pathTo('login'), originIn(search))} size="large" className="mt-6 w-full">
        Log in
      </ButtonLink>
    </AccountFrame>
  );
}

function Step({ provider, name }: { readonly provider: Provider; readonly name: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const login = withOrigin(pathTo('login'), originIn(search));
  const form = useForm({
    read: (entries) => ({ name: entries.text('name'), email: entries.text('email') }),
    check: (entries) => ({ ...(entries.name ? {} : { name: 'Please enter your name.' }), ...emailErrors(entries.email) }),
    send: (body) => api(finishSignUp, { body }),
    onDone: ({ me }) => {
      if (me) adoptSession(me);
      noteOrigin(search);
      void navigate(pathTo('verifyEmail'), { replace: true });
    },
    fallback: 'Failed to create an account. Please try again.',
  });
  const { error } = form;
  if (error instanceof ApiError && error.code === 'sign-up-expired') return <ExpiredNotice />;
  const taken = error instanceof ApiError && error.code === 'email-taken';
  return (
    <AccountFrame
      title="One more step"
      lead={`${provider.name} did not share your email address. We need one to contact you and to help you get back into your account.`}
    >
      <Form
        form={form}
        notice={
          taken ? (
            <Alert tone="warning">
              This email already has an Ascent account. If it’s yours, log in with your password and connect {provider.name} in your profile.
            </Alert>
          ) : null
        }
      >
        <TextField label="Full name" {...form.field('name')} autoComplete="name" maxLength={80} required defaultValue={name} />
        <EmailField {...form.field('email')} description="We’ll send a link to this address to confirm it." />
        <Button type="submit" size="large" busy={form.busy} busyLabel="Creating your account…">
          Create account
        </Button>
        <ButtonLink to={login} variant="quiet">
          Log in with a password instead
        </ButtonLink>
      </Form>
      <div className="mt-6">
        <Agreement />
      </div>
    </AccountFrame>
  );
}
