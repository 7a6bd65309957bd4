/**
 * What somebody who watches over the service wants to hear of: one structured line of the log for each event, and a counter. Whom it is
 * about is given by user id; IP and e-mail appear only as keyed hashes, equal for equal values, and useless without SECRET.
 */
import type { Logger } from 'pino';
import { networkOf } from './http/network.ts';
import type { Seal } from './sealed.ts';

/** `warn` may be part of an attack; `info` happens every day and is looked up afterward. */
export const securityEventKinds = {
  /** A session was opened, whichever way: password, code, provider, sign-up, renewal. */
  'session-opened': 'info',
  /** The first proof was right; the account asks for a code. */
  'code-asked': 'info',
  'sign-in-failed': 'warn',
  'code-wrong': 'warn',
  /** The current password, asked for before a change, was wrong. */
  'owner-proof-failed': 'warn',
  /** A mailed link that was used, expired, altered or somebody else's. */
  'link-refused': 'warn',
  /** A call was refused because of who made it. */
  'right-refused': 'warn',
  /** One of the limits of requests, tries, mails, texts or starts. */
  'limit-reached': 'warn',
  'account-created': 'info',
  'account-deleted': 'info',
  'password-changed': 'info',
  'password-reset': 'info',
  'email-change-asked': 'info',
  'email-changed': 'info',
  'email-verified': 'info',
  'two-factor-on': 'info',
  'two-factor-off': 'info',
  'backup-codes-renewed': 'info',
  'phone-added': 'info',
  'phone-removed': 'info',
  'identity-connected': 'info',
  'identity-disconnected': 'info',
  'sessions-ended': 'info',
  /** An administrator changed something; what and why is in the log of administrators. */
  'admin-action': 'info',
  /** Somebody became an administrator. */
  'role-changed': 'warn',
  /** An exam was submitted faster than it can be read. */
  'impossible-time': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;
export type SecurityEventKind = keyof typeof securityEventKinds;

interface SecurityFacts {
  /** Null where nobody is known. */
  readonly userId: string | null;
  readonly clientIp?: string | undefined;
  /** That the request names. */
  readonly email?: string | null | undefined;
  readonly requestId?: string;
  /** The call of the contract, and the code it was refused with. */
  readonly call?: string;
  readonly code?: string;
}

export interface SecurityEvents {
  report(kind: SecurityEventKind, facts: SecurityFacts): void;
}

export interface SecurityDependencies {
  readonly log: Logger;
  readonly seal: Pick<Seal, 'hash'>;
  /** Counts an event for the metrics. */
  readonly count: (kind: SecurityEventKind) => void;
}

export function createSecurityEvents({ log, seal, count }: SecurityDependencies): SecurityEvents {
  const hashed = (what: string, text: string) => seal.hash(`security ${what} ${text}`).slice(0, 22);
  return {
    report: (kind, { userId, clientIp, email, requestId, call, code }) => {
      count(kind);
      log[securityEventKinds[kind]](
        {
          security: kind,
          userId,
          ...(clientIp !== undefined && { network: hashed('network', networkOf(clientIp)) }),
          ...(email != null && { email: hashed('email', email.toLowerCase()) }),
          ...(requestId !== undefined && { requestId }),
          ...(call !== undefined && { call }),
          ...(code !== undefined && { code }),
        },
        'security event',
      );
    },
  };
}
