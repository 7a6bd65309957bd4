import { Link, useLocation } from 'react-router';
import type { AllowanceView } from '#contract/quizzes.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { quizLength, quizzesPerDay } from '#core/quizzes/allowance.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { pathTo } from '#client/paths.ts';
import { useSession } from '#client/platform/session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { formatCount } from '#client/ui/format.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', weekday: 'long' });

export interface AllowanceNoteProps {
  readonly allowance: AllowanceView;
  readonly guestAnswers: number;
}

/** How many quizzes are left, and what keeps the answers of a guest. */
export function AllowanceNote({ allowance: { perDay, left, nextAt }, guestAnswers }: AllowanceNoteProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const plans = usePlansLink('plus');
  const guest = session.kind === 'guest';
  const account = (
    <Link to={pathTo('signup', {}, { from: pathname + search })} className="text-link">
      create a free account
    </Link>
  );
  if (perDay === null || left === null) return null;
  if (left > 0)
    return (
      <p className="text-sm text-muted">
        You can start {left} more {left === 1 ? 'quiz' : 'quizzes'} of up to {quizLength} questions today.{' '}
        {guest && guestAnswers > 0 ? (
          <>
            To keep your {formatCount(guestAnswers, 'answer')}, {account}.
          </>
        ) : guest ? (
          <>No account needed.</>
        ) : null}
      </p>
    );
  return (
    <Alert>
      <p className="font-medium">
        That’s your practice for today: {formatCount(perDay, 'quiz', 'quizzes')} in 24 hours
        {guest ? ' as a guest' : ` with the ${tierDefinitions.free.name} plan`}.
      </p>
      <p className="mt-1">
        {nextAt ? `Your next quiz opens ${clock.format(new Date(nextAt))}. ` : ''}A break helps what you practiced sink in.{' '}
        {guest ? (
          <>
            To keep going now, {account} and get {quizzesPerDay.free} quizzes a day.
          </>
        ) : (
          <>
            To keep going now,{' '}
            <Link {...plans} className="text-link">
              see {tierDefinitions.plus.name}
            </Link>
            , which has no daily limit.
          </>
        )}
      </p>
    </Alert>
  );
}
