/** Which security events follow from how a call ended. What a call's outcome alone does not show is reported where it happens: sessions, codes, providers, exams. */
import type { Call } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import type { SecurityEventKind } from '#server/security-events.ts';

/** Calls that change how somebody gets in, or who they are. */
const onSuccess: { readonly [Id in keyof Calls]?: SecurityEventKind } = {
  deleteAccount: 'account-deleted',
  changePassword: 'password-changed',
  changeEmail: 'email-change-asked',
  correctEmail: 'email-changed',
  confirmEmail: 'email-changed',
  verifyEmail: 'email-verified',
  confirmTwoFactor: 'two-factor-on',
  turnOffTwoFactor: 'two-factor-off',
  renewBackupCodes: 'backup-codes-renewed',
  verifyPhone: 'phone-added',
  removePhone: 'phone-removed',
  disconnectIdentity: 'identity-disconnected',
  signOutElsewhere: 'sessions-ended',
  signOutDevice: 'sessions-ended',
};

const onRefusal: { readonly [Code in ErrorCode]?: SecurityEventKind } = {
  'sign-in-failed': 'sign-in-failed',
  'wrong-password': 'owner-proof-failed',
  'link-expired': 'link-refused',
  forbidden: 'right-refused',
  'other-account': 'right-refused',
  'plan-required': 'right-refused',
  'two-factor-required': 'right-refused',
  'email-not-verified': 'right-refused',
};

const isStaffCall = ({ access }: Pick<Call, 'access'>): boolean => access === 'admin' || access === 'author';

/** The event that follows from a call; `refused`: the code it was refused with, null if it succeeded. Null for what is of no interest: expired sessions are refused all day. */
export function securityEventOf(call: Pick<Call, 'id' | 'access' | 'method'>, refused: ErrorCode | null): SecurityEventKind | null {
  if (refused === null) {
    if (isStaffCall(call)) return call.method === 'GET' ? null : 'admin-action';
    return (onSuccess as Readonly<Record<string, SecurityEventKind>>)[call.id] ?? null;
  }
  if (errors[refused].status === 429) return 'limit-reached';
  // A wrong code at sign-in is reported by its handler, which knows whose it is.
  if (refused === 'wrong-code') return call.id === 'signInWithCode' ? null : 'code-wrong';
  if (refused === 'not-signed-in' && isStaffCall(call)) return 'right-refused';
  return onRefusal[refused] ?? null;
}
