/** Faults in the browsers that two-step verification trusts. */
import { api, type SeededFault } from './fault.ts';

export const trustedBrowsersFaults: readonly SeededFault[] = [
  {
    items: '2 41',
    says: 'two-step: trusted browsers of others can be forgotten',
    file: 'server/features/two-factor/sign-in-store.ts',
    from: "'delete from trusted_devices where user_id = $1 and id = $2'",
    to: "'delete from trusted_devices where $1::uuid is not null and id = $2'",
    test: api('trusted-browsers', 'and never by somebody else'),
  },
  {
    items: '25',
    says: 'an administrator ends sessions but leaves trusted browsers',
    file: 'server/features/accounts/admin-handlers.ts',
    from: 'await deleteTrust(queryable, userId);',
    to: 'void deleteTrust;',
    test: api('account-admin', 'signing somebody out everywhere'),
  },
  {
    items: '41',
    says: 'two-step: a trusted browser stays trusted after a new password',
    file: 'server/features/accounts/password-handlers.ts',
    from: 'await deleteTrust(queryable, caller.id);',
    to: '',
    test: api('trusted-browsers', 'no longer trusted once the password was changed'),
  },
  {
    items: '41',
    says: 'two-step: trust is given to a token the browser brought along',
    file: 'server/features/two-factor/shared/trusted-device.ts',
    from: "const token = randomBytes(32).toString('base64url');",
    to: "const token = tokensIn(dependencies, headers)[0] ?? randomBytes(32).toString('base64url');",
    test: api('trusted-browsers', 'not one that was planted before'),
  },
  {
    items: '41',
    says: 'two-step: a browser is trusted by every account',
    file: 'server/features/two-factor/sign-in-store.ts',
    from: 'where user_id = $1 and token_hash = any($2) and expires_at > $3',
    to: 'where $1::uuid is not null and token_hash = any($2) and expires_at > $3',
    test: api('trusted-browsers', 'another browser and another account are'),
  },
];
