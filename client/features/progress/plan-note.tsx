import { Link } from 'react-router';
import { meetsTier, type MembershipTier } from '#core/membership/tiers.ts';
import { pathTo } from '#client/paths.ts';
import { useSession } from '#client/platform/session.ts';

/** What a higher plan would show here; nothing for anyone who has it. */
export function PlanNote({ tier, children }: { readonly tier: MembershipTier; readonly children: string }) {
  const session = useSession();
  if (session.kind !== 'user' || meetsTier(session.me.membershipTier, tier)) return null;
  return (
    <p className="max-w-prose text-sm text-muted">
      {children}{' '}
      <Link to={pathTo('membershipUpgrade')} className="text-link whitespace-nowrap">
        See plans
      </Link>
    </p>
  );
}
