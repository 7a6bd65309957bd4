import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';

/** /goodbye: the last screen after deleting an account. A user who has an account is sent on. */
export const GoodbyeScreen = () => (
  <AccountFrame
    title="Your account is deleted"
    lead="Your exams, answers, results, and everything else we stored about you are gone, here and on this device. Thank you for learning with Ascent."
  >
    <p className="text-muted">Anything you printed or downloaded is still yours. If you ever come back, you’ll start fresh.</p>
    <ButtonLink to={pathTo('landing')} variant="secondary" size="large" className="mt-8 w-full">
      Back to home
    </ButtonLink>
  </AccountFrame>
);
