/** One-time links: made here, mailed, and stored only as a hash. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from '#server/database/database.ts';
import { hashToken } from '#server/http/sessions.ts';
import { insertEmailLink, type LinkPurpose, type LinkTarget } from './store.ts';

const minute = 60_000;
/** How long a link works, ms. A password link gives access to the account, so it expires soonest. */
const lifetimes = { verify: 24 * 60 * minute, 'reset-password': 15 * minute, 'change-email': 60 * minute } as const satisfies Record<LinkPurpose, number>;

const pages = { verify: 'verify-email', 'reset-password': 'reset-password', 'change-email': 'confirm-email' } as const satisfies Record<LinkPurpose, string>;

export interface EmailLink {
  readonly url: string;
  readonly purpose: LinkPurpose;
  /** Ms since 1970. */
  readonly expiresAt: number;
}

/** Stores a new link for this purpose; earlier ones of the same purpose no longer work. */
export async function makeLink(queryable: Queryable, publicUrl: string, purpose: LinkPurpose, target: LinkTarget, now: number): Promise<EmailLink> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = now + lifetimes[purpose];
  await insertEmailLink(queryable, hashToken(token), purpose, target, new Date(expiresAt));
  return { url: `${publicUrl}/${pages[purpose]}?token=${token}`, purpose, expiresAt };
}
