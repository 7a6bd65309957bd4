import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Challenge, Me } from '#contract/accounts.ts';
import { signInWithCode, textSignInCode } from '#contract/two-factor.ts';
import { Form } from '#client/kits/form/form.tsx';
import type { Fields } from '#client/kits/form/form-errors.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { api, ApiError } from '../platform/api.ts';
import { useCountdown } from '../platform/countdown.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { TextField } from '../ui/field.tsx';
import { ResendButton } from '../ui/resend-button.tsx';

type Method = 'app' | 'text' | 'backup';

export interface CodeFormProps {
  readonly challenge: Challenge;
  readonly onSignedIn: (me: Me) => void;
  /** The sign-in is over: its sentence, and the way back to the password. */
  readonly onExpired: (message: string) => void;
}

const hints = {
  app: 'Open your authenticator app and enter the six digits it shows for Ascent.',
  text: 'Enter the six digits from the text message.',
  backup: 'Enter one of the codes you saved when you turned this on. Each code works once.',
} as const satisfies Record<Method, string>;

/** The step after the password: a code of the app, of a text message, or a backup code. */
export function CodeForm({ challenge, onSignedIn, onExpired }: CodeFormProps) {
  const [method, setMethod] = useState<Method>('app');
  const [wait, restartWait] = useCountdown(0);

  const expire = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'sign-in-expired') onExpired(error.message);
  };
  const send = useMutation({
    mutationFn: () => api(textSignInCode, {}),
    onSuccess: ({ waitSeconds }) => restartWait(waitSeconds),
    onError: (error) => expire(error),
  });
  const form = useForm({
    read: (entries) => ({ method, code: entries.text('code'), trustDevice: entries.checked('trustDevice') }),
    check: ({ code }): Fields => (code ? {} : { code: 'Please enter the code.' }),
    send: (body) => api(signInWithCode, { body }),
    onDone: ({ me }) => onSignedIn(me),
    onFailure: (error) => {
      expire(error);
      return undefined;
    },
  });
  const codeField = () => document.getElementById(form.id)?.querySelector<HTMLInputElement>('input[name="code"]');
  // It takes the place of the form that had the focus. A moment later: a dialog catches the focus that was lost first.
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById(form.id)?.querySelector<HTMLInputElement>('input[name="code"]')?.focus(), 50);
    return () => clearTimeout(timer);
  }, [form.id]);
  const change = (next: Method) => {
    setMethod(next);
    form.forget();
    if (next === 'text' && wait === 0) send.mutate();
    requestAnimationFrame(() => codeField()?.focus());
  };
  const texting = method === 'text' ? send.error : null;
  const Field = method === 'backup' ? TextField : CodeField;
  return (
    <Form form={form} notice={texting && !form.errors.form ? <Alert tone="danger">{texting.message}</Alert> : undefined}>
      <div role="status" className="empty:hidden">
        {method === 'text' && send.isSuccess ? <Alert>We sent a code to your phone ending in {challenge.phoneEnding}.</Alert> : null}
      </div>
      <Field
        key={method}
        label={method === 'backup' ? 'Backup code' : 'Code'}
        {...form.field('code')}
        description={hints[method]}
        autoComplete={method === 'backup' ? 'off' : 'one-time-code'}
        maxLength={40}
        required
      />
      <Checkbox name="trustDevice" label="Trust this device for 30 days" description="You won’t need a code here next time. Only do this on your own device." />
      <Button type="submit" size="large" busy={form.busy} busyLabel="Checking…">
        Continue
      </Button>
      <div className="-mx-4 flex flex-col items-start">
        {method === 'text' ? <ResendButton waitSeconds={wait} busy={send.isPending} onClick={() => send.mutate()} /> : null}
        {method === 'app' ? null : (
          <Button variant="quiet" onClick={() => change('app')}>
            Use the authenticator app
          </Button>
        )}
        {challenge.phoneEnding !== null && method !== 'text' ? (
          <Button variant="quiet" onClick={() => change('text')}>
            Text a code to the phone ending in {challenge.phoneEnding}
          </Button>
        ) : null}
        {method === 'backup' ? null : (
          <Button variant="quiet" onClick={() => change('backup')}>
            Use a backup code instead
          </Button>
        )}
      </div>
    </Form>
  );
}
