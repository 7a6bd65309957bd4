import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import { changePassword, forgotPassword } from '#contract/account-settings.ts';
import { api } from '#client/platform/api.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/field.tsx';
import { Form, FormButtons } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { newPasswordErrors, newPasswordHint } from '../new-password.ts';
import { profileKey, profileQuery } from './profile-query.ts';
import { Disclosure, Section } from './section.tsx';

function ChangePassword({ me, close, onChanged }: { readonly me: Me; readonly close: () => void; readonly onChanged: () => void }) {
  const client = useQueryClient();
  const adoptSession = useAdoptSession();
  const form = useForm({
    read: (entries) => ({
      currentPassword: entries.exact('currentPassword'),
      password: entries.exact('password'),
      confirmation: entries.exact('confirmation'),
    }),
    check: ({ currentPassword, password, confirmation }) => ({
      ...(currentPassword ? {} : { currentPassword: 'Please enter your current password.' }),
      ...newPasswordErrors(password, confirmation),
    }),
    send: ({ currentPassword, password }) => api(changePassword, { body: { currentPassword, password } }),
    onDone: (answer) => {
      adoptSession(answer.me);
      void client.invalidateQueries({ queryKey: profileKey });
      onChanged();
      close();
    },
    fallback: 'We could not change the password. Please try again.',
  });
  return (
    <Form form={form} className="gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField label="Current password" {...form.field('currentPassword')} autoComplete="current-password" required />
      <PasswordField label="New password" {...form.field('password')} autoComplete="new-password" required description={newPasswordHint} />
      <PasswordField label="Confirm new password" {...form.field('confirmation')} autoComplete="new-password" required />
      <FormButtons form={form} label="Save new password" busyLabel="Changing…" onCancel={close} />
    </Form>
  );
}

/** The way to a first password: by mail, as for a forgotten one. */
function SetPassword({ me }: { readonly me: Me }) {
  const send = useMutation({ mutationFn: () => api(forgotPassword, { body: { email: me.email } }) });
  return (
    <Section title="Password" lead="You don’t have one, because you log in with another account.">
      <div role="status" className="mb-4 empty:hidden">
        {send.isSuccess ? (
          <Alert tone="success">
            A link is on its way to <strong className="break-words font-medium">{me.email}</strong>. It works once and expires in 15 minutes.
          </Alert>
        ) : null}
      </div>
      <div role="alert" className="mb-4 empty:hidden">
        {send.error ? <Alert tone="danger">{send.error.message}</Alert> : null}
      </div>
      <Button variant="secondary" busy={send.isPending} busyLabel="Sending…" onClick={() => send.mutate()}>
        {send.isSuccess ? 'Send it again' : 'Email me a link to set one'}
      </Button>
    </Section>
  );
}

/** The way to a new password. */
export function PasswordSection({ me }: { readonly me: Me }) {
  const [changed, setChanged] = useState(false);
  const { data } = useQuery(profileQuery);
  if (data?.hasPassword === false) return <SetPassword me={me} />;
  return (
    <Section title="Password" lead="Changing it logs out every other device.">
      <div role="status" className="mb-4 empty:hidden">
        {changed ? <Alert tone="success">Your password was changed. All other devices were logged out.</Alert> : null}
      </div>
      <Disclosure label="Change password">{(close) => <ChangePassword me={me} close={close} onChanged={() => setChanged(true)} />}</Disclosure>
    </Section>
  );
}
