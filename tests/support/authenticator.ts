/** An authenticator app, as far as the server can tell. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { ApiClient } from './api-client.ts';
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

const stepMs = 30_000;
/** So long may pass between computing a code and its being checked, on a busy machine. */
const spareMs = 5_000;

/** Turns on two-step verification with the previous step's code, so that the current one stays unused. `now` is the server's clock. */
export async function turnOnTwoFactor(api: ApiClient, now: () => number): Promise<TwoFactor> {
  const { secret } = await api.call('beginTwoFactor', { body: { currentPassword: goodPassword } });
  // The previous step's code is refused as soon as the current step is over.
  const left = stepMs - (now() % stepMs);
  // A timer may end a little early, which would be the step before.
  if (left < spareMs) await sleep(left + 100);
  const { backupCodes } = await api.call('confirmTwoFactor', { body: { code: appCode(secret, now() - stepMs) } });
  return { secret, backupCodes };
}
