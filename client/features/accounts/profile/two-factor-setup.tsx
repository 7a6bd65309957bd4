import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { beginTwoFactor, confirmTwoFactor } from '#contract/two-factor.ts';
import { api, type Output } from '#client/platform/api.ts';
import { CodeField } from '#client/ui/code-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Form, FormButtons } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { OwnerForm } from './owner-form.tsx';

const QrCode = lazy(async () => ({ default: (await import('#client/ui/qr-code.tsx')).QrCode }));

type Beginning = Output<typeof beginTwoFactor>;

interface SetUpProps {
  readonly close: () => void;
  readonly onOn: (backupCodes: readonly string[]) => void;
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Scan({ beginning: { secret, otpauthUrl }, close, onOn }: SetUpProps & { readonly beginning: Beginning }) {
  const form = useForm({
    read: (entries) => ({ code: entries.text('code') }),
    check: ({ code }): Record<string, string> => (code ? {} : { code: 'Please enter the code.' }),
    send: (body) => api(confirmTwoFactor, { body }),
    onDone: ({ backupCodes }) => onOn(backupCodes),
    fallback: 'We could not check the code. Please try again.',
  });
  // It takes the place of the form that had the focus.
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <Form form={form} className="gap-6">
      <div className="flex flex-col gap-3">
        <h3 ref={start} tabIndex={-1} className="font-medium outline-none">
          1. Add Ascent to your authenticator app
        </h3>
        <p className="text-sm text-muted">Scan this code with the app. If you can’t scan it, type in the key instead.</p>
        <Suspense fallback={<Skeleton className="size-52" />}>
          <QrCode text={otpauthUrl} label="QR code with the key for your authenticator app" />
        </Suspense>
        <div>
          <p className="text-sm text-muted">Key</p>
          <p className="select-all break-words font-mono text-base font-medium" data-testid="two-step-key">
            {grouped(secret)}
          </p>
        </div>
        <a href={otpauthUrl} className="text-link inline-flex min-h-11 items-center self-start">
          Open in an app on this device
        </a>
      </div>
      <div className="flex flex-col gap-3">
        <h3 className="font-medium">2. Enter the code it shows</h3>
        <CodeField label="Code" {...form.field('code')} description="Six digits. It changes every 30 seconds." />
      </div>
      <FormButtons form={form} label="Turn on" busyLabel="Checking…" onCancel={close} />
    </Form>
  );
}

/** From the password to the first code. */
export function SetUp({ close, onOn }: SetUpProps) {
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  if (beginning) return <Scan beginning={beginning} close={close} onOn={onOn} />;
  return (
    <OwnerForm confirmLabel="Continue" busyLabel="Checking…" send={(body) => api(beginTwoFactor, { body })} onDone={setBeginning} close={close}>
      <p className="text-sm text-muted">You need an authenticator app on your phone, such as one from Google, Microsoft, Apple, or your password manager.</p>
    </OwnerForm>
  );
}
