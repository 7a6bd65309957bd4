import { pathTo } from '../../paths.ts';
import { useSession, useSignOut } from '../../platform/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** A mailed link confirms an address only where its account is logged in: the way there, which ends at `link` again. */
export function LinkNeedsLogin({ message, link }: { readonly message: string; readonly link: string }) {
  const session = useSession();
  const login = pathTo('login', {}, { from: link });
  const signOut = useSignOut(login);
  return (
    <>
      <div role="alert">
        <Alert tone="warning">{message}</Alert>
      </div>
      {session.kind === 'user' ? (
        <Button size="large" className="mt-6 w-full" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          Log in to another account
        </Button>
      ) : (
        <ButtonLink to={login} size="large" className="mt-6 w-full">
          Log In
        </ButtonLink>
      )}
      <p className="mt-4 text-sm text-muted">You did not make this account? Then do nothing: without you, your address is never confirmed.</p>
    </>
  );
}
