import { Footprints, Mountain, MountainSnow, type LucideIcon } from 'lucide-react';
import { tierDefinitions, tierLabel, type MembershipTier } from '#core/membership/tiers.ts';
import { cx } from './class-names.ts';

const tiers = {
  free: { Icon: Footprints, look: 'border-line bg-sunken text-muted' },
  plus: { Icon: Mountain, look: 'border-transparent bg-primary-soft text-primary' },
  max: { Icon: MountainSnow, look: 'border-transparent bg-ink text-paper' },
} as const satisfies Record<MembershipTier, { Icon: LucideIcon; look: string }>;

const sizes = {
  small: { box: 'gap-1.5 px-2.5 py-0.5 text-xs', icon: 14 },
  medium: { box: 'gap-1.5 px-3 py-1 text-sm', icon: 16 },
  large: { box: 'gap-2 px-3.5 py-1.5 text-base', icon: 20 },
} as const;

/** The membership tier as an icon and its name. */
export function MembershipBadge({ tier, size = 'medium' }: { readonly tier: MembershipTier; readonly size?: keyof typeof sizes }) {
  const { Icon, look } = tiers[tier];
  const { box, icon } = sizes[size];
  return (
    <span className={cx('inline-flex items-center whitespace-nowrap rounded-full border font-medium', look, box)}>
      <Icon aria-hidden size={icon} className="shrink-0" />
      {tierLabel(tier)}
    </span>
  );
}

/** Marks what this tier unlocks and the reader's own does not: "Pro" or "Max". */
export const ProMark = ({ tier }: { readonly tier: MembershipTier }) => (
  <span className="shrink-0 rounded-full bg-primary-soft px-1.5 py-0.5 text-xs font-medium text-primary">{tierDefinitions[tier].displayName}</span>
);
