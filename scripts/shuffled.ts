import { randomInt } from 'node:crypto';

/** The list shuffled with cryptographic randomness, so that nothing public predicts it. */
export function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(randomInt(left.length), 1)[0] as T);
}
