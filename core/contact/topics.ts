/** What a message to us is about, and how such messages are named and ordered. */
import { tierRank, type MembershipTier } from '../membership/tiers.ts';

export const contactTopics = ['question', 'problem', 'account', 'payment', 'accessibility', 'press', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicNames = {
  question: 'A question about Ascent',
  problem: 'Something doesn’t work',
  account: 'My account',
  payment: 'A payment or plan',
  accessibility: 'Accessibility',
  press: 'Press',
  other: 'Something else',
} as const satisfies Record<ContactTopic, string>;

/** Without letters and digits that are mistaken for others on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** "A-7K3M-Q2XD" from random bytes, of which eight are used. 30^8 is 656 billion: short to say, too many to guess. */
export function ticketNumber(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `A-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Larger comes first in the queue: support by plan. */
export const contactPriority = (tier: MembershipTier | null): number => (tier === null ? 0 : tierRank(tier));
