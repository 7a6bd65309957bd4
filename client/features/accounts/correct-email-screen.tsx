import { Navigate, useNavigate } from 'react-router';
import { correctEmail } from '#contract/account-settings.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { useAdoptSession, useSession } from '#client/platform/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { emailErrors } from './email-errors.ts';

/** /correct-email: another address for somebody whose first one is not verified. */
export function CorrectEmailScreen() {
  const navigate = useNavigate();
  const session = useSession();
  const adoptSession = useAdoptSession();
  const form = useForm({
    read: (entries) => ({ email: entries.text('email') }),
    check: ({ email }) => emailErrors(email),
    send: (body) => api(correctEmail, { body }),
    onDone: ({ me }) => {
      adoptSession(me);
      void navigate(pathTo('verifyEmail'), { replace: true });
    },
    fallback: 'We could not save your email address. Please try again.',
  });
  if (session.kind !== 'user') return null;
  // A verified address is changed in the profile.
  if (session.me.emailVerified) return <Navigate to={pathTo('profile')} replace />;
  return (
    <AccountFrame title="Change your email" lead="We’ll send a confirmation link to the new address.">
      <Form form={form}>
        <EmailField {...form.field('email')} defaultValue={session.me.email} />
        <Button type="submit" size="large" busy={form.busy} busyLabel="Sending…">
          Send the link
        </Button>
        <ButtonLink to={pathTo('verifyEmail')} variant="quiet">
          Keep this address
        </ButtonLink>
      </Form>
    </AccountFrame>
  );
}
