import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { disconnectIdentity, type Provider } from '#contract/identities.ts';
import { api } from '../../../platform/api.ts';
import { useVisit } from '../../../platform/identity.ts';
import { wordsFor, type Words } from '../../../platform/identity-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFormCall } from '../form-call.ts';
import { entry, focusFirstError, formErrors, noErrors, type FormErrors } from '../form-errors.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';
import { profileKey } from './profile-query.ts';

interface DialogProps {
  readonly provider: Provider;
  readonly onDone: (words: Words) => void;
  readonly onClose: () => void;
}

/** Asks for the owner's proof, then goes to the provider. */
export function ConnectDialog({ provider, onDone, onClose }: DialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const proof = useOwnerProof();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const { waitingFor, words, start } = useVisit(
    (outcome) => {
      if (outcome !== 'connected') return;
      void client.invalidateQueries({ queryKey: profileKey });
      const said = wordsFor(outcome, provider.name);
      if (said) onDone(said);
      onClose();
    },
    (error) => setErrors(formErrors(error, `Failed to connect ${provider.name}. Please try again.`)),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const currentPassword = entry(new FormData(form), 'currentPassword');
    const fields = proof.check(currentPassword);
    setErrors({ fields });
    if (Object.keys(fields).length > 0) return focusFirstError(form);
    // At once: a browser opens a window only in the very moment of a click.
    void start(provider, { kind: 'connect', ...proof.body(currentPassword) }).then(() => focusFirstError(form));
  };
  const failure = errors.form ?? null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Connect ${provider.name}`}
      description={`Then you can log in with ${provider.name} too. Ascent learns your name and email there, nothing else.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={waitingFor !== null} busyLabel={`Waiting for ${provider.name}…`}>
            Continue to {provider.name}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4 pt-2">
        <div role="alert" className="empty:hidden">
          {failure ? <Alert tone="danger">{failure}</Alert> : words ? <Alert tone={words.tone}>{words.text}</Alert> : null}
        </div>
        <OwnerProofField proof={proof} errors={errors.fields} />
      </form>
    </Dialog>
  );
}

/** Asks for the owner's proof, then disconnects. */
export function DisconnectDialog({ provider, onDone, onClose }: DialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const proof = useOwnerProof();
  const { errors, busy, onSubmit } = useFormCall({
    read: (data) => ({ currentPassword: entry(data, 'currentPassword') }),
    check: ({ currentPassword }) => proof.check(currentPassword),
    send: ({ currentPassword }) => api(disconnectIdentity, { body: { provider: provider.id, ...proof.body(currentPassword) } }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: profileKey });
      onDone({ tone: 'success', text: `${provider.name} is disconnected. It no longer opens your account.` });
      onClose();
    },
    fallback: `We could not disconnect ${provider.name}. Please try again.`,
  });
  return (
    <Dialog
      open
      onOpenChange={() => (busy ? undefined : onClose())}
      title={`Disconnect ${provider.name}?`}
      description={`You can no longer log in with ${provider.name} then. Your exams and results stay as they are.`}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Disconnecting…">
            Disconnect {provider.name}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-4 pt-2">
        <div role="alert" className="empty:hidden">
          {errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}
        </div>
        <OwnerProofField proof={proof} errors={errors.fields} />
      </form>
    </Dialog>
  );
}
