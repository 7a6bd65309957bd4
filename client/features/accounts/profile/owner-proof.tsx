import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { confirmWithMailedCode } from '#contract/identities.ts';
import type { FormHandle } from '#client/kits/form/use-form.ts';
import { api } from '#client/platform/api.ts';
import { useVisit } from '#client/platform/identity.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/code-field.tsx';
import { PasswordField } from '#client/ui/field.tsx';
import { ProviderButtons } from '#client/ui/provider-buttons.tsx';
import { profileKey, profileQuery } from './profile-query.ts';

export interface OwnerProof {
  readonly hasPassword: boolean;
  /** Without a password: a recent visit to a provider currently counts instead. */
  readonly confirmed: boolean;
  /** What is missing, by field. */
  readonly check: (currentPassword: string) => Readonly<Record<string, string>>;
  /** What the call gets. */
  readonly body: (currentPassword: string) => { readonly currentPassword?: string };
}

/** How the owner of this account is proved: the password or, without one, a visit to a connected provider. */
export function useOwnerProof(): OwnerProof {
  const { data } = useQuery(profileQuery);
  const hasPassword = data?.hasPassword ?? true;
  const confirmed = data?.confirmedUntil != null;
  return {
    hasPassword,
    confirmed,
    check: (currentPassword) => {
      if (hasPassword) return currentPassword ? {} : { currentPassword: 'Please enter your current password.' };
      return confirmed ? {} : { proof: 'Please confirm that it’s you first.' };
    },
    body: (currentPassword) => (hasPassword ? { currentPassword } : {}),
  };
}

/** The part of a form that asks for it. */
export function OwnerProofField({ proof, form }: { readonly proof: OwnerProof; readonly form: FormHandle }) {
  if (proof.hasPassword) return <PasswordField label="Current password" {...form.field('currentPassword')} autoComplete="current-password" required />;
  return <ProviderProof confirmed={proof.confirmed} missing={form.errors.fields['proof']} />;
}

function ProviderProof({ confirmed, missing }: { readonly confirmed: boolean; readonly missing: string | undefined }) {
  const client = useQueryClient();
  const { data } = useQuery(profileQuery);
  const [codeMailed, setCodeMailed] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: profileKey });
  const { waitingFor, words, start } = useVisit((outcome) => (outcome === 'code-mailed' ? setCodeMailed(true) : refresh()));
  if (confirmed)
    return (
      <div role="status">
        <Alert tone="success">Thanks, you’re confirmed for the next five minutes.</Alert>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">You don’t have a password here. Confirm that it’s you another way:</p>
      <div role="alert" className="empty:hidden">
        {words ? <Alert tone={words.tone}>{words.text}</Alert> : missing ? <p className="text-sm text-danger">{missing}</p> : null}
      </div>
      <ProviderButtons
        providers={(data?.identities ?? []).map(({ provider }) => provider)}
        verb="Confirm with"
        waitingFor={waitingFor}
        onChoose={(provider) => void start(provider, { kind: 'confirm' })}
      />
      {codeMailed ? <MailedCode onConfirmed={refresh} /> : null}
    </div>
  );
}

/** Rendered inside the form that asks for it, so it is not a form itself. */
function MailedCode({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const confirm = useMutation({ mutationFn: () => api(confirmWithMailedCode, { body: { code: field.current?.value.trim() ?? '' } }), onSuccess: onConfirmed });
  return (
    <div className="flex flex-col gap-3">
      <CodeField label="Code from the email" name="mailedCode" ref={field} error={confirm.error?.message} />
      <Button variant="secondary" className="self-start" busy={confirm.isPending} busyLabel="Checking…" onClick={() => confirm.mutate()}>
        Confirm with this code
      </Button>
    </div>
  );
}
