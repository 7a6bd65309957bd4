/** Faults in who an account stays with: mailed links, what a new password by mail takes away, proofs of the owner. */
import type { SeededFault } from './faults.ts';

const takeover = (name: string) => ({ runner: 'api', file: 'tests/api/takeover.test.ts', name }) as const;
const addresses = (name: string) => ({ runner: 'api', file: 'tests/api/addresses.test.ts', name }) as const;
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
    items: '77',
    says: 'operations: what administrators did still names whom it was about',
    file: `${accounts}/settings-store.ts`,
    from: "metadata = metadata - 'reason' ||",
    to: 'metadata = metadata ||',
    test: { runner: 'api', file: 'tests/api/account-admin.test.ts', name: 'outlives the deletion of whom it was about' },
  },
  {
    items: '59 60',
    says: 'input: an address with a NUL reaches the database',
    file: 'contract/accounts.ts',
    from: '.max(254).refine(isStorable, badEmail), password',
    to: '.max(254), password',
    test: { runner: 'api', file: 'tests/api/inputs.test.ts', name: 'to signIn' },
  },
  {
    items: '54',
    says: 'markup: a name may turn text around',
    file: 'core/text.ts',
    from: String.raw`/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g`,
    to: '/(?!)/g',
    test: addresses('characters that turn text around'),
  },
  {
    items: '34 60',
    says: 'input: an address is another one in another script',
    file: 'server/email-address.ts',
    from: 'domainToUnicode(domainToASCII(email.slice(at + 1)))',
    to: 'email.slice(at + 1) + (domainToUnicode(domainToASCII("")))',
    test: addresses('is one account, however it is written'),
  },
  {
    items: '25',
    says: 'session: nobody is told of a login with a new browser',
    file: `${accounts}/shared/known-device.ts`,
    from: 'noted.isNew && !noted.isFirst ?',
    to: 'noted.isFirst && noted.isNew && !noted.isFirst ?',
    test: { runner: 'api', file: 'tests/api/plan-mails.test.ts', name: 'with a browser the account has not used' },
  },
  {
    items: '28 39',
    says: 'provider: who has been logged in there all along passes as the owner',
    file: 'server/features/identities/decisions.ts',
    from: 'loggedInAgoMs !== null && loggedInAgoMs <= tookMs + clockMs',
    to: 'loggedInAgoMs !== -1 && tookMs + clockMs >= 0',
    test: { runner: 'api', file: 'tests/api/identity-providers.test.ts', name: 'is asked for a fresh login at the provider' },
  },
  {
    items: '28 41',
    says: 'provider: the mailed code may be guessed for ever',
    file: 'server/features/identities/owner-code.ts',
    from: 'kept.failedAttempts >= mostTries',
    to: 'kept.failedAttempts >= 1000 * mostTries',
    test: { runner: 'api', file: 'tests/api/identity-providers.test.ts', name: 'is asked for a fresh login at the provider' },
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
