/**
 * What becomes of a mailed link that confirms an address. The person who reads the mail owns the address, but not always the account:
 * anybody can sign up with a stranger's address, or move to it. So the link works only where its account is logged in.
 */
import type { Account } from '#server/http/handler.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import type { LinkTarget } from './store.ts';

export interface KnownLink extends LinkTarget {
  /** Neither used nor too old. */
  readonly works: boolean;
}

/** `done`: the address is the account's, and confirmed, already. */
export function linkStatus(link: KnownLink | null, caller: Account | null): 'use' | 'done' | Refusal {
  if (!link) return refuse('link-expired');
  if (caller?.id === link.userId && caller.emailVerified && caller.email === link.email) return 'done';
  if (!link.works) return refuse('link-expired');
  if (!caller) return refuse('link-needs-login');
  return caller.id === link.userId ? 'use' : refuse('link-other-account');
}
