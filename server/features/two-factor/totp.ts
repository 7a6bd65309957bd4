/** Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds), the only kind every app understands. */
import { Secret, TOTP } from 'otpauth';
import { constantTimeEqual } from '#server/sealed.ts';

const stepMs = 30_000;
/** Steps a phone's clock may be off, either way. */
const slack = 1;

const appOf = (secret: string, label: string) => new TOTP({ issuer: 'Ascent', label, secret: Secret.fromBase32(secret), digits: 6, period: stepMs / 1000 });

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code: an `otpauth://` URL that names the account. */
export const otpauthUrl = (secret: string, email: string): string => appOf(secret, email).toString();

/**
 * The time step whose code this is, if it is newer than `lastStep`; else null. All steps in question are compared
 * in full, so the time this takes says nothing about the code. `now` in ms since 1970.
 */
export function stepOfCode(secret: string, code: string, now: number, lastStep: number): number | null {
  const app = appOf(secret, '');
  const present = Math.floor(now / stepMs);
  let found: number | null = null;
  for (let step = present - slack; step <= present + slack; step++)
    if (constantTimeEqual(app.generate({ timestamp: step * stepMs }), code) && step > lastStep) found = step;
  return found;
}
