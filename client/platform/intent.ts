/**
 * Where somebody was going when a step came in between: signing up and verifying the address (`account`), or paying (`plan`). Kept
 * on the device, since both may end in another tab: the mailed link, and the way back from the payment page. Logging out forgets it.
 */
import * as z from 'zod';
import { dayMs } from '#core/day.ts';
import { afterLogin } from '#core/accounts/after-login.ts';
import { readSetting, writeSetting } from './storage.ts';

export type IntentKind = 'account' | 'plan';

/** Nobody remembers after a day what they were about to do, ms. */
const lifeMs = dayMs;
const stored = z.object({ path: z.string(), at: z.number() });

const keyOf = (kind: IntentKind) => `intent.${kind}`;

export const noteIntent = (kind: IntentKind, path: string): void => writeSetting(keyOf(kind), JSON.stringify({ path, at: Date.now() }));

/** A path of this site; null if there is none. It may name no screen. */
export function readIntent(kind: IntentKind): string | null {
  try {
    const { path, at } = stored.parse(JSON.parse(readSetting(keyOf(kind)) ?? 'null'));
    return Date.now() - at < lifeMs && afterLogin(path) === path ? path : null;
  } catch {
    return null;
  }
}

export const forgetIntent = (kind: IntentKind): void => writeSetting(keyOf(kind), null);
