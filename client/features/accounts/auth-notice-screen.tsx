import { useSearchParams } from 'react-router';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';
import { originIn, withOrigin } from './login-origin.ts';

/** /auth-notice: why this needs an account. */
export function AuthNoticeScreen() {
  const [search] = useSearchParams();
  const origin = originIn(search);
  return (
    <AccountFrame
      title="You need an account for this"
      lead="Your exams, words, and progress are saved to your account, so you can pick up where you left off, on any device. It’s free."
    >
      <div className="flex flex-col gap-3">
        <ButtonLink to={withOrigin(pathTo('signup'), origin)} size="large">
          Create an account
        </ButtonLink>
        <ButtonLink to={withOrigin(pathTo('login'), origin)} size="large" variant="secondary">
          Log in
        </ButtonLink>
        <ButtonLink to={pathTo('landing')} variant="quiet">
          Back to home
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
