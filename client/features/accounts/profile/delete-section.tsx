import { useId, useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import { deleteAccount } from '#contract/account-settings.ts';
import { pathTo } from '../../../paths.ts';
import { api } from '../../../platform/api.ts';
import { openExamStore } from '../../../platform/exam-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFormCall } from '../form-call.ts';
import { entry } from '../form-errors.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';
import { Section } from './section.tsx';

/** What this device keeps of the student's exams goes too; another student's stays. */
async function forgetExams(userId: string): Promise<void> {
  const store = openExamStore();
  await Promise.all([store.remove(`${userId}/`), store.remove('owner')]);
}

function DeleteDialog({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const formId = useId();
  const [gone, setGone] = useState(false);
  const proof = useOwnerProof();
  const { errors, busy, onSubmit } = useFormCall({
    read: (data) => ({ currentPassword: entry(data, 'currentPassword'), confirmation: entry(data, 'confirmation').trim() }),
    check: ({ currentPassword, confirmation }) => ({
      ...proof.check(currentPassword),
      ...(confirmation === 'DELETE' ? {} : { confirmation: 'Please type DELETE.' }),
    }),
    send: ({ currentPassword }) => api(deleteAccount, { body: { ...proof.body(currentPassword), confirmation: 'DELETE' } }),
    onDone: async () => {
      setGone(true);
      await forgetExams(me.id);
      // With the page goes all that was loaded for it.
      location.assign(pathTo('landing'));
    },
    fallback: 'We could not delete the account. Please try again.',
  });
  const waiting = busy || gone;
  return (
    <Dialog
      open
      onOpenChange={() => (waiting ? undefined : onClose())}
      title="Delete your account?"
      description="Your exams, answers, results and statistics are deleted with it, at once and for good. Nobody can bring them back. A subscription ends with it, and what is left of a paid plan is lost."
      actions={
        <>
          <Button variant="secondary" disabled={waiting} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={waiting} busyLabel="Deleting…">
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-4 pt-2">
        <div role="alert" className="empty:hidden">
          {errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}
        </div>
        <OwnerProofField proof={proof} errors={errors.fields} />
        <TextField
          label="Type DELETE to confirm"
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={errors.fields['confirmation']}
        />
      </form>
    </Dialog>
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
