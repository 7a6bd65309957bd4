import { useLocation } from 'react-router';
import type { PaidTier } from '#core/membership/coupons.ts';
import { pathTo } from '#client/paths.ts';
import { noteIntent } from '#client/platform/intent.ts';

/** What a link to the plans needs: there, the plan that includes what was wanted is chosen, and from there the way leads back here, or to `back`. */
export function usePlansLink(tier: PaidTier, back?: string): { readonly to: string; readonly onClick: () => void } {
  const { pathname, search } = useLocation();
  return { to: pathTo('membershipUpgrade', {}, { plan: tier }), onClick: () => noteIntent('plan', back ?? pathname + search) };
}
