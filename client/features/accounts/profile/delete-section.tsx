import { useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import { deleteAccount } from '#contract/account-settings.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { leavePage } from '#client/platform/leave-page.ts';
import { forgetOnDevice } from '#client/platform/session.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';
import { Section } from './section.tsx';

function DeleteDialog({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const [gone, setGone] = useState(false);
  const proof = useOwnerProof();
  const form = useForm({
    read: (entries) => ({ currentPassword: entries.exact('currentPassword'), confirmation: entries.text('confirmation') }),
    check: ({ currentPassword, confirmation }) => ({
      ...proof.check(currentPassword),
      ...(confirmation === 'DELETE' ? {} : { confirmation: 'Please type DELETE.' }),
    }),
    send: ({ currentPassword }) => api(deleteAccount, { body: { ...proof.body(currentPassword), confirmation: 'DELETE' } }),
    onDone: async () => {
      setGone(true);
      await forgetOnDevice(me.id);
      // Leaving the page discards everything that was loaded for it.
      leavePage(pathTo('goodbye'));
    },
    fallback: 'We could not delete the account. Please try again.',
  });
  return (
    <FormDialog
      form={form}
      title="Delete your account?"
      description="Your exams, answers, results, and statistics are deleted right away and for good. No one can bring them back. Your subscription ends, and you lose whatever is left of a paid plan."
      label="Delete my account"
      busyLabel="Deleting…"
      cancelLabel="Keep my account"
      danger
      leaving={gone}
      onClose={onClose}
    >
      <OwnerProofField proof={proof} form={form} />
      <TextField label="Type DELETE to confirm" {...form.field('confirmation')} autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
    </FormDialog>
  );
}

/** The end of the account. */
export function DeleteSection({ me }: { readonly me: Me }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Delete account" lead="You may want to download your data first.">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking ? <DeleteDialog me={me} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}
