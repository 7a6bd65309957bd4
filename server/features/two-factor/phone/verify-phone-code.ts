/** Decides whether a texted code is right. */
import type { Queryable } from '#server/database/database.ts';
import { constantTimeEqual, type Seal } from '#server/sealed.ts';
import { countFailedPhoneCode, deletePhoneCode, selectPhone, lockPhoneCode, type CodePurpose } from './store.ts';

/** Tries at one code. */
const maxTries = 5;

interface Attempt {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** ms since 1970 */
  readonly now: number;
}

/** What is stored of a code: it proves this number for this account and purpose, and nothing else. */
export const phoneCodeHash = (seal: Seal, { userId, purpose, number, code }: Omit<Attempt, 'now'> & { readonly number: string }): string =>
  seal.hash(`${userId} ${purpose} ${number} ${code}`);

export type PhoneVerdict = { readonly kind: 'right'; readonly number: string } | { readonly kind: 'wrong' } | { readonly kind: 'gone' };

/** Uses up the code if it is right; `gone` when there is none, or it is too old or was tried too often. Call it in a transaction. */
export async function verifyPhoneCode(queryable: Queryable, seal: Seal, attempt: Attempt): Promise<PhoneVerdict> {
  const { userId, purpose, now } = attempt;
  const kept = await lockPhoneCode(queryable, userId, purpose);
  if (!kept || kept.expiresAt.getTime() <= now || kept.failedAttempts >= maxTries) return { kind: 'gone' };
  const { number } = kept;
  // A number that was changed or removed in the meantime no longer proves anything.
  if (purpose === 'sign-in' && (await selectPhone(queryable, userId))?.number !== number) return { kind: 'gone' };
  const code = attempt.code.replace(/\s/g, '');
  if (!constantTimeEqual(phoneCodeHash(seal, { userId, purpose, number, code }), kept.codeHash)) {
    await countFailedPhoneCode(queryable, userId, purpose);
    return { kind: 'wrong' };
  }
  await deletePhoneCode(queryable, userId, purpose);
  return { kind: 'right', number };
}
