/** Which features need which tier, and what the gate in front of them says. */
import type { Membership } from './membership.ts';
import { meetsTier, tierDefinitions, tierFrom, type MembershipTier } from './tiers.ts';

/** Features behind a gate. Everything that is not listed is open to every signed-in user. */
const featureTiers = {
  flashcards: 'plus',
  'concept-bank': 'plus',
  lectures: 'plus',
  'study-resources': 'plus',
} as const satisfies Record<string, MembershipTier>;
export type GatedFeature = keyof typeof featureTiers;

/** What a gate requires if it does not say. */
const defaultRequiredTier: MembershipTier = 'plus';

/** True if the membership opens this feature. Without a membership nothing opens. */
export const hasFeature = (membership: Pick<Membership, 'tier'> | null, feature: GatedFeature): boolean =>
  membership !== null && meetsTier(membership.tier, featureTiers[feature]);

/** The gate shows its content if the tier is high enough or the feature's own check passes. */
export const opensGate = (membership: Pick<Membership, 'tier'> | null, required: MembershipTier = defaultRequiredTier, feature?: GatedFeature): boolean =>
  membership !== null && (meetsTier(membership.tier, required) || (feature !== undefined && hasFeature(membership, feature)));

export interface GateText {
  readonly title: string;
  readonly text: string;
  readonly currentPlan: string;
  readonly requiredPlan: string;
  /** Up to three features and, if there are more, how many. */
  readonly features: readonly string[];
  readonly more: string | null;
  readonly upgrade: string;
}

const shownFeatures = 3;

/** The words of the gate in front of a feature. An unknown tier reads as Free. */
export function gateText(current: unknown, required: MembershipTier = defaultRequiredTier): GateText {
  const plan = tierDefinitions[required];
  const more = plan.features.length - shownFeatures;
  return {
    title: 'Premium Feature',
    text: `This feature requires ${plan.name} membership or higher.`,
    currentPlan: tierDefinitions[tierFrom(current)].name,
    requiredPlan: plan.name,
    features: plan.features.slice(0, shownFeatures),
    more: more > 0 ? `...and ${more} more features` : null,
    upgrade: `Upgrade to ${plan.name} - ${plan.price}`,
  };
}
