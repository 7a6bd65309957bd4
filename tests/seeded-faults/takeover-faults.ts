/** Faults in who an account stays with: mailed links, what a new password by mail takes away, proofs of the owner. */
import type { SeededFault } from './faults.ts';

const takeover = (name: string) => ({ runner: 'api', file: 'tests/api/takeover.test.ts', name }) as const;
const accounts = 'server/features/accounts';
const twoFactor = 'server/features/two-factor';

export const takeoverFaults: readonly SeededFault[] = [
  {
    items: '36 38',
    says: 'link: whoever reads the mail confirms the address',
    file: `${accounts}/link-fate.ts`,
    from: "if (!caller) return refuse('link-needs-login');",
    to: "if (!caller) return 'use';",
    test: takeover('does nothing for its reader'),
  },
  {
    items: '36 38',
    says: 'link: any account confirms the address of another',
    file: `${accounts}/link-fate.ts`,
    from: "caller.id === link.userId ? 'use' : refuse('link-other-account')",
    to: "'use'",
    test: takeover('moves no account with its maker’s ways in'),
  },
  {
    items: '38',
    says: 'link: a new password by mail leaves the identities that were to go',
    file: `${accounts}/password-handlers.ts`,
    from: 'for (const provider of removeIdentities) await deleteIdentity(queryable, target.userId, provider);',
    to: '',
    test: takeover('lists what else opens the account'),
  },
  {
    items: '41',
    says: 'two-step: the mailbox alone removes it at once',
    file: `${twoFactor}/shared/remove-two-factor.ts`,
    from: 'const waitMs = 3 * 24 * 3600_000;',
    to: 'const waitMs = 0;',
    test: takeover('stays for three days'),
  },
  {
    items: '41',
    says: 'two-step: it goes although somebody has a code',
    file: `${twoFactor}/code-handlers.ts`,
    from: 'await keepTwoFactor(queryable, owner);',
    to: '',
    test: takeover('stays if somebody logs in with a code'),
  },
  {
    items: '23',
    says: 'password: the present one passes as a new one',
    file: `${accounts}/password-handlers.ts`,
    from: 'if (body.password === body.currentPassword) return unchangedPassword();',
    to: '',
    test: takeover('is a new one'),
  },
  {
    items: '60',
    says: 'input: two who want one address at once are an error of the server',
    file: 'server/database/unless-taken.ts',
    from: 'if (isTaken(error)) return null;',
    to: '',
    test: takeover('who move to one address'),
  },
];
