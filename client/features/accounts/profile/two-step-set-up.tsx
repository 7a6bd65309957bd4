import { lazy, Suspense, useState } from 'react';
import { api, type Output } from '../../../platform/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFormCall } from '../form-call.ts';
import { entry } from '../form-errors.ts';
import { OwnerForm } from './owner-form.tsx';

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr-code.tsx')).QrCode }));

type Beginning = Output<'beginSecondFactor'>;

interface SetUpProps {
  readonly close: () => void;
  readonly onOn: (backupCodes: readonly string[]) => void;
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Scan({ beginning: { secret, keyAddress }, close, onOn }: SetUpProps & { readonly beginning: Beginning }) {
  const { errors, busy, onSubmit } = useFormCall({
    read: (data) => ({ code: entry(data, 'code').trim() }),
    check: ({ code }): Record<string, string> => (code ? {} : { code: 'Please enter the code.' }),
    send: (body) => api('confirmSecondFactor', { body }),
    onDone: ({ backupCodes }) => onOn(backupCodes),
    fallback: 'We could not check the code. Please try again.',
  });
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
      <div role="alert" className="empty:hidden">
        {errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}
      </div>
      <div className="flex flex-col gap-3">
        <h3 className="font-medium">1. Add Ascent to your authenticator app</h3>
        <p className="text-sm text-muted">Scan this picture with the app. On this device, or without a camera, type the key instead.</p>
        <Suspense fallback={<Skeleton className="size-52" />}>
          <QrCode text={keyAddress} label="QR code with the key for your authenticator app" />
        </Suspense>
        <div>
          <p className="text-sm text-muted">Key</p>
          <p className="select-all break-words font-mono text-base font-medium" data-testid="two-step-key">
            {grouped(secret)}
          </p>
        </div>
        <a href={keyAddress} className="text-link inline-flex min-h-11 items-center self-start">
          Open in an app on this device
        </a>
      </div>
      <div className="flex flex-col gap-3">
        <h3 className="font-medium">2. Enter the code it shows</h3>
        <CodeField label="Code" name="code" description="Six digits, new every 30 seconds." error={errors.fields['code']} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Checking…">
          Switch on
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** From the password to the first code. */
export function SetUp({ close, onOn }: SetUpProps) {
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  if (beginning) return <Scan beginning={beginning} close={close} onOn={onOn} />;
  return (
    <OwnerForm confirmLabel="Continue" busyLabel="Checking…" send={(body) => api('beginSecondFactor', { body })} onDone={setBeginning} close={close}>
      <p className="text-sm text-muted">You need an authenticator app on your phone, such as the one of Google, Microsoft, Apple or your password manager.</p>
    </OwnerForm>
  );
}
