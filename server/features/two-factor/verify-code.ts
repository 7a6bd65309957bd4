/** Decides whether a code is right, and counts those that are not. */
import type { Queryable } from '#server/database/database.ts';
import { verifyPhoneCode } from '#server/features/two-factor/phone/verify-phone-code.ts';
import type { Seal } from '#server/sealed.ts';
import { normalizeCode } from './backup-codes.ts';
import { countFailedAttempt, lockTwoFactor, selectFailedAttempts, redeemBackupCode, saveLastStep, type TwoFactor } from './store.ts';
import { stepOfCode } from './totp.ts';

export type CodeMethod = 'app' | 'text' | 'backup';

/** `last-try`: wrong, and the last one of this window. */
export type Verdict = 'right' | 'wrong' | 'last-try' | 'too-many';

const windowMs = 15 * 60_000;
/** Wrong codes per account and window. Five of a million, four windows an hour: a guesser needs years. */
const maxAttempts = { code: 5, backup: 10 } as const;

interface Attempt {
  readonly userId: string;
  readonly method: CodeMethod;
  readonly code: string;
  /** ms since 1970 */
  readonly now: number;
}

async function isRight(queryable: Queryable, seal: Seal, factor: TwoFactor, { userId, method, code, now }: Attempt): Promise<boolean> {
  switch (method) {
    case 'app': {
      const secret = seal.open(factor.secret, userId);
      const step = secret === null ? null : stepOfCode(secret, code.replace(/\s/g, ''), now, factor.lastStep);
      if (step !== null) await saveLastStep(queryable, userId, step);
      return step !== null;
    }
    case 'text':
      return (await verifyPhoneCode(queryable, seal, { userId, purpose: 'sign-in', code, now })).kind === 'right';
    case 'backup':
      return redeemBackupCode(queryable, userId, seal.hash(`${userId} ${normalizeCode(code)}`), new Date(now));
  }
}

/** Uses up the code if it is right. Call it in a transaction: the factor's row is locked, so parallel guesses are counted too. */
export async function verifyCode(queryable: Queryable, seal: Seal, attempt: Attempt): Promise<Verdict> {
  const { userId, method, now } = attempt;
  const factor = await lockTwoFactor(queryable, userId);
  if (!factor?.confirmedAt) return 'wrong';
  const kind = method === 'backup' ? 'backup' : 'code';
  const window = { userId, kind, since: new Date(now - windowMs) } as const;
  if ((await selectFailedAttempts(queryable, window)) >= maxAttempts[kind]) return 'too-many';
  if (await isRight(queryable, seal, factor, attempt)) return 'right';
  return (await countFailedAttempt(queryable, window, new Date(now))) >= maxAttempts[kind] ? 'last-try' : 'wrong';
}
