/** An authenticator app, as far as the server can tell. */
import { Secret, TOTP } from 'otpauth';
import type { ApiClient } from './browserless-client.ts';
import { goodPassword } from './students.ts';

/** The code an app shows at this time, ms since 1970. */
export const appCode = (secret: string, at: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** A code that is wrong now and also one step earlier or later. */
export function wrongCode(secret: string, at: number): string {
  const right = [-30_000, 0, 30_000].map((off) => appCode(secret, at + off));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
}

export interface TwoFactor {
  readonly secret: string;
  readonly backupCodes: readonly string[];
}

/** Turns on two-step verification with the previous step's code, so that the current one stays unused. */
export async function turnOnTwoFactor(api: ApiClient, now: number): Promise<TwoFactor> {
  const { secret } = await api.call('beginTwoFactor', { body: { currentPassword: goodPassword } });
  const { backupCodes } = await api.call('confirmTwoFactor', { body: { code: appCode(secret, now - 30_000) } });
  return { secret, backupCodes };
}
