import { Link, useNavigate } from 'react-router';
import { signInAtLink } from '#contract/accounts.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { useAdoptSession, useSession, useSignOut } from '#client/platform/session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/field.tsx';

interface Properties {
  /** Why the link did nothing. */
  readonly message: string;
  readonly token: string;
  /** The path of this screen with its token, to come back to. */
  readonly link: string;
  /** The account is logged in now: the link works. */
  readonly onLogin: () => void;
}

/** A mailed link confirms an address only where its account is logged in: asks for the password of that account. */
export function LinkNeedsLogin({ message, token, link, onLogin }: Properties) {
  const session = useSession();
  const signOut = useSignOut(pathTo('login', {}, { from: link }));
  return (
    <>
      {session.kind === 'user' ? (
        <>
          <div role="alert">
            <Alert tone="warning">{message}</Alert>
          </div>
          <Button size="large" className="mt-6 w-full" busy={signOut.isPending} onClick={() => signOut.mutate()}>
            Log in to another account
          </Button>
        </>
      ) : (
        <PasswordOfAccount token={token} link={link} onLogin={onLogin} />
      )}
      <p className="mt-4 text-sm text-muted">Didn’t create this account? You can ignore this. Your address is not confirmed unless you log in.</p>
    </>
  );
}

function PasswordOfAccount({ token, link, onLogin }: Omit<Properties, 'message'>) {
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const form = useForm({
    read: (entries) => ({ token, password: entries.exact('password') }),
    check: ({ password }): Record<string, string> => (password ? {} : { password: 'Please enter your password.' }),
    send: (body) => api(signInAtLink, { body }),
    onDone: ({ me }) => {
      if (!me) return navigate(pathTo('signInCode', {}, { from: link }));
      adoptSession(me);
      return onLogin();
    },
    fallback: 'That did not work. Please try again.',
  });
  return (
    <>
      <p className="mb-6">Enter the password of your Ascent account to confirm this email. That shows us the account is yours.</p>
      <Form form={form}>
        <PasswordField label="Password" {...form.field('password')} autoComplete="current-password" required />
        <Button type="submit" size="large" busy={form.busy} busyLabel="Confirming…">
          Log in and confirm
        </Button>
      </Form>
      <Link to={pathTo('login', {}, { from: link })} className="text-link mt-3 inline-flex min-h-11 items-center text-sm">
        Log in another way
      </Link>
    </>
  );
}
