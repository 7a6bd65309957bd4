import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/accounts.ts';
import { changeEmail } from '#contract/account-settings.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { Form, FormButtons } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';
import { profileKey, profileQuery } from './profile-query.ts';
import { Disclosure, Section } from './section.tsx';

function ChangeEmail({ close }: { readonly close: () => void }) {
  const client = useQueryClient();
  const proof = useOwnerProof();
  const form = useForm({
    read: (entries) => ({ email: entries.text('email'), currentPassword: entries.exact('currentPassword') }),
    check: ({ email, currentPassword }) => ({
      ...(email ? {} : { email: 'Please enter your new email.' }),
      ...proof.check(currentPassword),
    }),
    send: ({ email, currentPassword }) => api(changeEmail, { body: { email, ...proof.body(currentPassword) } }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: profileKey });
      close();
    },
    fallback: 'We could not send the link. Please try again.',
  });
  return (
    <Form form={form} className="gap-4">
      <EmailField label="New email" {...form.field('email')} description="We’ll send a link there. Your email changes when you open it." />
      <OwnerProofField proof={proof} form={form} />
      <FormButtons form={form} label="Send the link" busyLabel="Sending…" onCancel={close} />
    </Form>
  );
}

/** The address, whether it is verified, and the way to another one. */
export function EmailSection({ me }: { readonly me: Me }) {
  const { data } = useQuery(profileQuery);
  return (
    <Section title="Email" lead={data?.hasPassword === false ? 'We’ll use this to contact you.' : 'You use this to log in.'}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 break-words font-medium">{me.email}</span>
        {me.emailVerified ? <Badge tone="success">Verified</Badge> : <Badge tone="warning">Not verified</Badge>}
      </p>
      <div role="status" className="mt-4 empty:hidden">
        {data?.pendingEmail ? (
          <Alert>
            We sent a link to <strong className="break-words font-medium">{data.pendingEmail}</strong>. Open it within an hour to make that your email. Until
            then, we keep this one.
          </Alert>
        ) : null}
      </div>
      <div className="mt-4">
        <Disclosure label="Change email">{(close) => <ChangeEmail close={close} />}</Disclosure>
      </div>
    </Section>
  );
}
