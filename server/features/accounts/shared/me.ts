/** An account as its own student sees it. */
import type { Me } from '#contract/accounts.ts';
import type { Account } from '#server/http/handler.ts';

export const toMe = (account: Account): Me => ({
  id: account.id,
  name: account.name,
  email: account.email,
  emailVerified: account.emailVerified,
  isAdmin: account.isAdmin,
  isAuthor: account.isAuthor,
  needsTwoFactor: account.needsTwoFactor,
  membershipTier: account.membershipTier,
  membershipEndDate: account.membershipEndDate?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
  claimedAnswers: account.claimedAnswers,
});
