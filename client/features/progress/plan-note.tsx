import { Link } from 'react-router';
import type { PaidTier } from '#core/membership/coupons.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { useSession } from '#client/platform/session.ts';

/** What a higher plan would show here; nothing for anyone who has it. */
export function PlanNote({ tier, children }: { readonly tier: PaidTier; readonly children: string }) {
  const session = useSession();
  const plans = usePlansLink(tier);
  if (session.kind !== 'user' || meetsTier(session.me.membershipTier, tier)) return null;
  return (
    <p className="max-w-prose text-sm text-muted">
      {children}{' '}
      <Link {...plans} className="text-link whitespace-nowrap">
        See plans
      </Link>
    </p>
  );
}
