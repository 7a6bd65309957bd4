/** Who may make a call. */
import type { Access } from '#contract/call.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Account, Caller } from './handler.ts';

const verified = (account: Account | null): Refusal | null =>
  !account ? refuse('not-signed-in') : account.emailVerified ? null : refuse('email-not-verified');
/** The tier of an account is the one it has now: reading the session has lowered an expired one. */
const atLeast = (tier: 'plus' | 'max') => (account: Account | null) =>
  verified(account) ?? (meetsTier(account?.membershipTier, tier) ? null : refuse('plan-required'));

/** Roles count only with a confirmed email and, where the server asks for it, two-factor. */
const staff = (holds: (account: Account) => boolean) => (account: Account | null) => {
  if (!account) return refuse('not-signed-in');
  if (!holds(account) || !account.emailVerified) return refuse('forbidden');
  return account.needsTwoFactor ? refuse('two-factor-required') : null;
};

/** By the `access` of a call: null when the caller may make it, or the refusal. Guests are admitted only to practice. */
export const guards = {
  public: () => null,
  practice: (_account, caller) => (caller ? null : refuse('not-signed-in')),
  'signed-in': (account) => (account ? null : refuse('not-signed-in')),
  verified,
  plus: atLeast('plus'),
  max: atLeast('max'),
  author: staff(({ isAuthor, isAdmin }) => isAuthor || isAdmin),
  admin: staff(({ isAdmin }) => isAdmin),
} as const satisfies Record<Access, (account: Account | null, caller: Caller) => Refusal | null>;
