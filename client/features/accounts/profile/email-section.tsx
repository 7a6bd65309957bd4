import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/accounts.ts';
import { changeEmail } from '#contract/account-settings.ts';
import { api } from '../../../platform/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFormCall } from '../form-call.ts';
import { entry } from '../form-errors.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';
import { profileKey, profileQuery } from './profile-query.ts';
import { Disclosure, Section } from './section.tsx';

function ChangeEmail({ close }: { readonly close: () => void }) {
  const client = useQueryClient();
  const proof = useOwnerProof();
  const { errors, busy, onSubmit } = useFormCall({
    read: (data) => ({ email: entry(data, 'email').trim(), currentPassword: entry(data, 'currentPassword') }),
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
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <div role="alert" className="empty:hidden">
        {errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}
      </div>
      <TextField
        label="New email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        description="We send a link there. Your address changes when you open it."
        error={errors.fields['email']}
      />
      <OwnerProofField proof={proof} errors={errors.fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Sending…">
          Send the link
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The address, whether it is verified, and the way to another one. */
export function EmailSection({ me }: { readonly me: Me }) {
  const { data } = useQuery(profileQuery);
  return (
    <Section title="Email" lead={data?.hasPassword === false ? 'We write to you there.' : 'You log in with it.'}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 break-words font-medium">{me.email}</span>
        {me.emailVerified ? <Badge tone="success">Verified</Badge> : <Badge tone="warning">Not verified</Badge>}
      </p>
      <div role="status" className="mt-4 empty:hidden">
        {data?.pendingEmail ? (
          <Alert>
            We sent a link to <strong className="break-words font-medium">{data.pendingEmail}</strong>. Open it within an hour to make that your address; until
            then this one stays.
          </Alert>
        ) : null}
      </div>
      <div className="mt-4">
        <Disclosure label="Change email">{(close) => <ChangeEmail close={close} />}</Disclosure>
      </div>
    </Section>
  );
}
