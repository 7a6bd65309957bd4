/** Faults in passwords: how they are set, checked, and stored. */
import { api, unit, type SeededFault } from './fault.ts';

export const passwordsFaults: readonly SeededFault[] = [
  {
    items: '23',
    says: 'password: the present one passes as a new one',
    file: 'server/features/accounts/password-handlers.ts',
    from: 'if (body.password === body.currentPassword) return unchangedPassword();',
    to: '',
    test: api('takeover', 'is a new one'),
  },
  {
    items: '28',
    says: 'password: the address moves without it',
    file: 'server/features/accounts/email-handlers.ts',
    from: `      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      const email`,
    to: '      const email',
    test: api('account-settings', 'needs the password, and the old address stays'),
  },
  {
    items: '28',
    says: 'password: the account is deleted without it',
    file: 'server/features/accounts/delete-account.ts',
    from: `    const denied = await proveOwner(dependencies, caller, body.currentPassword);
    if (denied) return denied;
    for (let tries`,
    to: '    void body;\n    for (let tries',
    test: api('export-and-deletion', 'needs the password and the word'),
  },
  {
    items: '29',
    says: 'password: five characters are enough',
    file: 'contract/accounts.ts',
    from: 'passwordSchema = z.string().min(6,',
    to: 'passwordSchema = z.string().min(5,',
    test: api('sessions', 'has six characters or more'),
  },
  {
    items: '30',
    says: 'password: a common one in capitals is taken',
    file: 'server/features/accounts/shared/common-passwords.ts',
    from: 'const plain = password.toLowerCase();',
    to: 'const plain = password;',
    test: api('sessions', 'that everybody tries first is refused'),
  },
  {
    items: '31',
    says: 'password: only its first 72 bytes count',
    file: 'server/features/accounts/hashing.ts',
    from: 'inTurn(() => hash(password, argon2));',
    to: 'inTurn(() => hash(Buffer.from(password).subarray(0, 72), argon2));',
    test: api('sessions', 'counts to its last character'),
  },
  {
    items: '32',
    says: 'password: spaces around it do not count',
    file: 'contract/accounts.ts',
    from: 'passwordSchema = z.string().min(6,',
    to: 'passwordSchema = z.string().trim().min(6,',
    test: api('sessions', 'is taken as it is typed'),
  },
  {
    items: '32',
    says: 'password: capitals do not count',
    file: 'contract/accounts.ts',
    from: 'passwordSchema = z.string().min(6,',
    to: 'passwordSchema = z.string().toLowerCase().min(6,',
    test: api('sessions', 'is taken as it is typed'),
  },
  {
    items: '33',
    says: 'a hash made with older settings stays',
    file: 'server/features/accounts/passwords.ts',
    from: 'if (isOutdated(hash)) await',
    to: 'if (!isOutdated(hash)) await',
    test: api('accounts', 'is replaced by the present ones'),
  },
  {
    items: '33',
    says: 'password: hashed with half the memory',
    file: 'server/features/accounts/hashing.ts',
    from: 'memoryCost: 19_456',
    to: 'memoryCost: 9_728',
    test: api('password-changes', 'ends all other sessions, renews this one'),
  },
  {
    items: '35',
    says: 'an unknown address costs no hash check',
    file: 'server/features/accounts/passwords.ts',
    from: 'const right = await verify(stored ?? (await nobodys), password);',
    to: 'const right = stored !== null && (await verify(stored ?? (await nobodys), password));',
    test: unit('server/features/accounts/passwords.test.ts', 'an unknown address costs one check'),
  },
  {
    items: '35',
    says: 'password: a wrong one is refused in other words than an unknown address',
    file: 'server/features/accounts/handlers.ts',
    from: "userId === null ? refuse('sign-in-failed')",
    to: "userId === null ? refuse((await selectUserByEmail(database, request.body.email)) ? 'wrong-password' : 'sign-in-failed')",
    test: api('accounts', 'says the same for a wrong password'),
  },
];
