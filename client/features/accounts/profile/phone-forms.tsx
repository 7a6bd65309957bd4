import { useMutation } from '@tanstack/react-query';
import { callingCodes, type CountryCode } from '#core/accounts/calling-codes.ts';
import { readPhoneNumber, showPhoneNumber } from '#core/accounts/phone.ts';
import { resendPhoneCode, textPhoneCode, verifyPhone } from '#contract/phone.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { useCountdown } from '#client/platform/countdown.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/code-field.tsx';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { ResendButton } from '#client/ui/resend-button.tsx';
import { Form, FormButtons } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const countries = (Object.keys(callingCodes) as CountryCode[])
  .map((code) => ({ value: code, label: `${names.of(code) ?? code} (+${callingCodes[code].replace(/^1(\d{3})$/, '1 $1')})` }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const isCountry = (text: string): text is CountryCode => text in callingCodes;

/** Where this browser's language is at home, as a guess. */
function ownCountry(): CountryCode {
  const region = navigator.languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? '').find(isCountry);
  return region ?? 'US';
}

interface NumberFormProps {
  readonly onSent: () => void;
  readonly cancelLabel?: string;
  readonly close: () => void;
}

/** Asks for a number, and sends a code to it. */
export function NumberForm({ onSent, cancelLabel = 'Cancel', close }: NumberFormProps) {
  const proof = useOwnerProof();
  const form = useForm({
    read: (entries) => {
      const country = entries.text('country');
      return { number: readPhoneNumber(entries.text('number'), isCountry(country) ? country : 'US'), currentPassword: entries.exact('currentPassword') };
    },
    check: ({ number, currentPassword }) => ({
      ...(number === null ? { number: 'Please enter a phone number, such as 415 555 2671.' } : {}),
      ...proof.check(currentPassword),
    }),
    send: ({ number, currentPassword }) => api(textPhoneCode, { body: { number: number ?? '', ...proof.body(currentPassword) } }),
    onDone: onSent,
    fallback: 'We could not send the code. Please try again.',
  });
  return (
    <Form form={form} className="gap-4">
      <SelectField label="Country" name="country" autoComplete="country" defaultValue={ownCountry()} options={countries} />
      <TextField
        label="Phone number"
        {...form.field('number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        required
        description="We’ll text you a code. Message rates may apply."
      />
      <OwnerProofField proof={proof} form={form} />
      <FormButtons form={form} label="Send the code" busyLabel="Sending…" cancelLabel={cancelLabel} onCancel={close} />
    </Form>
  );
}

export interface PhoneCodeFormProps {
  readonly number: string;
  readonly waitSeconds: number;
  readonly onVerified: () => void;
  readonly onOtherNumber: () => void;
}

/** Asks for the code that was sent. */
export function PhoneCodeForm({ number, waitSeconds, onVerified, onOtherNumber }: PhoneCodeFormProps) {
  const [wait, restartWait] = useCountdown(waitSeconds);
  const resend = useMutation({ mutationFn: () => api(resendPhoneCode, {}), onSuccess: (answer) => restartWait(answer.waitSeconds) });
  const form = useForm({
    read: (entries) => ({ code: entries.text('code') }),
    check: ({ code }): Record<string, string> => (code ? {} : { code: 'Please enter the code.' }),
    send: (body) => api(verifyPhone, { body }),
    onDone: onVerified,
    fallback: 'We could not check the code. Please try again.',
  });
  const failure = form.errors.form ?? (resend.error instanceof ApiError ? resend.error.message : undefined);
  return (
    <Form form={form} notice={failure ? <Alert tone="danger">{failure}</Alert> : null} className="gap-4">
      <div role="status">
        <Alert>
          We sent a code to <strong className="whitespace-nowrap font-medium">{showPhoneNumber(number)}</strong>. It works for 10 minutes.
        </Alert>
      </div>
      <CodeField label="Code" {...form.field('code')} description="Six digits." />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel="Checking…">
          Verify number
        </Button>
        <ResendButton waitSeconds={wait} busy={resend.isPending} onClick={() => resend.mutate()} />
        <Button variant="quiet" onClick={onOtherNumber}>
          Use another number
        </Button>
      </div>
    </Form>
  );
}
