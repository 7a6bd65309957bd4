/** The three membership tiers: order, names, prices, what they include. */

export const membershipTiers = ['free', 'plus', 'max'] as const;
export type MembershipTier = (typeof membershipTiers)[number];

export interface TierDefinition {
  readonly name: string;
  readonly displayName: string;
  /** Text and background of the badge; both keep a contrast of 4.5:1 on each other. */
  readonly color: string;
  readonly bgColor: string;
  readonly price: string;
  /** US cents per month. */
  readonly monthlyCents: number;
  readonly description: string;
  readonly features: readonly string[];
}

export const tierDefinitions = {
  free: {
    name: 'Free',
    displayName: 'Free',
    color: '#374151',
    bgColor: '#f3f4f6',
    price: '$0',
    monthlyCents: 0,
    description: 'Start practicing at no cost.',
    features: ['Basic practice questions', 'Limited exam attempts', 'Basic progress tracking'],
  },
  plus: {
    name: 'Plus',
    displayName: 'Pro',
    color: '#1e40af',
    bgColor: '#dbeafe',
    price: '$9.99/month',
    monthlyCents: 999,
    description: 'Everything for regular practice.',
    features: ['Unlimited practice questions', 'Detailed analytics', 'Progress tracking', 'Flashcard system', 'Email support'],
  },
  max: {
    name: 'Max',
    displayName: 'Max',
    color: '#6b21a8',
    bgColor: '#f3e8ff',
    price: '$19.99/month',
    monthlyCents: 1999,
    description: 'Everything Ascent offers.',
    features: ['Everything in Plus', 'AI-powered recommendations', 'Priority support', 'Advanced analytics', 'Custom study plans', 'Exclusive content'],
  },
} as const satisfies Record<MembershipTier, TierDefinition>;

const isTier = (value: unknown): value is MembershipTier => membershipTiers.some((tier) => tier === value);

/** Any stored value as a tier; unknown values are free. */
export const tierFrom = (value: unknown): MembershipTier => (isTier(value) ? value : 'free');

/** free 0, plus 1, max 2; unknown tiers rank as free. */
export const tierRank = (tier: unknown): number => membershipTiers.indexOf(tierFrom(tier));

/** True if the tier is the required one or a higher one. */
export const meetsTier = (tier: unknown, required: MembershipTier): boolean => tierRank(tier) >= tierRank(required);

/** `Free Tier`, `Plus Tier`, `Max Tier`. */
export const tierLabel = (tier: unknown): string => `${tierDefinitions[tierFrom(tier)].name} Tier`;
