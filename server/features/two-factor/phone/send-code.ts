/** Sends a code by text message, not too often: each message costs money and patience. */
import { networkOf } from '#server/http/network.ts';
import { randomInt } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { countInWindow } from '#server/database/rate-limit-store.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import type { AccountDependencies } from '#server/features/accounts/shared/dependencies.ts';
import { enqueueText } from '../jobs/send-text.ts';
import { savePhoneCode, selectDelivery, textCounter, withdrawPhoneCode, type CodePurpose, type TextedCode } from './store.ts';
import { phoneCodeHash } from './verify-phone-code.ts';

const lifetimeMs = 10 * 60_000;
const resendAfterMs = 60_000;
/** How long a request waits for the gateway, ms: two attempts. */
const deliveryMs = 8_000;
const lookEveryMs = 40;

/** Seconds until another message may be asked for. Both times in ms. */
export const waitSeconds = (sentAt: number, now: number): number => Math.max(0, Math.ceil((sentAt + resendAfterMs - now) / 1000));

const hourSeconds = 3600;
/** Messages. An IP may be a whole school. */
const maxPerHour = { number: 5, account: 5, ip: 40 } as const;

export interface Sending {
  readonly userId: string;
  readonly purpose: CodePurpose;
  /** E.164. */
  readonly number: string;
  readonly clientIp: string;
}

type Dependencies = Pick<AccountDependencies, 'config' | 'database' | 'now' | 'seal' | 'sms'>;

/** Counters hold keyed hashes: they must not become a list of numbers. */
async function isTooMany({ database, now, seal }: Dependencies, { userId, number, clientIp }: Sending): Promise<boolean> {
  const limits = [
    [textCounter(userId), maxPerHour.account],
    [`texts:${seal.hash(`number ${number}`)}`, maxPerHour.number],
    [`texts:${seal.hash(`address ${networkOf(clientIp)}`)}`, maxPerHour.ip],
  ] as const;
  for (const [key, limit] of limits) if ((await countInWindow(database, key, now(), hourSeconds)).count > limit) return true;
  return false;
}

/**
 * Waits until the message is delivered: the screen must not say so of one that is not. Failed attempts are repeated in that
 * time; what is not delivered by then is withdrawn, so that nothing comes after a failure was told.
 */
async function isDelivered(database: Database, code: TextedCode): Promise<boolean> {
  for (const end = performance.now() + deliveryMs; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, lookEveryMs))) {
    const delivery = await selectDelivery(database, code);
    if (delivery !== 'on-its-way') return delivery === 'delivered';
  }
  return !(await withdrawPhoneCode(database, code));
}

/** How long to wait before another code may be asked for; or why none was sent. */
export async function sendPhoneCode(dependencies: Dependencies, sending: Sending): Promise<{ readonly waitSeconds: number } | Refusal> {
  const { config, database, now, seal, sms } = dependencies;
  const { userId, purpose, number } = sending;
  if (!sms) return refuse('texts-not-set-up');
  if (await isTooMany(dependencies, sending)) return refuse('too-many-texts');
  const [code, time] = [String(randomInt(1_000_000)).padStart(6, '0'), now()];
  const codeHash = phoneCodeHash(seal, { userId, purpose, number, code });
  // By the last line phones recognize a code for this site and offer to fill it in.
  const text = `${code} is your Ascent code. It works for 10 minutes. Never share it with anyone.\n\n@${new URL(config.publicUrl).host} #${code}`;
  const kept = await database.transaction(async (queryable) => {
    const row = { userId, purpose, number, codeHash, sentAt: new Date(time), expiresAt: new Date(time + lifetimeMs) };
    if (!(await savePhoneCode(queryable, row, new Date(time - resendAfterMs)))) return false;
    await enqueueText(queryable, seal, { userId, purpose, number, text, codeHash });
    return true;
  });
  if (!kept) return refuse('text-too-soon');
  return (await isDelivered(database, { userId, purpose, codeHash })) ? { waitSeconds: waitSeconds(time, now()) } : refuse('text-failed');
}
