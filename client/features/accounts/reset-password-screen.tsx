import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { resetPassword } from '#contract/account-settings.ts';
import { providerIdSchema } from '#contract/identities.ts';
import { pathTo } from '#client/paths.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/field.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { formatDateTime } from '#client/ui/format.ts';
import { newPasswordErrors, newPasswordHint } from './new-password.ts';
import { useOtherSignIns, OtherSignIns } from './other-sign-ins.tsx';

/** /reset-password: the end of the mailed link. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <NewPassword token={token} /> : <DeadLink message="This link is incomplete. Please open it from the email again, or ask for a new one." />;
}

function DeadLink({ message }: { readonly message: string }) {
  return (
    <AccountFrame title="Set a new password">
      <div role="alert">
        <Alert tone="danger">{message}</Alert>
      </div>
      <ButtonLink to={pathTo('forgotPassword')} size="large" className="mt-6 w-full">
        Ask for a new link
      </ButtonLink>
    </AccountFrame>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const others = useOtherSignIns(token);
  const [goesAt, setGoesAt] = useState<string | null>(null);
  const form = useForm({
    read: (entries) => ({
      password: entries.exact('password'),
      confirmation: entries.exact('confirmation'),
      removal: {
        removeIdentities: entries.choices('removeIdentities', providerIdSchema.options),
        removeSecondFactors: entries.checked('removeSecondFactors'),
      },
    }),
    check: ({ password, confirmation }) => newPasswordErrors(password, confirmation),
    send: ({ password, removal }) => api(resetPassword, { body: { token, password, ...removal } }),
    onDone: ({ me, twoFactorEndsAt }) => {
      showToast({ title: 'Your new password is set', description: 'All other devices were logged out.', tone: 'success' });
      if (me) adoptSession(me);
      if (!me && twoFactorEndsAt !== null) return setGoesAt(twoFactorEndsAt);
      // The link is used up: it leaves the history too.
      void navigate(pathTo(me ? 'progress' : 'signInCode'), { replace: true });
    },
    fallback: 'We could not set the password. Please try again.',
  });
  const { error } = form;
  if (error instanceof ApiError && (error.code === 'link-expired' || 'token' in error.fields))
    return <DeadLink message={error.code === 'link-expired' ? error.message : 'This link is incomplete. Please ask for a new one.'} />;
  if (goesAt !== null)
    return (
      <AccountFrame title="Your new password is set">
        <div role="status">
          <Alert tone="info">
            Two-step verification will be removed on {formatDateTime(goesAt)}, unless someone logs in with a code before then. After that, your new password is
            all you need.
          </Alert>
        </div>
        <ButtonLink to={pathTo('signInCode')} variant="secondary" size="large" className="mt-6 w-full">
          Log in with a code instead
        </ButtonLink>
      </AccountFrame>
    );
  return (
    <AccountFrame title="Set a new password" lead="You’ll be logged in here and logged out on every other device.">
      <Form form={form}>
        <PasswordField label="New password" {...form.field('password')} autoComplete="new-password" required description={newPasswordHint} />
        <PasswordField label="Confirm new password" {...form.field('confirmation')} autoComplete="new-password" required />
        {others ? <OtherSignIns others={others} /> : null}
        <Button type="submit" size="large" busy={form.busy} busyLabel="Saving…">
          Set new password
        </Button>
      </Form>
    </AccountFrame>
  );
}
