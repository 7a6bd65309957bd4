import { useState } from 'react';
import { getMe, signIn, signOut, type Challenge, type Me } from '#contract/accounts.ts';
import type { IdentityOutcome } from '#contract/identities.ts';
import { getChallenge } from '#contract/two-factor.ts';
import { Form } from '#client/kits/form/form.tsx';
import type { Fields } from '#client/kits/form/form-errors.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { api, ApiError } from '#client/platform/api.ts';
import type { Owner } from '#client/platform/exam-copy.ts';
import { useProviders, useVisit } from '#client/platform/identity.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { CodeForm } from '#client/shell/code-form.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { PasswordField, TextField } from '#client/ui/field.tsx';
import { ProviderButtons } from '#client/ui/provider-buttons.tsx';
import { useExam, useSnapshotPart } from './use-exam.ts';

/** Signing in again without leaving the exam. It may be postponed: work continues on the device. */
export function SignInDialog({ owner }: { readonly owner: Owner }) {
  const { engine } = useExam();
  const needsSignIn = useSnapshotPart((snapshot) => snapshot.needsSignIn);
  const adopt = useAdoptSession();
  const [later, setLater] = useState(false);
  const [error, setError] = useState<string>();
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  const fail = (failure: unknown) => setError(failure instanceof ApiError ? failure.message : 'Something went wrong. Please try again.');

  const goOn = async (me: Me | null) => {
    if (me?.id !== owner.userId) {
      // Nobody may stay signed in unseen behind somebody else's exam.
      await api(signOut, {}, me ? { account: me.id } : {});
      return setError(`This exam belongs to ${owner.email}. Log in with that account to send your answers.`);
    }
    adopt(me);
    engine.signedIn();
  };

  const afterVisit = async (outcome: IdentityOutcome) => {
    setError(undefined);
    try {
      if (outcome === 'two-factor') setChallenge((await api(getChallenge, {})).challenge);
      if (outcome === 'signed-in') await goOn((await api(getMe, {})).me);
    } catch (failure) {
      fail(failure);
    }
  };
  const providers = useProviders();
  const { waitingFor, words, start } = useVisit((outcome) => void afterVisit(outcome));

  const form = useForm({
    read: (entries) => ({ email: entries.text('email'), password: entries.exact('password') }),
    check: ({ email, password }): Fields => ({
      ...(email ? {} : { email: 'Please enter your email.' }),
      ...(password ? {} : { password: 'Please enter your password.' }),
    }),
    send: (body) => {
      setError(undefined);
      return api(signIn, { body });
    },
    onDone: ({ me, challenge: asked }) => (asked ? setChallenge(asked) : goOn(me)),
    fallback: 'Something went wrong. Please try again.',
  });

  if (!needsSignIn) return null;
  if (later) {
    return (
      <div role="status" className="fixed inset-x-0 bottom-18 z-30 flex justify-center px-4">
        <div className="flex items-center gap-3 rounded-card border border-line bg-raised py-2 pl-4 pr-2 text-sm floating">
          You are logged out. Your answers are saved on this device.
          <Button size="small" onClick={() => setLater(false)}>
            Log in
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={() => setLater(true)}
      title="Please log in again"
      description="Your session ended. Your answers are safe on this device and will be sent as soon as you log in. The clock keeps running."
      width="small"
    >
      {challenge ? (
        <CodeForm
          challenge={challenge}
          onSignedIn={(me) => {
            setChallenge(null);
            void goOn(me).catch(fail);
          }}
          onExpired={(message) => {
            setChallenge(null);
            setError(message);
          }}
        />
      ) : (
        <Form
          form={form}
          notice={error ? <Alert tone="danger">{error}</Alert> : words && !form.errors.form ? <Alert tone={words.tone}>{words.text}</Alert> : undefined}
          className="gap-4"
        >
          <TextField label="Email" {...form.field('email')} type="email" autoComplete="username" defaultValue={owner.email} required />
          <PasswordField label="Password" {...form.field('password')} autoComplete="current-password" required />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={() => setLater(true)}>
              Keep working, log in later
            </Button>
            <Button type="submit" busy={form.busy} busyLabel="Logging in…">
              Log in
            </Button>
          </div>
          {providers.length > 0 ? (
            <ProviderButtons
              providers={providers}
              verb="Log in with"
              waitingFor={waitingFor}
              onChoose={(provider) => void start(provider, { kind: 'sign-in', search: new URLSearchParams({ from: location.pathname }).toString() })}
            />
          ) : null}
        </Form>
      )}
    </Dialog>
  );
}
