/**
 * The token of the contact form, which calls name its pass: a sealed time, so that whoever answers the form within seconds of seeing it, or with an old copy of it, is
 * known to be a program. It costs a person nothing, and no third party is asked.
 */
import type { Seal } from '#server/sealed.ts';
import { dayMs } from '#core/day.ts';

const owner = 'contact pass';
const minMs = 3_000;
const maxMs = dayMs;

export const makeFormToken = (seal: Seal, now: number): string => seal.seal(String(now), owner);

export function judgeFormToken(seal: Seal, token: string, now: number): 'good' | 'too-quick' | 'expired' {
  const made = Number(seal.open(token, owner) ?? Number.NaN);
  // A clock that went back counts as too quick.
  if (!Number.isFinite(made) || now - made > maxMs) return 'expired';
  return now - made < minMs ? 'too-quick' : 'good';
}
