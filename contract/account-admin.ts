/** What administrators may do about the security of somebody's account. They never see codes, numbers or passwords. */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';
import { instant, reasonSchema, takesBackSchema } from './primitives.ts';

const securitySchema = z.object({
  /** Where the account is signed in. */
  sessions: z.int(),
  /** Null while two-step verification is off. */
  twoFactorSince: instant.nullable(),
  backupCodesLeft: z.int(),
  hasPhone: z.boolean(),
  isAuthor: z.boolean(),
});
export type AccountSecurity = z.infer<typeof securitySchema>;

const params = z.strictObject({ userId: z.uuid() });
const body = z.strictObject({ reason: reasonSchema });

export const getAccountSecurity = defineCall({
  id: 'getAccountSecurity',
  summary: 'Sessions and two-step verification of one account',
  method: 'GET',
  path: '/api/admin/accounts/:userId/security',
  access: 'admin',
  rateLimit: ordinary,
  params,
  output: securitySchema,
  errors: ['user-not-found'],
});

export const endAllSessions = defineCall({
  id: 'endAllSessions',
  summary: 'Sign an account out everywhere; browsers it trusted must enter a code again',
  method: 'POST',
  path: '/api/admin/accounts/:userId/end-sessions',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body,
  output: securitySchema,
  errors: ['user-not-found', 'own-account'],
});

export const removeTwoFactor = defineCall({
  id: 'removeTwoFactor',
  summary: 'Turn off two-step verification for someone who lost their phone and backup codes; signs the account out everywhere',
  method: 'POST',
  path: '/api/admin/accounts/:userId/remove-two-factor',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body,
  output: securitySchema,
  errors: ['user-not-found', 'own-account', 'two-factor-off'],
});

export const setAuthor = defineCall({
  id: 'setAuthor',
  summary: 'Give an account the author role, or take it away',
  method: 'PUT',
  path: '/api/admin/accounts/:userId/author',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body: z.strictObject({ isAuthor: z.boolean(), reason: reasonSchema, takesBack: takesBackSchema }),
  output: securitySchema,
  errors: ['user-not-found', 'changed-since'],
});

export const accountAdminCalls = { getAccountSecurity, endAllSessions, removeTwoFactor, setAuthor };
