import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { membershipTiers, tierDefinitions, type MembershipTier } from '#core/membership/tiers.ts';
import { cx } from '#client/ui/class-names.ts';

export interface PlanCardsProps {
  readonly current: MembershipTier;
  /** The one being ordered. */
  readonly chosen?: MembershipTier | null;
  /** Coupon actions with a plan, at the bottom of its card. */
  readonly action?: (tier: MembershipTier) => ReactNode;
}

function Price({ tier }: { readonly tier: MembershipTier }) {
  const [amount, per] = tierDefinitions[tier].price.split('/');
  return (
    <p className="mt-4 flex flex-wrap items-baseline text-3xl font-semibold tabular">
      {amount}
      {per ? <span className="text-base font-normal text-muted">/{per}</span> : null}
    </p>
  );
}

/** The plans side by side: price and what each includes. */
export function PlanCards({ current, chosen = null, action }: PlanCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      {membershipTiers.map((tier) => {
        const { name, description, features } = tierDefinitions[tier];
        const foot = action?.(tier);
        return (
          <li
            key={tier}
            className={cx(
              'flex flex-col rounded-card border bg-raised p-6 wrap-anywhere transition-colors duration-150',
              tier === chosen ? 'border-primary outline-1 -outline-offset-2 outline-primary' : tier === current ? 'border-line-strong' : 'border-line',
            )}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-xl font-semibold">{name}</h3>
              {tier === current ? <p className="text-sm font-medium text-primary">Your plan</p> : null}
            </div>
            <p className="mt-1 text-muted">{description}</p>
            <Price tier={tier} />
            <ul className="mt-5 flex flex-col gap-2.5 border-t border-line pt-5">
              {features.map((feature) => (
                <li key={feature} className="flex items-start gap-2.5">
                  <Check aria-hidden size={18} className="mt-1 shrink-0 text-primary" />
                  <span className="min-w-0">{feature}</span>
                </li>
              ))}
            </ul>
            {foot ? <div className="mt-auto flex items-end pt-6">{foot}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}
