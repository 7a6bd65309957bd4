import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { disconnectIdentity, type Provider } from '#contract/identities.ts';
import { api } from '#client/platform/api.ts';
import { useVisit } from '#client/platform/identity.ts';
import { wordsFor, type Words } from '#client/platform/identity-words.ts';
import { Alert } from '#client/ui/alert.tsx';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';
import { profileKey } from './profile-query.ts';

interface DialogProps {
  readonly provider: Provider;
  readonly onDone: (words: Words) => void;
  readonly onClose: () => void;
}

/** Asks for the owner's proof, then goes to the provider. */
export function ConnectDialog({ provider, onDone, onClose }: DialogProps) {
  const client = useQueryClient();
  const proof = useOwnerProof();
  // Why the visit could not begin: shown by the form, at the password if that is wrong.
  const refusal = useRef<unknown>(null);
  const { waitingFor, words, start } = useVisit(
    (outcome) => {
      if (outcome !== 'connected') return;
      void client.invalidateQueries({ queryKey: profileKey });
      const said = wordsFor(outcome, provider.name);
      if (said) onDone(said);
      onClose();
    },
    (error) => {
      refusal.current = error;
    },
  );
  const form = useForm({
    read: (entries) => entries.exact('currentPassword'),
    check: proof.check,
    send: async (currentPassword) => {
      refusal.current = null;
      // Immediately: a browser opens a window only during a click.
      await start(provider, { kind: 'connect', ...proof.body(currentPassword) });
      if (refusal.current !== null) throw refusal.current;
    },
    onDone: () => undefined,
    fallback: `Failed to connect ${provider.name}. Please try again.`,
  });
  return (
    <FormDialog
      form={form}
      title={`Connect ${provider.name}`}
      description={`Then you can log in with ${provider.name}, too. Ascent sees only your name and email there.`}
      label={`Continue to ${provider.name}`}
      busyLabel={`Waiting for ${provider.name}…`}
      waiting={waitingFor !== null}
      notice={words && form.errors.form === undefined ? <Alert tone={words.tone}>{words.text}</Alert> : undefined}
      onClose={onClose}
    >
      <OwnerProofField proof={proof} form={form} />
    </FormDialog>
  );
}

/** Asks for the owner's proof, then disconnects. */
export function DisconnectDialog({ provider, onDone, onClose }: DialogProps) {
  const client = useQueryClient();
  const proof = useOwnerProof();
  const form = useForm({
    read: (entries) => entries.exact('currentPassword'),
    check: proof.check,
    send: (currentPassword) => api(disconnectIdentity, { body: { provider: provider.id, ...proof.body(currentPassword) } }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: profileKey });
      onDone({ tone: 'success', text: `${provider.name} is disconnected. You can no longer use it to log in.` });
      onClose();
    },
    fallback: `We could not disconnect ${provider.name}. Please try again.`,
  });
  return (
    <FormDialog
      form={form}
      title={`Disconnect ${provider.name}?`}
      description={`You won’t be able to log in with ${provider.name} anymore. Your exams and results stay as they are.`}
      label={`Disconnect ${provider.name}`}
      busyLabel="Disconnecting…"
      cancelLabel="Keep it"
      danger
      onClose={onClose}
    >
      <OwnerProofField proof={proof} form={form} />
    </FormDialog>
  );
}
