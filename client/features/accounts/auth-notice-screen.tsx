import { useSearchParams } from 'react-router';
import { pathTo } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';

/** /auth-notice: why this needs an account. */
export function AuthNoticeScreen() {
  const [search] = useSearchParams();
  const from = search.get('from') ?? undefined;
  return (
    <AccountFrame
      title="You need an account for this"
      lead="Practice exams and progress are kept with your account, so that they are safe on any device and a half-finished exam can be resumed. It is free."
    >
      <div className="flex flex-col gap-3">
        <ButtonLink to={pathTo('signup', {}, { from })} size="large">
          Create an account
        </ButtonLink>
        <ButtonLink to={pathTo('login', {}, { from })} size="large" variant="secondary">
          Log in
        </ButtonLink>
        <ButtonLink to={pathTo('landing')} variant="quiet">
          Back to home
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
