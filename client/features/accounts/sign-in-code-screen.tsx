import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { clientErrors } from '#contract/error-body.ts';
import { abandonSignIn, getChallenge } from '#contract/two-factor.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { CodeForm } from '#client/shell/code-form.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { AccountFrame } from './account-frame.tsx';
import { originIn, withOrigin } from './login-origin.ts';

const title = 'Enter your code';

function ExpiredNotice({ message, login }: { readonly message: string; readonly login: string }) {
  return (
    <AccountFrame title={title}>
      <div role="alert">
        <Alert tone="warning">{message}</Alert>
      </div>
      <ButtonLink to={login} size="large" className="mt-6 w-full">
        Back to login
      </ButtonLink>
    </AccountFrame>
  );
}

/** /login/code: the step after the password, for accounts with two-step verification. The guest guard decides where to go next. */
export function SignInCodeScreen() {
  const [search] = useSearchParams();
  const login = withOrigin(pathTo('login'), originIn(search));
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const [over, setOver] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['sign-in-challenge'],
    queryFn: ({ signal }) => api(getChallenge, {}, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const abandon = useMutation({
    mutationFn: () => api(abandonSignIn, {}),
    onSettled: () => navigate(login),
  });
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label="Loading" />;
  if (over !== null || !data.challenge) return <ExpiredNotice message={over ?? clientErrors['sign-in-expired'].message} login={login} />;
  return (
    <AccountFrame title={title} lead="Your account needs a code as well as your password.">
      <CodeForm challenge={data.challenge} onSignedIn={adoptSession} onExpired={setOver} />
      <p className="mt-6 text-sm text-muted">
        Lost your phone and your backup codes?{' '}
        <Link to={pathTo('forgotPassword')} className="text-link">
          Set a new password by email
        </Link>{' '}
        and choose to remove two-step verification there. It goes away three days later.
      </p>
      <Button variant="quiet" className="-ml-4 mt-4" busy={abandon.isPending} onClick={() => abandon.mutate()}>
        <ArrowLeft aria-hidden size={18} /> Use another account
      </Button>
    </AccountFrame>
  );
}
