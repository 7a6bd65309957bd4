import { pathTo } from '../paths.ts';
import { ButtonLink } from './button.tsx';

/** In the header of public pages, for anyone who is not signed in. */
export const LogInLinks = () => (
  <>
    <ButtonLink to={pathTo('login')} size="small" variant="quiet">
      Log in
    </ButtonLink>
    <ButtonLink to={pathTo('signup')} size="small" variant="secondary">
      Sign up
    </ButtonLink>
  </>
);

/** And for anyone who is. */
export const ProgressLink = () => (
  <ButtonLink to={pathTo('progress')} size="small" variant="secondary">
    My progress
  </ButtonLink>
);
